// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/text.h"

#include "evaluation/metrics/edit_distance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace groundmark::evaluation {

namespace {

constexpr const char* kHow = "lower case, trimmed, line breaks as blanks";
constexpr const char* kTooLong = "The texts are too long to compare (see kEditLimit).";

Scored comparison(std::string_view truth, std::string_view answer, Explain explain, bool whole)
{
    const Text t = normaliseForVqa(fromUtf8(truth));
    const Text a = normaliseForVqa(fromUtf8(answer));
    Scored scored {(whole ? t == a : contains(a, t)) ? 1.0 : 0.0, nullptr};
    if (explain == Explain::Yes) {
        scored.reason
            = {{"rule", whole ? "exact match" : "the answer contains the truth"},
               {"normalised", whole ? normalisedPair(kHow, t, a) : soughtPair(kHow, t, a)}};
        if (whole && t != a) {
            scored.reason["edits"] = editScript(t, a);
        }
    }
    return scored;
}

} // namespace

Text normaliseForVqa(TextView text, bool lowerCase)
{
    const Text lowered = lowerCase ? lower(text) : Text(text);
    Text result(strip(lowered));
    std::replace(result.begin(), result.end(), U'\n', U' ');
    return result;
}

std::string shortNumber(double value)
{
    std::array<char, 64> buffer {};
    const int length = std::snprintf(buffer.data(), buffer.size(), "%.4f", value);
    std::string text(
        buffer.data(), length > 0 ? std::min(std::size_t(length), buffer.size() - 1) : 0);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') {
            text.pop_back();
        }
    }
    return text == "-0" ? "0" : text;
}

Reason normalisedPair(std::string_view how, TextView truth, TextView answer)
{
    return {{"how", how}, {"truth", toUtf8(truth)}, {"answer", toUtf8(answer)}};
}

Reason soughtPair(std::string_view how, TextView truth, TextView answer)
{
    Reason pair = normalisedPair(how, truth, answer);
    if (contains(answer, truth)) {
        pair["found"] = true;
    }
    return pair;
}

std::optional<double> similarity(TextView a, TextView b, double threshold)
{
    const std::size_t longer = std::max(a.size(), b.size());
    if (longer == 0) {
        return 1.0;
    }
    // The distance is at least the difference of the lengths: most misses end here.
    const auto shorter = double(std::min(a.size(), b.size()));
    if (shorter / double(longer) < threshold) {
        return 0.0;
    }
    const auto distance = editDistance(a, b);
    if (!distance) {
        return std::nullopt;
    }
    const double value = 1.0 - double(*distance) / double(longer);
    return value >= threshold ? value : 0.0;
}

void explainSimilarity(Reason& reason, TextView truth, TextView answer)
{
    const std::size_t longer = std::max(truth.size(), answer.size());
    const auto distance = editDistance(truth, answer);
    if (!distance) {
        reason["notes"].push_back(kTooLong);
        return;
    }
    const double value = longer == 0 ? 1.0 : 1.0 - double(*distance) / double(longer);
    reason["formula"] = "1 − " + std::to_string(*distance) + " edits / " + std::to_string(longer)
        + " characters = " + shortNumber(value);
    reason["edits"] = editScript(truth, answer);
}

Scored exactMatch(std::string_view truth, std::string_view answer, Explain explain)
{
    return comparison(truth, answer, explain, true);
}

Scored containsMatch(std::string_view truth, std::string_view answer, Explain explain)
{
    return comparison(truth, answer, explain, false);
}

Scored anls(std::string_view truth, std::string_view answer, Explain explain, double threshold)
{
    const Text t = normaliseForVqa(fromUtf8(truth));
    const Text a = normaliseForVqa(fromUtf8(answer));
    const auto value = similarity(t, a, threshold);
    Scored scored {value.value_or(0.0), nullptr};
    if (explain == Explain::Yes) {
        scored.reason
            = {{"rule", "ANLS, threshold " + shortNumber(threshold)},
               {"normalised", normalisedPair(kHow, t, a)}};
        explainSimilarity(scored.reason, t, a);
        if (value == 0.0) {
            scored.reason["notes"].push_back("A similarity below the threshold counts as 0.");
        }
    }
    return scored;
}

Scored editDistanceScore(std::string_view truth, std::string_view answer, Explain explain)
{
    const Text t = fromUtf8(truth);
    const Text a = fromUtf8(answer);
    const auto value = normalisedDistance(t, a);
    Scored scored {value.value_or(1.0), nullptr};
    if (explain == Explain::Yes) {
        scored.reason = {{"rule", "edit distance / longer length, lower is better"}};
        if (value) {
            const std::size_t longer = std::max(t.size(), a.size());
            scored.reason["formula"] = std::to_string(std::lround(*value * double(longer)))
                + " edits / " + std::to_string(longer) + " characters = " + shortNumber(*value);
            scored.reason["edits"] = editScript(t, a);
        } else {
            scored.reason["notes"] = {kTooLong};
        }
    }
    return scored;
}

} // namespace groundmark::evaluation
