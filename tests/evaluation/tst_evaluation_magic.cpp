// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/magic/benchmark.h"
#include "evaluation/benchmarks/magic/chain.h"
#include "evaluation/benchmarks/magic/prompts.h"
#include "evaluation/benchmarks/magic/statistics.h"
#include "evaluation/benchmarks/magic/task_input.h"
#include "evaluation/metrics/step_agreement.h"

#include <QTest>

#include <algorithm>

using namespace groundmark;
using namespace groundmark::evaluation;

class TestMagic : public QObject
{
    Q_OBJECT

    static Truth lampTruth()
    {
        Truth truth;
        Question question;
        question.text = QStringLiteral("What is on the table?");
        question.answers = {{QStringLiteral("lamp"), {}}};
        truth.sample.questions = {question};
        truth.sample.task = QStringLiteral("query");
        truth.sample.extra = R"({"fullAnswer": "A lamp is on the table."})";
        for (int i = 1; i <= 4; ++i) {
            Region region;
            region.ordinal = i;
            region.role = i == 1 || i == 3 ? RegionRole::Relevant : RegionRole::Adversarial;
            truth.regions.push_back(region);
        }
        return truth;
    }

    static Prediction reply(const QString& raw)
    {
        Prediction prediction;
        prediction.raw = raw;
        return prediction;
    }

    static double valueOf(const Judgement& judgement, const QString& metric)
    {
        const auto found = std::ranges::find(judgement.scores, metric, &MetricScore::metric);
        return found != judgement.scores.end() ? found->value : -1.0;
    }

    static TableItem itemOf(const Judgement& judgement)
    {
        TableItem item;
        item.task = QStringLiteral("query");
        item.outcome = judgement.outcome;
        item.metric = judgement.scores.front().metric;
        item.score = judgement.scores.front().value;
        for (auto it = judgement.scores.begin() + 1; it != judgement.scores.end(); ++it) {
            item.others.emplace_back(it->metric, it->value);
        }
        return item;
    }

    static double cell(const Table& table, const QString& row, const QString& column)
    {
        const auto found = std::ranges::find(table.rows, row, &Table::Row::name);
        const qsizetype place = table.columns.indexOf(column);
        return found == table.rows.end() || place < 0
            ? -1.0
            : found->cells[static_cast<size_t>(place)].value.value_or(-1.0);
    }

private slots:
    void thePromptHoldsThePapersConditions()
    {
        const MagicBenchmark magic;
        const QString plain = magic.prompt(lampTruth(), {QStringLiteral("cot"), QStringLiteral("image")});
        QVERIFY(plain.contains(QStringLiteral("## Image 1 (4 bounding box(es))")));
        QVERIFY(plain.contains(QStringLiteral("**Question**: What is on the table?")));
        QVERIFY(plain.contains(QStringLiteral("R1")));
        QVERIFY(!plain.contains(QStringLiteral("If you realize you wrote something wrong")));
        const QString correcting
            = magic.prompt(lampTruth(), {QString(SelfCorrectionMode), QStringLiteral("image")});
        QVERIFY(correcting.contains(QStringLiteral("If you realize you wrote something wrong")));
    }

    void nothingInAQuestionIsTakenForAPlaceToFill()
    {
        ReasoningPrompt prompt;
        prompt.question = QStringLiteral("Is %1 or %2 larger?");
        QVERIFY(reasoningPrompt(prompt).contains(QStringLiteral("Is %1 or %2 larger?")));
    }

    void aReplyIsCutIntoStepsAndAnswer()
    {
        const ReplyChain chain = chainOfReply(
            QStringLiteral("**Thought Process**: The room is dark. R3 shows a lamp.\n**Answer**: A lamp."));
        QCOMPARE(chain.steps, (QStringList {QStringLiteral("The room is dark."), QStringLiteral("R3 shows a lamp.")}));
        QCOMPARE(chain.answer, QStringLiteral("A lamp."));
        QVERIFY(chain.flaw == ResponseFlaw::None);
        QVERIFY(chainOfReply(QStringLiteral("A lamp. It is a lamp.")).flaw == ResponseFlaw::NoAnswerSection);
        QVERIFY(chainOfReply(QStringLiteral("So. So. So.\nAnswer: x")).flaw == ResponseFlaw::Repetitive);
    }

