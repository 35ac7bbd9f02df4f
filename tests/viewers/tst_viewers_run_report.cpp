// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmark.h"
#include "storage/run_store.h"
#include "tests/viewers/compare_fixture.h"
#include "viewers/report/run_interval.h"
#include "viewers/report/run_report.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::viewers;

/// What a report says of a run: its mean, how sure it is, and the paper's tables.
class TestRunReport : public QObject
{
    Q_OBJECT

private slots:
    void everyMeanHasItsInterval();
    void questionsAboutOneImageAreDrawnTogether();
    void aRunWithoutScoresHasNoInterval();
    void theReadingTableHasThePapersColumns();

private:
    testing::CompareFixture m_fixture;
};

void TestRunReport::everyMeanHasItsInterval()
{
    m_fixture.answerWithoutImage(m_fixture.a, 0.9);
    const auto report = buildRunReport(
        *m_fixture.session.project(), {QStringLiteral("first")}, m_fixture.session.benchmarks());
    QVERIFY(report.hasValue());
    QCOMPARE(report->runs.size(), size_t(1));
    const auto& interval = report->runs.front().interval;
    QVERIFY(interval);
    QCOMPARE(interval->mean, *report->runs.front().summary.mean);
    QVERIFY(interval->low <= interval->mean && interval->mean <= interval->high);
    const QByteArray html = toHtml(*report);
    QVERIFY(html.contains("</b> [0."));
    QVERIFY(html.contains("1,000 bootstrap resamples of images"));
    const QByteArray csv = toCsv(*report);
    QVERIFY(csv.contains("\"mean-low\",0."));
    QVERIFY(csv.contains("\"mean-high\","));
    QVERIFY(toLatex(*report).contains("bootstrap resamples"));
}

void TestRunReport::questionsAboutOneImageAreDrawnTogether()
{
    // All samples of the fixture are about one image: that says nothing about others.
    testing::CompareFixture fixture;
    const auto interval = meanInterval(*fixture.session.project(), fixture.a);
    QVERIFY(interval.hasValue());
    QVERIFY(!*interval);
    // (1 + .9 + .2) / 3 on the image, .3 beside it: drawn twice, each stands alone.
    fixture.answerWithoutImage(fixture.b, 0.3);
    const auto two = meanInterval(*fixture.session.project(), fixture.b);
    QVERIFY(two.hasValue() && *two);
    QCOMPARE((*two)->mean, 0.6);
    QCOMPARE((*two)->low, 0.3);
    QCOMPARE((*two)->high, 0.7);
}

void TestRunReport::aRunWithoutScoresHasNoInterval()
{
    const RunId empty = m_fixture.addRun(QStringLiteral("empty"), QStringLiteral("Model C"));
    const auto interval = meanInterval(*m_fixture.session.project(), empty);
    QVERIFY(interval.hasValue());
    QVERIFY(!*interval);
}

void TestRunReport::theReadingTableHasThePapersColumns()
{
    // A judged run as the project gives it back: the primary score and the metrics beside it.
    storage::Project& project = *m_fixture.session.project();
    const RunId run = m_fixture.addRun(QStringLiteral("reading"), QStringLiteral("Model D"));
    const auto* benchmark = m_fixture.session.benchmarks().find(u"logicocr-ocr");
    QVERIFY(benchmark);
    evaluation::Truth truth;
    Question question;
    question.context = QStringLiteral("one two");
    question.text = QStringLiteral("three");
    question.choices = {QStringLiteral("four five")};
    truth.sample.questions = {question};
    storage::RunRepository runs(project.database());
    for (size_t i = 0; i < 2; ++i) {
        Prediction prediction;
        prediction.run = run;
        prediction.sample = m_fixture.ids[i];
        prediction.raw = i == 0 ? QStringLiteral("one two three four five")
                                : QStringLiteral("one two three four fivx");
        const auto id = runs.storePrediction(prediction);
        QVERIFY(id.hasValue());
        prediction.id = *id;
        const auto judgement = benchmark->judge(truth, prediction, evaluation::Explain::Yes);
        for (const auto& score : judgement.scores) {
            QVERIFY2(score.reason.is_object(), "every number says why");
        }
        QVERIFY(storage::ProjectRunStore(project).keep(prediction, judgement).hasValue());
    }
    const auto items = storage::ProjectRunStore(project).tableItems(run);
    QVERIFY(items.hasValue());
    const auto tables = benchmark->tables(*items);
    QCOMPARE(tables.size(), size_t(1));
    QCOMPARE(
        tables[0].columns.mid(0, 6),
        QStringList(
            {QStringLiteral("Edit distance ↓"),
             QStringLiteral("F1"),
             QStringLiteral("Precision"),
             QStringLiteral("Recall"),
             QStringLiteral("BLEU"),
             QStringLiteral("METEOR")}));
    const auto& cells = tables[0].rows.front().cells;
    QVERIFY(std::abs(*cells[0].value - 0.5 / 23) < 1e-9);
    QVERIFY(std::abs(*cells[1].value - 0.9) < 1e-9);
    QCOMPARE(cells[5].n, 2);
}

QTEST_MAIN(TestRunReport)
#include "tst_viewers_run_report.moc"
