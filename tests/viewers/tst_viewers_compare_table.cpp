// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_query.h"
#include "tests/viewers/compare_fixture.h"
#include "viewers/compare/compare_model.h"
#include "viewers/compare/compare_table.h"
#include "viewers/compare/filter_choice.h"
#include "widgets/delegates/roles.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTableView>

using namespace groundmark;
using namespace groundmark::viewers;
using widgets::Glyph;

class TestCompareTable : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cellsShowGlyphAndScoreOrWord_data();
    void cellsShowGlyphAndScoreOrWord();
    void keepsTheRulesOfItemModels();
    void thresholdMovesTheGlyph();
    void sumsCountOutcomesApart();
    void meansSayHowSureTheyAre();
    void conditionsAreAnsweredBySql_data();
    void conditionsAreAnsweredBySql();
    void countsEveryAlternativeInOnePass();
    void sortsByScoreWithUnscoredLast();
    void dropsTruthThenPicturesWhenNarrow();
    void tellsWhichSampleAndRunAreChosen();

private:
    [[nodiscard]] std::vector<storage::RunRepository::Summary> summaries() const;
    [[nodiscard]] std::vector<Run> runs() const;
    [[nodiscard]] storage::SampleFilter filter() const;
    [[nodiscard]] QStringList idsFor(const storage::SampleFilter& filter) const;

    std::unique_ptr<testing::CompareFixture> m_fixture;
    imaging::Thumbnailer m_thumbnailer;
};

void TestCompareTable::init()
{
    m_fixture = std::make_unique<testing::CompareFixture>();
}

std::vector<storage::RunRepository::Summary> TestCompareTable::summaries() const
{
    return *storage::RunRepository(m_fixture->session.project()->database()).list();
}

std::vector<Run> TestCompareTable::runs() const
{
    std::vector<Run> runs;
    for (const auto& summary : summaries()) {
        runs.push_back(summary.run);
    }
    return runs;
}

storage::SampleFilter TestCompareTable::filter() const
{
    storage::SampleFilter filter;
    filter.dataset = m_fixture->dataset;
    return filter;
}

QStringList TestCompareTable::idsFor(const storage::SampleFilter& filter) const
{
    QStringList names;
    const auto ids = storage::SampleQuery(m_fixture->session.project()->database()).ids(filter);
    for (const SampleId id : *ids) {
        names.append(QStringLiteral("s%1").arg(
            std::ranges::find(m_fixture->ids, id) - m_fixture->ids.begin() + 1));
    }
    return names;
}

void TestCompareTable::cellsShowGlyphAndScoreOrWord_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("run");
    QTest::addColumn<Glyph>("glyph");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("spoken");
    const auto row = [](const char* name,
                        int sample,
                        int run,
                        Glyph glyph,
                        const char* text,
                        const char* spoken) {
        QTest::newRow(name) << sample << run << glyph << QString::fromLatin1(text)
                            << QString::fromLatin1(spoken);
    };
    row("half right", 0, 0, Glyph::Right, ".500", "Right .500"); // 0.5 is not below 0.5
    row("right", 0, 1, Glyph::Right, "1.000", "Right 1.000");
    row("wrong", 1, 0, Glyph::Wrong, ".000", "Wrong .000");
    row("API error", 1, 1, Glyph::ApiError, "", "API error");
    row("unparseable", 2, 0, Glyph::Unparseable, "", "Unparseable");
    row("refused", 3, 0, Glyph::Refused, "", "Refused or empty");
    row("no prediction", 3, 1, Glyph::Missing, "", "Missing");
    row("partial", 4, 1, Glyph::Partial, ".200", "Partial .200");
}

void TestCompareTable::cellsShowGlyphAndScoreOrWord()
{
    QFETCH(int, row);
    QFETCH(int, run);
    QFETCH(Glyph, glyph);
    QFETCH(QString, text);
    QFETCH(QString, spoken);
    CompareModel model(m_thumbnailer);
    model.setProject(m_fixture->session.project());
    model.show(m_fixture->ids, runs(), 0.5);
    const QModelIndex cell = model.index(row, CompareModel::FirstRunColumn + run);
    QCOMPARE(Glyph(cell.data(widgets::GlyphRole).toInt()), glyph);
    QCOMPARE(cell.data(Qt::DisplayRole).toString(), text);
    QCOMPARE(cell.data(Qt::AccessibleTextRole).toString(), spoken);
}

