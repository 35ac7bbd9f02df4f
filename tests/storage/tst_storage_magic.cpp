// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/annotated_chains.h"
#include "storage/chain_maker.h"
#include "storage/reasoning_repository.h"
#include "storage/region_repository.h"
#include "storage/review_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"
#include "storage/step_ratings.h"
#include "storage/task_input_repository.h"
#include "tests/storage/import_helpers.h"

#include <QTest>

#include <algorithm>

using namespace groundmark;
using namespace groundmark::testing;

namespace {

const QByteArray Questions = R"({
    "q1": {"imageId": "img", "question": "What is on the table?", "answer": "lamp", "fullAnswer": "A lamp is on the table.",
           "types": {"structural": "query", "semantic": "rel"}, "annotations": {"question": {"4": "11"}, "answer": {"0": "12"}, "fullAnswer": {"1": "12", "4:5": "11"}}},
    "q2": {"imageId": "img", "question": "Is the sofa grey?", "answer": "yes", "fullAnswer": "Yes.", "isBalanced": true,
           "types": {"structural": "verify"}, "annotations": {"question": {"2": "13,14"}}},
    "q3": {"imageId": "", "question": "broken"}})";

const QByteArray Scenes = R"({
    "img": {"width": 100, "height": 80, "objects": {
        "11": {"name": "table", "x": 10, "y": 40, "w": 30, "h": 20, "attributes": ["low"], "relations": []},
        "12": {"name": "lamp", "x": 20, "y": 10, "w": 10, "h": 30},
        "13": {"name": "sofa", "x": 60, "y": 30, "w": 60, "h": 40},
        "14": {"name": "cat", "x": 300, "y": 300, "w": 10, "h": 10},
        "99": {"name": "unasked", "x": 1, "y": 1, "w": 2, "h": 2}}},
    "other": {"width": 5, "height": 5, "objects": {}}})";

} // namespace

class TestMagicFormats : public QObject
{
    Q_OBJECT

    static void writeGqa(const Bench& bench)
    {
        bench.write(QStringLiteral("gqa/val_balanced_questions.json"), Questions);
        bench.write(QStringLiteral("gqa/val_sceneGraphs.json"), Scenes);
        writeImage(bench.path(QStringLiteral("gqa/img.jpg")), {100, 80});
    }

    static SampleId sampleOf(const Bench& bench, const QString& id)
    {
        return (*storage::SampleRepository(bench.project->database()).findByExternalId({1}, id))->id;
    }

    /// A sample with a chain of three steps that two annotators judged.
    static Chain judgedChain(Bench& bench)
    {
        storage::Database& database = bench.project->database();
        const SampleId sample = sampleOf(bench, QStringLiteral("q1"));
        Chain chain;
        chain.id = ChainId::create();
        chain.sample = sample;
        chain.model = QStringLiteral("a model");
        chain.finalAnswer = QStringLiteral("灯");
        for (int i = 0; i < 3; ++i) {
            chain.steps.append({StepId::create(), chain.id, i, QStringLiteral("Step %1 in R1.").arg(i), {1}});
        }
        storage::ReasoningRepository reasoning(database);
        if (!reasoning.store(chain)) {
            qFatal("no chain");
        }
        for (const QString& name : {QStringLiteral("ann-01"), QStringLiteral("ann-02")}) {
            const AnnotatorId who = storage::ReviewRepository(database).ensureAnnotator(name)->id;
            StepVerdict verdict {chain.steps[0].id, who, Verdict::Incorrect, QStringLiteral("不在R2里"), QStringLiteral("logic"), QStringLiteral("why \"so\"?")};
            verdict.regions = QList<int> {2};
            verdict.discuss = true;
            ChainReview review {chain.id, who, Verdict::Correct, {QStringLiteral("ambiguous")}, QStringLiteral("note")};
            review.submitted = true;
            review.practice = name.endsWith(u'2');
            if (!reasoning.storeVerdict(verdict) || !reasoning.storeReview(review) || !reasoning.addSeconds(chain.id, who, 12.25)) {
                qFatal("no verdict");
            }
        }
        const StepResolution resolution {
            chain.steps[0].id, 1, Verdict::Correct, {}, {}, QStringLiteral("agreed"), QStringLiteral("ann-01"),
            QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC), R"([{"annotator":"ann-01","verdict":"incorrect"}])"};
        if (!reasoning.storeResolution(resolution)) {
            qFatal("no resolution");
        }
        return chain;
    }