    void regionsAndAnswersAreScored()
    {
        const MagicBenchmark magic;
        // p = {1, 2}, g = {1, 3}: one of each kind, worked by hand.
        const Judgement judgement = magic.judge(
            lampTruth(), reply(QStringLiteral("It is in R1, not in R2. See R9.\nAnswer: The Lamp!")), Explain::Yes);
        QVERIFY(judgement.outcome == Outcome::Scored);
        QCOMPARE(judgement.scores.front().metric, QStringLiteral("normalised match"));
        QCOMPARE(judgement.scores.front().value, 1.0);
        QCOMPARE(valueOf(judgement, QStringLiteral("region precision")), 0.5);
        QCOMPARE(valueOf(judgement, QStringLiteral("region recall")), 0.5);
        QCOMPARE(valueOf(judgement, QStringLiteral("region F1")), 0.5);
        QCOMPARE(valueOf(judgement, QStringLiteral("regions named")), 2.0); // R9 is not there
    }

    void aWordInsideAnotherIsNoMatch()
    {
        const MagicBenchmark magic;
        QCOMPARE(
            magic.judge(lampTruth(), reply(QStringLiteral("Answer: clampers")), Explain::No).scores.front().value, 0.0);
        Truth chinese = lampTruth();
        chinese.sample.questions.first().answers = {{QStringLiteral("灯"), {}}};
        QCOMPARE(
            magic.judge(chinese, reply(QStringLiteral("Answer: 桌上是灯。")), Explain::No).scores.front().value, 1.0);
    }

    void theJudgeComesFirstAndUnreadableIsIncorrect()
    {
        const MagicBenchmark magic;
        Prediction prediction = reply(QStringLiteral("In R1.\nAnswer: A light."));
        const auto questions = magic.judgeQuestions(lampTruth(), prediction);
        QCOMPARE(questions.size(), size_t(2));
        QCOMPARE(questions[0].fields.at(QStringLiteral("ground_truth")), QStringLiteral("lamp"));
        QCOMPARE(questions[1].fields.at(QStringLiteral("model_output")), QStringLiteral("A light."));
        prediction.verdicts = {
            {QStringLiteral("magic-short"), QStringLiteral("judge"), false, 0, true},
            {QStringLiteral("magic-full"), QStringLiteral("judge"), false, 0, std::nullopt}};
        const Judgement judgement = magic.judge(lampTruth(), prediction, Explain::Yes);
        QCOMPARE(judgement.scores[0].metric, QStringLiteral("short answer (judge)"));
        QCOMPARE(judgement.scores[0].value, 1.0);
        QCOMPARE(valueOf(judgement, QStringLiteral("full answer (judge)")), 0.0);
        QVERIFY(judgement.scores[1].reason.dump().find("neither") != std::string::npos);
        QCOMPARE(valueOf(judgement, QStringLiteral("normalised match")), 0.0);
    }

    void macroIsTheMeanOfQuestionsAndMicroOfCounts()
    {
        // The worked example of the score: {1,3}/{1,2,3}, {2}/{2}, {1,2,4}/{4}.
        const MagicBenchmark magic;
        std::vector<TableItem> items;
        const std::pair<QList<int>, QString> cases[] {
            {{1, 3}, QStringLiteral("R1, R2 and R3.\nAnswer: lamp")},
            {{2}, QStringLiteral("R2.\nAnswer: chair")},
            {{1, 2, 4}, QStringLiteral("R4.\nAnswer: lamp")}};
        for (const auto& [relevant, raw] : cases) {
            Truth truth = lampTruth();
            for (Region& region : truth.regions) {
                region.role = relevant.contains(region.ordinal) ? RegionRole::Relevant : RegionRole::Adversarial;
            }
            items.push_back(itemOf(magic.judge(truth, reply(raw), Explain::No)));
        }
        TableItem failed;
        failed.task = QStringLiteral("query");
        failed.outcome = Outcome::ApiError;
        items.push_back(failed); // an error is not a score
        const Table table = magic.tables(items).front();
        const QString all = table.rows.back().name;
        QVERIFY(qAbs(cell(table, all, QStringLiteral("macro P")) - 0.8889) < 1e-4);
        QVERIFY(qAbs(cell(table, all, QStringLiteral("macro R")) - 0.7778) < 1e-4);
        QVERIFY(qAbs(cell(table, all, QStringLiteral("macro F1")) - 0.7667) < 1e-4);
        QVERIFY(qAbs(cell(table, all, QStringLiteral("micro P")) - 0.8) < 1e-4);
        QVERIFY(qAbs(cell(table, all, QStringLiteral("micro R")) - 0.6667) < 1e-4);
        QVERIFY(qAbs(cell(table, all, QStringLiteral("micro F1")) - 0.7273) < 1e-4);
        QVERIFY(qAbs(cell(table, all, QStringLiteral("normalised match")) - 2.0 / 3.0) < 1e-9);
    }

