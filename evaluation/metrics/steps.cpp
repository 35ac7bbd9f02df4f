// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/steps.h"

#include "evaluation/metrics/code_points.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <vector>

namespace groundmark::evaluation {

namespace {

constexpr std::array<TextView, 24> abbreviations = {
    U"e.g",  U"i.e", U"etc", U"vs", U"mr",  U"mrs", U"ms",  U"dr", U"st", U"no", U"fig",  U"approx",
    U"prof", U"inc", U"jr",  U"sr", U"u.s", U"a.m", U"p.m", U"al", U"cf", U"ca", U"dept", U"est"};
constexpr TextView closers = U"\"'”’»)]}*`」』）】";
constexpr TextView openers = U"\"'“‘«([{*`「『（【";

bool isIn(TextView set, char32_t c)
{
    return set.find(c) != TextView::npos;
}

bool isLatinEnd(char32_t c)
{
    return c == U'.' || c == U'!' || c == U'?';
}

bool isCjkEnd(char32_t c)
{
    return c == U'。' || c == U'！' || c == U'？';
}

/// Whether the "." at `at` belongs to an abbreviation or to an initial.
bool isAbbreviation(const Text& line, std::size_t at)
{
    std::size_t start = at;
    while (start > 0 && (QChar::isLetterOrNumber(line[start - 1]) || line[start - 1] == U'.')) {
        --start;
    }
    const Text word = line.substr(start, at - start);
    if (word.size() == 1) {
        return QChar::isLetter(word[0]) && word != U"I";
    }
    const Text low = toCodePoints(fromCodePoints(word).toLower());
    return std::find(abbreviations.begin(), abbreviations.end(), low) != abbreviations.end();
}

/// Whether what begins at `at` looks like the start of a new sentence.
bool startsSentence(const Text& line, std::size_t at)
{
    while (at < line.size() && (isSpace(line[at]) || isIn(openers, line[at]))) {
        ++at;
    }
    if (at == line.size()) {
        return true;
    }
    const char32_t c = line[at];
    return c > 0x7F || (c >= U'0' && c <= U'9') || (c >= U'A' && c <= U'Z');
}

/// The end of the step that starts at `start`; line.size() when nothing ends it earlier.
std::size_t stepEnd(const Text& line, std::size_t start)
{
    for (std::size_t i = start; i < line.size();) {
        std::size_t end = i;
        bool isCjk = false;
        while (end < line.size() && (isLatinEnd(line[end]) || isCjkEnd(line[end]))) {
            isCjk = isCjk || isCjkEnd(line[end]);
            ++end;
        }
        if (end == i) {
            ++i;
            continue;
        }
        const bool isSingleDot = end == i + 1 && line[i] == U'.';
        const bool isAbbreviated = isSingleDot && isAbbreviation(line, i);
        while (end < line.size() && isIn(closers, line[end])) {
            ++end;
        }
        const bool isApart = isCjk || end == line.size() || isSpace(line[end]);
        if (!isAbbreviated && isApart && startsSentence(line, end)) {
            return end;
        }
        i = end;
    }
    return line.size();
}

QString withoutListMarkers(QString line)
{
    static const QRegularExpression marker(
        QStringLiteral(R"(^(?:(?:[-*+•]|#+)(?:\s+|$)|>\s*|\d{1,3}[.)]\s+))"),
        QRegularExpression::UseUnicodePropertiesOption);
    line = line.trimmed();
    while (true) {
        const auto match = marker.match(line);
        if (!match.hasMatch()) {
            return line;
        }
        line.remove(0, match.capturedLength());
    }
}

QStringList lines(const QString& text)
{
    static const QRegularExpression lineBreak(QStringLiteral("\r\n|[\n\r\u2028\u2029]"));
    return text.split(lineBreak);
}

/// Lower-case words without punctuation, to compare sentences by.
QStringList plainWords(const QString& step)
{
    QString plain;
    for (const QChar c : step.toLower()) {
        plain += c.isPunct() || c.isSymbol() ? QChar(u' ') : c;
    }
    return plain.split(u' ', Qt::SkipEmptyParts);
}

} // namespace

QStringList splitSteps(const QString& text)
{
    QStringList steps;
    for (const QString& raw : lines(text)) {
        const Text line = toCodePoints(withoutListMarkers(raw));
        for (std::size_t start = 0; start < line.size();) {
            const std::size_t end = stepEnd(line, start);
            const TextView step = strip(TextView(line).substr(start, end - start));
            if (!step.empty()) {
                steps.append(fromCodePoints(step));
            }
            start = end;
        }
    }
    return steps;
}

SeparatedAnswer separateAnswer(const QString& text)
{
    static const QRegularExpression heading(
        QStringLiteral(R"(^[ \t]*\**\s*answer\s*\**\s*[:：])"),
        QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption);
    SeparatedAnswer result;
    QRegularExpressionMatch last;
    for (auto it = heading.globalMatch(text); it.hasNext();) {
        last = it.next();
    }
    if (last.hasMatch()) {
        static const QRegularExpression bold(QStringLiteral(R"(^[\s*]+|[\s*]+$)"));
        result.reasoning = text.left(last.capturedStart()).trimmed();
        result.answer = text.mid(last.capturedEnd()).remove(bold);
        result.hasAnswerSection = true;
        return result;
    }
    const QStringList steps = splitSteps(text);
    if (!steps.isEmpty()) {
        result.answer = steps.last();
        result.reasoning = text.left(text.lastIndexOf(steps.last())).trimmed();
    }
    return result;
}

bool isRepetitive(const QStringList& steps, const RepetitionLimits& limits)
{
    std::map<QStringList, int> sentences;
    std::map<QStringList, int> nGrams;
    QStringList all;
    for (const QString& step : steps) {
        const QStringList plain = plainWords(step);
        if (!plain.isEmpty() && ++sentences[plain] >= limits.sentence) {
            return true;
        }
        all += plain;
    }
    const qsizetype size = std::max(1, limits.nGramSize);
    for (qsizetype i = 0; i + size <= all.size(); ++i) {
        if (++nGrams[all.mid(i, size)] >= limits.nGram) {
            return true;
        }
    }
    return false;
}

ResponseFlaw responseFlaw(const QString& text, const RepetitionLimits& limits)
{
    const SeparatedAnswer parts = separateAnswer(text);
    if (!parts.hasAnswerSection) {
        return ResponseFlaw::NoAnswerSection;
    }
    const bool loops = isRepetitive(splitSteps(parts.reasoning), limits);
    return loops ? ResponseFlaw::Repetitive : ResponseFlaw::None;
}

} // namespace groundmark::evaluation
