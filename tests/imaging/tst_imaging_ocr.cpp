// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/ocr.h"

#include <QPainter>
#include <QTest>

using namespace groundmark;
using namespace groundmark::imaging;
using namespace Qt::StringLiterals;

namespace {

QImage page(const QStringList& lines, const QString& family)
{
    QImage image(900, 60 + 80 * static_cast<int>(lines.size()), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::TextAntialiasing);
    QFont font(family);
    font.setPixelSize(44);
    painter.setFont(font);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.drawText(QPointF(40, 80 + 80 * static_cast<double>(i)), lines.at(i));
    }
    return image;
}

} // namespace

class TestOcr : public QObject
{
    Q_OBJECT

    /// Leaves the test with a message where the language data is not installed.
    static bool has(const QString& languages)
    {
        return TextRecogniser::create(languages).hasValue();
    }

private slots:
    void readsAPrintedLine_data()
    {
        QTest::addColumn<QString>("languages");
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("text");
        QTest::newRow("english") << u"eng"_s << u"Inter"_s << u"The quick brown fox jumps"_s;
        QTest::newRow("numbers") << u"eng"_s << u"Inter"_s << u"Total 1,284.50 EUR"_s;
        QTest::newRow("chinese") << u"chi_sim"_s << u"Noto Sans CJK SC"_s
                                 << u"北京南站开往上海虹桥"_s;
        QTest::newRow("both") << u"chi_sim+eng"_s << u"Noto Sans CJK SC"_s
                              << u"前往上海的列车 Express"_s;
    }

    void readsAPrintedLine()
    {
        QFETCH(QString, languages);
        QFETCH(QString, family);
        QFETCH(QString, text);
        if (!has(languages)) {
            QSKIP("The language data of Tesseract is not installed.");
        }
        auto recogniser = TextRecogniser::create(languages);
        auto found = recogniser->recognise(page({text}, family));
        QVERIFY(found);
        QCOMPARE(QString(found->text).remove(u' '), QString(text).remove(u' '));
    }

    void boxesStandRoundTheirWords()
    {
        if (!has(u"eng"_s)) {
            QSKIP("The language data of Tesseract is not installed.");
        }
        const QImage image = page({u"First line here"_s, u"Second follows"_s}, u"Inter"_s);
        auto found = TextRecogniser::create(u"eng"_s)->recognise(image);
        QVERIFY(found);
        QCOMPARE(found->words.size(), 5U);
        for (const RecognisedWord& word : found->words) {
            QVERIFY(image.rect().contains(word.box));
            QVERIFY2(word.confidence > 0.6 && word.confidence <= 1.0, qPrintable(word.text));
        }
        QCOMPARE(found->words[0].text, u"First"_s);
        QVERIFY(found->words[0].box.right() < found->words[1].box.left());
        QCOMPARE(found->words[0].line, found->words[2].line);
        QVERIFY(found->words[3].line > found->words[2].line);
        QVERIFY(found->words[3].box.top() > found->words[0].box.bottom());
    }

    void anAreaIsReadInTheFrameOfTheWholePicture()
    {
        if (!has(u"eng"_s)) {
            QSKIP("The language data of Tesseract is not installed.");
        }
        const QImage image = page({u"Above the line"_s, u"Below"_s}, u"Inter"_s);
        auto recogniser = TextRecogniser::create(u"eng"_s);
        auto found = recogniser->recognise(image, TextLayout::Line, QRect(0, 110, 900, 80));
        QVERIFY(found);
        QCOMPARE(found->text, u"Below"_s);
        QVERIFY(found->words.front().box.top() >= 110);
        QVERIFY(!recogniser->recognise(image, TextLayout::Line, QRect(2000, 0, 50, 50)));
    }

    void aTransparentPictureIsReadOnWhite()
    {
        if (!has(u"eng"_s)) {
            QSKIP("The language data of Tesseract is not installed.");
        }
        QImage image = page({u"Visible"_s}, u"Inter"_s).convertToFormat(QImage::Format_ARGB32);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                image.setPixel(x, y, qRgba(0, 0, 0, 255 - qGray(image.pixel(x, y))));
            }
        }
        QCOMPARE(TextRecogniser::create(u"eng"_s)->recognise(image)->text, u"Visible"_s);
    }

    void anEmptyPictureHasNoTextAndNoneIsAnError()
    {
        if (!has(u"eng"_s)) {
            QSKIP("The language data of Tesseract is not installed.");
        }
        QImage blank(300, 200, QImage::Format_RGB32);
        blank.fill(Qt::white);
        auto recogniser = TextRecogniser::create(u"eng"_s);
        auto found = recogniser->recognise(blank);
        QVERIFY(found);
        QVERIFY(found->text.isEmpty());
        QVERIFY(found->words.empty());
        QVERIFY(!recogniser->recognise(QImage()));
    }

    void cancellingStopsAndLeavesTheRecogniserUsable()
    {
        if (!has(u"eng"_s)) {
            QSKIP("The language data of Tesseract is not installed.");
        }
        const QImage image
            = page({u"One two three"_s, u"four five six"_s, u"seven eight"_s}, u"Inter"_s);
        auto recogniser = TextRecogniser::create(u"eng"_s);
        QVERIFY(!recogniser->recognise(image, TextLayout::Page, {}, [] { return true; }));
        const auto again = recogniser->recognise(image, TextLayout::Page, {}, [] { return false; });
        QVERIFY(again);
        QVERIFY(again->text.startsWith(u"One two"_s));
    }

    void theSamePictureGivesTheSameTextTwice()
    {
        if (!has(u"eng"_s)) {
            QSKIP("The language data of Tesseract is not installed.");
        }
        const QImage image = page({u"Deterministic words"_s, u"stand still"_s}, u"Inter"_s);
        auto recogniser = TextRecogniser::create(u"eng"_s);
        const auto first = recogniser->recognise(image);
        QVERIFY(recogniser->recognise(page({u"something else"_s}, u"Inter"_s)));
        QCOMPARE(*recogniser->recognise(image), *first);
        QCOMPARE(*TextRecogniser::create(u"eng"_s)->recognise(image), *first);
    }

    void missingDataNamesThePackage()
    {
        const auto none = TextRecogniser::create(u"eng+zz_none"_s);
        QVERIFY(!none);
        QVERIFY2(
            none.error().hint.contains(u"tesseract-ocr-zz-none"),
            qPrintable(none.error().toText()));
        QVERIFY(none.error().what.contains(u"zz_none"));
        QVERIFY(!TextRecogniser::create(QString()));
        QVERIFY(!TextRecogniser::create(u"+"_s));
    }

    void knowsItsVersionAndLanguages()
    {
        QVERIFY(TextRecogniser::engineVersion().startsWith(u'5'));
        QVERIFY(!TextRecogniser::installedLanguages().contains(u"osd"_s));
        QCOMPARE(TextRecogniser::installedLanguages().contains(u"eng"_s), has(u"eng"_s));
    }
};

QTEST_MAIN(TestOcr)
#include "tst_imaging_ocr.moc"
