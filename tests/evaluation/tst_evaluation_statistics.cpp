// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/statistics.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::evaluation;

namespace {

bool isNear(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) <= tolerance;
}

} // namespace

class TestStatistics : public QObject
{
    Q_OBJECT

private slots:
    void interpolatesPercentiles();
    void knowsNoPercentileOfNothing();
    void mcNemarAgreesWithTheBinomialTable();
    void mcNemarSurvivesHugeCounts();
    void mcNemarOfEqualModelsIsCertain();
    void mcNemarCountsOnlyDisagreements();
    void bootstrapIsReproducible();
    void bootstrapOfNothingIsNothing();
    void pairedBootstrapResamplesImagesNotItems();
    void pairedBootstrapFindsNoDifferenceBetweenEqualModels();
    void intervalsOfMeansResampleImages();
    void shuffleKeepsAllItems();
};

void TestStatistics::interpolatesPercentiles()
{
    QVERIFY(isNear(*percentile({4, 1, 3, 2}, 0.5), 2.5));
    QVERIFY(isNear(*percentile({4, 1, 3, 2}, 0.0), 1.0));
    QVERIFY(isNear(*percentile({4, 1, 3, 2}, 1.0), 4.0));
    QVERIFY(isNear(*percentile({1, 2}, 0.25), 1.25));
    QVERIFY(isNear(*percentile({7}, 0.975), 7.0));
    QVERIFY(isNear(*percentile({1, 2}, 7.0), 2.0)); // out of range: the end
}

void TestStatistics::knowsNoPercentileOfNothing()
{
    QVERIFY(!percentile({}, 0.5));
}

void TestStatistics::mcNemarAgreesWithTheBinomialTable()
{
    // 1 against 5: 2 · (C(6,0) + C(6,1)) / 2^6 = 14/64; mid-p takes half of C(6,1) away twice.
    const McNemar test = mcNemar(1, 5);
    QVERIFY(isNear(test.exact, 14.0 / 64.0, 1e-12));
    QVERIFY(isNear(test.midP, 8.0 / 64.0, 1e-12));
    QVERIFY(isNear(mcNemar(5, 1).exact, test.exact));
}

void TestStatistics::mcNemarSurvivesHugeCounts()
{
    const McNemar even = mcNemar(50'000, 50'000);
    QVERIFY(isNear(even.exact, 1.0));
    const McNemar lopsided = mcNemar(0, 100'000);
    QVERIFY(lopsided.exact >= 0.0 && lopsided.exact < 1e-300);
    QVERIFY(!std::isnan(lopsided.midP));
}

void TestStatistics::mcNemarOfEqualModelsIsCertain()
{
    QCOMPARE(mcNemar(0, 0).exact, 1.0);
    QCOMPARE(mcNemar(0, 0).midP, 1.0);
}

void TestStatistics::mcNemarCountsOnlyDisagreements()
{
    const McNemar test = mcNemar({true, true, false, false, true}, {true, false, true, false});
    QCOMPARE(test.onlyFirst, 1);
    QCOMPARE(test.onlySecond, 1);
}

void TestStatistics::bootstrapIsReproducible()
{
    Random first(42);
    Random second(42);
    QCOMPARE(bootstrapResamples(10, 3, first), bootstrapResamples(10, 3, second));
}

void TestStatistics::bootstrapOfNothingIsNothing()
{
    Random random(1);
    const std::vector<double> none;
    const std::vector<double> one {1.0};
    QVERIFY(!bootstrapInterval(none, bootstrapResamples(0, 5, random)));
    QVERIFY(!bootstrapInterval(one, {}));
    QVERIFY(!pairedBootstrap({}, random));
}

void TestStatistics::pairedBootstrapResamplesImagesNotItems()
{
    // All of the gain comes from one image with many questions: over items it would look certain.
    std::vector<PairedItem> items;
    for (int i = 0; i < 100; ++i) {
        items.push_back({0.0, 1.0, 0});
    }
    for (std::size_t image = 1; image <= 9; ++image) {
        items.push_back({0.0, 0.0, image});
    }
    Random random(7);
    const auto result = pairedBootstrap(items, random, 2000);
    QVERIFY(result.has_value());
    QCOMPARE(result->clusters, std::size_t {10});
    QVERIFY(isNear(result->mean, 100.0 / 109.0));
    QVERIFY(result->low < 1e-9); // the image is missing from about a third of the resamples
    QVERIFY(result->p > 0.05);
}

void TestStatistics::pairedBootstrapFindsNoDifferenceBetweenEqualModels()
{
    std::vector<PairedItem> items;
    for (std::size_t i = 0; i < 20; ++i) {
        items.push_back({0.5, 0.5, i});
    }
    Random random(7);
    const auto result = pairedBootstrap(items, random);
    QCOMPARE(result->mean, 0.0);
    QCOMPARE(result->p, 1.0);
}

void TestStatistics::intervalsOfMeansResampleImages()
{
    // Ten questions about each of two images: alike within an image, so that only two draws differ.
    std::vector<ClusteredItem> clustered;
    std::vector<ClusteredItem> alone;
    for (std::size_t i = 0; i < 20; ++i) {
        const double value = i < 10 ? 1.0 : 0.0;
        clustered.push_back({value, i / 10});
        alone.push_back({value, i});
    }
    Random random(1);
    const auto wide = clusteredInterval(clustered, random);
    const auto narrow = clusteredInterval(alone, random);
    QVERIFY(wide && narrow);
    QCOMPARE(wide->mean, 0.5);
    QCOMPARE(wide->low, 0.0);
    QCOMPARE(wide->high, 1.0);
    QVERIFY(narrow->low > 0.2 && narrow->high < 0.8);
    QVERIFY(!clusteredInterval({}, random));
}

void TestStatistics::shuffleKeepsAllItems()
{
    std::vector<int> items {1, 2, 3, 4, 5};
    Random random(3);
    shuffle(items, random);
    std::vector<int> sorted = items;
    std::sort(sorted.begin(), sorted.end());
    QCOMPARE(sorted, (std::vector<int> {1, 2, 3, 4, 5}));
    std::vector<int> none;
    shuffle(none, random);
    QVERIFY(none.empty());
}

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_evaluation_statistics.moc"
