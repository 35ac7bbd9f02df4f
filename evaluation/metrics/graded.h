// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/reason.h"

#include <string>
#include <utility>
#include <vector>

namespace groundmark::evaluation {

/// How a number came about: the official programs know only the number, and give 0 for much that
/// is no wrong answer.
enum class Finding
{
    Scored,
    Unparseable, ///< nothing of the expected form in the answer, or too large to compare
    Raises, ///< the official program stops with an exception on this item; value is 0
};

/// A benchmark's verdict on one answer: the official number, and what is behind it.
struct Graded
{
    double value = 0.0; ///< 0–1
    Finding finding = Finding::Scored;
    bool ignored = false; ///< the official program leaves the item out of its averages
    std::string note; ///< why, in one English sentence; empty for Finding::Scored
    Reason reason; ///< null unless Explain::Yes
    /// Further numbers of a statistic, such as the ends of an interval, by the key that
    /// `groundmark metric` writes them under.
    std::vector<std::pair<std::string, double>> figures {};
};

[[nodiscard]] inline Graded scored(double value, Reason reason = nullptr)
{
    return {value, Finding::Scored, false, {}, std::move(reason), {}};
}

[[nodiscard]] inline Graded unparseable(std::string note)
{
    return {0.0, Finding::Unparseable, false, std::move(note), nullptr, {}};
}

[[nodiscard]] inline Graded raises(std::string note)
{
    return {0.0, Finding::Raises, false, std::move(note), nullptr, {}};
}

} // namespace groundmark::evaluation
