// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/answer_match.h"

#include "evaluation/metrics/code_points.h"

#include <QRegularExpression>

#include <map>
#include <string_view>

namespace groundmark::evaluation::ocr_robust {

namespace {

constexpr std::u32string_view asciiPunctuation = U"!\"#%&'()*+,-./:;<=>?@[\\]^_`{|}~"; // no $

bool isPunctuation(char32_t c)
{
    return asciiPunctuation.find(c) != std::u32string_view::npos || QChar::isPunct(c);
}

bool isAsciiDigit(char32_t c)
{
    return c >= U'0' && c <= U'9';
}

/// The code points of a text with nothing (0) beyond its ends.
struct Padded
{
    const Text& text;

    [[nodiscard]] char32_t at(std::size_t i) const { return i < text.size() ? text[i] : U'\0'; }
    [[nodiscard]] char32_t before(std::size_t i) const { return i > 0 ? text[i - 1] : U'\0'; }
};

bool isDecimalPoint(const Padded& text, std::size_t i)
{
    return text.at(i) == U'.' && isAsciiDigit(text.at(i + 1)) && !QChar::isLetter(text.before(i));
}

bool isMinus(const Padded& text, std::size_t i)
{
    const char32_t next = text.at(i + 1);
    const bool opensNumber = isAsciiDigit(next) || (next == U'.' && isAsciiDigit(text.at(i + 2)))
        || QChar::category(next) == QChar::Symbol_Currency;
    const char32_t before = text.before(i);
    return text.at(i) == U'-' && opensNumber && !QChar::isLetterOrNumber(before) && before != U'.';
}

} // namespace

QString normalisedAnswer(const QString& text, const NormaliserOptions& options)
{
    const Text low = toCodePoints(lowered(text));
    const Padded padded {low};
    Text kept;
    for (std::size_t i = 0; i < low.size(); ++i) {
        const bool isKept = !isPunctuation(low[i]) || isDecimalPoint(padded, i)
            || (options.keepMinus && isMinus(padded, i));
        if (isKept) {
            kept += low[i];
        }
    }
    return fromCodePoints(spacesCollapsed(strip(kept)));
}

AnswerMatch matchAnswer(
    const QString& prediction,
    const QString& reference,
    AnswerKind kind,
    const NormaliserOptions& options)
{
    if (kind == AnswerKind::MultipleChoice) {
        const QString letter = choiceLetter(prediction);
        const QString wanted = choiceLetter(reference);
        if (!letter.isEmpty() && !wanted.isEmpty()) {
            return {letter == wanted, false};
        }
    }
    const bool isExact
        = normalisedAnswer(prediction, options) == normalisedAnswer(reference, options);
    return {isExact, !isExact && kind == AnswerKind::Free};
}

QString choiceLetter(const QString& reply)
{
    // In order of trust: what follows "answer is", a reply that is or starts with a marked letter,
    // and any capital that stands alone.
    static const QRegularExpression announced(
        QStringLiteral(R"re(answer\s*(?:is\s*:?|:)[\s*("'\[]*([A-Za-z])(?![\p{L}\p{N}]))re"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression leading(
        QStringLiteral(R"re(^[\s*("'\[]*([A-Za-z])[*)"'\]]*(?:[.:)、．：]|\s*$))re"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression standing(
        QStringLiteral(R"re((?<![\p{L}\p{N}'’])([B-HJ-Z]|A(?!\s+\p{Ll}))(?![\p{L}\p{N}'’]))re"),
        QRegularExpression::UseUnicodePropertiesOption);
    QRegularExpressionMatch last;
    for (auto it = announced.globalMatch(reply); it.hasNext();) {
        last = it.next();
    }
    for (const QRegularExpression* pattern : {&leading, &standing}) {
        if (!last.hasMatch()) {
            last = pattern->match(reply);
        }
    }
    return last.captured(1).toUpper();
}

double characterRecall(const QString& reference, const QString& ocr)
{
    std::map<char32_t, int> read;
    for (const char32_t c : toCodePoints(lowered(ocr))) {
        ++read[c];
    }
    int wanted = 0;
    int found = 0;
    for (const char32_t c : toCodePoints(lowered(reference))) {
        if (isSpace(c)) {
            continue;
        }
        ++wanted;
        const auto it = read.find(c);
        if (it != read.end() && it->second > 0) {
            --it->second;
            ++found;
        }
    }
    return wanted > 0 ? static_cast<double>(found) / wanted : 1.0;
}

} // namespace groundmark::evaluation::ocr_robust
