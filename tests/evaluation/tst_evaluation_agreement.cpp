// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/agreement.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace groundmark::evaluation;

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

bool isNear(double a, double b, double tolerance = 1e-3)
{
    return std::abs(a - b) <= tolerance;
}

/// Krippendorff's example C: four observers, twelve units, with gaps.
std::vector<Ratings> textbookExample()
{
    const std::vector<std::vector<double>> observers = {
        {1, 2, 3, 3, 2, 1, 4, 1, 2, missing, missing, missing},
        {1, 2, 3, 3, 2, 2, 4, 1, 2, 5, missing, 3},
        {missing, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, missing},
        {1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, missing},
    };
    std::vector<Ratings> units(12);
    for (const std::vector<double>& observer : observers) {
        for (std::size_t unit = 0; unit < units.size(); ++unit) {
            const double value = observer[unit];
            units[unit].push_back(std::isnan(value) ? std::nullopt : std::optional(value));
        }
    }
    return units;
}

} // namespace

class TestAgreement : public QObject
{
    Q_OBJECT

private slots:
    void alphaAgreesWithTheTextbook_data();
    void alphaAgreesWithTheTextbook();
    void perfectAgreementIsOne();
    void systematicDisagreementIsNegative();
    void alphaIsUndefinedWithoutVariation();
    void singleRatingsDoNotCount();
    void nanIsAMissingRating();
    void kappaRefusesListsOfDifferentLength();
    void kappaRefusesBrokenTables();
    void kappaOfTotalDisagreementOnOneCategoryEachIsZero();
    void percentAgreementAveragesOverItems();
};

void TestAgreement::alphaAgreesWithTheTextbook_data()
{
    QTest::addColumn<int>("scale");
    QTest::addColumn<double>("alpha");
    QTest::newRow("nominal") << static_cast<int>(Scale::Nominal) << 0.743;
    QTest::newRow("ordinal") << static_cast<int>(Scale::Ordinal) << 0.815;
    QTest::newRow("interval") << static_cast<int>(Scale::Interval) << 0.849;
}

void TestAgreement::alphaAgreesWithTheTextbook()
{
    QFETCH(int, scale);
    QFETCH(double, alpha);
    const auto value = krippendorffAlpha(textbookExample(), static_cast<Scale>(scale));
    QVERIFY(value.has_value());
    QVERIFY2(isNear(*value, alpha), qPrintable(QString::number(*value)));
}

void TestAgreement::perfectAgreementIsOne()
{
    const std::vector<Ratings> items {{1.0, 1.0}, {2.0, 2.0}};
    QCOMPARE(*krippendorffAlpha(items, Scale::Nominal), 1.0);
    QCOMPARE(*percentAgreement(items), 1.0);
}

void TestAgreement::systematicDisagreementIsNegative()
{
    const std::vector<Ratings> items {{1.0, 2.0}, {2.0, 1.0}, {1.0, 2.0}};
    QVERIFY(*krippendorffAlpha(items, Scale::Nominal) < 0.0);
}

void TestAgreement::alphaIsUndefinedWithoutVariation()
{
    const std::vector<Ratings> same {{1.0, 1.0}, {1.0, 1.0}};
    QVERIFY(!krippendorffAlpha(same, Scale::Nominal));
    QVERIFY(!krippendorffAlpha({}, Scale::Nominal));
}

void TestAgreement::singleRatingsDoNotCount()
{
    std::vector<Ratings> items = textbookExample();
    const double before = *krippendorffAlpha(items, Scale::Nominal);
    items.push_back({std::nullopt, 9.0});
    QCOMPARE(*krippendorffAlpha(items, Scale::Nominal), before);
    const std::vector<Ratings> alone {{1.0}, {2.0}};
    QVERIFY(!krippendorffAlpha(alone, Scale::Nominal));
    QVERIFY(!percentAgreement(alone));
}

void TestAgreement::nanIsAMissingRating()
{
    const std::vector<Ratings> items {{1.0, missing, 1.0}, {2.0, 2.0, missing}};
    QCOMPARE(*krippendorffAlpha(items, Scale::Interval), 1.0);
}

void TestAgreement::kappaRefusesListsOfDifferentLength()
{
    const std::vector<QString> two {QStringLiteral("a"), QStringLiteral("b")};
    const std::vector<QString> one {QStringLiteral("a")};
    QVERIFY(!cohenKappa(std::span(two), std::span(one)));
    QVERIFY(!cohenKappa(std::span<const QString>(), std::span<const QString>()));
}

void TestAgreement::kappaRefusesBrokenTables()
{
    QVERIFY(!cohenKappa(std::vector<std::vector<int>> {}));
    QVERIFY(!cohenKappa(std::vector<std::vector<int>> {{1, 2}, {3}}));
    QVERIFY(!cohenKappa(std::vector<std::vector<int>> {{1, -2}, {3, 4}}));
    QVERIFY(!cohenKappa(std::vector<std::vector<int>> {{0, 0}, {0, 0}}));
}

void TestAgreement::kappaOfTotalDisagreementOnOneCategoryEachIsZero()
{
    const auto kappa = cohenKappa(std::vector<std::vector<int>> {{0, 5}, {0, 0}});
    QCOMPARE(kappa->observed, 0.0);
    QCOMPARE(kappa->chance, 0.0);
    QCOMPARE(kappa->kappa, 0.0);
}

void TestAgreement::percentAgreementAveragesOverItems()
{
    const std::vector<Ratings> items {{1.0, 1.0, 2.0}, {1.0, 1.0}};
    QVERIFY(isNear(*percentAgreement(items), (1.0 / 3.0 + 1.0) / 2.0, 1e-12));
}

QTEST_GUILESS_MAIN(TestAgreement)
#include "tst_evaluation_agreement.moc"
