// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/graded.h"
#include "evaluation/metrics/python/value.h"

#include <optional>
#include <vector>

/// Key information by the rules of OCRBench v2. Thread-safe.
namespace groundmark::evaluation {

/// Every block ``` … ``` (also ```python, ```json in any case) that opens before a line break and
/// closes after one, without the fences, in order.
[[nodiscard]] std::vector<TextView> fencedBlocks(TextView text);

/// The flat dict of texts that a prediction states: the first fenced block, or the whole text, as
/// JSON, else as a Python literal, else as "key: value" pairs found by pattern. Keys and values are
/// trimmed; values are Python's str() of whatever stood there. Empty when there is no dict; nothing
/// where the official program raises (a list or dict as a key).
[[nodiscard]] std::optional<python::Value> readFields(TextView text);

/// The expected fields: each key with the alternatives that are accepted for it.
struct ExpectedFields
{
    struct Field
    {
        python::Value key;
        std::vector<python::Value> alternatives;
    };
    enum class State
    {
        Readable,
        Unparseable,
        Raises
    };
    State state = State::Readable;
    std::vector<Field> fields;

    /// Number of ways to choose one alternative per key; 0 when a key has none. Saturates.
    [[nodiscard]] double combinations() const;
};

/// `answer` is a dict of lists, or a text that holds one.
[[nodiscard]] ExpectedFields readExpectedFields(const python::Value& answer);
/// The Chinese variant: always a Python literal in a text; a single value counts as a list of one.
[[nodiscard]] ExpectedFields readExpectedFieldsChinese(const python::Value& answer);
/// All choices as dicts, at most `limit`.
[[nodiscard]] std::vector<python::Value>
chooseAlternatives(const ExpectedFields& expected, std::size_t limit);

/// The share of keys, of those in either dict, whose values are equal after lowering, trimming and
/// dropping blanks: 0–1. Called F1 by the official program, though it is an accuracy. The best
/// choice of alternatives counts; it is found key by key, since keys do not influence each other.
/// `answers` is the item's list of exactly one answer.
[[nodiscard]] Graded fieldMatch(
    const python::Value& predict, const python::Value& answers, bool chinese, Explain explain);
[[nodiscard]] Graded
fieldMatch(const python::Value& predicted, const ExpectedFields& expected, Explain explain);

} // namespace groundmark::evaluation