void TestCompareTable::keepsTheRulesOfItemModels()
{
    CompareModel model(m_thumbnailer);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setProject(m_fixture->session.project());
    model.show(m_fixture->ids, runs(), 0.5);
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(model.columnCount(), CompareModel::FirstRunColumn + 2);
    model.forget(m_fixture->ids[2]);
    model.show({}, {}, 0.5);
    model.setProject(nullptr);
    QCOMPARE(model.rowCount(), 0);

    CompareSummaryModel sums;
    QAbstractItemModelTester sumsTester(
        &sums, QAbstractItemModelTester::FailureReportingMode::QtTest);
    sums.setSummaries(summaries());
    sums.setSummaries({});
}

void TestCompareTable::thresholdMovesTheGlyph()
{
    CompareModel model(m_thumbnailer);
    model.setProject(m_fixture->session.project());
    model.show(m_fixture->ids, runs(), 0.6);
    const QModelIndex cell = model.index(0, CompareModel::FirstRunColumn);
    QCOMPARE(Glyph(cell.data(widgets::GlyphRole).toInt()), Glyph::Partial);
}

void TestCompareTable::sumsCountOutcomesApart()
{
    CompareSummaryModel sums;
    sums.setSummaries(summaries());
    QStringList ofA;
    QStringList ofB;
    for (int row = 1; row < CompareSummaryModel::RowCount; ++row) {
        ofA.append(sums.index(row, CompareModel::FirstRunColumn).data().toString());
        ofB.append(sums.index(row, CompareModel::FirstRunColumn + 1).data().toString());
    }
    QCOMPARE(ofA.join(u' '), QStringLiteral("3 1 1 0"));
    QCOMPARE(ofB.join(u' '), QStringLiteral("3 0 0 1"));
    // (1 + .9 + .2) / 3: the 0 of the API error is not in it.
    QCOMPARE(
        sums.index(0, CompareModel::FirstRunColumn + 1).data().toString(), QStringLiteral(".700"));
    const QModelIndex zero
        = sums.index(CompareSummaryModel::ApiErrors, CompareModel::FirstRunColumn);
    QCOMPARE(zero.data(widgets::EmphasisRole).toInt(), int(widgets::Emphasis::Zero));
}

void TestCompareTable::meansSayHowSureTheyAre()
{
    m_fixture->answerWithoutImage(m_fixture->b, 0.3);
    CompareTable table(m_thumbnailer);
    table.setProject(m_fixture->session.project());
    table.showSamples(m_fixture->ids, summaries(), 0.5, {});
    const auto mean = [&table](int role) {
        const auto* sums = table.findChild<CompareSummaryModel*>();
        return sums->index(CompareSummaryModel::Mean, CompareModel::FirstRunColumn + 1)
            .data(role)
            .toString();
    };
    QTRY_COMPARE(mean(Qt::DisplayRole), QStringLiteral(".60 ±.20"));
    QVERIFY(mean(Qt::ToolTipRole).contains(QStringLiteral("[0.300, 0.700]")));
    QVERIFY(mean(Qt::ToolTipRole).contains(QStringLiteral("resamples of images")));
    table.setProject(nullptr); // does not wait for ever, and leaves nothing running
    QVERIFY(table.isSettled());
}

void TestCompareTable::conditionsAreAnsweredBySql_data()
{
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("samples");
    QTest::newRow("failed A") << QStringLiteral("failed 0") << QStringLiteral("s2");
    QTest::newRow("failed B") << QStringLiteral("failed 1") << QStringLiteral("s5");
    QTest::newRow("passed A") << QStringLiteral("passed 0") << QStringLiteral("s1 s5");
    QTest::newRow("unparseable") << QStringLiteral("unparseable 0") << QStringLiteral("s3");
    QTest::newRow("refused") << QStringLiteral("refused 0") << QStringLiteral("s4");
    QTest::newRow("API error") << QStringLiteral("error 1") << QStringLiteral("s2");
    QTest::newRow("A right, B wrong") << QStringLiteral("right-wrong 0 1") << QStringLiteral("s5");
    QTest::newRow("A wrong, B right") << QStringLiteral("wrong-right 0 1") << QString();
}

