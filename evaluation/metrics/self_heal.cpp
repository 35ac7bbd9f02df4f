// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/self_heal.h"

#include <algorithm>

namespace groundmark::evaluation {

std::vector<IncorrectSpan> incorrectSpans(const std::vector<bool>& correct)
{
    std::vector<IncorrectSpan> spans;
    const int count = static_cast<int>(correct.size());
    for (int i = 0; i < count; ++i) {
        if (correct[static_cast<std::size_t>(i)]) {
            continue;
        }
        const bool continues = !spans.empty() && spans.back().last == i - 1;
        if (continues) {
            spans.back().last = i;
        } else {
            spans.push_back({i, i});
        }
    }
    return spans;
}

std::vector<SelfHealProbe> selfHealProbes(
    const std::vector<bool>& correct,
    const QStringList& steps,
    const QStringList& corrections,
    ProbePrefix prefix)
{
    std::vector<SelfHealProbe> probes;
    for (const IncorrectSpan& span : incorrectSpans(correct)) {
        const int end = prefix == ProbePrefix::ToLastIncorrect ? span.last : span.first;
        SelfHealProbe probe {span, steps.mid(0, end + 1), {}};
        for (int i = span.first; i <= span.last; ++i) {
            const QString correction = corrections.value(i);
            if (!correction.isEmpty()) {
                probe.corrections.append(correction);
            }
        }
        probes.push_back(std::move(probe));
    }
    return probes;
}

SelfHealScore selfHealScore(std::span<const std::vector<HealVerdict>> questions)
{
    SelfHealScore score;
    double questionCount = 0.0;
    double questionSum = 0.0;
    for (const std::vector<HealVerdict>& verdicts : questions) {
        if (verdicts.empty()) {
            continue;
        }
        const auto healed = std::count(verdicts.begin(), verdicts.end(), HealVerdict::Yes);
        const auto unparsed = std::count(verdicts.begin(), verdicts.end(), HealVerdict::Unparsed);
        score.spans += static_cast<int>(verdicts.size());
        score.healed += static_cast<int>(healed);
        score.unparsed += static_cast<int>(unparsed);
        questionCount += 1.0;
        questionSum += static_cast<double>(healed) / static_cast<double>(verdicts.size());
    }
    if (score.spans > 0) {
        score.rate = static_cast<double>(score.healed) / score.spans;
        score.questionMean = questionSum / questionCount;
    }
    if (score.spans > score.unparsed) {
        score.parsedOnly = static_cast<double>(score.healed) / (score.spans - score.unparsed);
    }
    return score;
}

} // namespace groundmark::evaluation
