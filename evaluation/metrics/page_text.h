// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/graded.h"
#include "evaluation/metrics/lexicons.h"
#include "evaluation/metrics/python/value.h"

#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Similarity of longer texts, as OCRBench v2 and LogicOCR compute it. Thread-safe.
namespace groundmark::evaluation {

using Tokens = std::vector<Text>;

/// Whether a character U+4E00–U+9FA5 makes the officials segment both texts.
[[nodiscard]] bool hasChinese(TextView text);

/// Blank-separated words, or jieba's tokens when `chinese`.
[[nodiscard]] Tokens tokenize(TextView text, bool chinese, const Lexicons& lexicons);

/// BLEU-4 (Papineni et al. 2002) against one reference as NLTK computes it without smoothing:
/// brevity · (p1 · p2 · p3 · p4)^¼ with pₙ the share of the answer's n-grams that the truth has;
/// 0–1. An order without any match counts as the smallest normal double; no common word: 0.
[[nodiscard]] double bleu(const Tokens& truth, const Tokens& answer);
/// The same with what it is made of, by order 1–4: n-grams of the answer and how many the truth
/// has too, each used as often as it stands there.
struct Bleu
{
    double value = 0.0;
    double brevity = 0.0; ///< 1 for an answer longer than the truth, else exp(1 − truth / answer)
    std::array<std::size_t, 4> matches {};
    std::array<std::size_t, 4> grams {};
};
[[nodiscard]] Bleu bleuInParts(const Tokens& truth, const Tokens& answer);

/// METEOR (Banerjee and Lavie 2005) as NLTK computes it, α 0.9, β 3, γ 0.5: 0–1. Stages: words,
/// Porter stems, WordNet synonyms of the stems. With P and R the matched shares of either side's
/// words: P · R / (α P + (1 − α) R) · (1 − γ (chunks / matches)^β). Nothing in common: 0.
struct Meteor
{
    double value = 0.0;
    double mean = 0.0; ///< of precision and recall, weighted by α, before the penalty for chunks
    int chunks = 0;
    /// (answer token, truth token), ascending by the first.
    std::vector<std::pair<std::size_t, std::size_t>> matches;
};
[[nodiscard]] Meteor meteor(const Tokens& truth, const Tokens& answer, const WordNet* wordNet);

/// Precision, recall and their harmonic mean over the *sets* of tokens. Nothing where a set is
/// empty.
struct SetScores
{
    std::optional<double> precision;
    std::optional<double> recall;
    std::optional<double> f;
};
[[nodiscard]] SetScores setScores(const Tokens& truth, const Tokens& answer);

/// ROUGE-L F (Lin 2004) on summary level as rouge 1.0.1 computes it: 0–1. Sentences end at '.'.
/// Nothing for a text without any sentence, or when the sentences are too long to compare.
[[nodiscard]] std::optional<double> rougeL(TextView truth, TextView answer);
/// The same with what it is made of: distinct words, and those on a common subsequence.
struct Rouge
{
    double value = 0.0;
    std::size_t common = 0;
    std::size_t truthWords = 0;
    std::size_t answerWords = 0;
};
[[nodiscard]] std::optional<Rouge> rougeInParts(TextView truth, TextView answer);

/// The four numbers that page scores are made of.
struct PageMetrics
{
    bool chinese = false;
    Tokens truthTokens;
    Tokens answerTokens;
    double bleu = 0.0;
    Meteor meteor;
    SetScores sets;
    std::optional<double> editDistance; ///< nothing, as all the rest, for too long texts
};
[[nodiscard]] PageMetrics pageMetrics(TextView truth, TextView answer, const Lexicons& lexicons);

/// The kinds of page text differ in what they do with odd predictions only.
enum class PageRule
{
    FullPageEnglish,
    FullPageChinese,
    FineGrained,
    Translation,
    Handwritten
};

/// (BLEU + METEOR + F + 1 − normalised edit distance) / 4: 0–1. `answers` holds one text.
[[nodiscard]] Graded pageText(
    const python::Value& predict,
    const python::Value& answers,
    PageRule rule,
    const Lexicons& lexicons,
    Explain explain);

/// Handwritten answer extraction: short-answer questions (简答 in the question) by pageText(),
/// others 1 if the answer's characters stand in the prediction in one of ten joinings.
[[nodiscard]] Graded handwritten(
    const python::Value& question,
    const python::Value& predict,
    const python::Value& answers,
    const Lexicons& lexicons,
    Explain explain);

} // namespace groundmark::evaluation
