// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/unicode.h"

#include <QChar>
#include <QString>

#include <algorithm>
#include <cstring>
#include <iterator>

namespace groundmark::evaluation {

namespace {

constexpr char32_t kReplacement = 0xFFFD;

bool isContinuation(unsigned char byte)
{
    return (byte & 0xC0U) == 0x80U;
}

/// Length of the sequence that a lead byte announces; 0 for a byte that cannot lead.
std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xC2 && lead <= 0xDF) {
        return 2;
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
        return 3;
    }
    return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

bool isAscii(TextView text)
{
    return std::all_of(text.begin(), text.end(), [](char32_t c) { return c < 0x80; });
}

QString toQString(TextView text)
{
    return QString::fromUcs4(text.data(), qsizetype(text.size()));
}

Text fromQString(const QString& string)
{
    Text text;
    text.reserve(std::size_t(string.size()));
    for (qsizetype i = 0; i < string.size(); ++i) {
        const QChar c = string.at(i);
        if (c.isHighSurrogate() && i + 1 < string.size() && string.at(i + 1).isLowSurrogate()) {
            text += QChar::surrogateToUcs4(c, string.at(i + 1));
            ++i;
        } else {
            text += char32_t(c.unicode());
        }
    }
    return text;
}

bool isCased(char32_t c)
{
    return QChar::isUpper(c) || QChar::isLower(c) || QChar::isTitleCase(c);
}

/// Characters that the rule for the final sigma looks through.
bool isCaseIgnorable(char32_t c)
{
    if (c == U'\'' || c == U'.' || c == U':' || c == U'^' || c == U'`' || c == 0xA8 || c == 0xAD
        || c == 0xAF || c == 0xB4 || c == 0xB7 || c == 0xB8 || c == 0x2018 || c == 0x2019) {
        return true;
    }
    switch (QChar::category(c)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
    case QChar::Letter_Modifier:
    case QChar::Symbol_Modifier:
        return true;
    default:
        return false;
    }
}

bool isFinalSigma(TextView text, std::size_t at)
{
    std::size_t before = at;
    while (before > 0 && isCaseIgnorable(text[before - 1])) {
        --before;
    }
    if (before == 0 || !isCased(text[before - 1])) {
        return false;
    }
    std::size_t after = at + 1;
    while (after < text.size() && isCaseIgnorable(text[after])) {
        ++after;
    }
    return after == text.size() || !isCased(text[after]);
}

} // namespace

Text fromUtf8(std::string_view utf8)
{
    Text text;
    text.reserve(utf8.size());
    std::size_t i = 0;
    while (i < utf8.size()) {
        const auto lead = static_cast<unsigned char>(utf8[i]);
        if (lead < 0x80) {
            text += char32_t(lead);
            ++i;
            continue;
        }
        const std::size_t length = sequenceLength(lead);
        char32_t c = length == 2 ? lead & 0x1FU : length == 3 ? lead & 0x0FU : lead & 0x07U;
        std::size_t got = 1;
        while (got < length && i + got < utf8.size()
               && isContinuation(static_cast<unsigned char>(utf8[i + got]))) {
            c = (c << 6U) | (static_cast<unsigned char>(utf8[i + got]) & 0x3FU);
            ++got;
        }
        const bool overlong = (length == 3 && c < 0x800) || (length == 4 && c < 0x10000);
        if (length == 0 || got < length || overlong || c > 0x10FFFF) {
            text += kReplacement;
            ++i;
            continue;
        }
        text += c;
        i += length;
    }
    return text;
}

void appendUtf8(std::string& out, char32_t c)
{
    if (c > 0x10FFFF) {
        c = kReplacement;
    }
    if (c < 0x80) {
        out += static_cast<char>(c);
    } else if (c < 0x800) {
        out += static_cast<char>(0xC0U | (c >> 6U));
        out += static_cast<char>(0x80U | (c & 0x3FU));
    } else if (c < 0x10000) {
        out += static_cast<char>(0xE0U | (c >> 12U));
        out += static_cast<char>(0x80U | ((c >> 6U) & 0x3FU));
        out += static_cast<char>(0x80U | (c & 0x3FU));
    } else {
        out += static_cast<char>(0xF0U | (c >> 18U));
        out += static_cast<char>(0x80U | ((c >> 12U) & 0x3FU));
        out += static_cast<char>(0x80U | ((c >> 6U) & 0x3FU));
        out += static_cast<char>(0x80U | (c & 0x3FU));
    }
}

std::string toUtf8(TextView text)
{
    std::string out;
    out.reserve(text.size());
    for (char32_t c : text) {
        appendUtf8(out, c);
    }
    return out;
}

