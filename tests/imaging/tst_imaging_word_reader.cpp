// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/image_store.h"
#include "imaging/word_cache.h"
#include "imaging/word_reader.h"

#include <QDir>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace groundmark;
using namespace groundmark::imaging;

namespace {

QImage page(QSize size, double textHeight)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QFont font(u"DejaVu Sans"_s);
    font.setPixelSize(int(textHeight));
    painter.setFont(font);
    painter.drawText(
        QPointF(size.width() * 0.1, size.height() * 0.5), u"Every word counts"_s);
    return image;
}

QStringList textsOf(const WordReader& reader)
{
    QStringList texts;
    for (const RecognisedWord& word : reader.words()) {
        texts.append(word.text);
    }
    return texts;
}

const QStringList expected {u"Every"_s, u"word"_s, u"counts"_s};

} // namespace

class TestWordReader : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!TextRecogniser::installedLanguages().contains(u"eng"_s)) {
            QSKIP("Tesseract's English data is not installed");
        }
    }

    void readsThePageInTheBackground()
    {
        WordReader reader;
        QSignalSpy changed(&reader, &WordReader::changed);
        QCOMPARE(reader.state(), WordReader::State::Idle);
        reader.read(std::make_shared<ImageSource>(page({900, 300}, 60)), u"eng"_s);
        QCOMPARE(reader.state(), WordReader::State::Reading); // at once, before anything is read
        QTRY_COMPARE_WITH_TIMEOUT(reader.state(), WordReader::State::Ready, 60'000);
        QCOMPARE(textsOf(reader), expected);
        QVERIFY(QRect(0, 0, 900, 300).contains(reader.words().front().box));
    }

    void aLargePageIsReadReducedAndItsWordsStandWhereTheyAre()
    {
        const QSize small(900, 300);
        const QSize large(9000, 3000);
        WordReader reader;
        reader.read(std::make_shared<ImageSource>(page(small, 60)), u"eng"_s);
        QTRY_COMPARE_WITH_TIMEOUT(reader.state(), WordReader::State::Ready, 60'000);
        const QRect box = reader.words().front().box;
        reader.read(std::make_shared<ImageSource>(page(large, 600)), u"eng"_s);
        QTRY_COMPARE_WITH_TIMEOUT(reader.state(), WordReader::State::Ready, 60'000);
        QCOMPARE(textsOf(reader), expected);
        const QRect enlarged = reader.words().front().box;
        QVERIFY(qAbs(enlarged.left() - box.left() * 10) < 60);
        QVERIFY(qAbs(enlarged.width() - box.width() * 10) < 120);
    }

    void whatWasReadIsKeptUntilTheFileChanges()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"page.png"_s);
        const QString cache = folder.filePath(u"words"_s);
        QVERIFY(page({900, 300}, 60).save(file));
        ImageStore store;
        {
            WordReader reader(cache);
            reader.read(store.open(file), u"eng"_s);
            QTRY_COMPARE_WITH_TIMEOUT(reader.state(), WordReader::State::Ready, 60'000);
        }
        const QString kept = wordFile(cache, file, u"eng"_s);
        const auto words = keptWords(kept);
        QVERIFY(words.has_value());
        QCOMPARE(words->size(), size_t(3));
        // What stands in the folder is believed.
        keepWords(kept, {{u"from the folder"_s, QRect(1, 2, 3, 4), 0.5, 1, 2, 3}});
        WordReader reader(cache);
        reader.read(store.open(file), u"eng"_s);
        QTRY_COMPARE(reader.state(), WordReader::State::Ready);
        QCOMPARE(
            reader.words().front(), (RecognisedWord {u"from the folder"_s, {1, 2, 3, 4}, 0.5, 1, 2, 3}));
        QVERIFY(page({900, 301}, 60).save(file));
        QVERIFY(wordFile(cache, file, u"eng"_s) != kept);
        QVERIFY(wordFile(cache, file, u"chi_sim"_s) != wordFile(cache, file, u"eng"_s));
    }

    void aDamagedCacheIsReadAnew()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"page.png"_s);
        QVERIFY(page({900, 300}, 60).save(file));
        const QString kept = wordFile(folder.path(), file, u"eng"_s);
        QFile damaged(kept);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[[\"half\", 1");
        damaged.close();
        ImageStore store;
        WordReader reader(folder.path());
        reader.read(store.open(file), u"eng"_s);
        QTRY_COMPARE_WITH_TIMEOUT(reader.state(), WordReader::State::Ready, 60'000);
        QCOMPARE(textsOf(reader), expected);
    }

    void aMissingLanguageSaysWhatToInstall()
    {
        WordReader reader;
        reader.read(std::make_shared<ImageSource>(page({90, 30}, 10)), u"xyz"_s);
        QTRY_COMPARE(reader.state(), WordReader::State::Failed);
        QVERIFY(!reader.error().hint.isEmpty());
    }

    void anImageThatCannotBeOpenedFails()
    {
        ImageStore store;
        WordReader reader;
        reader.read(store.open(u"/nowhere/page.png"_s), u"eng"_s);
        QTRY_COMPARE(reader.state(), WordReader::State::Failed);
        QVERIFY(!reader.error().what.isEmpty());
    }

    void anotherPageReplacesTheOneBeingRead()
    {
        WordReader reader;
        reader.read(std::make_shared<ImageSource>(page({4000, 3000}, 200)), u"eng"_s);
        QImage blank(400, 300, QImage::Format_RGB32);
        blank.fill(Qt::white);
        reader.read(std::make_shared<ImageSource>(blank), u"eng"_s);
        QTRY_COMPARE_WITH_TIMEOUT(reader.state(), WordReader::State::Ready, 60'000);
        QVERIFY(reader.words().empty());
        reader.clear();
        QCOMPARE(reader.state(), WordReader::State::Idle);
    }
};

QTEST_MAIN(TestWordReader)
#include "tst_imaging_word_reader.moc"
