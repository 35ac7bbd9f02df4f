// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/benchmark.h"
#include "evaluation/benchmarks/mmtr/failure_patterns.h"
#include "evaluation/benchmarks/mmtr/leakage.h"
#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "evaluation/benchmarks/mmtr/mmtr_statistics.h"
#include "evaluation/benchmarks/mmtr/mmtr_tables.h"
#include "evaluation/metrics/mmtr_level.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace groundmark::evaluation::mmtr;
using namespace Qt::StringLiterals;

namespace {

Region mask(const QRectF& box, int page = 0)
{
    Region region;
    region.id = RegionId::create();
    region.role = RegionRole::MaskTarget;
    region.page = page;
    region.shape = Shape::box(box);
    return region;
}

Truth truthOf(const QString& target, const QString& level, int pages = 1)
{
    Truth truth;
    truth.sample.task = level;
    truth.sample.pages = QList<ImageId>(pages, ImageId {1});
    Question question;
    question.answers = {{target, {}}};
    truth.sample.questions = {question};
    truth.pageSizes = std::vector<QSize>(size_t(pages), QSize(100, 100));
    return truth;
}

Judgement judged(const Truth& truth, const QString& reply, const QByteArray& extra = {})
{
    Prediction prediction;
    prediction.raw = reply;
    prediction.extra = extra;
    return MmtrBench().judge(truth, prediction, Explain::Yes);
}

VisibleWord word(const QString& text, double x, double y = 0)
{
    return {text, QRectF(x, y, 10, 10), 1.0};
}

LeakagePage page(std::vector<VisibleWord> words, std::vector<QRectF> masks = {})
{
    LeakagePage made;
    made.words = std::move(words);
    made.masks = std::move(masks);
    made.size = QSizeF(1000, 1000);
    return made;
}

bool has(const LeakageReport& report, LeakageFinding::Kind kind)
{
    return std::ranges::any_of(report.findings, [&](const auto& found) { return found.kind == kind; });
}

} // namespace

/// The benchmark of masked text: what is scored, what is counted apart, what the tables say.
class TestMmtrBench : public QObject
{
    Q_OBJECT

private slots:
    void aShortTargetIsScoredByExactMatchAndAnls()
    {
        const Judgement right = judged(truthOf(u"HATCH"_s, u"L1"_s), u"hatch"_s);
        QCOMPARE(right.outcome, Outcome::Scored);
        QCOMPARE(right.scores.front().metric, u"final"_s);
        QCOMPARE(right.scores.front().value, 1.0);
        // The worked example of the protocol: EM 0, similarity .6.
        QCOMPARE(judged(truthOf(u"HATCH"_s, u"L1"_s), u"HACTH"_s).scores.front().value, 0.18);
    }

    void thinkingAloudIsNoPartOfTheAnswer()
    {
        const QString reply = u"The box stands above BIN.\nRecovered text: perhaps\n**Recovered text:** \"HATCH\""_s;
        QCOMPARE(judged(truthOf(u"HATCH"_s, u"L1"_s), u"so\nRecovered text: HATCH"_s).scores.front().value, 1.0);
        QCOMPARE(judged(truthOf(u"HATCH"_s, u"L1"_s), reply).outcome, Outcome::Scored);
        Setting aloud;
        aloud.mode = u"cot"_s;
        QVERIFY(MmtrBench().prompt(truthOf(u"x"_s, u"L1"_s), aloud).contains(u"Recovered text:"_s));
    }

    void aNumberWithoutEmbeddingsAndJudgeBearsAnotherName()
    {
        const Truth truth = truthOf(u"the light has stood in open water"_s, u"L3"_s);
        const Judgement alone = judged(truth, u"the light stood in open water"_s);
        QCOMPARE(alone.scores.front().metric, u"final, char-hash, no judge"_s);
        const QByteArray embedded = R"({"mmtr": {"embed_sim": 0.9}})";
        QCOMPARE(judged(truth, u"the light stood"_s, embedded).scores.front().metric, u"final, no judge"_s);
        const QByteArray judgedToo = R"({"scores": {"Qwen-EmbedSim": 0.9, "LLM-Judge": 1}})";
        QCOMPARE(judged(truth, u"the light stood"_s, judgedToo).scores.front().metric, u"final"_s);
    }

