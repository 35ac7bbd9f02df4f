// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/reasoning_statistics.h"

#include "evaluation/metrics/code_points.h"

namespace groundmark::evaluation {

namespace {

double mean(std::size_t sum, int count)
{
    return count > 0 ? static_cast<double>(sum) / count : 0.0;
}

std::size_t wordCount(const QString& text)
{
    return words(toCodePoints(text)).size();
}

} // namespace

ReasoningStatistics reasoningStatistics(std::span<const AnnotatedChain> chains)
{
    ReasoningStatistics table;
    std::size_t stepWords = 0;
    std::size_t correctionWords = 0;
    for (const AnnotatedChain& chain : chains) {
        ++table.instances;
        table.steps += static_cast<int>(chain.steps.size());
        if (!chain.questionType.isEmpty()) {
            ++table.questionTypes[chain.questionType];
        }
        for (const AnnotatedChain::Step& step : chain.steps) {
            stepWords += wordCount(step.text);
            if (!step.correct && !step.correction.isEmpty()) {
                ++table.corrections;
                correctionWords += wordCount(step.correction);
            }
        }
    }
    table.wordsPerStep = mean(stepWords, table.steps);
    table.stepsPerInstance = mean(static_cast<std::size_t>(table.steps), table.instances);
    table.wordsPerCorrection = mean(correctionWords, table.corrections);
    return table;
}

} // namespace groundmark::evaluation