bool isSpace(char32_t c)
{
    if (c < 0x80) {
        return c == U' ' || (c >= 0x09 && c <= 0x0D) || (c >= 0x1C && c <= 0x1F);
    }
    return c == 0x85 || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x2028
        || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

bool isAlpha(char32_t c)
{
    if (c < 0x80) {
        return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
    }
    return QChar::isLetter(c);
}

bool isWordCharacter(char32_t c)
{
    if (c < 0x80) {
        return isAlpha(c) || (c >= U'0' && c <= U'9') || c == U'_';
    }
    return QChar::isLetterOrNumber(c);
}

std::optional<int> digitValue(char32_t c)
{
    if (c < 0x80) {
        return c >= U'0' && c <= U'9' ? std::optional(int(c - U'0')) : std::nullopt;
    }
    if (QChar::category(c) != QChar::Number_DecimalDigit) {
        return std::nullopt;
    }
    return QChar::digitValue(c);
}

bool isPrintable(char32_t c)
{
    if (c < 0x80) {
        return c >= 0x20 && c < 0x7F;
    }
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Separator_Space:
        return false;
    default:
        return true;
    }
}

TextView strip(TextView text)
{
    while (!text.empty() && isSpace(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isSpace(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

TextView strip(TextView text, TextView characters)
{
    const std::size_t first = text.find_first_not_of(characters);
    if (first == TextView::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(characters) - first + 1);
}

Text lower(TextView text)
{
    if (isAscii(text)) {
        Text result(text);
        for (char32_t& c : result) {
            c = c >= U'A' && c <= U'Z' ? c + 32 : c;
        }
        return result;
    }
    constexpr char32_t kSigma = 0x3A3;
    Text prepared(text);
    for (std::size_t i = 0; i < prepared.size(); ++i) {
        // Qt maps every capital sigma to the medial form; Python follows the final-sigma rule.
        if (prepared[i] == kSigma && isFinalSigma(text, i)) {
            prepared[i] = 0x3C2;
        }
    }
    return fromQString(toQString(prepared).toLower());
}

Text upper(TextView text)
{
    if (isAscii(text)) {
        Text result(text);
        for (char32_t& c : result) {
            c = c >= U'a' && c <= U'z' ? c - 32 : c;
        }
        return result;
    }
    return fromQString(toQString(text).toUpper());
}

Text replaceAll(TextView text, TextView from, TextView to)
{
    Text result;
    if (from.empty()) {
        return Text(text);
    }
    std::size_t at = 0;
    for (;;) {
        const std::size_t hit = text.find(from, at);
        if (hit == TextView::npos) {
            result += text.substr(at);
            return result;
        }
        result += text.substr(at, hit - at);
        result += to;
        at = hit + from.size();
    }
}

Text without(TextView text, char32_t c)
{
    Text result;
    result.reserve(text.size());
    std::copy_if(
        text.begin(), text.end(), std::back_inserter(result), [c](char32_t d) { return d != c; });
    return result;
}

bool contains(TextView text, TextView part)
{
    if (part.empty()) {
        return true;
    }
    constexpr std::size_t kShort = 32;
    if (part.size() < kShort) {
        return text.find(part) != TextView::npos;
    }
    if (part.size() > text.size()) {
        return false;
    }
    // memmem is linear for any input, unlike find(); in UTF-8 a part can only match at a character.
    const std::string haystack = toUtf8(text);
    const std::string needle = toUtf8(part);
    return memmem(haystack.data(), haystack.size(), needle.data(), needle.size()) != nullptr;
}

std::vector<Text> words(TextView text)
{
    std::vector<Text> result;
    std::size_t i = 0;
    while (i < text.size()) {
        while (i < text.size() && isSpace(text[i])) {
            ++i;
        }
        const std::size_t start = i;
        while (i < text.size() && !isSpace(text[i])) {
            ++i;
        }
        if (i > start) {
            result.emplace_back(text.substr(start, i - start));
        }
    }
    return result;
}

std::vector<TextView> split(TextView text, char32_t separator)
{
    std::vector<TextView> pieces;
    std::size_t at = 0;
    for (;;) {
        const std::size_t hit = text.find(separator, at);
        if (hit == TextView::npos) {
            pieces.push_back(text.substr(at));
            return pieces;
        }
        pieces.push_back(text.substr(at, hit - at));
        at = hit + 1;
    }
}

Text join(const std::vector<Text>& parts, TextView separator)
{
    Text result;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) {
            result += separator;
        }
        result += parts[i];
    }
    return result;
}

} // namespace groundmark::evaluation