    void statisticsTellStepsAndCorrections()
    {
        JudgedChain chain {QStringLiteral("query"), QStringLiteral("m"), {}};
        chain.steps = {
            {QStringLiteral("one two three"), Verdict::Correct, {}},
            {QStringLiteral("four five"), Verdict::Incorrect, QStringLiteral("six seven eight nine")},
            {QStringLiteral("ten"), Verdict::Unmarked, {}}};
        const auto tables = reasoningTables(std::vector {chain});
        const auto value = [&](int row) { return *tables[0].rows[static_cast<size_t>(row)].cells[0].value; };
        QCOMPARE(value(0), 1.0);
        QCOMPARE(value(1), 3.0);
        QCOMPARE(value(2), 2.0);
        QCOMPARE(value(4), 1.0);
        QCOMPARE(value(5), 4.0);
        QCOMPARE(value(6), 2.0); // the unmarked step is neither
        // StepSense over what is marked: one of two.
        QCOMPARE(*tables[2].rows[0].cells[0].value, 0.5);
        QCOMPARE(tables[2].rows[0].cells[0].n, 2);
        // The first wrong step is the second.
        QCOMPARE(tables[3].rows[0].cells[1].n, 1);
    }

    void regionsAreBuiltDisjointAndNumberedByPlace()
    {
        TaskInputSource source;
        source.image = {400, 300};
        source.annotated = {QRectF(200, 200, 60, 40), QRectF(210, 205, 50, 30), QRectF(390, 10, 50, 40)};
        source.others = {QRectF(10, 10, 30, 30), QRectF(205, 205, 20, 20), QRectF(120, 120, 40, 40)};
        SaliencyMap map {400, 300, std::vector<double>(400 * 300, 0.0)};
        for (int y = 20; y < 60; ++y) {
            for (int x = 100; x < 150; ++x) {
                map.values[static_cast<size_t>(y * 400 + x)] = 0.9;
            }
        }
        source.saliency = map;
        const BuiltRegions built = buildRegions(source, {});
        QCOMPARE(built.hotspots.size(), size_t(1));
        const auto relevant = std::ranges::count(built.regions, true, &BuiltRegion::relevant);
        QCOMPARE(relevant, 3); // hotspot, the merged pair, the one at the edge (cut)
        QCOMPARE(built.regions.size(), size_t(6));
        QCOMPARE(built.missing, 0);
        for (size_t i = 0; i < built.regions.size(); ++i) {
            QVERIFY(QRectF(0, 0, 400, 300).contains(built.regions[i].box));
            QVERIFY(i == 0 || built.regions[i - 1].box.y() <= built.regions[i].box.y());
            for (size_t k = 0; k < i; ++k) {
                QCOMPARE(sharedArea(built.regions[i].box, built.regions[k].box), 0.0);
            }
        }
        QVERIFY(buildRegions(source, {}).regions == built.regions); // the same seed
        const BuiltRegions weak = buildRegions(source, TaskInputRule::weaklySupervised());
        QVERIFY(weak.hotspots.empty());
        QVERIFY(std::ranges::all_of(weak.regions, &BuiltRegion::relevant));
    }

    void theRuleComesBackFromItsJson()
    {
        TaskInputRule rule = TaskInputRule::weaklySupervised();
        rule.threshold = 0.625;
        rule.seed = 4'000'000'000U;
        rule.shuffledNumbers = true;
        const TaskInputRule again = taskInputRuleFrom(toJson(rule));
        QCOMPARE(toJson(again), toJson(rule));
        QCOMPARE(toJson(taskInputRuleFrom("not json")), toJson(TaskInputRule {}));
    }

    void agreementOverStepsIsCohensKappa()
    {
        // [[45, 5], [10, 40]]: po .85, pe .50, κ .70.
        std::vector<VerdictPair> steps;
        const auto add = [&](Verdict a, Verdict b, int n) {
            for (int i = 0; i < n; ++i) {
                steps.push_back({static_cast<int>(steps.size()) / 10, a, b});
            }
        };
        add(Verdict::Correct, Verdict::Correct, 45);
        add(Verdict::Correct, Verdict::Incorrect, 5);
        add(Verdict::Incorrect, Verdict::Correct, 10);
        add(Verdict::Incorrect, Verdict::Incorrect, 40);
        add(Verdict::Unmarked, Verdict::Correct, 100); // no judgement
        Random random(0);
        const auto agreement = *stepAgreement(steps, random);
        QVERIFY(qAbs(agreement.kappa.kappa - 0.7) < 1e-12);
        QCOMPARE(agreement.kappa.items, 100);
        QCOMPARE(agreement.differing, 15);
        QVERIFY(agreement.low < 0.7 && agreement.high > 0.7);
        QVERIFY(!stepAgreement({}, random));
    }
};

QTEST_GUILESS_MAIN(TestMagic)
#include "tst_evaluation_magic.moc"
