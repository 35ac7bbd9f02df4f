// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/ocr_languages.h"
#include "imaging/pdf_document.h"
#include "tests/imaging/pdf_files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace groundmark;
using namespace groundmark::imaging;
using namespace Qt::StringLiterals;

/// PDFs as pages of pixels, and every way in which they are not.
class TestPdfDocument : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const QString& name, const QByteArray& bytes)
    {
        QFile made(m_folder.filePath(name));
        if (!made.open(QIODevice::WriteOnly) || made.write(bytes) != bytes.size()) {
            qFatal("can't write");
        }
        return made.fileName();
    }

    static QString problemOf(const QString& path)
    {
        const auto pdf = PdfDocument::open(path);
        return pdf ? QString() : pdf.error().what;
    }

private slots:
    void pagesBecomePixelsAndText()
    {
        const QString path = m_folder.filePath(u"two.pdf"_s);
        testing::writePdf(path, {u"First page"_s, u"Second page"_s});
        const auto pdf = PdfDocument::open(path);
        QVERIFY(pdf.hasValue());
        QCOMPARE(pdf->pageCount(), 2);
        QCOMPARE(pdf->title(), u"A test"_s);
        QVERIFY(pdf->text(1).contains(u"Second page"_s));
        const auto image = pdf->render(1);
        QVERIFY(image.hasValue());
        QVERIFY(qAbs(image->width() - 1167) <= 2); // A5 is 420 points wide: 420 / 72 · 200
        int dark = 0;
        for (int x = 0; x < image->width(); ++x) {
            for (int y = 0; y < 150; ++y) {
                dark += image->pixelColor(x, y).lightness() < 100 ? 1 : 0;
            }
        }
        QVERIFY(dark > 0); // something is written there
        QCOMPARE(image->pixelColor(5, 5), QColor(Qt::white));
        QVERIFY(!pdf->render(2).hasValue());
        QVERIFY(!pdf->render(-1).hasValue());
    }

    void largePagesAreReduced()
    {
        const QString path = m_folder.filePath(u"one.pdf"_s);
        testing::writePdf(path, {u"A poster"_s});
        const auto pdf = PdfDocument::open(path);
        const auto image = pdf->render(0, {200.0, 500});
        QVERIFY(image.hasValue());
        QVERIFY(std::max(image->width(), image->height()) <= 501);
        QVERIFY(!pdf->thumbnail(0, 100).isNull());
    }

    void whatCannotBeOpenedSaysWhy()
    {
        QCOMPARE(problemOf(m_folder.filePath(u"none.pdf"_s)), u"The file is not there or can't be read."_s);
        QCOMPARE(problemOf(file(u"empty.pdf"_s, {})), u"The file is empty."_s);
        QCOMPARE(problemOf(file(u"text.pdf"_s, "This is a letter.")), u"The file is no PDF, or a broken one."_s);
        QCOMPARE(problemOf(file(u"broken.pdf"_s, "%PDF-1.4\n1 0 obj\n<<")), u"The file is no PDF, or a broken one."_s);
        const QString locked = m_folder.filePath(u"locked.pdf"_s);
        testing::writeEncryptedPdf(locked);
        QCOMPARE(problemOf(locked), u"The PDF is encrypted: it opens with a password only."_s);
    }

    void aTruncatedFileIsNoCrash()
    {
        const QString path = m_folder.filePath(u"whole.pdf"_s);
        testing::writePdf(path, {u"First"_s, u"Second"_s});
        QFile whole(path);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray bytes = whole.readAll();
        for (const int share : {10, 50, 90}) {
            const auto pdf = PdfDocument::open(file(u"cut.pdf"_s, bytes.left(bytes.size() * share / 100)));
            if (pdf) { // Poppler mends what it can: then its pages can be asked for
                QVERIFY(pdf->pageCount() > 0);
                [[maybe_unused]] const auto page = pdf->render(0);
            }
        }
    }

    void pagesAreChosenByNumber()
    {
        QCOMPARE(pageNumbersFrom(u"1, 3-5"_s, 9), QList<int>({0, 2, 3, 4}));
        QCOMPARE(pageNumbersFrom(u"3,1"_s, 9), QList<int>({2, 0}));
        QCOMPARE(pageNumbersFrom(u"2-3, 3"_s, 9), QList<int>({1, 2}));
        for (const QString& wrong : {u""_s, u"0"_s, u"10"_s, u"4-2"_s, u"a"_s, u"1,"_s, u"99999999999"_s}) {
            QVERIFY2(pageNumbersFrom(wrong, 9).isEmpty(), qPrintable(wrong));
        }
    }

    void theLanguageChoosesWhatIsReadWith()
    {
        const QStringList installed {u"ara"_s, u"chi_sim"_s, u"eng"_s};
        bool exact = false;
        QCOMPARE(ocrLanguagesFor(u"zh-CN"_s, installed, &exact), u"chi_sim+eng"_s);
        QVERIFY(exact);
        QCOMPARE(ocrLanguagesFor(u"ar"_s, installed), u"ara+eng"_s);
        QCOMPARE(ocrLanguagesFor(u"Chinese"_s, installed), u"chi_sim+eng"_s);
        QCOMPARE(ocrLanguagesFor(u"he"_s, installed, &exact), u"eng"_s);
        QVERIFY(!exact);
        QCOMPARE(ocrLanguagesFor({}, installed, &exact), u"eng"_s);
        QVERIFY(!exact);
    }
};

QTEST_MAIN(TestPdfDocument)
#include "tst_imaging_pdf_document.moc"
