// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation::ocr_robust {

// OCR-Robust (arXiv 2606.26041) names RCR as average retention, WCR as worst-case risk and CRI as
// their combination with the clean accuracy; its formulas are not readable in public. The ones
// below are ours: every export must say so and carry the parameters.

/// Accuracies (0–1) under one perturbation, from the mildest severity to the strongest, over the
/// same samples as the clean accuracy.
struct PerturbedAccuracy
{
    QString perturbation;
    std::vector<double> bySeverity;
};

/// What WCR takes the minimum over.
enum class WorstOver
{
    Cell,
    Perturbation
};
/// How CRI averages its three parts.
enum class CriMean
{
    Geometric,
    Arithmetic
};

struct RobustnessRule
{
    WorstOver worstOver = WorstOver::Cell;
    CriMean criMean = CriMean::Geometric;
    std::array<double, 3> weights = {1.0, 1.0, 1.0}; ///< of clean accuracy, RCR and WCR
};

/// Retention a/a₀ is not clipped: it may exceed 1.
struct RobustnessScore
{
    struct Worst
    {
        QString perturbation;
        std::optional<int> severity; ///< 1-based; nothing for WorstOver::Perturbation
    };
    struct Retention
    {
        QString perturbation;
        double value = 0.0; ///< mean over severities
    };
    bool isDefined = false; ///< false without clean accuracy or cells; then all numbers are 0
    double clean = 0.0;
    double rcr = 0.0; ///< mean retention over all cells
    double wcr = 0.0; ///< smallest retention
    double cri = 0.0; ///< weighted mean of clean accuracy, RCR and WCR
    std::optional<Worst> worst; ///< ties: first by name, then by severity
    std::vector<Retention> perPerturbation; ///< in the given order
};

[[nodiscard]] RobustnessScore robustnessScore(
    double clean, std::span<const PerturbedAccuracy> perturbed, const RobustnessRule& rule = {});

/// 1 − a/a₀: the value of one cell of the heat map; nothing when a₀ is 0.
[[nodiscard]] std::optional<double> relativeDrop(double clean, double perturbed);

/// How several perturbations at once compare with each on its own.
enum class Interaction
{
    SubAdditive,
    NearAdditive,
    SuperAdditive,
    Undefined
};

struct CompoundEffect
{
    double combinedDrop = 0.0; ///< relative drop under all of them, in the order listed
    double summedDrop = 0.0; ///< sum of the relative drops under each
    std::optional<double> ratio; ///< combined / summed; nothing when summed is not positive
    Interaction interaction = Interaction::Undefined;
};

/// @param margin how far from 1 the ratio may be and still be near-additive; 0.1 is ours
[[nodiscard]] CompoundEffect
compoundEffect(double clean, std::span<const double> single, double combined, double margin = 0.1);

} // namespace groundmark::evaluation::ocr_robust