private slots:
    void gqaBringsQuestionsWithTheObjectsThatAreAskedFor()
    {
        Bench bench;
        writeGqa(bench);
        const auto report = bench.import(QStringLiteral("gqa"), {bench.path(QStringLiteral("gqa")), {}, {}, {}});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, qint64(2));
        QCOMPARE(report->issueCounts.at(QStringLiteral("unreadable-row")), qint64(1));
        const auto sample
            = **storage::SampleRepository(bench.project->database()).find(sampleOf(bench, QStringLiteral("q1")));
        QCOMPARE(sample.task, QStringLiteral("query"));
        QCOMPARE(sample.questions.first().answers.first().text, QStringLiteral("lamp"));
        QVERIFY(sample.extra.contains("A lamp is on the table."));
        const auto regions = *storage::RegionRepository(bench.project->database()).ofSample(sample.id);
        QStringList annotated;
        QStringList others;
        for (const Region& region : regions) {
            (region.attributes.contains("\"annotated\":true") ? annotated : others).append(region.text);
        }
        std::ranges::sort(annotated);
        QCOMPARE(annotated, (QStringList {QStringLiteral("lamp"), QStringLiteral("table")}));
        QVERIFY(others.contains(QStringLiteral("sofa")));
        QVERIFY(!others.contains(QStringLiteral("unasked")));
        // The sofa reaches over the edge and is cut, the cat lies outside: both are said.
        QVERIFY(report->issueCounts.contains(QStringLiteral("outside-box")) && report->issueCounts.contains(QStringLiteral("clipped-box")));
        for (const Region& region : regions) {
            if (region.text == u"sofa") {
                QCOMPARE(region.shape.bounds(), QRectF(60, 30, 40, 40));
            }
        }
    }

    void airDReadsTheQuestionsThatHaveAMap()
    {
        Bench bench;
        writeGqa(bench);
        writeImage(bench.path(QStringLiteral("gqa/fixmaps_corr/q1.png")), {50, 40});
        writeImage(bench.path(QStringLiteral("gqa/fixmaps_corr/q9.png")), {50, 40});
        const auto report = bench.import(QStringLiteral("air-d"), {bench.path(QStringLiteral("gqa")), {}, {}, {}});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, qint64(1));
        QCOMPARE(report->issueCounts.at(QStringLiteral("map-without-question")), qint64(1));
        const auto input = *storage::TaskInputRepository(bench.project->database()).find(sampleOf(bench, QStringLiteral("q1")));
        QVERIFY(input);
        QCOMPARE(bench.project->absolutePath(input->saliency), bench.path(QStringLiteral("gqa/fixmaps_corr/q1.png")));
    }

    void airDWithoutMapsSaysWhatIsMissing()
    {
        Bench bench;
        writeGqa(bench);
        const auto report = bench.import(QStringLiteral("air-d"), {bench.path(QStringLiteral("gqa")), {}, {}, {}});
        QVERIFY(!report);
        QVERIFY(report.error().toText().contains(QStringLiteral("fixmaps_corr")));
    }

    void annotatedChainsComeBackAsTheyWere()
    {
        Bench bench;
        writeGqa(bench);
        VERIFY_RESULT(bench.import(QStringLiteral("gqa"), {bench.path(QStringLiteral("gqa")), {}, {}, {}}));
        judgedChain(bench);
        VERIFY_RESULT(bench.exportTo(QStringLiteral("magic"), bench.path(QStringLiteral("gqa/one.json"))));

        Bench other;
        const auto report = other.import(
            QStringLiteral("magic"),
            {bench.path(QStringLiteral("gqa/one.json")), bench.path(QStringLiteral("gqa")), QStringLiteral("gqa"), {}});
        VERIFY_RESULT(report);
        VERIFY_RESULT(other.exportTo(QStringLiteral("magic"), bench.path(QStringLiteral("gqa/two.json"))));
        QCOMPARE(
            QString::fromStdString(documentOf(bench.path(QStringLiteral("gqa/two.json"))).dump(1)),
            QString::fromStdString(documentOf(bench.path(QStringLiteral("gqa/one.json"))).dump(1)));
        // Practice stays at home.
        QVERIFY(!readFile(bench.path(QStringLiteral("gqa/one.json"))).contains("ann-02"));
        QVERIFY(readFile(bench.path(QStringLiteral("gqa/one.json"))).contains("12.25"));
    }

    void theFileOfASecondAnnotatorAddsToTheFirst()
    {
        Bench bench;
        writeGqa(bench);
        VERIFY_RESULT(bench.import(QStringLiteral("gqa"), {bench.path(QStringLiteral("gqa")), {}, {}, {}}));
        const Chain chain = judgedChain(bench);
        const QString file = bench.path(QStringLiteral("gqa/one.json"));
        VERIFY_RESULT(bench.exportTo(QStringLiteral("magic"), file));
        QByteArray text = readFile(file);
        text.replace("ann-01", "ann-03");
        bench.write(QStringLiteral("gqa/three.json"), text);
        const auto report = bench.import(
            QStringLiteral("magic"),
            {bench.path(QStringLiteral("gqa/three.json")), bench.path(QStringLiteral("gqa")), QStringLiteral("gqa"), {}});
        VERIFY_RESULT(report);
        QCOMPARE(report->newSamples, qint64(0));
        QCOMPARE(storage::ReasoningRepository(bench.project->database()).verdicts(chain.id)->size(), size_t(3));
        QCOMPARE(bench.count(QStringLiteral("chains")), qint64(1));
        // Agreement of ann-01 and ann-03; ann-02 practised.
        const auto ratings = *storage::StepQuery(bench.project->database()).ratings({});
        QCOMPARE(ratings.ratings.size(), size_t(2));
        QCOMPARE(ratings.practice, qint64(1));
    }

    void anotherJudgementOfTheSamePersonIsSaidAndNotTaken()
    {
        Bench bench;
        writeGqa(bench);
        VERIFY_RESULT(bench.import(QStringLiteral("gqa"), {bench.path(QStringLiteral("gqa")), {}, {}, {}}));
        const Chain chain = judgedChain(bench);
        const QString file = bench.path(QStringLiteral("gqa/one.json"));
        VERIFY_RESULT(bench.exportTo(QStringLiteral("magic"), file));
        QByteArray text = readFile(file);
        text.replace("\"verdict\":\"incorrect\",\"correction\"", "\"verdict\":\"unsure\",\"correction\"");
        bench.write(QStringLiteral("gqa/one.json"), text);
        const auto report = bench.import(QStringLiteral("magic"), {file, bench.path(QStringLiteral("gqa")), QStringLiteral("gqa"), {}});
        VERIFY_RESULT(report);
        QCOMPARE(report->issueCounts.at(QStringLiteral("judged-differently")), qint64(1));
        QCOMPARE(
            storage::ReasoningRepository(bench.project->database()).verdicts(chain.id)->front().verdict, Verdict::Incorrect);
    }

    void anEmptyChainAndARegionThatIsNotThereAreSaid()
    {
        Bench bench;
        const QString file = bench.write(
            QStringLiteral("bad.json"),
            R"({"format": "groundmark-magic", "version": 1, "samples": [
                {"id": "a", "regions": [{"ordinal": 4, "role": "relevant", "kind": "box", "points": [[1,1],[5,5]]}],
                 "chains": [{"steps": []}, {"steps": [{"text": "See R9.", "regions": [9]}]}]},
                {"task": "no id"}]})");
        const auto report = bench.import(QStringLiteral("magic"), {file, {}, {}, {}});
        VERIFY_RESULT(report);
        QCOMPARE(report->issueCounts.at(QStringLiteral("empty-chain")), qint64(1));
        QCOMPARE(report->issueCounts.at(QStringLiteral("no-such-region")), qint64(1));
        QCOMPARE(report->issueCounts.at(QStringLiteral("unreadable-row")), qint64(1));
        QCOMPARE(bench.count(QStringLiteral("chains")), qint64(2));
    }

    void aFileOfANewerVersionIsRefused()
    {
        Bench bench;
        const QString file = bench.write(
            QStringLiteral("new.json"), R"({"format": "groundmark-magic", "version": 9, "samples": []})");
        const auto report = bench.import(QStringLiteral("magic"), {file, {}, {}, {}});
        QVERIFY(!report);
        QVERIFY(report.error().what.contains(u'9'));
    }

    void repliesBecomeChainsAndTheRestIsCounted()
    {
        Bench bench;
        writeGqa(bench);
        VERIFY_RESULT(bench.import(QStringLiteral("gqa"), {bench.path(QStringLiteral("gqa")), {}, {}, {}}));
        storage::Database& database = bench.project->database();
        Run run;
        run.id = RunId::create();
        run.dataset = {1};
        run.name = QStringLiteral("run");
        run.model = QStringLiteral("a model");
        storage::RunRepository runs(database);
        VERIFY_RESULT(runs.store(run));
        const auto reply = [&](const QString& sample, const QString& raw) {
            Prediction prediction;
            prediction.run = run.id;
            prediction.sample = sampleOf(bench, sample);
            prediction.raw = raw;
            return runs.storePrediction(prediction);
        };
        VERIFY_RESULT(reply(
            QStringLiteral("q1"),
            QStringLiteral("**Thought Process**: The room is dark. A lamp shines in R1.\n**Answer**: A lamp.")));
        VERIFY_RESULT(reply(
            QStringLiteral("q2"), QStringLiteral("It is grey. It is grey. It is grey.\nAnswer: yes")));
        const auto report = storage::makeChains(*bench.project, run, [](qint64, qint64) { return true; });
        VERIFY_RESULT(report);
        QCOMPARE(report->made, qint64(1));
        QCOMPARE(report->repetitive, qint64(1));
        QCOMPARE(report->unknownRegions, qint64(1)); // no region has a number yet
        const auto chains = *storage::ReasoningRepository(database).ofSample(sampleOf(bench, QStringLiteral("q1")));
        QCOMPARE(chains.front().steps.size(), qsizetype(2));
        QCOMPARE(chains.front().steps[0].text, QStringLiteral("The room is dark."));
        QCOMPARE(chains.front().finalAnswer, QStringLiteral("A lamp."));
        const auto again = storage::makeChains(*bench.project, run, [](qint64, qint64) { return true; });
        VERIFY_RESULT(again);
        QCOMPARE(again->made, qint64(0));
        QCOMPARE(again->known, qint64(1));
    }
};

QTEST_GUILESS_MAIN(TestMagicFormats)
#include "tst_storage_magic.moc"
