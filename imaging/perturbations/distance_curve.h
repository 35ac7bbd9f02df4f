// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/perturbations/calibration.h"

#include <map>

namespace groundmark::imaging {

/// How far a perturbation moves images at one severity: means over the images.
struct DistancePoint
{
    double severity = 0.0; ///< of the library, 0–5
    double ssim = 0.0; ///< D = 1 − mean SSIM
    double multiScale = 0.0; ///< 1 − multi-scale SSIM
    double psnr = 0.0; ///< dB
    std::optional<double> lpips; ///< only from outside, see LpipsTable
};

/// The curve of one kind over the given severities of the library. Fails like calibrate().
[[nodiscard]] Result<std::vector<DistancePoint>> distanceCurve(
    PerturbationKind kind,
    std::span<const QImage> images,
    std::span<const double> severities,
    std::uint64_t userSeed = 0,
    const std::atomic_bool* cancelled = nullptr);

/// LPIPS distances that were computed elsewhere: Groundmark carries no neural network. A CSV file
/// with the columns kind, severity (1–3 of the paper) and lpips, in any order and among others;
/// several lines of one cell are averaged.
class LpipsTable
{
public:
    [[nodiscard]] static Result<LpipsTable> read(const QString& path);

    [[nodiscard]] std::optional<double> at(PerturbationKind kind, int severity) const;
    [[nodiscard]] bool isEmpty() const { return m_sums.empty(); }

private:
    struct Sum
    {
        double total = 0.0;
        int n = 0;
    };
    std::map<std::pair<PerturbationKind, int>, Sum> m_sums;
};

} // namespace groundmark::imaging
