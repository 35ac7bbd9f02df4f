// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/judge_reply.h"
#include "evaluation/metrics/self_heal.h"
#include "evaluation/metrics/steps.h"

#include <QTest>

using namespace groundmark::evaluation;
using namespace Qt::StringLiterals;

class TestSteps : public QObject
{
    Q_OBJECT

private slots:
    void splitsChineseSentencesWithoutSpaces();
    void treatsEveryKindOfLineBreakAlike();
    void dropsEmptyListItems();
    void keepsANumberThatIsAllOfALine();
    void splitsALongTextQuickly();
    void findsTheLastAnswerLine();
    void takesTheLastSentenceWithoutAnAnswerLine();
    void leavesAnEmptyTextEmpty();
    void seesRepeatedSentences();
    void seesRepeatedRunsOfWords();
    void namesTheFlawOfAResponse();
    void readsAVerdictInBold();
    void readsNoVerdictFromALongerWord();
    void probesWithMissingCorrections();
};

void TestSteps::splitsChineseSentencesWithoutSpaces()
{
    QCOMPARE(
        splitSteps(u"这是一只猫。它是黑色的！对吗？是"_s),
        (QStringList {u"这是一只猫。"_s, u"它是黑色的！"_s, u"对吗？"_s, u"是"_s}));
}

void TestSteps::treatsEveryKindOfLineBreakAlike()
{
    const QStringList expected {u"one"_s, u"two"_s, u"three"_s};
    QCOMPARE(splitSteps(u"one\ntwo\nthree"_s), expected);
    QCOMPARE(splitSteps(u"one\r\ntwo\r\nthree\r\n"_s), expected);
    QCOMPARE(splitSteps(u"one\rtwo\u2028three"_s), expected);
}

void TestSteps::dropsEmptyListItems()
{
    QCOMPARE(splitSteps(u"-\n* \n> - # Heading\n•"_s), QStringList {u"Heading"_s});
}

void TestSteps::keepsANumberThatIsAllOfALine()
{
    QCOMPARE(splitSteps(u"The answer is\n5."_s), (QStringList {u"The answer is"_s, u"5."_s}));
}

void TestSteps::splitsALongTextQuickly()
{
    const QString text = u"A step with R1 in it. "_s.repeated(20'000);
    QCOMPARE(splitSteps(text).size(), 20'000);
}

void TestSteps::findsTheLastAnswerLine()
{
    const SeparatedAnswer parts
        = separateAnswer(u"Answer: first try.\nNo, R2 is red.\n**Answer:** red"_s);
    QVERIFY(parts.hasAnswerSection);
    QCOMPARE(parts.answer, u"red"_s);
    QCOMPARE(parts.reasoning, u"Answer: first try.\nNo, R2 is red."_s);
}

void TestSteps::takesTheLastSentenceWithoutAnAnswerLine()
{
    const SeparatedAnswer parts = separateAnswer(u"R1 is a dog. The answer: it is brown."_s);
    QVERIFY(!parts.hasAnswerSection);
    QCOMPARE(parts.reasoning, u"R1 is a dog."_s);
    QCOMPARE(parts.answer, u"The answer: it is brown."_s);
}

void TestSteps::leavesAnEmptyTextEmpty()
{
    QCOMPARE(separateAnswer(QString()), SeparatedAnswer());
    QVERIFY(splitSteps(QString()).isEmpty());
}

void TestSteps::seesRepeatedSentences()
{
    QVERIFY(!isRepetitive({u"R1 is red."_s, u"r1 is red"_s}));
    QVERIFY(isRepetitive({u"R1 is red."_s, u"r1 is red"_s, u"*R1* is red!"_s}));
    QVERIFY(!isRepetitive({u"..."_s, u"---"_s, u"!"_s})); // no words, no sentence
}

void TestSteps::seesRepeatedRunsOfWords()
{
    const QString run = u"the cup stands on the table near it "_s; // eight words
    QVERIFY(!isRepetitive({run.repeated(3)}));
    QVERIFY(isRepetitive({run.repeated(4)}));
    QVERIFY(!isRepetitive({run.repeated(4)}, {3, 5, 8}));
}

void TestSteps::namesTheFlawOfAResponse()
{
    QCOMPARE(responseFlaw(u"R1 is red."_s), ResponseFlaw::NoAnswerSection);
    QCOMPARE(responseFlaw(u"R1 is red.\nAnswer: red"_s), ResponseFlaw::None);
    QCOMPARE(responseFlaw(u"It is.\nIt is.\nIt is.\nAnswer: red"_s), ResponseFlaw::Repetitive);
}

void TestSteps::readsAVerdictInBold()
{
    QCOMPARE(parseCorrectness(u"**Correctness**: **Incorrect**."_s), std::optional(false));
    QCOMPARE(parseCorrectness(u"**Correctness:** Yes"_s), std::optional(true));
}

void TestSteps::readsNoVerdictFromALongerWord()
{
    QVERIFY(!parseCorrectness(u"Correctness: Correctly named"_s));
    QVERIFY(!parseCorrectness(u"Correctness: unsure"_s));
    QVERIFY(!parseBinary(u"no digit"_s));
    QCOMPARE(parseBinary(u"score: 1/10"_s), std::optional(true));
}

void TestSteps::probesWithMissingCorrections()
{
    const auto probes = selfHealProbes({true, false, false}, {u"a"_s, u"b"_s, u"c"_s}, {});
    QCOMPARE(probes.size(), std::size_t {1});
    QVERIFY(probes[0].corrections.isEmpty());
    QCOMPARE(probes[0].prefix.size(), 3);
    QVERIFY(incorrectSpans({}).empty());
}

QTEST_GUILESS_MAIN(TestSteps)
#include "tst_evaluation_steps.moc"
