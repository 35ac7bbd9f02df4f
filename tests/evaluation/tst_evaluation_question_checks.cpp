// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/benchmark.h"
#include "evaluation/benchmarks/logicocr/question_checks.h"
#include "evaluation/benchmarks/logicocr/question_text.h"
#include "evaluation/benchmarks/logicocr/set_statistics.h"

#include <QTest>

#include <algorithm>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace groundmark::evaluation::logicocr;
using namespace Qt::StringLiterals;

namespace {

Cue cue(int number, const QString& text, const QRectF& box = {10, 10, 40, 20})
{
    return {RegionId::create(), number, text, box, {640, 480}};
}

Hop hop(HopOperation operation, const QString& text = {}, const QList<RegionId>& cues = {}, const QList<HopId>& from = {})
{
    return {HopId::create(), cues, from, operation, text};
}

const Table::Row& rowOf(const Table& table, const QString& name)
{
    const auto found = std::ranges::find(table.rows, name, &Table::Row::name);
    if (found == table.rows.end()) {
        qFatal("no row %s", qPrintable(name));
    }
    return *found;
}

Truth asked(const QString& question, const QString& task, const QString& scenario)
{
    Truth truth;
    Question one;
    one.text = question;
    truth.sample.questions = {one};
    truth.sample.task = task;
    truth.design.scenario = scenario;
    return truth;
}

} // namespace

