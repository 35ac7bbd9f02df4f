// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/char_hash_embedding.h"
#include "evaluation/metrics/mask_ratio.h"
#include "evaluation/metrics/mmtr_reply.h"
#include "evaluation/metrics/mmtr_scores.h"
#include "evaluation/metrics/mmtr_text.h"

#include <QTest>

using namespace groundmark::evaluation;
using namespace groundmark::evaluation::mmtr;
using namespace Qt::StringLiterals;

class TestMmtr : public QObject
{
    Q_OBJECT

private slots:
    void takesUnknownLevelsForL3();
    void countsCodePointsNotUtf16();
    void scoresBlankAnswers();
    void stripsQuotesThatDiffer();
    void reproducesTheWorkedExample();
    void clipsScores();
    void measuresOverlappingMasksOnce();
    void aggregatesNothing();
    void comparesHugeTexts();
};

void TestMmtr::takesUnknownLevelsForL3()
{
    QCOMPARE(levelFromText(u" l1 "_s), Level::L1);
    QCOMPARE(levelFromText(u"4"_s), Level::L4);
    QCOMPARE(levelFromText(u"5"_s), Level::L3);
    QCOMPARE(levelFromText(QString()), Level::L3);
}

void TestMmtr::countsCodePointsNotUtf16()
{
    // One of two characters differs, although all four UTF-16 units but one are the same.
    QCOMPARE(mmtr::similarity(u"😀😁"_s, u"😀😂"_s), 0.5);
    QCOMPARE(mmtr::anls(u"😀😁"_s, u"😀😂"_s), 0.5);
}

void TestMmtr::scoresBlankAnswers()
{
    const SampleScore both = scoreSample(Level::L2, u" "_s, QString(), std::nullopt, std::nullopt);
    QCOMPARE(both.final, 1.0);
    const SampleScore one = scoreSample(Level::L1, QString(), u"x"_s, std::nullopt, std::nullopt);
    QCOMPARE(one.final, 0.0);
}

void TestMmtr::stripsQuotesThatDiffer()
{
    QCOMPARE(cleanReply(u"  'text\" "_s), u"text"_s);
    QCOMPARE(cleanReply(u"\""_s), u"\""_s);
    QCOMPARE(cleanReply(u"\"two\nlines\""_s), u"\"two\nlines\""_s);
}

void TestMmtr::reproducesTheWorkedExample()
{
    const double base = baseScore(Level::L3, 0.5, 0.9);
    QVERIFY(std::abs(base - 0.74) < 1e-12);
    QVERIFY(std::abs(gatedScore(Level::L3, base, false) - 0.222) < 1e-12);
    QCOMPARE(gatedScore(Level::L3, base, true), base);
}

void TestMmtr::clipsScores()
{
    QCOMPARE(gatedScore(Level::L2, 1.7, true), 1.0);
    QCOMPARE(gatedScore(Level::L2, -0.2, std::nullopt), 0.0);
}

void TestMmtr::measuresOverlappingMasksOnce()
{
    const std::vector<QRectF> boxes {
        {0, 0, 10, 10}, {5, 5, 10, 10}, {-5, -5, 6, 6}, {50, 50, 9, 9}};
    QCOMPARE(coveredArea(boxes, QSizeF(20, 20)), 175.0);
    QCOMPARE(maskRatio(boxes, QSizeF(20, 20)), 175.0 / 400.0);
    QCOMPARE(maskRatio(boxes, QSizeF(0, 20)), 0.0);
    QCOMPARE(maskRatio({}, QSizeF(20, 20)), 0.0);
}

void TestMmtr::aggregatesNothing()
{
    const Aggregate table = aggregate({});
    QVERIFY(!table.final.percent());
    QCOMPARE(table.byLevel.size(), std::size_t {4});
}

void TestMmtr::comparesHugeTexts()
{
    const QString text = u"abcdefghij"_s.repeated(10'000);
    QCOMPARE(mmtr::similarity(text, text + u"x"_s), 1.0 - 1.0 / 100'001.0);
    QVERIFY(charHashSimilarity(text, text) > 0.999);
}

QTEST_GUILESS_MAIN(TestMmtr)
#include "tst_evaluation_mmtr.moc"
