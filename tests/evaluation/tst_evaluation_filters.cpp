// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/filter.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>

using namespace groundmark::evaluation;
using Json = nlohmann::json;

namespace {

constexpr double Tolerance = 1e-6;

std::string table(const char* rows)
{
    return std::string("<html><body><table>") + rows + "</table></body></html>";
}

} // namespace

/// Every metric by its name, on cases small enough to be worked out by hand; the quirks of the
/// official programs are named where they decide.
class TestFilters : public QObject
{
    Q_OBJECT

private slots:
    void scoresByHand_data();
    void scoresByHand();
    void everyNameExplainsItself_data();
    void everyNameExplainsItself();
    void statisticsGiveTheirFigures();
    void statisticsSayWhatIsMissing_data();
    void statisticsSayWhatIsMissing();
    void explainsWhichWordsWereMatched();
    void keepsTheLineAndAddsToIt();
    void knowsNoOtherName();

private:
    [[nodiscard]] Json filtered(const QString& name, const Json& line, Explain explain) const;

    const Lexicons m_lexicons;
};

Json TestFilters::filtered(const QString& name, const Json& line, Explain explain) const
{
    const MetricFilter* filter = findMetricFilter(name.toStdString());
    if (filter == nullptr) {
        return "no such metric";
    }
    const auto result = filterLine(*filter, line.dump(), 1, m_lexicons, explain);
    return result ? Json::parse(*result) : Json("refused");
}

