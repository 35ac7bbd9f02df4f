// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>
#include <span>
#include <vector>

namespace groundmark::evaluation {

/// One annotated chain, as far as the statistics table looks at it.
struct AnnotatedChain
{
    struct Step
    {
        QString text;
        bool correct = true;
        QString correction; ///< empty for none
    };
    QString questionType; ///< verify, query, choose, logical, compare; empty when unknown
    std::vector<Step> steps;
};

/// The dataset table of MagiC (arXiv 2507.07297). Words are separated by white space.
struct ReasoningStatistics
{
    int instances = 0;
    int steps = 0;
    int corrections = 0; ///< incorrect steps with a correction
    double wordsPerStep = 0.0; ///< means; 0 where there is nothing to average
    double stepsPerInstance = 0.0;
    double wordsPerCorrection = 0.0;
    std::map<QString, int> questionTypes; ///< how many instances of each
};

[[nodiscard]] ReasoningStatistics reasoningStatistics(std::span<const AnnotatedChain> chains);

} // namespace groundmark::evaluation
