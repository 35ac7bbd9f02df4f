// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/adversarial_regions.h"
#include "evaluation/metrics/grounding.h"
#include "evaluation/metrics/region_mentions.h"
#include "evaluation/metrics/relevant_regions.h"

#include <QTest>

#include <limits>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace Qt::StringLiterals;

class TestRegions : public QObject
{
    Q_OBJECT

private slots:
    void findsMentions_data();
    void findsMentions();
    void readsALongTextQuickly();
    void scoresNothingAsNothing();
    void ignoresRegionsThatDoNotExist();
    void ignoresDamagedSaliency();
    void ordersHotspots();
    void measuresSaliencyOfObjects();
    void makesBoxesDisjoint();
    void fillsUpWithRandomBoxes();
    void givesUpWhereThereIsNoRoom();
};

void TestRegions::findsMentions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<int>>("regions");
    QTest::newRow("Chinese around labels") << u"区域R1和R2都是红色的"_s << QList<int> {1, 2};
    QTest::newRow("and/or") << u"regions 1 and/or 2"_s << QList<int> {1, 2};
    QTest::newRow("slash after a singular") << u"box 2/3 is open"_s << QList<int> {2};
    QTest::newRow("slash after a label") << u"R1/2/4"_s << QList<int> {1, 2, 4};
    QTest::newRow("range after a singular") << u"region 1-3"_s << QList<int> {1, 2, 3};
    QTest::newRow("subscript") << u"R₂"_s << QList<int> {2};
    QTest::newRow("non-breaking space") << u"R\u00A02"_s << QList<int> {2};
    QTest::newRow("coordinates") << u"the box [10, 20, 30, 40]"_s << QList<int> {};
    QTest::newRow("decimal") << u"R1.5 and region 2.5"_s << QList<int> {};
    QTest::newRow("robot") << u"R2D2"_s << QList<int> {};
    QTest::newRow("possessive") << u"R2's colour"_s << QList<int> {2};
    QTest::newRow("end of text") << u"region"_s << QList<int> {};
    QTest::newRow("empty") << QString() << QList<int> {};
}

void TestRegions::findsMentions()
{
    QFETCH(QString, text);
    QFETCH(QList<int>, regions);
    const auto found = regionMentions(text, 5).regions;
    QCOMPARE(QList<int>(found.begin(), found.end()), regions);
}

void TestRegions::readsALongTextQuickly()
{
    const QString text = u"regions 1, 2, 3 and R4 - "_s.repeated(20'000);
    QCOMPARE(regionMentions(text, 3).regions.size(), std::size_t {3});
}

void TestRegions::scoresNothingAsNothing()
{
    const MagiScore score = magiScore({});
    QCOMPARE(score.macro.f1, 0.0);
    QCOMPARE(score.micro.f1, 0.0);
    QVERIFY(!stepSense({}).micro);
    const std::vector<std::vector<bool>> empty {{}, {}};
    QVERIFY(!stepSense(empty).macro);
}

void TestRegions::ignoresRegionsThatDoNotExist()
{
    const RegionCounts counts = regionCounts({{1, 2}, {1, 1, 9, 0, -3}, 4});
    QCOMPARE(counts.tp, 1);
    QCOMPARE(counts.fp, 0);
    QCOMPARE(counts.fn, 1);
}

void TestRegions::ignoresDamagedSaliency()
{
    QVERIFY(hotspotBoxes({}, {}).empty());
    QVERIFY(hotspotBoxes({3, 3, {1.0, 2.0}}, {}).empty());
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(hotspotBoxes({1, 1, {nan}}, {}).empty());
}

void TestRegions::ordersHotspots()
{
    // Two spots that begin in the same row: the left one first.
    const SaliencyMap map {5, 2, {0, 0, 0, 0, 1, 1, 0, 0, 0, 1}};
    const auto boxes = hotspotBoxes(map, {});
    QCOMPARE(boxes.size(), std::size_t {2});
    QCOMPARE(boxes[0], QRectF(4, 0, 1, 2));
    QCOMPARE(boxes[1], QRectF(0, 1, 1, 1));
    QCOMPARE(minimumHotspotArea(10, 10), 1);
    QCOMPARE(minimumHotspotArea(1000, 500), 500);
}

void TestRegions::measuresSaliencyOfObjects()
{
    const SaliencyMap map {4, 1, {0, 0, 0, 4}};
    QVERIFY(meanZScore(map, QRectF(3, 0, 1, 1)) > 1.0);
    QVERIFY(meanZScore(map, QRectF(0, 0, 2, 1)) < 0.0);
    QCOMPARE(meanZScore(map, QRectF(9, 9, 2, 2)), 0.0);
    QCOMPARE(meanZScore({2, 1, {3, 3}}, QRectF(0, 0, 1, 1)), 0.0);
}

void TestRegions::makesBoxesDisjoint()
{
    Random random(11);
    std::vector<QRectF> boxes;
    for (int i = 0; i < 60; ++i) {
        boxes.emplace_back(
            random.uniform(0, 500),
            random.uniform(0, 500),
            random.uniform(1, 120),
            random.uniform(1, 120));
    }
    boxes.emplace_back(10, 10, 0, 5); // without area
    const auto result = disjointBoxes(boxes, {});
    QVERIFY(!result.empty());
    for (std::size_t i = 0; i < result.size(); ++i) {
        for (std::size_t j = i + 1; j < result.size(); ++j) {
            QCOMPARE(sharedArea(result[i], result[j]), 0.0);
        }
    }
}

void TestRegions::fillsUpWithRandomBoxes()
{
    const std::vector<QRectF> relevant {QRectF(0, 0, 100, 100)};
    const std::vector<QRectF> candidates {QRectF(200, 200, 50, 50), QRectF(200, 200, 50, 50)};
    Random random(5);
    const auto result = adversarialRegions(candidates, relevant, QSize(640, 480), random);
    QCOMPARE(result.missing, 0);
    QCOMPARE(result.picked.size(), std::size_t {3});
    QCOMPARE(result.picked[0], candidates[0]);
    for (const QRectF& box : result.picked) {
        QVERIFY(QRectF(0, 0, 640, 480).contains(box));
        QCOMPARE(sharedArea(box, relevant[0]), 0.0);
    }
}

void TestRegions::givesUpWhereThereIsNoRoom()
{
    const std::vector<QRectF> everything {QRectF(0, 0, 64, 64)};
    Random random(5);
    const auto result = adversarialRegions({}, everything, QSize(64, 64), random);
    QCOMPARE(result.missing, 3);
    QVERIFY(result.picked.empty());
    QCOMPARE(adversarialRegions({}, {}, QSize(), random).missing, 3);
}

QTEST_GUILESS_MAIN(TestRegions)
#include "tst_evaluation_regions.moc"