/// The checks of a question that is being written, one rule a test, and the paper's tables 2 and 3.
class TestQuestionChecks : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreReadAsPeopleWriteThem()
    {
        QCOMPARE(numbersIn(u"14,99 € and 19.95"_s), (std::vector<double> {14.99, 19.95}));
        QCOMPARE(numbersIn(u"1,234 of 1.234,50 or 12,345,678"_s), (std::vector<double> {1234, 1234.5, 12345678}));
        QCOMPARE(numbersIn(u"0,125 and 1.234"_s), (std::vector<double> {0.125, 1.234}));
        QCOMPARE(onlyNumber(u"≈ 0.06 €"_s), std::optional(0.06));
        QVERIFY(!onlyNumber(u"3 or 4"_s));
        QVERIFY(sameNumber(u"33.3 %"_s, 100.0 / 3.0));
        QVERIFY(!sameNumber(u"33"_s, 100.0 / 3.0)); // a whole number is meant exactly
        QCOMPARE(wordsOf(u"The 0,06 €, 大概 Straße!"_s), QStringList({u"the"_s, u"0.06"_s, u"大"_s, u"概"_s, u"straße"_s}));
    }

    void tokensAreEstimatedWithEveryDigitApart()
    {
        QCOMPARE(estimatedTokens(QString()), 0);
        QCOMPARE(estimatedTokens(u"How many?"_s), 3);
        QCOMPARE(estimatedTokens(u"2025"_s), 4);
        QCOMPARE(estimatedTokens(u"internationally"_s), 3);
        QCOMPARE(estimatedTokens(u"一二三四五六七八九十"_s), 7);
    }

    void equationsInAHopAreFoundAndCalculated()
    {
        const auto found = calculationsIn(u"Two of them: 35 − (14,99 + 19.95) = 0.06 €. Then 7 × 3 = 22, page 12."_s);
        QCOMPARE(found.size(), 2U);
        QVERIFY(found[0].isRight());
        QCOMPARE(found[0].operands, (std::vector<double> {35, 14.99, 19.95}));
        QVERIFY(!found[1].isRight());
        QCOMPARE(found[1].value, 21.0);
        QVERIFY(calculationsIn(u"x = 3, and 4 = 4; 5 + = 3"_s).empty());
        QVERIFY(calculationsIn(u"1 / 0 = 0"_s).empty());
    }

    void anAnswerThatTheQuestionHoldsIsFound()
    {
        QCOMPARE(checkAnswerInQuestion(u"Is Nue cheaper than 15 euros?"_s, {u"Nue"_s}).standing, Standing::Open);
        QCOMPARE(checkAnswerInQuestion(u"Which is cheaper, Nue or Livre?"_s, {u"Nue"_s}).standing, Standing::Judge);
        QCOMPARE(checkAnswerInQuestion(u"What is left of 35 €?"_s, {u"0.06 €"_s, u"35,0"_s}).standing, Standing::Open);
        QCOMPARE(checkAnswerInQuestion(u"What is left of 350 €?"_s, {u"35"_s}).standing, Standing::Pass);
        QCOMPARE(checkAnswerInQuestion(u"Is there no parking?"_s, {u"No"_s}).standing, Standing::Pass);
        QCOMPARE(checkAnswerInQuestion(QString(), {u"x"_s}).standing, Standing::Unknown);
    }

    void anAnswerPrintedOnThePageIsForAPersonToJudge()
    {
        QCOMPARE(checkAnswerOnPage({u"19,95"_s}, QStringList {u"Livre,"_s, u"19.95 €"_s}).standing, Standing::Judge);
        QCOMPARE(checkAnswerOnPage({u"0.06"_s}, QStringList {u"19.95"_s}).standing, Standing::Pass);
        QCOMPARE(checkAnswerOnPage({u"0.06"_s}, std::nullopt).standing, Standing::Unknown);
    }

    void anAnswerIsReachedByTextByArithmeticOrByAHop()
    {
        const std::vector<Cue> prices {cue(1, u"Nue 14,99 €"_s), cue(2, u"Livre 19.95 €"_s)};
        const QString question = u"A reader has 35 €. How much is left?"_s;
        QCOMPARE(checkReachable(question, {u"Livre"_s}, prices, {}).standing, Standing::Pass);
        const Finding left = checkReachable(question, {u"0.06 €"_s}, prices, {});
        QCOMPARE(left.standing, Standing::Pass);
        QVERIFY2(left.detail.contains(u"35 − (14.99 + 19.95)"_s), qPrintable(left.detail));
        QCOMPARE(checkReachable(question, {u"72.5"_s}, prices, {hop(HopOperation::Read)}).standing, Standing::Open);
        QCOMPARE(checkReachable(question, {u"72.5"_s}, prices, {hop(HopOperation::Decide)}).standing, Standing::Judge);
        QCOMPARE(checkReachable(question, {u"x"_s}, {}, {}).standing, Standing::Unknown);
        QCOMPARE(checkReachable(question, {u"x"_s}, {cue(1, QString())}, {}).standing, Standing::Unknown);
    }

    void aChainOfCalculationsReachesFurtherThanOne()
    {
        const std::vector<Cue> cues {cue(1, u"12 boxes"_s), cue(2, u"8 each"_s), cue(3, u"2.5 kg"_s)};
        const QList<Hop> hops {
            hop(HopOperation::Calculate, u"12 × 8 = 96"_s), hop(HopOperation::Calculate, u"96 × 2.5 = 240"_s)};
        const Finding found = checkReachable(u"How heavy?"_s, {u"240 kg"_s}, cues, hops);
        QCOMPARE(found.standing, Standing::Pass);
        QVERIFY2(found.detail.contains(u"a hop calculates"_s), qPrintable(found.detail));
    }

    void oneHopIsNotMultiHop()
    {
        QCOMPARE(checkHopCount({}, 2).standing, Standing::Open);
        QCOMPARE(checkHopCount({hop(HopOperation::Read)}, 2).standing, Standing::Open);
        QCOMPARE(checkHopCount({hop(HopOperation::Read), hop(HopOperation::Count)}, 2).standing, Standing::Pass);
    }

    void everyCueAndEveryHopIsNeeded()
    {
        const std::vector<Cue> cues {cue(1, u"a"_s), cue(2, u"b"_s)};
        const Hop first = hop(HopOperation::Read, {}, {cues[0].id});
        const Hop second = hop(HopOperation::Read, {}, {cues[1].id});
        QCOMPARE(checkLinks(cues, {first}).standing, Standing::Open); // cue 2
        QCOMPARE(checkLinks(cues, {first}).cues, QList<RegionId> {cues[1].id});
        QCOMPARE(checkLinks(cues, {first, second}).standing, Standing::Judge); // hop 1 leads nowhere
        Hop joined = second;
        joined.from = {first.id};
        QCOMPARE(checkLinks(cues, {first, joined}).standing, Standing::Pass);
        // A hop that names nothing goes on from all before it.
        QCOMPARE(checkLinks(cues, {first, second, hop(HopOperation::Decide)}).standing, Standing::Pass);
        QCOMPARE(checkLinks(cues, {joined, first}).standing, Standing::Open); // builds on a later one
        QCOMPARE(checkLinks({}, {first, second}).standing, Standing::Open); // the cues are gone
    }

    void cuesLieInTheImageAndCanBeSeen()
    {
        QCOMPARE(checkRegions({cue(1, {}, {600, 10, 50, 20})}, 8).standing, Standing::Open);
        QCOMPARE(checkRegions({cue(1, {}, {600, 10, 30, 3})}, 8).standing, Standing::Judge);
        QCOMPARE(checkRegions({cue(1, {}, {600, 10, 30, 20})}, 8).standing, Standing::Pass);
    }

    void aWrongCalculationIsTold()
    {
        const Finding wrong = checkCalculations({hop(HopOperation::Read), hop(HopOperation::Calculate, u"7 × 3 = 22"_s)});
        QCOMPARE(wrong.standing, Standing::Open);
        QCOMPARE(wrong.hop, 1);
        QCOMPARE(checkCalculations({hop(HopOperation::Calculate, u"7 × 3 = 21"_s)}).standing, Standing::Pass);
        QCOMPARE(checkCalculations({hop(HopOperation::Read, u"the price"_s)}).standing, Standing::Unknown);
    }

    void whatLeavesTwoReadingsIsForAPersonToJudge()
    {
        const QStringList vague = QuestionLimits().vagueWords;
        QCOMPARE(checkAmbiguity(u"Roughly how many?"_s, {u"3"_s}, vague).standing, Standing::Judge);
        QCOMPARE(checkAmbiguity(u"Where is it? And when?"_s, {u"3"_s}, vague).standing, Standing::Judge);
        QCOMPARE(checkAmbiguity(u"现在多少钱？"_s, {u"3"_s}, vague).standing, Standing::Judge);
        QCOMPARE(checkAmbiguity(u"Who?"_s, {u"Ann or Bob"_s}, vague).standing, Standing::Judge);
        QCOMPARE(checkAmbiguity(u"What share is red?"_s, {u"0.25"_s}, vague).standing, Standing::Judge);
        QCOMPARE(checkAmbiguity(u"What share is red?"_s, {u"25 %"_s}, vague).standing, Standing::Pass);
        QCOMPARE(checkAmbiguity(u"How many are red?"_s, {u"25"_s}, vague).standing, Standing::Pass);
    }

    void answersAreShortAndQuestionsNotTooLong()
    {
        QCOMPARE(checkAnswerLength({u"a b c"_s}, 3).standing, Standing::Pass);
        QCOMPARE(checkAnswerLength({u"a b c d"_s}, 3).standing, Standing::Judge);
        QCOMPARE(checkLength(u"a b c"_s, 3).standing, Standing::Pass);
        QCOMPARE(checkLength(u"a b c d"_s, 3).standing, Standing::Open);
    }

    void nearDuplicatesAreForAPersonToJudge()
    {
        const Nearest near {{7}, u"q_0098"_s, 0.93};
        QCOMPARE(checkNearQuestion(near, true, 0.9).standing, Standing::Judge);
        QCOMPARE(checkNearQuestion(near, true, 0.9).other, SampleId {7});
        QCOMPARE(checkNearQuestion(near, true, 0.95).standing, Standing::Pass);
        QCOMPARE(checkNearQuestion(near, false, 0.9).standing, Standing::Unknown);
        const Nearest image {{8}, u"b.png"_s, 4};
        QCOMPARE(checkNearImage(image, 0, true, 5).standing, Standing::Judge);
        QCOMPARE(checkNearImage(image, 0, true, 3).standing, Standing::Pass);
        QCOMPARE(checkNearImage(image, 2, true, 3).standing, Standing::Judge);
    }

    void limitsAreKeptAsTheyWereSet()
    {
        QuestionLimits limits;
        limits.mostTokens = 120;
        limits.nearQuestion = 0.8;
        limits.vagueWords = {u"maybe"_s};
        QCOMPARE(questionLimitsFrom(logicocr::toJson(limits)), limits);
        QCOMPARE(questionLimitsFrom("nonsense"), QuestionLimits());
    }

    void tableThreeCountsWhatThePaperCounts()
    {
        std::vector<Truth> truths {
            asked(u"How many?"_s, u"mathematical reasoning"_s, u"chart"_s),
            asked(u"Which is later?"_s, u"temporal reasoning"_s, u"document"_s),
            asked(u"Compare the two."_s, u"data comparison analysis"_s, u"chart"_s),
            asked(u"Whatever?"_s, u"something else"_s, QString()),
            asked(QString(), QString(), u"chart"_s)}; // an image that waits for its question
        const Table table = LogicOcrReal().statistics(truths).front();
        QCOMPARE(rowOf(table, u"Questions"_s).cells[0].value, std::optional(4.0));
        QCOMPARE(rowOf(table, u"Questions"_s).cells[1].value, std::optional(1680.0));
        QCOMPARE(qRound(*rowOf(table, u"- numerical reasoning, %"_s).cells[0].value * 10), 667);
        QCOMPARE(rowOf(table, u"- numerical reasoning, %"_s).cells[0].n, 2);
        QCOMPARE(rowOf(table, u"- numerical reasoning, %"_s).cells[1].value, std::optional(64.3));
        QCOMPARE(qRound(*rowOf(table, u"- chart, %"_s).cells[0].value * 10), 667);
        QCOMPARE(rowOf(table, u"- token, %"_s).cells[0].n, 0);
        QCOMPARE(LogicOcrReal().statistics(truths).size(), 1U); // no hop chain, no table about them

        truths[0].design.hops = {hop(HopOperation::Read), hop(HopOperation::Count)};
        const Table chains = LogicOcrReal().statistics(truths).at(1);
        QCOMPARE(rowOf(chains, u"- hops per question"_s).cells[0].value, std::optional(2.0));
        QCOMPARE(rowOf(chains, u"- count, %"_s).cells[0].value, std::optional(50.0));
    }

    void tableTwoCountsWhatThePaperCounts()
    {
        const auto made = [](const QString& task, const QString& answer, const QByteArray& extra) {
            Truth truth = asked(u"Who won?"_s, task, {});
            truth.sample.questions[0].context = u"There are five teams."_s;
            truth.sample.questions[0].choices = {u"A. x"_s, u"B. y"_s};
            truth.sample.questions[0].answers = {{answer, {}}};
            truth.sample.extra = extra;
            return truth;
        };
        const std::vector<Truth> truths {
            made(u"Categorical Reasoning, Conjunctive Reasoning"_s, u"A"_s,
                 "{\"caption_or_not\": \"yes\", \"handwritten\": \"no\", \"corpus\": \"LogiQA2.0\"}"),
            made(u"Necessry Condtional Reasoning"_s, u"B"_s,
                 "{\"caption_or_not\": \"no\", \"handwritten\": \"no\", \"corpus\": \"LogiQA\"}"),
            made(QString(), u"b"_s, {})};
        const Table table = LogicOcrGen().statistics(truths).front();
        QCOMPARE(rowOf(table, u"Questions"_s).cells[0].value, std::optional(3.0));
        QCOMPARE(rowOf(table, u"- LogiQA corpus"_s).cells[0].value, std::optional(1.0));
        QCOMPARE(rowOf(table, u"- LogiQA2.0 corpus"_s).cells[0].n, 2);
        QCOMPARE(rowOf(table, u"- categorical, %"_s).cells[0].value, std::optional(50.0)); // of two that say it
        QCOMPARE(rowOf(table, u"- necessary conditional, %"_s).cells[0].value, std::optional(50.0));
        QCOMPARE(qRound(*rowOf(table, u"- answer B, %"_s).cells[0].value), 67);
        QCOMPARE(rowOf(table, u"- background style layout, %"_s).cells[0].value, std::optional(50.0));
        QCOMPARE(rowOf(table, u"- handwritten style font, %"_s).cells[0].value, std::optional(0.0));
        QCOMPARE(rowOf(table, u"- average words in image"_s).cells[0].value, std::optional(10.0));
    }
};

QTEST_GUILESS_MAIN(TestQuestionChecks)
#include "tst_evaluation_question_checks.moc"
