// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation {

/// A maximal run of incorrect steps; 0-based, both ends included.
struct IncorrectSpan
{
    int first = 0;
    int last = 0;

    bool operator==(const IncorrectSpan&) const = default;
};

/// @param correct one label per step, in order
[[nodiscard]] std::vector<IncorrectSpan> incorrectSpans(const std::vector<bool>& correct);

/// Where the steps end that are put into the model's mouth. The paper says "up to and including the
/// incorrect step"; for a run of several steps we read this as its last one.
enum class ProbePrefix
{
    ToLastIncorrect,
    ToFirstIncorrect
};

/// One question to a model: given this false beginning, does it correct itself?
struct SelfHealProbe
{
    IncorrectSpan span;
    QStringList prefix; ///< the steps to begin the answer with
    QStringList corrections; ///< what the continuation should say instead; empty ones left out
};

/// One probe per run of incorrect steps. Source: MagiC, arXiv 2507.07297.
/// @param steps, corrections one text per label; missing corrections are empty texts
[[nodiscard]] std::vector<SelfHealProbe> selfHealProbes(
    const std::vector<bool>& correct,
    const QStringList& steps,
    const QStringList& corrections,
    ProbePrefix prefix = ProbePrefix::ToLastIncorrect);

/// What the judge said of one probe.
enum class HealVerdict
{
    No,
    Yes,
    Unparsed
};

/// How often a model recovers from an injected mistake.
struct SelfHealScore
{
    int spans = 0;
    int healed = 0;
    int unparsed = 0;
    std::optional<double> rate; ///< healed / spans, 0–1; an unparsed verdict is not healed
    std::optional<double> parsedOnly; ///< healed / spans with a readable verdict
    std::optional<double> questionMean; ///< mean of the rate over questions with a span
};

/// @param questions the verdicts of each question's spans
[[nodiscard]] SelfHealScore selfHealScore(std::span<const std::vector<HealVerdict>> questions);

} // namespace groundmark::evaluation
