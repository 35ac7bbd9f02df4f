// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>

namespace groundmark::evaluation::mmtr {

// The text functions of MMTR-Bench, exactly as its evaluation code defines them, quirks included.
// Source: MMTR-Bench-eval, common_mmtr.py. Lengths and edits are counted in code points.

/// From this similarity on ANLS counts it; below, it is 0. (The paper says "surpasses"; the code
/// uses >=, and so do we.)
inline constexpr double anlsThreshold = 0.5;

/// The form in which short spans are compared: NFKC, without format characters (category Cf),
/// trimmed, lower case, without commas, white space collapsed — in this order.
[[nodiscard]] QString normalisedSpan(const QString& text);

/// Whether both spans are the same after normalisation.
[[nodiscard]] bool exactMatch(const QString& prediction, const QString& reference);
/// 1 − edits / longer length of the normalised spans, 0–1; both empty 1, one empty 0.
[[nodiscard]] double similarity(const QString& prediction, const QString& reference);
/// similarity(), or 0 below the threshold.
[[nodiscard]] double anls(const QString& prediction, const QString& reference);
/// F1 over the multisets of characters of the texts, only trimmed; both empty 1, one empty 0.
/// Recorded by the official code, but part of no score.
[[nodiscard]] double characterF1(const QString& prediction, const QString& reference);

/// Tokens for Rouge-L: NFKC, punctuation to spaces, lower case. A text with a space and without
/// Chinese, Japanese or Korean is split at white space; any other is split into single CJK
/// characters and the groups between them and *spaces* (tabs do not split: an official quirk).
[[nodiscard]] QStringList rougeTokens(const QString& text);

/// Rouge-L over two token lists, 0–1; both empty 1, one empty 0.
struct RougeL
{
    double precision = 0.0;
    double recall = 0.0;
    double f1 = 0.0;
    std::size_t commonLength = 0; ///< tokens in the longest common subsequence
};
[[nodiscard]] RougeL rougeL(const QStringList& prediction, const QStringList& reference);

} // namespace groundmark::evaluation::mmtr