void TestCompareTable::conditionsAreAnsweredBySql()
{
    QFETCH(QString, choice);
    QFETCH(QString, samples);
    const auto choices = filterChoices({m_fixture->a, m_fixture->b}, 0.5);
    const auto found = std::ranges::find(choices, choice, &FilterChoice::id);
    QVERIFY(found != choices.end());
    storage::SampleFilter narrowed = filter();
    narrowed.conditions = found->conditions;
    QCOMPARE(idsFor(narrowed).join(u' '), samples);
}

void TestCompareTable::countsEveryAlternativeInOnePass()
{
    const auto choices = filterChoices({m_fixture->a, m_fixture->b}, 0.5);
    std::vector<std::vector<storage::RunCondition>> alternatives;
    for (const FilterChoice& choice : choices) {
        alternatives.push_back(choice.conditions);
    }
    alternatives.emplace_back();
    const storage::SampleQuery query(m_fixture->session.project()->database());
    storage::SampleFilter narrowed = filter();
    narrowed.task = QStringLiteral("vqa");
    const auto counts = query.countsWith(narrowed, alternatives);
    QVERIFY(counts);
    for (size_t i = 0; i < alternatives.size(); ++i) {
        storage::SampleFilter one = narrowed;
        one.conditions = alternatives[i];
        QCOMPARE((*counts)[i], query.count(one).valueOr(-1));
    }
    QCOMPARE(counts->back(), 4);
}

void TestCompareTable::sortsByScoreWithUnscoredLast()
{
    storage::SampleFilter sorted = filter();
    sorted.order = storage::ScoreOrder {m_fixture->b, false};
    QCOMPARE(idsFor(sorted).join(u' '), QStringLiteral("s5 s3 s1 s2 s4"));
    sorted.order->descending = true;
    QCOMPARE(idsFor(sorted).join(u' '), QStringLiteral("s1 s3 s5 s2 s4"));
}

void TestCompareTable::dropsTruthThenPicturesWhenNarrow()
{
    CompareTable table(m_thumbnailer);
    table.setProject(m_fixture->session.project());
    table.showSamples(m_fixture->ids, summaries(), 0.5, {});
    const QHeaderView* header = table.view()->horizontalHeader();
    table.show();
    table.resize(600, 500);
    QVERIFY(!header->isSectionHidden(CompareModel::TruthColumn));
    table.setMinimumWidth(0);
    table.resize(340, 500);
    QVERIFY(header->isSectionHidden(CompareModel::TruthColumn));
    QVERIFY(!header->isSectionHidden(CompareModel::ImageColumn));
    table.resize(280, 500);
    QVERIFY(header->isSectionHidden(CompareModel::ImageColumn));
}

void TestCompareTable::tellsWhichSampleAndRunAreChosen()
{
    CompareTable table(m_thumbnailer);
    table.resize(600, 500);
    table.setProject(m_fixture->session.project());
    table.showSamples(m_fixture->ids, summaries(), 0.5, {});
    table.show();
    QSignalSpy samples(&table, &CompareTable::sampleSelected);
    QSignalSpy chosen(&table, &CompareTable::runChosen);
    QTableView* view = table.view();
    const QModelIndex cell = view->model()->index(2, CompareModel::FirstRunColumn + 1);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(cell).center());
    QCOMPARE(samples.size(), 1);
    QCOMPARE(samples.first().first().value<SampleId>(), m_fixture->ids[2]);
    QCOMPARE(chosen.last().first().toInt(), 1);
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(table.currentSample(), m_fixture->ids[3]);
}

QTEST_MAIN(TestCompareTable)
#include "tst_viewers_compare_table.moc"