    void theJudgeGatesTheScore()
    {
        const Truth truth = truthOf(u"a b c d"_s, u"L3"_s);
        // Rouge-L of "a b x y" is .5: base .4 · .5 + .6 · .9 = .74, and .222 when the judge refuses.
        const auto passed = judged(truth, u"a b x y"_s, R"({"scores": {"Qwen-EmbedSim": 0.9, "LLM-Judge": 1}})");
        const auto refused = judged(truth, u"a b x y"_s, R"({"scores": {"Qwen-EmbedSim": 0.9, "LLM-Judge": 0}})");
        QVERIFY(qFuzzyCompare(passed.scores.front().value, 0.74));
        QVERIFY(qFuzzyCompare(refused.scores.front().value, 0.222));
        QVERIFY(refused.scores.front().reason["formula"].get<std::string>().find("key error") != std::string::npos);
    }

    void theJudgeIsAskedWhereItMatters()
    {
        const MmtrBench bench;
        Prediction reply;
        reply.raw = u"Answer: a b x y"_s;
        const auto questions = bench.judgeQuestions(truthOf(u"a b c d"_s, u"L3"_s), reply);
        QCOMPARE(questions.size(), size_t(1));
        QCOMPARE(questions[0].protocol, u"mmtr-gate"_s);
        QCOMPARE(questions[0].fields.at(u"ground_truth"_s), u"a b c d"_s);
        QCOMPARE(questions[0].fields.at(u"model_output"_s), u"a b x y"_s);
        QVERIFY(bench.judgeQuestions(truthOf(u"a b c d"_s, u"L1"_s), reply).empty());
        QVERIFY(bench.judgeQuestions(truthOf(u"a b x y"_s, u"L3"_s), reply).empty()); // the same text
        reply.raw = u"[UNK]"_s;
        QVERIFY(bench.judgeQuestions(truthOf(u"a b c d"_s, u"L3"_s), reply).empty());
    }

    void anAskedJudgeGoesBeforeThatOfAFile()
    {
        Prediction reply;
        reply.raw = u"a b x y"_s;
        reply.extra = R"({"mmtr": {"embed_sim": 0.9, "embed_model": "m"}, "scores": {"Qwen-EmbedSim": 0.1, "LLM-Judge": 1}})";
        reply.verdicts = {{u"mmtr-gate"_s, u"judge"_s, false, 0, std::nullopt}, {u"mmtr-gate"_s, u"judge"_s, false, 1, false}};
        const auto judgement = MmtrBench().judge(truthOf(u"a b c d"_s, u"L3"_s), reply, Explain::No);
        QCOMPARE(judgement.scores.front().metric, u"final"_s);
        QVERIFY(qFuzzyCompare(judgement.scores.front().value, 0.222));
    }

    void anOfficialResultFileBringsItsOwnSimilarityAndVerdict()
    {
        const QByteArray extra = R"({"scores": {"Qwen-EmbedSim": 0.9, "LLM-Judge": 1, "Final-Score": 0.74}})";
        const auto judgement = judged(truthOf(u"a b c d"_s, u"L3"_s), u"a b x y"_s, extra);
        QCOMPARE(judgement.scores.front().metric, u"final"_s);
        QVERIFY(qFuzzyCompare(judgement.scores.front().value, 0.74));
    }

    void repliesThatMissTheTaskAreNoWrongAnswers_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<Outcome>("outcome");

