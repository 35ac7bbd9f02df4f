// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/fields.h"
#include "evaluation/metrics/python/literal.h"
#include "evaluation/metrics/teds.h"

#include <algorithm>

namespace groundmark::evaluation {

using python::Value;
using Kind = Value::Kind;

namespace {

constexpr TextView kOpenTable = U"<table";
constexpr TextView kCloseTable = U"</table>";

/// The officials catch every exception on this route and give 0.
Graded caught(Graded graded)
{
    if (graded.finding == Finding::Raises) {
        graded.finding = Finding::Unparseable;
    }
    return graded;
}

Graded htmlTable(const Value& predict, const Value& answer, Explain explain)
{
    if (!answer.isString()) {
        return raises("The answer is not a text.");
    }
    const Text joined = without(predict.text(), U'\n');
    const auto cut = cutHtmlTable(joined);
    if (!cut) {
        return unparseable("There is no <table in the prediction.");
    }
    return caught(teds(wrapHtmlTable(answer.text()), wrapHtmlTable(*cut), {}, explain));
}

void appendRow(Text& html, TextView line)
{
    html += U"<tr>";
    const auto pieces = split(strip(line), U'|');
    for (std::size_t i = 1; i + 1 < pieces.size(); ++i) {
        const bool isBlank
            = !pieces[i].empty() && pieces[i].find_first_not_of(U' ') == TextView::npos;
        html += U"<td>";
        html += isBlank ? TextView(U" ") : strip(pieces[i]);
        html += U"</td>";
    }
    html += U"</tr>";
}

/// "name = {…" without the name.
TextView withoutAssignment(TextView text)
{
    const TextView start = strip(text);
    std::size_t i = 0;
    while (i < start.size() && isWordCharacter(start[i])) {
        ++i;
    }
    if (i == 0) {
        return text;
    }
    while (i < start.size() && isSpace(start[i])) {
        ++i;
    }
    return i < start.size() && start[i] == U'=' ? start.substr(i + 1) : text;
}

Text withoutComments(TextView text)
{
    Text result;
    bool inComment = false;
    for (char32_t c : text) {
        inComment = (inComment || c == U'#') && c != U'\n';
        if (!inComment) {
            result += c;
        }
    }
    return result;
}

} // namespace

Text wrapHtmlTable(TextView html)
{
    Text text = without(html, U'\n');
    const bool opens = contains(text, kOpenTable);
    const bool closes = contains(text, kCloseTable);
    text = (opens ? Text() : Text(U"<table>")) + text + (closes ? Text() : Text(kCloseTable));
    if (!contains(text, U"<body>")) {
        text = U"<body>" + text + U"</body>";
    }
    if (!contains(text, U"<html>")) {
        text = U"<html>" + text + U"</html>";
    }
    return text;
}

std::optional<TextView> cutHtmlTable(TextView text)
{
    for (TextView mark : {TextView(U"<body"), kOpenTable}) {
        const std::size_t start = text.find(mark);
        if (start != TextView::npos) {
            return text.substr(start);
        }
    }
    return std::nullopt;
}

Text markdownToHtml(TextView markdown)
{
    const auto lines = split(strip(strip(markdown, U"`markdown")), U'\n');
    Text html = U"<html><body><table>";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i != 1) { // whatever the second line is, it is taken for the dashes
            appendRow(html, lines[i]);
        }
    }
    return html + U"</table></body></html>";
}

Graded tableParsing(
    const Value& question,
    const Value& predict,
    const Value& answers,
    bool chinese,
    Explain explain)
{
    if (chinese) {
        if (!predict.isString()) {
            return unparseable("The prediction is not a text.");
        }
        const bool isList = answers.is(Kind::List) && !answers.items().empty();
        return isList ? htmlTable(predict, answers.items().front(), explain)
                      : raises("The answers are not a list.");
    }
    if (!answers.is(Kind::List) || answers.items().size() != 1) {
        return raises("A table item needs exactly one answer.");
    }
    if (!predict.isString()) {
        return unparseable("The prediction is not a text.");
    }
    if (!question.isString()) {
        Graded graded = scored(0.0);
        graded.ignored = true;
        graded.note = "The question is not a text, so the item does not count.";
        return graded;
    }
    const Text asked = lower(question.text());
    const Value& answer = answers.items().front();
    if (contains(asked, U"html")) {
        return htmlTable(predict, answer, explain);
    }
    if (!contains(asked, U"markdown")) {
        return raises("The question names neither HTML nor markdown.");
    }
    if (!answer.isString()) {
        return raises("The answer is not a text.");
    }
    Graded graded
        = teds(markdownToHtml(answer.text()), markdownToHtml(predict.text()), {}, explain);
    if (graded.finding == Finding::Scored && !contains(predict.text(), U"|")) {
        graded.finding = Finding::Unparseable;
        graded.note = "There is no markdown table in the prediction.";
    }
    return graded;
}

Value readChart(TextView text)
{
    const auto blocks = fencedBlocks(text);
    const auto longest = std::max_element(
        blocks.begin(), blocks.end(), [](TextView a, TextView b) { return a.size() < b.size(); });
    Text content(blocks.empty() ? strip(text) : *longest);
    content = withoutComments(withoutAssignment(content));
    const std::size_t end = content.rfind(U'}');
    if (end != Text::npos) {
        content.resize(end + 1);
    }
    auto literal = python::parseLiteral(strip(content));
    auto* value = std::get_if<Value>(&literal);
    return value != nullptr && value->is(Kind::Dict) ? std::move(*value) : Value::dict();
}

Text dictToHtml(const Value& dict)
{
    Text html = U"<html><body><table>\n";
    for (const auto& [key, value] : dict.entries()) {
        Text spaced;
        for (char32_t c : python::str(value)) {
            if (!spaced.empty()) {
                spaced += U' ';
            }
            spaced += c;
        }
        html += U"  <tr><td>" + python::str(key) + U"</td><td>" + spaced + U"</td></tr>\n";
    }
    return html + U"</table></body></html>";
}

Graded chartParsing(const Value& predict, const Value& answers, Explain explain)
{
    const bool isList = answers.is(Kind::List) && !answers.items().empty();
    if (!isList || !answers.items().front().is(Kind::Dict)) {
        return raises("The answer is not a dict.");
    }
    if (!predict.isTruthy()) {
        return unparseable("The prediction is empty.");
    }
    if (!predict.isString()) {
        return raises("The prediction is not a text.");
    }
    const Value chart = readChart(predict.text());
    if (chart.entries().empty()) {
        return unparseable("There is no Python dict in the prediction.");
    }
    return teds(dictToHtml(answers.items().front()), dictToHtml(chart), {}, explain);
}

} // namespace groundmark::evaluation
