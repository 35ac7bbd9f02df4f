// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/page_text.h"
#include "evaluation/metrics/porter.h"
#include "evaluation/metrics/segmenter.h"
#include "evaluation/metrics/wordnet.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>
#include <unordered_set>

namespace groundmark::evaluation {

namespace {

constexpr double kAlpha = 0.9;
constexpr double kGamma = 0.5;
constexpr std::size_t kOrders = 4;

using Ids = std::vector<std::uint32_t>;

/// Words as numbers, so that n-grams are compared quickly.
class Numbering
{
public:
    Ids operator()(const Tokens& tokens)
    {
        Ids ids;
        ids.reserve(tokens.size());
        for (const Text& token : tokens) {
            ids.push_back(m_ids.try_emplace(token, std::uint32_t(m_ids.size())).first->second);
        }
        return ids;
    }

private:
    std::unordered_map<Text, std::uint32_t> m_ids;
};

/// Numbers for the n-grams of one more word: pairs of (number of the n-1-gram, last word).
class GramNumbering
{
public:
    Ids operator()(const Ids& shorter, const Ids& words, std::size_t order)
    {
        Ids ids;
        for (std::size_t i = 0; i + order <= words.size(); ++i) {
            const std::uint64_t key = (std::uint64_t(shorter[i]) << 32U) | words[i + order - 1];
            ids.push_back(m_ids.try_emplace(key, std::uint32_t(m_ids.size())).first->second);
        }
        return ids;
    }

private:
    std::unordered_map<std::uint64_t, std::uint32_t> m_ids;
};

std::size_t clippedMatches(const Ids& truth, const Ids& answer)
{
    std::unordered_map<std::uint32_t, std::size_t> available;
    for (std::uint32_t id : truth) {
        ++available[id];
    }
    std::size_t matches = 0;
    for (std::uint32_t id : answer) {
        const auto it = available.find(id);
        if (it != available.end() && it->second > 0) {
            --it->second;
            ++matches;
        }
    }
    return matches;
}

/// One stage of METEOR's alignment: from the last answer word to the first, each takes the last
/// truth word that is still free and that it matches.
class Alignment
{
public:
    using Match = std::pair<std::size_t, std::size_t>;

    Alignment(Tokens truth, Tokens answer)
        : m_truth(std::move(truth))
        , m_answer(std::move(answer))
        , m_truthUsed(m_truth.size(), false)
        , m_answerUsed(m_answer.size(), false)
    {
    }

    void stem()
    {
        for (std::size_t i = 0; i < m_answer.size(); ++i) {
            m_answer[i] = m_answerUsed[i] ? Text() : porterStem(m_answer[i]);
        }
        for (std::size_t j = 0; j < m_truth.size(); ++j) {
            m_truth[j] = m_truthUsed[j] ? Text() : porterStem(m_truth[j]);
        }
    }

    void matchEqual()
    {
        const auto places = freePlaces();
        match(places, [](Places& all, const Text& word) {
            const auto it = all.find(word);
            return it == all.end() ? nullptr : &it->second;
        });
    }

    void matchSynonyms(const WordNet& wordNet)
    {
        auto places = freePlaces();
        match(places, [&wordNet](Places& all, const Text& word) -> std::vector<std::size_t>* {
            std::vector<std::size_t>* best = nullptr;
            for (const std::string& synonym : wordNet.synonyms(toUtf8(word))) {
                const auto it = all.find(fromUtf8(synonym));
                if (it != all.end() && !it->second.empty()
                    && (best == nullptr || it->second.back() > best->back())) {
                    best = &it->second;
                }
            }
            return best;
        });
    }

    std::vector<Match> matches() &&
    {
        std::sort(m_matches.begin(), m_matches.end());
        return std::move(m_matches);
    }

private:
    using Places = std::unordered_map<Text, std::vector<std::size_t>>;

    [[nodiscard]] Places freePlaces() const
    {
        Places places;
        for (std::size_t j = 0; j < m_truth.size(); ++j) {
            if (!m_truthUsed[j]) {
                places[m_truth[j]].push_back(j);
            }
        }
        return places;
    }

    template <typename Find> void match(Places places, Find find)
    {
        for (std::size_t i = m_answer.size(); i-- > 0;) {
            if (m_answerUsed[i] || places.empty()) {
                continue;
            }
            std::vector<std::size_t>* found = find(places, m_answer[i]);
            if (found != nullptr && !found->empty()) {
                m_matches.emplace_back(i, found->back());
                m_truthUsed[found->back()] = true;
                m_answerUsed[i] = true;
                found->pop_back();
            }
        }
    }

