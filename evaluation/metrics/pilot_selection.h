// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace groundmark::evaluation::ocr_robust {

/// One model's right and wrong answers in a pilot: every list has one entry per question.
struct PilotModel
{
    std::vector<bool> clean;
    /// [perturbation][severity][question]
    std::vector<std::vector<std::vector<bool>>> perturbed;
};

struct Pilot
{
    QStringList perturbations; ///< the candidates; on ties the earlier one wins
    std::vector<PilotModel> models;

    /// Whether all lists have the sizes that the others imply, with at least one question.
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] std::size_t questionCount() const;
};

/// Why a candidate is worth keeping. Names: OCR-Robust (arXiv 2606.26041); formulas ours.
struct PilotScore
{
    double mrd = 0.0; ///< mean over models of the mean relative drop over severities
    double sep = 0.0; ///< population standard deviation over models of that drop
    double mon = 0.0; ///< share of steps to the next severity that do not raise accuracy, 0–1
    double score = 0.0; ///< mean of the three, each min–max scaled over the candidates
};

/// One score per candidate, over the questions at `questions` (repetitions allowed). A model
/// without a right clean answer there drops by 0. `pilot` must be complete.
[[nodiscard]] std::vector<PilotScore>
pilotScores(const Pilot& pilot, std::span<const std::size_t> questions);
/// The same over all questions.
[[nodiscard]] std::vector<PilotScore> pilotScores(const Pilot& pilot);

/// Indices of the candidates, best first; scores that agree to 1e-9 tie.
[[nodiscard]] std::vector<std::size_t> pilotRanking(std::span<const PilotScore> scores);

/// How stable the choice of the best `topK` candidates is under resampling of the questions.
struct PilotStability
{
    std::vector<std::vector<std::size_t>> selected; ///< per resample, best first
    std::vector<int> selectionCount; ///< per candidate
    std::vector<double> selectionRate; ///< per candidate, 0–1
};

/// @param resamples one list of question indices each; see bootstrapResamples(). Paper: 1000.
[[nodiscard]] PilotStability pilotStability(
    const Pilot& pilot, std::span<const std::vector<std::size_t>> resamples, std::size_t topK = 5);

} // namespace groundmark::evaluation::ocr_robust
