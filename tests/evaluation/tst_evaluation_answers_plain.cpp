// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/page_text/page_text.h"
#include "evaluation/benchmarks/short_answer/short_answer.h"

#include <QTest>

using namespace groundmark;
using namespace groundmark::evaluation;
using namespace Qt::StringLiterals;

using Comparison = ShortAnswerBenchmark::Comparison;

namespace {

Truth truthWith(const QStringList& texts)
{
    Question question;
    for (const QString& text : texts) {
        question.answers.append(Answer {text, {}});
    }
    Truth truth;
    truth.sample.questions.append(question);
    return truth;
}

Prediction replied(const QString& raw, Outcome outcome = Outcome::Scored)
{
    Prediction prediction;
    prediction.raw = raw;
    prediction.outcome = outcome;
    return prediction;
}

Judgement judged(Comparison comparison, const QStringList& truths, const Prediction& prediction)
{
    const ShortAnswerBenchmark benchmark(u"short"_s, u"Short"_s, comparison);
    return benchmark.judge(truthWith(truths), prediction, Explain::No);
}

} // namespace

class TestAnswersPlain : public QObject
{
    Q_OBJECT

private slots:
    void findsTheFinalAnswer_data();
    void findsTheFinalAnswer();
    void keepsWhatIsNoAnswer_data();
    void keepsWhatIsNoAnswer();
    void comparesByTheNamedMetric_data();
    void comparesByTheNamedMetric();
    void takesTheBestOfSeveralAnswers();
    void scoresNothingWithoutATruth();
    void comparesPagesWithWhiteSpaceFolded();
};

void TestAnswersPlain::findsTheFinalAnswer_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("answer");
    QTest::newRow("plain") << u"Answer: 42"_s << u"42"_s;
    QTest::newRow("lower case") << u"so\nanswer : 42 \n"_s << u"42"_s;
    QTest::newRow("all bold") << u"**Answer: 42**"_s << u"42"_s;
    QTest::newRow("bold word") << u"**Answer**: 42"_s << u"42"_s;
    QTest::newRow("bold word and colon") << u"**Answer:** 42"_s << u"42"_s;
    QTest::newRow("bold value") << u"Answer: **42**"_s << u"42"_s;
    QTest::newRow("underscores") << u"__Answer: 42__"_s << u"42"_s;
    QTest::newRow("heading") << u"### Answer: 42"_s << u"42"_s;
    QTest::newRow("final") << u"Because.\nFinal Answer: 42"_s << u"42"_s;
    QTest::newRow("final, all bold") << u"Because.\n\n**Final answer: 42**\n"_s << u"42"_s;
    QTest::newRow("full-width colon") << u"Answer：四十二"_s << u"四十二"_s;
    QTest::newRow("the last of several") << u"Answer: 1\nNo.\nAnswer: 2"_s << u"2"_s;
    QTest::newRow("several, one empty") << u"Answer:\nAnswer: 2"_s << u"2"_s;
    QTest::newRow("on the next line") << u"Answer:\n42"_s << u"42"_s;
    QTest::newRow("several lines") << u"Answer: 4\n2"_s << u"4\n2"_s;
    QTest::newRow("no marker") << u" It is 42. "_s << u"It is 42."_s;
    QTest::newRow("no marker, bold") << u"**42**"_s << u"42"_s;
    QTest::newRow("inside a line") << u"The answer: 42"_s << u"The answer: 42"_s;
    QTest::newRow("inner signs stay") << u"Answer: a_b * c"_s << u"a_b * c"_s;
    QTest::newRow("code stays") << u"Answer: `x`"_s << u"`x`"_s;
    QTest::newRow("nothing after it") << u"**Answer:**"_s << QString();
    QTest::newRow("empty") << QString() << QString();
}

void TestAnswersPlain::findsTheFinalAnswer()
{
    QFETCH(QString, reply);
    QFETCH(QString, answer);
    QCOMPARE(finalAnswer(reply), answer);
}

void TestAnswersPlain::keepsWhatIsNoAnswer_data()
{
    QTest::addColumn<QString>("raw");
    QTest::addColumn<Outcome>("before");
    QTest::addColumn<Outcome>("shortAnswer");
    QTest::addColumn<Outcome>("pageText");
    const Outcome scored = Outcome::Scored;
    const Outcome refused = Outcome::RefusedOrEmpty;
    const Outcome failed = Outcome::ApiError;
    const Outcome unparseable = Outcome::Unparseable;
    QTest::newRow("answer") << u"Paris"_s << scored << scored << scored;
    QTest::newRow("scored anew") << u"Paris"_s << unparseable << scored << scored;
    QTest::newRow("API error") << QString() << failed << failed << failed;
    QTest::newRow("API error with text") << u"Paris"_s << failed << failed << failed;
    QTest::newRow("empty") << QString() << scored << refused << refused;
    QTest::newRow("blank") << u" \n "_s << scored << refused << refused;
    QTest::newRow("declined") << u"I cannot help."_s << refused << refused << refused;
    QTest::newRow("no answer in it") << u"Answer: **"_s << scored << unparseable << scored;
}