void TestFilters::scoresByHand_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<Json>("line");
    QTest::addColumn<double>("wanted");
    const auto row = [](const char* tag, const char* metric, const Json& line, double wanted) {
        QTest::newRow(tag) << QString::fromLatin1(metric) << line << wanted;
    };
    row("exact match trims and lowers", "exact-match", {{"pred", " Yes\n"}, {"gt", "yes"}}, 1);
    row("exact match minds a dot", "exact-match", {{"pred", "yes."}, {"gt", "yes"}}, 0);
    row("contains", "contains", {{"pred", "It is 42"}, {"gt", "42"}}, 1);
    row("nothing is in everything", "contains", {{"pred", "x"}, {"gt", ""}}, 1);
    row("ANLS", "anls", {{"pred", "OR 1.18"}, {"gt", "or 1.22"}}, 1 - 2.0 / 7);
    row("ANLS below its threshold", "anls", {{"pred", "abxyz"}, {"gt", "abcd"}}, 0);
    row("similarity has no threshold", "anls", {{"a", "abcd"}, {"b", "abxyz"}}, 0.4);
    row("ANLS counts code points", "anls", {{"pred", "日本"}, {"gt", "日木"}}, 0.5);
    row("edits", "edit-distance", {{"a", "kitten"}, {"b", "sitting"}}, 3);
    row("edits, normalised", "edit-distance", {{"pred", "sitting"}, {"gt", "kitten"}}, 3.0 / 7);
    row("short answer in the reply", "vqa", {{"predict", "it is 3"}, {"answers", {"3"}}}, 1);
    row("13 contains 3", "vqa", {{"predict", "13"}, {"answers", {"3"}}}, 1);
    row("an empty answer always hits", "vqa", {{"predict", "x"}, {"answers", {""}}}, 1);
    row("five words are compared",
        "vqa",
        {{"predict", "one two three four fiv"}, {"answers", {"one two three four five"}}},
        1 - 1.0 / 23);
    row("the best answer counts", "vqa", {{"predict", "b"}, {"answers", {"a", "b"}}}, 1);
    row("case sensitive",
        "vqa",
        {{"predict", "yes"}, {"answers", {"Yes"}}, {"eval", "case sensitive"}},
        0);
    row("a choice in brackets",
        "vqa",
        {{"predict", "(B)"}, {"answers", {"B"}}, {"eval", "multiple choice"}},
        1);
    row("a choice in a sentence",
        "vqa",
        {{"predict", "The answer is B"}, {"answers", {"B"}}, {"eval", "multiple choice"}},
        0);
    const auto count = [&](const char* tag, const char* answer, const char* reply, double wanted) {
        row(tag,
            "counting",
            {{"predict", reply}, {"answers", {answer}}, {"eval", "regression"}},
            wanted);
    };
    count("near the count", "10", "about 9", 0.9);
    count("half the count is nothing", "10", "5", 0);
    count("twice the count is nothing", "10", "20", 0);
    count("a comma ends the number", "1000", "1,000", 0);
    count("fractions are cut", "10", "9.9", 0.9);
    row("an exact count hides in a longer one",
        "counting",
        {{"predict", "13"}, {"answers", {"3"}}, {"eval", "exact match"}},
        1);
    row("an exact count in words must be lower case",
        "counting",
        {{"predict", "Five"}, {"answers", {"Five"}}, {"eval", "exact match"}},
        0);
    row("half a box", "iou", {{"a", {0, 0, 10, 10}}, {"b", {0, 0, 10, 5}}}, 0.5);
    row("apart", "iou", {{"a", {0, 0, 1, 1}}, {"b", {5, 5, 6, 6}}}, 0);
    row("floats are cut", "iou", {{"a", {0, 0, 10.9, 10}}, {"b", {0, 0, 10, 10}}}, 1);
    row("no area", "iou", {{"a", {0, 0, 0, 0}}, {"b", {0, 0, 0, 0}}}, 0);
    row("fields of either dict",
        "kie-f1",
        {{"pred", {{"a", "1"}, {"b", "2"}}}, {"gt", {{"a", "1"}, {"c", "3"}}}},
        1.0 / 3);
    row("blanks and capitals of fields do not count",
        "kie-f1",
        {{"pred", {{"a", "New York"}}}, {"gt", {{"a", "newyork"}}}},
        1);
    const auto spot = [&](const char* tag, const char* truth, const char* reply, double wanted) {
        row(tag,
            "spotting",
            {{"predict", reply},
             {"bbox", Json::array({{0, 0, 100, 0, 100, 100, 0, 100}})},
             {"content", {truth}}},
            wanted);
    };
    spot("capitals do not count", "hello", "[(0, 0, 100, 100, 'HELLO')]", 1);
    spot("the truth may lose a mark", "hello!", "[(0, 0, 100, 100, 'hello')]", 1);
    spot("the answer may not", "hello", "[(0, 0, 100, 100, 'hello!')]", 0);
    spot("nobody cares", "###", "[(0, 0, 100, 100, 'x')]", 0);
    spot("too far away", "hello", "[(60, 60, 160, 160, 'hello')]", 0);
    row("a chart is a Python dict",
        "chart-parsing",
        Json::parse(R"({"predict": "{'a': {'x': '1'}}", "answers": [{"a": {"x": "1"}}]})"),
        1);
    row("JSON's true is not Python",
        "chart-parsing",
        Json::parse(R"({"predict": "{'a': true}", "answers": [{"a": {"x": "1"}}]})"),
        0);
    row("a blank line costs one even against itself",
        "document-parsing",
        {{"predict", "# A\n\ntext"}, {"answers", {"# A\n\ntext"}}},
        0.8);
    const auto teds
        = [&](const char* tag, const char* metric, const char* a, const char* b, double wanted) {
              row(tag, metric, {{"pred", table(a)}, {"gt", table(b)}}, wanted);
          };
    teds("half a cell", "teds", "<tr><td>ax</td></tr>", "<tr><td>ab</td></tr>", 0.75);
    teds("structure only", "teds-structure", "<tr><td>ax</td></tr>", "<tr><td>ab</td></tr>", 1);
    teds("th has no content", "teds", "<tr><th>x</th></tr>", "<tr><th>y</th></tr>", 1);
    teds("th is not td", "teds", "<tr><th>x</th></tr>", "<tr><td>x</td></tr>", 0.5);
    teds("other spans", "teds", "<tr><td colspan=2>x</td></tr>", "<tr><td>x</td></tr>", 0.5);
    row("BLEU of itself",
        "bleu",
        {{"pred", "the cat sat on the mat"}, {"gt", "the cat sat on the mat"}},
        1);
    row("BLEU uses a word as often as it is there",
        "bleu",
        {{"pred", "the the the the"}, {"gt", "the cat"}},
        0);
    row("METEOR minds chunks",
        "meteor",
        {{"pred", "the cat sat on the mat"}, {"gt", "the cat sat on the mat"}},
        1 - 0.5 / 216);
    row("METEOR stems", "meteor", {{"pred", "cats run"}, {"gt", "cat running"}}, 1 - 0.5 / 8);
    row("ROUGE-L of itself", "rouge-l", {{"pred", "the cat"}, {"gt", "the cat"}}, 1);
    row("ROUGE-L in order", "rouge-l", {{"pred", "cat the"}, {"gt", "the cat"}}, 0.5);
    row("F over sets", "f-measure", {{"pred", "a a b"}, {"gt", "a c"}}, 0.5);
    const auto choose = [&](const char* tag, const char* reply, const char* letter, double wanted) {
        row(tag,
            "logicocr-answer",
            {{"response", reply}, {"choices", "A. one\nB. two"}, {"solution", letter}},
            wanted);
    };
    choose("the last valid answer", "Answer: A\nAnswer: b", "B", 1);
    choose("only the first letter of a word", "Answer: Because", "B", 1);
    choose("what is boxed first", "\\boxed{E} (A)", "A", 0);
    choose("a letter before a bracket", "as I said) ", "D", 1);
    choose("the text of an option", "answer: b. two", "B", 1);
    row("kappa", "kappa", {{"table_2x2", {{45, 5}, {10, 40}}}}, 0.7);
    row("alpha",
        "krippendorff",
        Json::parse(R"({"ratings": [["a", "a"], ["b", "b"], ["a", "b"], ["a", null]]})"),
        1 - (2.0 / 6) / (18.0 / 30));
    row("a mean with its interval", "bootstrap-ci", {{"values", {1, 0, 1, 1}}}, 0.75);
    row("McNemar",
        "mcnemar",
        {{"first", {1, 1, 1, 1, 1, 0}}, {"second", {0, 0, 0, 0, 0, 1}}},
        2.0 * 7 / 64);
    row("a sure difference",
        "paired-bootstrap",
        {{"first", {0, 0}}, {"second", {1, 1}}, {"image", {"p", "p"}}},
        1);
    row("by type",
        "ocrbench-v2",
        {{"type", "text grounding en"}, {"predict", "(0, 0, 10, 10)"}, {"answers", {0, 0, 10, 10}}},
        1);
    row("a page, word for word",
        "page-ocr",
        {{"predict", "one two three four five"}, {"answers", {"one two three four five"}}},
        (1 + (1 - 0.5 / 125) + 1 + 1) / 4);
}

