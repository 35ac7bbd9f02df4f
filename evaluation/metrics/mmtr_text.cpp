// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/mmtr_text.h"

#include "evaluation/metrics/code_points.h"
#include "evaluation/metrics/edit_distance.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

namespace groundmark::evaluation::mmtr {

namespace {

constexpr std::u32string_view rougePunctuation = U"，。！？、；：,.!?;:()[]{}<>\"'“”‘’/\\|";

bool isSyllableOrIdeograph(char32_t c)
{
    return (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3040 && c <= 0x30FF)
        || (c >= 0xAC00 && c <= 0xD7AF);
}

/// Splits CJK text: single characters, and the groups between them and spaces.
QStringList characterTokens(const Text& text)
{
    QStringList tokens;
    Text group;
    const auto closeGroup = [&] {
        if (!group.empty()) {
            tokens.append(fromCodePoints(group));
            group.clear();
        }
    };
    for (const char32_t c : text) {
        if (isSyllableOrIdeograph(c)) {
            closeGroup();
            tokens.append(fromCodePoints(Text(1, c)));
        } else if (c == U' ') {
            closeGroup();
        } else {
            group += c;
        }
    }
    closeGroup();
    return tokens;
}

std::size_t commonSubsequence(const QStringList& a, const QStringList& b)
{
    std::vector<std::size_t> line(static_cast<std::size_t>(b.size()) + 1, 0);
    for (const QString& token : a) {
        std::size_t diagonal = 0;
        for (std::size_t j = 1; j < line.size(); ++j) {
            const std::size_t above = line[j];
            const bool isSame = token == b[static_cast<qsizetype>(j) - 1];
            line[j] = isSame ? diagonal + 1 : std::max(above, line[j - 1]);
            diagonal = above;
        }
    }
    return line.back();
}

double harmonicMean(double a, double b)
{
    return a + b > 0.0 ? 2.0 * a * b / (a + b) : 0.0;
}

} // namespace

QString normalisedSpan(const QString& text)
{
    Text visible;
    for (const char32_t c : toCodePoints(text.normalized(QString::NormalizationForm_KC))) {
        if (QChar::category(c) != QChar::Other_Format) {
            visible += c;
        }
    }
    Text low = toCodePoints(lowered(fromCodePoints(strip(visible))));
    std::erase_if(low, [](char32_t c) { return c == U',' || c == U'，'; });
    return fromCodePoints(spacesCollapsed(low));
}

bool exactMatch(const QString& prediction, const QString& reference)
{
    return normalisedSpan(prediction) == normalisedSpan(reference);
}

double similarity(const QString& prediction, const QString& reference)
{
    const Text a = toCodePoints(normalisedSpan(prediction));
    const Text b = toCodePoints(normalisedSpan(reference));
    const std::size_t longer = std::max(a.size(), b.size());
    if (longer == 0) {
        return 1.0;
    }
    const auto edits = editDistance(a, b); // nothing: far too long for a span, so nothing alike
    return edits ? 1.0 - static_cast<double>(*edits) / static_cast<double>(longer) : 0.0;
}

double anls(const QString& prediction, const QString& reference)
{
    const double value = similarity(prediction, reference);
    return value >= anlsThreshold ? value : 0.0;
}

double characterF1(const QString& prediction, const QString& reference)
{
    const Text wholePrediction = toCodePoints(prediction);
    const Text wholeReference = toCodePoints(reference);
    const TextView a = strip(wholePrediction);
    const TextView b = strip(wholeReference);
    if (a.empty() || b.empty()) {
        return a.empty() && b.empty() ? 1.0 : 0.0;
    }
    std::map<char32_t, int> left;
    for (const char32_t c : a) {
        ++left[c];
    }
    std::size_t common = 0;
    for (const char32_t c : b) {
        const auto it = left.find(c);
        if (it != left.end() && it->second > 0) {
            --it->second;
            ++common;
        }
    }
    const auto shared = static_cast<double>(common);
    return harmonicMean(
        shared / static_cast<double>(a.size()), shared / static_cast<double>(b.size()));
}

QStringList rougeTokens(const QString& text)
{
    Text spaced;
    bool inPunctuation = false;
    for (const char32_t c : toCodePoints(text.normalized(QString::NormalizationForm_KC))) {
        const bool isPunctuation = rougePunctuation.find(c) != std::u32string_view::npos;
        if (!isPunctuation) {
            spaced += c;
        } else if (!inPunctuation) {
            spaced += U' ';
        }
        inPunctuation = isPunctuation;
    }
    const Text plain = toCodePoints(lowered(fromCodePoints(strip(spaced))));
    const bool hasSpace = plain.find(U' ') != Text::npos;
    if (!hasSpace || std::any_of(plain.begin(), plain.end(), isSyllableOrIdeograph)) {
        return characterTokens(plain);
    }
    QStringList tokens;
    for (const Text& word : words(plain)) {
        tokens.append(fromCodePoints(word));
    }
    return tokens;
}

RougeL rougeL(const QStringList& prediction, const QStringList& reference)
{
    if (prediction.isEmpty() || reference.isEmpty()) {
        const double value = prediction.isEmpty() && reference.isEmpty() ? 1.0 : 0.0;
        return {value, value, value, 0};
    }
    const std::size_t common = commonSubsequence(prediction, reference);
    const double precision = static_cast<double>(common) / static_cast<double>(prediction.size());
    const double recall = static_cast<double>(common) / static_cast<double>(reference.size());
    return {precision, recall, harmonicMean(precision, recall), common};
}

} // namespace groundmark::evaluation::mmtr