void TestAnswersPlain::keepsWhatIsNoAnswer()
{
    QFETCH(QString, raw);
    QFETCH(Outcome, before);
    QFETCH(Outcome, shortAnswer);
    QFETCH(Outcome, pageText);
    const Prediction prediction = replied(raw, before);
    const Judgement brief = judged(Comparison::Contains, {u"Paris"_s}, prediction);
    QCOMPARE(brief.outcome, shortAnswer);
    QCOMPARE(brief.scores.empty(), shortAnswer != Outcome::Scored);
    const Judgement page
        = PageTextBenchmark().judge(truthWith({u"Paris"_s}), prediction, Explain::No);
    QCOMPARE(page.outcome, pageText);
    QCOMPARE(page.scores.empty(), pageText != Outcome::Scored);
}

void TestAnswersPlain::comparesByTheNamedMetric_data()
{
    QTest::addColumn<Comparison>("comparison");
    QTest::addColumn<QString>("truth");
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("metric");
    QTest::addColumn<double>("value");
    const QString contains = u"contains"_s;
    const QString exact = u"exact match"_s;
    const QString anls = u"ANLS"_s;
    QTest::newRow("contained") << Comparison::Contains << u"Paris"_s << u"It is paris."_s
                               << contains << 1.0;
    QTest::newRow("not contained")
        << Comparison::Contains << u"Paris"_s << u"It is Rome."_s << contains << 0.0;
    QTest::newRow("only the final answer counts")
        << Comparison::Contains << u"Paris"_s << u"Not Paris.\nAnswer: Rome"_s << contains << 0.0;
    QTest::newRow("equal") << Comparison::ExactMatch << u"Paris"_s << u"**Answer: paris**"_s
                           << exact << 1.0;
    QTest::newRow("longer") << Comparison::ExactMatch << u"Paris"_s << u"Paris, France"_s << exact
                            << 0.0;
    QTest::newRow("one edit of five")
        << Comparison::Anls << u"hello"_s << u"Hallo"_s << anls << 0.8;
    QTest::newRow("below the threshold")
        << Comparison::Anls << u"hello"_s << u"world"_s << anls << 0.0;
}

void TestAnswersPlain::comparesByTheNamedMetric()
{
    QFETCH(Comparison, comparison);
    QFETCH(QString, truth);
    QFETCH(QString, reply);
    QFETCH(QString, metric);
    QFETCH(double, value);
    const Judgement judgement = judged(comparison, {truth}, replied(reply));
    QCOMPARE(judgement.scores.size(), std::size_t {1});
    QCOMPARE(judgement.scores.front().metric, metric);
    QCOMPARE(judgement.scores.front().value, value);
}

void TestAnswersPlain::takesTheBestOfSeveralAnswers()
{
    const Judgement judgement
        = judged(Comparison::Anls, {u"world"_s, u"hallo"_s, u"help!"_s}, replied(u"hello"_s));
    QCOMPARE(judgement.scores.size(), std::size_t {1});
    QCOMPARE(judgement.scores.front().value, 0.8);
    QCOMPARE(judgement.parsed, u"hello"_s);
}

void TestAnswersPlain::scoresNothingWithoutATruth()
{
    const Judgement judgement = judged(Comparison::Contains, {}, replied(u"hello"_s));
    QCOMPARE(judgement.parsed, u"hello"_s);
    QVERIFY(judgement.scores.empty());
}

void TestAnswersPlain::comparesPagesWithWhiteSpaceFolded()
{
    const PageTextBenchmark benchmark {};
    const auto value = [&benchmark](const QString& truth, const QString& reply) {
        const Judgement judgement
            = benchmark.judge(truthWith({truth}), replied(reply), Explain::No);
        return judgement.scores.empty() ? -1.0 : judgement.scores.front().value;
    };
    QCOMPARE(value(u"one  two\nthree"_s, u"one two three\n"_s), 1.0);
    QCOMPARE(value(u"abcd"_s, u"abxd"_s), 0.75);
    QCOMPARE(value(u"abcd"_s, u"wxyz"_s), 0.0);
}

QTEST_GUILESS_MAIN(TestAnswersPlain)
#include "tst_evaluation_answers_plain.moc"
