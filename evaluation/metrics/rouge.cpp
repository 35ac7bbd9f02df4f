// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/page_text.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace groundmark::evaluation {

namespace {

constexpr double kMaxCells = 2e8; // of all sentence pairs together; one pair may take an eighth
constexpr double kEpsilon = 1e-8; // of rouge 1.0.1

using Sentence = std::vector<std::uint32_t>;

/// The text's sentences as word numbers. A sentence of blanks is one empty word.
std::vector<Sentence> sentences(TextView text, std::unordered_map<Text, std::uint32_t>& ids)
{
    std::vector<Sentence> result;
    for (TextView piece : split(text, U'.')) {
        if (piece.empty()) {
            continue;
        }
        Tokens tokens = words(piece);
        if (tokens.empty()) {
            tokens.emplace_back();
        }
        Sentence sentence;
        for (Text& token : tokens) {
            const auto next = std::uint32_t(ids.size());
            sentence.push_back(ids.try_emplace(std::move(token), next).first->second);
        }
        result.push_back(std::move(sentence));
    }
    return result;
}

/// Adds the words of the longest common subsequence that rouge's trace-back finds.
void addCommon(
    const Sentence& truth, const Sentence& answer, std::unordered_set<std::uint32_t>& found)
{
    const std::size_t width = answer.size() + 1;
    std::vector<std::uint32_t> table((truth.size() + 1) * width, 0);
    for (std::size_t i = 1; i <= truth.size(); ++i) {
        for (std::size_t j = 1; j <= answer.size(); ++j) {
            table[i * width + j] = truth[i - 1] == answer[j - 1]
                ? table[(i - 1) * width + j - 1] + 1
                : std::max(table[(i - 1) * width + j], table[i * width + j - 1]);
        }
    }
    std::size_t i = truth.size();
    std::size_t j = answer.size();
    while (i > 0 && j > 0) {
        if (truth[i - 1] == answer[j - 1]) {
            found.insert(truth[i - 1]);
            --i;
            --j;
        } else if (table[(i - 1) * width + j] > table[i * width + j - 1]) {
            --i;
        } else {
            --j;
        }
    }
}

std::size_t distinct(const std::vector<Sentence>& all)
{
    std::unordered_set<std::uint32_t> ids;
    for (const Sentence& sentence : all) {
        ids.insert(sentence.begin(), sentence.end());
    }
    return ids.size();
}

} // namespace

std::optional<double> rougeL(TextView truth, TextView answer)
{
    const auto parts = rougeInParts(truth, answer);
    return parts ? std::optional(parts->value) : std::nullopt;
}

std::optional<Rouge> rougeInParts(TextView truth, TextView answer)
{
    std::unordered_map<Text, std::uint32_t> ids;
    const std::vector<Sentence> truths = sentences(truth, ids);
    const std::vector<Sentence> answers = sentences(answer, ids);
    if (truths.empty() || answers.empty()) {
        return std::nullopt;
    }
    double cells = 0.0;
    double largest = 0.0;
    for (const Sentence& t : truths) {
        for (const Sentence& a : answers) {
            const double size = double(t.size() + 1) * double(a.size() + 1);
            cells += size;
            largest = std::max(largest, size);
            if (cells > kMaxCells || largest > kMaxCells / 8) {
                return std::nullopt;
            }
        }
    }
    std::unordered_set<std::uint32_t> found;
    for (const Sentence& t : truths) {
        for (const Sentence& a : answers) {
            addCommon(t, a, found);
        }
    }
    Rouge rouge {0.0, found.size(), distinct(truths), distinct(answers)};
    const double common = double(rouge.common);
    const double precision = common / double(rouge.answerWords);
    const double recall = common / double(rouge.truthWords);
    rouge.value = 2.0 * precision * recall / (precision + recall + kEpsilon);
    return rouge;
}

} // namespace groundmark::evaluation