void TestFilters::scoresByHand()
{
    QFETCH(QString, metric);
    QFETCH(Json, line);
    QFETCH(double, wanted);
    const Json result = filtered(metric, line, Explain::No);
    QVERIFY2(result.is_object() && result["score"].is_number(), result.dump().c_str());
    const double score = result["score"].get<double>();
    QVERIFY2(std::abs(score - wanted) <= Tolerance, result.dump().c_str());
    const Json explained = filtered(metric, line, Explain::Yes);
    QCOMPARE(explained["score"].get<double>(), score); // the reason never changes the number
}

void TestFilters::everyNameExplainsItself_data()
{
    QTest::addColumn<Json>("line");
    const auto row = [](const char* name, const Json& line) { QTest::newRow(name) << line; };
    const Json pair = {{"pred", "a cat sat on it"}, {"gt", "a cat sits on it"}};
    const Json tables
        = {{"pred", table("<tr><td>a</td></tr>")}, {"gt", table("<tr><td>b</td></tr>")}};
    row("teds", tables);
    row("teds-structure", tables);
    for (const char* name :
         {"exact-match",
          "contains",
          "anls",
          "edit-distance",
          "bleu",
          "meteor",
          "rouge-l",
          "f-measure"}) {
        row(name, pair);
    }
    row("iou", {{"a", {0, 0, 10, 10}}, {"b", {0, 0, 10, 5}}});
    row("kie-f1", {{"pred", {{"a", "1"}}}, {"gt", {{"a", "2"}}}});
    row("spotting",
        {{"predict", "[(0,0,9,9,'x')]"},
         {"bbox", Json::array({{0, 0, 9, 0, 9, 9, 0, 9}})},
         {"content", {"x"}}});
    row("counting", {{"predict", "9"}, {"answers", {"10"}}, {"eval", "regression"}});
    row("vqa", {{"predict", "x"}, {"answers", {"x"}}});
    row("page-ocr", {{"predict", "some words"}, {"answers", {"some word"}}});
    row("document-parsing", {{"predict", "# A"}, {"answers", {"# A\nb"}}});
    row("chart-parsing", Json::parse(R"({"predict": "{'a': '1'}", "answers": [{"a": "2"}]})"));
    row("logicocr-answer", {{"response", "Answer: A"}, {"choices", "A. x"}, {"solution", "A"}});
    row("kappa", {{"rater_a", {"y", "n"}}, {"rater_b", {"y", "y"}}});
    row("krippendorff", {{"ratings", {{1, 1}, {2, 3}}}, {"scale", "interval"}});
    row("bootstrap-ci", {{"values", {1, 0, 1}}});
    row("mcnemar", {{"first", {1, 0}}, {"second", {0, 0}}});
    row("paired-bootstrap", {{"first", {1, 0}}, {"second", {0, 0}}, {"image", {1, 2}}});
    row("ocrbench-v2", {{"type", "math QA en"}, {"predict", "4"}, {"answers", {"4"}}});
}

void TestFilters::everyNameExplainsItself()
{
    QFETCH(Json, line);
    const Json result = filtered(QString::fromLatin1(QTest::currentDataTag()), line, Explain::Yes);
    QVERIFY2(result.is_object() && result["score"].is_number(), result.dump().c_str());
    QVERIFY2(
        result["reason"].is_object() && result["reason"].contains("rule"), result.dump().c_str());
    QVERIFY2(result["reason"].size() > 1, "a rule alone is no reason");
}

