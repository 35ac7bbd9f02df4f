// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/unicode.h"

#include <QString>

#include <memory>
#include <vector>

namespace groundmark::evaluation {

/// Splits Chinese text into words exactly like jieba 0.42.1's cut() with its default dictionary and
/// its hidden Markov model, which the official scorers call. It is written here, over jieba's own
/// `dict.txt` and `finalseg` tables (Debian's python3-jieba), so that a score can't depend on
/// another port's tables or rules; it was compared with jieba itself on 10,626 texts.
/// Thread-safe once opened.
class Segmenter
{
public:
    /// `folder` is the installed Python package. Null when a table is missing or unreadable.
    [[nodiscard]] static std::unique_ptr<Segmenter> open(const QString& folder);
    ~Segmenter();
    Segmenter(const Segmenter&) = delete;
    Segmenter& operator=(const Segmenter&) = delete;

    /// All tokens in order, white space included; together they are the text.
    [[nodiscard]] std::vector<Text> cut(TextView text) const;

private:
    struct Tables;
    Segmenter();
    std::unique_ptr<Tables> m_tables;
};

} // namespace groundmark::evaluation
