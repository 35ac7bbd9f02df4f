// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/logicocr/logiqa_text.h"
#include "evaluation/metrics/answer_match.h"
#include "evaluation/metrics/dedup.h"

#include <QTest>

using namespace groundmark::evaluation;
using namespace groundmark::evaluation::ocr_robust;
using namespace Qt::StringLiterals;

class TestAnswers : public QObject
{
    Q_OBJECT

private slots:
    void findsTheOptionLetter_data();
    void findsTheOptionLetter();
    void comparesLettersOfMultipleChoice();
    void keepsCurrencyOfAnyScript();
    void readsLogiqaInChinese();
    void refusesDamagedLogiqaLines();
    void dropsNoZeroVectors();
};

void TestAnswers::findsTheOptionLetter_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("letter");
    QTest::newRow("alone") << u"b"_s << u"B"_s;
    QTest::newRow("bracketed") << u" (c) "_s << u"C"_s;
    QTest::newRow("with its text") << u"B. Paris"_s << u"B"_s;
    QTest::newRow("announced") << u"Because A is wrong, the answer is (d)."_s << u"D"_s;
    QTest::newRow("on the last line") << u"A cat sits here.\nAnswer: B"_s << u"B"_s;
    QTest::newRow("standing") << u"It must be C since"_s << u"C"_s;
    QTest::newRow("an article is no letter") << u"A cat"_s << u""_s;
    QTest::newRow("none") << u"no idea"_s << u""_s;
}

void TestAnswers::findsTheOptionLetter()
{
    QFETCH(QString, reply);
    QFETCH(QString, letter);
    QCOMPARE(choiceLetter(reply), letter);
}

void TestAnswers::comparesLettersOfMultipleChoice()
{
    QVERIFY(matchAnswer(u"(B) Paris"_s, u"B"_s, AnswerKind::MultipleChoice).isExact);
    QVERIFY(!matchAnswer(u"Paris"_s, u"B"_s, AnswerKind::MultipleChoice).needsJudge);
}

void TestAnswers::keepsCurrencyOfAnyScript()
{
    QCOMPARE(normalisedAnswer(u"฿1,000.5!"_s), u"฿1000.5"_s);
    QCOMPARE(normalisedAnswer(u"。「」"_s), QString());
}

void TestAnswers::readsLogiqaInChinese()
{
    const auto options
        = logicocr::withoutOptionLabels({u"A．甲"_s, u"B、乙"_s, u"C？丙"_s, u"丁"_s});
    QCOMPARE(options, (QStringList {u"甲"_s, u"乙"_s, u"丙"_s, u"丁"_s}));
    QVERIFY(logicocr::parseLogiqaV1(QString()).records.empty());
    QVERIFY(!logicocr::parseLogiqaV1(QString()).flaw);
}

void TestAnswers::refusesDamagedLogiqaLines()
{
    QVERIFY(!logicocr::parseLogiqaV2("{"));
    QVERIFY(!logicocr::parseLogiqaV2("[1]"));
    QVERIFY(!logicocr::parseLogiqaV2(R"({"answer": 4, "options": ["a", "b", "c", "d"]})"));
    QVERIFY(!logicocr::parseLogiqaV2(R"({"answer": "A", "options": ["a"]})"));
    const auto odd = logicocr::parseLogiqaV2(
        R"({"answer": 0, "options": [1, "b"], "type": {"New": true, "Off": false}})");
    QVERIFY(odd.has_value());
    QCOMPARE(odd->reasoningTypes, QStringList {u"New"_s});
}

void TestAnswers::dropsNoZeroVectors()
{
    const std::vector<std::vector<double>> vectors {{0, 0}, {0, 0}, {1, 0}, {2, 0}, {}};
    const DedupResult result = dedupByCosine(vectors, 0.95);
    QCOMPARE(result.kept, (std::vector<std::size_t> {0, 1, 2, 4}));
    QCOMPARE(result.dropped.size(), std::size_t {1});
    QCOMPARE(result.dropped[0].matches, std::size_t {2});
}

QTEST_GUILESS_MAIN(TestAnswers)
#include "tst_evaluation_answers.moc"