        QTest::newRow("no mask") << u"No masked text regions were identified in the provided document images."_s << Outcome::Unparseable;
        QTest::newRow("describes the box") << u"The black box covers a figure label."_s << Outcome::Unparseable;
        QTest::newRow("in Chinese") << u"图中没有被遮挡的文字。"_s << Outcome::Unparseable;
        QTest::newRow("unknown") << u"[UNK]"_s << Outcome::RefusedOrEmpty;
        QTest::newRow("blank") << u"  "_s << Outcome::RefusedOrEmpty;
        QTest::newRow("a text that mentions a mask") << u"The mask of Agamemnon"_s << Outcome::Scored;
        QTest::newRow("no, but a text") << u"No parking"_s << Outcome::Scored;
    }

    void repliesThatMissTheTaskAreNoWrongAnswers()
    {
        QFETCH(QString, reply);
        QTEST(judged(truthOf(u"HATCH"_s, u"L1"_s), reply).outcome, "outcome");
    }

    void aSampleWithoutATargetHasNoScore()
    {
        QVERIFY(judged(truthOf({}, u"L1"_s), u"anything"_s).scores.empty());
    }

    void anAbsentLevelIsL3AsTheOfficialCodeHasIt()
    {
        QCOMPARE(factsOf(truthOf(u"x"_s, {})).level, Level::L3);
        QVERIFY(!factsOf(truthOf(u"x"_s, {})).levelStated);
        Truth truth = truthOf(u"x"_s, u"L3"_s);
        truth.sample.extra = R"({"level": 2, "facets": {"layout": "title"}})";
        QCOMPARE(factsOf(truth).level, Level::L2);
        MaskCard card;
        card.level = Level::L4;
        card.facets[u"layout"_s] = u"caption"_s;
        Region region = mask({0, 0, 10, 10});
        region.attributes = withMaskCard(R"({"other": 1})", card);
        truth.regions = {region};
        QCOMPARE(factsOf(truth).level, Level::L4); // what the annotator says counts most
        QCOMPARE(factsOf(truth).facets.at(u"layout"_s), u"caption"_s);
        QCOMPARE(*factsOf(truth).maskRatio, 0.01);
        QVERIFY(region.attributes.contains("other"));
        QCOMPARE(maskCardFrom(region.attributes), card);
    }

    void theLengthSuggestsALevel_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<Level>("level");

        QTest::newRow("year") << u"1923"_s << Level::L1;
        QTest::newRow("name") << u"Ellmouth Harbour"_s << Level::L1;
        QTest::newRow("number with a point") << u"38.9 million"_s << Level::L1;
        QTest::newRow("phrase") << u"Batalla de Maratón."_s << Level::L2;
        QTest::newRow("Chinese name") << u"青禾南站"_s << Level::L1;
        QTest::newRow("Chinese phrase") << u"青禾南站开往春城北站"_s << Level::L2;
        QTest::newRow("sentence") << u"On every chart printed since, the light has stood in open water."_s << Level::L3;
        QTest::newRow("paragraph") << u"One is here. Two is there. Three is gone."_s << Level::L4;
        QTest::newRow("Arabic") << u"السلام عليكم"_s << Level::L1;
        QTest::newRow("nothing") << QString() << Level::L1;
    }

    void theLengthSuggestsALevel()
    {
        QFETCH(QString, target);
        QTEST(suggestLevel(target).level, "level");
    }

    void tablesCountEveryOutcomeAndNoFailedRequest()
    {
        const auto item = [](double score, Outcome outcome, const QString& level, const QString& pages) {
            TableItem made;
            made.score = score;
            made.outcome = outcome;
            made.metric = outcome == Outcome::Scored ? u"final"_s : QString();
            made.groups = {{LevelGroup, level}, {PagesGroup, pages}, {u"facet:layout"_s, u"title"_s}};
            return made;
        };
        const std::vector<TableItem> items {
            item(1.0, Outcome::Scored, u"L1"_s, SinglePage), item(0.5, Outcome::Scored, u"L2"_s, MultiPage),
            item(0.0, Outcome::Unparseable, u"L2"_s, MultiPage), item(0.0, Outcome::ApiError, u"L2"_s, SinglePage)};
        const auto tables = scoreTables(items);
        const auto& all = tables[0].rows[0].cells;
        QCOMPARE(*all[0].value, 0.5); // three replies
        QCOMPARE(all[0].n, 3);
        QCOMPARE(*all[1].value, 0.75); // two of them answer the task
        QCOMPARE(all[2].n, 1);
        QCOMPARE(*all[2].value, 0.25);
        QCOMPARE(all[4].n, 1);
        QCOMPARE(tables[1].rows[1].cells[1].n, 2); // L2 × multi-page
        QVERIFY(!tables[1].rows[0].cells[1].value); // no L1 sample has several pages
        QCOMPARE(tables[2].rows[0].name, u"title"_s);
    }

    void aStandInNamesTheColumn()
    {
        TableItem exact;
        exact.metric = u"final"_s;
        TableItem lexical;
        lexical.metric = u"final, char-hash, no judge"_s;
        QCOMPARE(scoreTables(std::vector {exact, lexical})[0].columns[0], u"Final, char-hash, no judge"_s);
        QCOMPARE(scoreTables(std::vector {exact})[0].columns[0], u"Final"_s);
    }

    void statisticsDescribeTheSamples()
    {
        Truth one = truthOf(u"HATCH"_s, u"L1"_s);
        one.sample.language = u"en"_s;
        one.regions = {mask({0, 0, 10, 10}), mask({5, 0, 10, 10})}; // they overlap by half
        const Truth two = truthOf(u"青禾南站开往"_s, u"L2"_s, 2);
        const auto tables = MmtrBench().statistics(std::vector {one, two});
        QCOMPARE(tables[0].rows[2].cells[0].n, 1); // multi-page
        QCOMPARE(*tables[1].rows[0].cells[0].value, 5.5); // median of 5 and 6 characters
        QCOMPARE(*tables[1].rows[1].cells[0].value, 0.015);
        const Distributions spread = distributionsOf({factsOf(one), factsOf(two)});
        QCOMPARE(spread.withoutMask, 1);
        QCOMPARE(spread.answerLengths.size(), size_t(2)); // 1–4 and 5–8
        QCOMPARE(spread.answerLengths[1].count, 2);
        QCOMPARE(spread.languages.size(), size_t(2));
    }

    void aTargetThatStandsElsewhereLeaks()
    {
        const QRectF covered(100, 0, 40, 20);
        LeakagePage masked = page({word(u"Battle"_s, 0), word(u"of"_s, 12)}, {covered});
        masked.originalWords = {word(u"Marathon,"_s, 110)};
        const LeakagePage other = page({word(u"near"_s, 0), word(u"MARATHON"_s, 20)});
        const auto report = checkLeakage(u"Marathon"_s, {masked, other});
        QVERIFY(report.leaks());
        QCOMPARE(report.findings.size(), size_t(1));
        QCOMPARE(report.findings[0].kind, LeakageFinding::Kind::Elsewhere);
        QCOMPARE(report.findings[0].page, 1);
        QCOMPARE(report.findings[0].boxes.front().x(), 20.0);
        QVERIFY(!checkLeakage(u"Marathon"_s, {masked}).leaks());
    }

    void partsOfTheTargetAreACautionOnly()
    {
        LeakagePage masked = page({word(u"Batalla"_s, 0), word(u"de"_s, 12), word(u"Platea"_s, 24)}, {{500, 0, 40, 20}});
        masked.originalWords = {word(u"Batalla"_s, 500), word(u"de"_s, 512), word(u"Maratón."_s, 524)};
        const auto report = checkLeakage(u"Batalla de Maratón."_s, {masked});
        QVERIFY(!report.leaks());
        QVERIFY(report.hasCautions());
        QCOMPARE(report.findings[0].text, u"Batalla de"_s);
    }

    void aWordInsideAnotherIsNoHit()
    {
        LeakagePage masked = page({word(u"catalogue"_s, 0)}, {{500, 0, 40, 20}});
        masked.originalWords = {word(u"cat"_s, 500)};
        QVERIFY(!checkLeakage(u"cat"_s, {masked}).leaks());
        LeakagePage chinese = page({word(u"青禾南站开往"_s, 0)}, {{500, 0, 40, 20}});
        chinese.originalWords = {word(u"南站"_s, 500)};
        QVERIFY(checkLeakage(u"南站"_s, {chinese}).leaks()); // Chinese has no borders of words
    }

    void whatIsReadableInTheMaskLeaks()
    {
        LeakagePage masked = page({word(u"HATCH"_s, 105, 5)}, {{100, 0, 40, 20}});
        masked.originalWords = {word(u"HATCH"_s, 105, 5)};
        masked.unpaintedPixels = 3;
        const auto report = checkLeakage(u"HATCH"_s, {masked});
        QVERIFY(has(report, LeakageFinding::Kind::ReadableInMask));
        QVERIFY(has(report, LeakageFinding::Kind::UnpaintedPixels));
    }

    void textThatTravelsWithThePageLeaks()
    {
        LeakagePage masked = page({}, {{100, 0, 40, 20}});
        masked.originalWords = {word(u"HATCH"_s, 105)};
        masked.embeddedText = u"BIN\nHATCH\n"_s;
        QVERIFY(!checkLeakage(u"HATCH"_s, {masked}).leaks()); // once: where the mask is
        masked.embeddedText += u" hatch"_s;
        QVERIFY(has(checkLeakage(u"HATCH"_s, {masked}), LeakageFinding::Kind::Embedded));
    }

    void aTargetThatOcrCannotReadIsSaid()
    {
        const LeakagePage masked = page({word(u"BIN"_s, 0)}, {{100, 0, 40, 20}});
        const auto report = checkLeakage(u"HATCH"_s, {masked});
        QVERIFY(!report.leaks());
        QVERIFY(has(report, LeakageFinding::Kind::NotFoundByOcr));
    }

    void aMaskOutsideThePageCoversNothing()
    {
        LeakagePage masked = page({}, {{2000, 0, 40, 20}});
        masked.originalWords = {word(u"HATCH"_s, 105)};
        const auto report = checkLeakage(u"HATCH"_s, {masked});
        QVERIFY(report.leaks());
        QVERIFY(has(report, LeakageFinding::Kind::MaskOutsidePage));
    }

    void aSampleWithoutAMaskIsNotClean()
    {
        QVERIFY(has(checkLeakage(u"HATCH"_s, {page({})}), LeakageFinding::Kind::NothingMasked));
    }

    void rightToLeftScriptsAreComparedLikeAnyOther()
    {
        LeakagePage masked = page({word(u"دخلت"_s, 0), word(u"السَّلامُ"_s, 20), word(u"عليكم"_s, 40)}, {{500, 0, 40, 20}});
        masked.originalWords = {word(u"عليكم،"_s, 500)};
        QVERIFY(checkLeakage(u"عليكم"_s, {masked}).leaks());
        QVERIFY(checkLeakage(u"شالوم"_s, {masked}).hasCautions());
        QCOMPARE(judged(truthOf(u"עיר \u200fהבירה"_s, u"L1"_s), u"עיר הבירה"_s).scores.front().value, 1.0);
    }

    void wrongRepliesAreSortedByWhatTheyCopy_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("facet");
        QTest::addColumn<QString>("pattern");

        QTest::newRow("beside") << u"Racing"_s << u"Strategy"_s << QString() << u"neighbour-copy"_s;
        QTest::newRow("far away") << u"Prompt Masking"_s << u"Length Normalization"_s << QString() << u"visible-text-copying"_s;
        QTest::newRow("on a map") << u"Racing"_s << u"Ostrava"_s << u"map"_s << u"geographic-mislocation"_s;
        QTest::newRow("symbol") << u"p"_s << u"2p + 1 = q"_s << QString() << u"symbol-anchoring"_s;
        QTest::newRow("nowhere") << u"Simulation"_s << u"Strategy"_s << QString() << u"semantic-drift"_s;
        QTest::newRow("no mask") << u"There is no masked text."_s << u"Strategy"_s << QString() << u"no-task-focus"_s;
        QTest::newRow("excerpt") << QString(120, u'x') << u"Strategy"_s << QString() << u"no-task-focus"_s;
        QTest::newRow("right") << u"strategy"_s << u"Strategy"_s << QString() << QString();
        QTest::newRow("declined") << u"[UNK]"_s << u"Strategy"_s << QString() << QString();
    }

    void wrongRepliesAreSortedByWhatTheyCopy()
    {
        QFETCH(QString, reply);
        QFETCH(QString, target);
        QFETCH(QString, facet);
        SampleFacts facts;
        facts.target = target;
        if (!facet.isEmpty()) {
            facts.facets[u"source"_s] = facet;
        }
        const PatternPage seen {
            {word(u"Racing"_s, 100, 45), word(u"p"_s, 100, 65), word(u"Prompt"_s, 700, 700), word(u"Masking"_s, 715, 700)},
            {{100, 20, 60, 20}}, {1000, 1000}};
        const auto found = proposePattern(reply, facts, {seen});
        QTEST(found ? patternId(*found) : QString(), "pattern");
    }

    void withoutWordsNothingIsGuessed()
    {
        SampleFacts facts;
        facts.target = u"Strategy"_s;
        QVERIFY(!proposePattern(u"Racing"_s, facts, {PatternPage {}}));
    }

    void theModelGetsThePageCovered()
    {
        Truth truth = truthOf(u"x"_s, u"L1"_s, 2);
        truth.regions = {mask({1, 2, 3, 4}, 1)};
        const MmtrBench bench;
        QVERIFY(bench.covered(truth, 0).empty());
        QCOMPARE(bench.covered(truth, 1).front().bounds(), QRectF(1, 2, 3, 4));
        QVERIFY(bench.prompt(truth, {}).contains(u"pages of one document"_s));
    }
};

QTEST_GUILESS_MAIN(TestMmtrBench)
#include "tst_evaluation_mmtr_bench.moc"