void TestFilters::statisticsGiveTheirFigures()
{
    const Json interval
        = filtered(QStringLiteral("bootstrap-ci"), {{"values", {1, 0, 1, 1, 0, 1}}}, Explain::No);
    QVERIFY(interval["low"].get<double>() < interval["score"].get<double>());
    QVERIFY(interval["high"].get<double>() > interval["score"].get<double>());
    const Json given = filtered(
        QStringLiteral("bootstrap-ci"),
        {{"input", {{"correct", {1, 0}}, {"resamples", {{0, 0}, {1, 1}, {0, 1}}}, {"level", 0.5}}}},
        Explain::No);
    QCOMPARE(given["low"].get<double>(), 0.25);
    QCOMPARE(given["high"].get<double>(), 0.75);
    const Json paired = filtered(
        QStringLiteral("paired-bootstrap"),
        {{"first", {0, 0, 1}}, {"second", {1, 1, 1}}, {"image", {"p", "p", "q"}}},
        Explain::No);
    QCOMPARE(paired["clusters"].get<double>(), 2.0);
    QCOMPARE(paired["score"].get<double>(), 2.0 / 3);
    const Json test
        = filtered(QStringLiteral("mcnemar"), {{"first", {1, 1}}, {"second", {0, 1}}}, Explain::No);
    QCOMPARE(test["only_first"].get<double>(), 1.0);
    QCOMPARE(test["mid_p"].get<double>(), 0.5);
}

void TestFilters::statisticsSayWhatIsMissing_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<Json>("line");
    const auto row = [](const char* tag, const char* metric, const Json& line) {
        QTest::newRow(tag) << QString::fromLatin1(metric) << line;
    };
    row("no labels", "kappa", Json::object());
    row("other lengths", "kappa", {{"rater_a", {"y"}}, {"rater_b", {"y", "n"}}});
    row("no second rating", "krippendorff", Json::parse(R"({"ratings": [[1], [2]]})"));
    row("labels without an order",
        "krippendorff",
        Json::parse(R"({"ratings": [["a", "b"]], "scale": "ordinal"})"));
    row("no values", "bootstrap-ci", Json::object());
    row("an index outside", "bootstrap-ci", Json::parse(R"({"values": [1], "resamples": [[7]]})"));
    row("far too many resamples", "bootstrap-ci", {{"values", {1}}, {"resamples", 1e15}});
    row("unequal lists", "mcnemar", {{"first", {1}}, {"second", {1, 0}}});
    row("texts as scores", "paired-bootstrap", {{"first", {"x"}}, {"second", {1}}});
    row("far too many pairs",
        "paired-bootstrap",
        {{"first", {1}}, {"second", {1}}, {"resamples", 1e15}});
}

void TestFilters::statisticsSayWhatIsMissing()
{
    QFETCH(QString, metric);
    QFETCH(Json, line);
    const Json result = filtered(metric, line, Explain::Yes);
    QCOMPARE(result["outcome"], Json("unparseable"));
    QVERIFY(!result["note"].get<std::string>().empty());
}

void TestFilters::explainsWhichWordsWereMatched()
{
    const Json line = {{"pred", "two cats run"}, {"gt", "one cat runs"}};
    const Json meteor = filtered(QStringLiteral("meteor"), line, Explain::Yes)["reason"];
    const Json wanted
        = {{{"truth", "cat"}, {"answer", "cats"}}, {{"truth", "runs"}, {"answer", "run"}}};
    QCOMPARE(meteor["alignment"], wanted);
    const Json sets = filtered(QStringLiteral("f-measure"), line, Explain::Yes)["reason"];
    QCOMPARE(sets["missing"], Json({"one", "cat", "runs"}));
    QCOMPARE(sets["extra"], Json({"two", "cats", "run"}));
    const Json bleu = filtered(
        QStringLiteral("bleu"),
        {{"pred", "a b c d e"}, {"gt", "a b c d f"}},
        Explain::Yes)["reason"];
    QCOMPARE(bleu["formula"], Json("brevity 1 × (4/5 · 3/4 · 2/3 · 1/2)^¼ = 0.6687"));
}

void TestFilters::keepsTheLineAndAddsToIt()
{
    const Json result = filtered(
        QStringLiteral("exact-match"),
        {{"pred", "a"}, {"gt", "a"}, {"mine", {1, "zwei"}}},
        Explain::No);
    QCOMPARE(result["mine"], Json({1, "zwei"}));
    QVERIFY(!result.contains("reason"));
    QVERIFY(!result.contains("outcome"));
}

void TestFilters::knowsNoOtherName()
{
    QVERIFY(findMetricFilter("tedz") == nullptr);
}

Q_DECLARE_METATYPE(Json)

QTEST_GUILESS_MAIN(TestFilters)
#include "tst_evaluation_filters.moc"
