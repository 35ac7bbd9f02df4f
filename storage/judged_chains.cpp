// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/judged_chains.h"

#include "storage/annotated_chains.h"

#include <algorithm>

namespace groundmark::storage {

namespace {

/// Whose judgements count for a chain, first the one who counts most.
QStringList rankedAnnotators(const AnnotatedChain& chain)
{
    QStringList names;
    for (const auto& verdict : chain.verdicts) {
        if (!names.contains(verdict.annotator)) {
            names.append(verdict.annotator);
        }
    }
    names.sort();
    QStringList submitted;
    for (const auto& review : chain.reviews) {
        if (review.said.practice) {
            names.removeAll(review.annotator);
        } else if (review.said.submitted) {
            submitted.append(review.annotator);
        }
    }
    std::ranges::stable_partition(names, [&](const QString& name) { return submitted.contains(name); });
    return names;
}

} // namespace

Result<std::vector<evaluation::JudgedChain>> judgedChains(const Project& project, const Sample& sample)
{
    const auto chains = annotatedChains(project, sample.id);
    if (!chains) {
        return chains.error();
    }
    std::vector<evaluation::JudgedChain> result;
    for (const AnnotatedChain& chain : *chains) {
        evaluation::JudgedChain judged {sample.task, chain.chain.model, {}};
        const QStringList ranked = rankedAnnotators(chain);
        for (const Step& step : chain.chain.steps) {
            evaluation::JudgedChain::Step said {step.text, Verdict::Unmarked, {}};
            for (const QString& annotator : ranked) {
                const auto found = std::ranges::find_if(chain.verdicts, [&](const auto& by) {
                    return by.annotator == annotator && by.said.step == step.id
                        && by.said.verdict != Verdict::Unmarked;
                });
                if (found != chain.verdicts.end()) {
                    said.verdict = found->said.verdict;
                    said.correction = found->said.correction;
                    break;
                }
            }
            for (const StepResolution& resolution : chain.resolutions) { // by version
                if (resolution.step == step.id) {
                    said.verdict = resolution.verdict;
                    said.correction = resolution.correction;
                }
            }
            judged.steps.push_back(std::move(said));
        }
        result.push_back(std::move(judged));
    }
    return result;
}

} // namespace groundmark::storage