    Tokens m_truth;
    Tokens m_answer;
    std::vector<bool> m_truthUsed;
    std::vector<bool> m_answerUsed;
    std::vector<Match> m_matches;
};

Tokens lowered(const Tokens& tokens)
{
    Tokens result;
    result.reserve(tokens.size());
    for (const Text& token : tokens) {
        result.push_back(lower(token));
    }
    return result;
}

} // namespace

bool hasChinese(TextView text)
{
    return std::any_of(
        text.begin(), text.end(), [](char32_t c) { return c >= 0x4E00 && c <= 0x9FA5; });
}

Tokens tokenize(TextView text, bool chinese, const Lexicons& lexicons)
{
    if (!chinese) {
        return words(text);
    }
    if (const Segmenter* segmenter = lexicons.segmenter()) {
        return segmenter->cut(text);
    }
    Tokens characters;
    for (char32_t c : text) {
        characters.emplace_back(1, c);
    }
    return characters;
}

double bleu(const Tokens& truth, const Tokens& answer)
{
    return bleuInParts(truth, answer).value;
}

Bleu bleuInParts(const Tokens& truth, const Tokens& answer)
{
    Bleu parts;
    Numbering number;
    const Ids truthWords = number(truth);
    const Ids answerWords = number(answer);
    Ids truthGrams = truthWords;
    Ids answerGrams = answerWords;
    double sum = 0.0;
    for (std::size_t order = 1; order <= kOrders; ++order) {
        if (order > 1) {
            GramNumbering grams;
            truthGrams = grams(truthGrams, truthWords, order);
            answerGrams = grams(answerGrams, answerWords, order);
        }
        const std::size_t matches = clippedMatches(truthGrams, answerGrams);
        parts.matches[order - 1] = matches;
        parts.grams[order - 1] = answerGrams.size();
        if (order == 1 && matches == 0) {
            return parts;
        }
        const double precision = matches == 0 ? std::numeric_limits<double>::min()
                                              : double(matches) / double(answerGrams.size());
        sum += std::log(precision) / double(kOrders);
    }
    parts.brevity = answer.size() > truth.size()
        ? 1.0
        : std::exp(1.0 - double(truth.size()) / double(answer.size()));
    parts.value = parts.brevity * std::exp(sum);
    return parts;
}

Meteor meteor(const Tokens& truth, const Tokens& answer, const WordNet* wordNet)
{
    Alignment alignment(lowered(truth), lowered(answer));
    alignment.matchEqual();
    alignment.stem();
    alignment.matchEqual();
    if (wordNet != nullptr) {
        alignment.matchSynonyms(*wordNet);
    }
    Meteor result;
    result.matches = std::move(alignment).matches();
    if (result.matches.empty()) {
        return result;
    }
    result.chunks = 1;
    for (std::size_t k = 1; k < result.matches.size(); ++k) {
        const auto [answerBefore, truthBefore] = result.matches[k - 1];
        const auto [answerHere, truthHere] = result.matches[k];
        const bool adjacent = answerHere == answerBefore + 1 && truthHere == truthBefore + 1;
        result.chunks += adjacent ? 0 : 1;
    }
    const auto matched = double(result.matches.size());
    const double precision = matched / double(answer.size());
    const double recall = matched / double(truth.size());
    result.mean = precision * recall / (kAlpha * precision + (1 - kAlpha) * recall);
    const double penalty = kGamma * std::pow(double(result.chunks) / matched, 3);
    result.value = (1 - penalty) * result.mean;
    return result;
}

SetScores setScores(const Tokens& truth, const Tokens& answer)
{
    const std::unordered_set<Text> truths(truth.begin(), truth.end());
    const std::unordered_set<Text> answers(answer.begin(), answer.end());
    const auto common = double(std::count_if(
        answers.begin(), answers.end(), [&truths](const Text& t) { return truths.contains(t); }));
    SetScores scores;
    if (!answers.empty()) {
        scores.precision = common / double(answers.size());
    }
    if (!truths.empty()) {
        scores.recall = common / double(truths.size());
    }
    if (scores.precision && scores.recall) {
        scores.f = common > 0 ? 1.0 / (0.5 / *scores.precision + 0.5 / *scores.recall) : 0.0;
    }
    return scores;
}

} // namespace groundmark::evaluation
