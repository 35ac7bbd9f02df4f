// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/perturbations/perturbation.h"

#include <QJsonArray>
#include <QStringList>

namespace groundmark::imaging {

/// Which severity of the reference library stands for each of the paper's severities 1, 2, 3, kind
/// by kind. The default is paperSeverities for all; calibration (calibration.h) makes others.
class SeverityScale
{
public:
    SeverityScale();

    /// @param severity 1–3
    [[nodiscard]] double at(PerturbationKind kind, int severity) const;
    void set(PerturbationKind kind, const std::array<double, 3>& library);

    /// {"motion_blur": [0.8, 1.7, 3.1], …}: only kinds that differ from the default.
    [[nodiscard]] QByteArray toJson() const;
    /// Fails for unknown kinds and numbers outside 0–5.
    [[nodiscard]] static Result<SeverityScale> fromJson(const QByteArray& json);

private:
    std::array<std::array<double, 3>, perturbationCandidates + 1> m_library;
};

/// One perturbation of a condition.
struct PerturbationStep
{
    Perturbation perturbation;
    int severity = 0; ///< the paper's 1–3; 0 for numbers of one's own
};

/// What is done to a picture: steps in the order in which they are applied; none for clean.
struct Condition
{
    std::vector<PerturbationStep> steps;

    [[nodiscard]] bool isClean() const { return steps.empty(); }
};

/// "clean", "motion_blur:2", "glass_blur:1+snow:3"; own numbers as "motion_blur[12;4.5]",
/// glass blur that swaps pixels as "glass_blur:2~swap". The text names an axis of tables and is what parseCondition() reads.
[[nodiscard]] QString conditionName(const Condition& condition);

/// Reads a conditionName(). Severities outside 1–3, unknown kinds and numbers out of range are
/// errors that say what would be right.
[[nodiscard]] Result<Condition>
parseCondition(const QString& text, const SeverityScale& scale = {});

/// Reads a comma-separated list of conditions; "paper" stands for the 15 of the paper (five kinds,
/// three severities), "all" for all candidates, a kind alone for its three severities, and
/// "pairs" and "triples" for all combinations of the paper's kinds at severity 2 (ours).
[[nodiscard]] Result<std::vector<Condition>>
parseConditions(const QString& text, const SeverityScale& scale = {});

/// The seed of each step on one page of a sample, see perturbationSeed(). Pages after the first
/// count as samples "id#1", "id#2", ….
[[nodiscard]] std::uint64_t stepSeed(
    const PerturbationStep& step, const QString& sampleId, int page, std::uint64_t userSeed);

/// The picture under the condition: reproducible bit for bit from the four arguments. A clean
/// condition gives the picture as it is.
[[nodiscard]] Result<QImage> perturbed(
    const QImage& image,
    const Condition& condition,
    const QString& sampleId,
    int page,
    std::uint64_t userSeed);

/// [{"kind", "severity", "parameters": {name: number}, "seed": "…"}, …] for manifests and runs.
[[nodiscard]] QJsonArray
stepsToJson(const Condition& condition, const QString& sampleId, int page, std::uint64_t userSeed);

} // namespace groundmark::imaging
