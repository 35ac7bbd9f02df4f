// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/perturbations/perturbation.h"

#include <atomic>
#include <span>

namespace groundmark::imaging {

/// What a perturbation does to images, on average, should not depend on its kind. OCR-Robust levels
/// its severities by LPIPS, a neural network that Groundmark does not carry; here the distance is
/// D = 1 − mean SSIM of gray. Label results "SSIM-calibrated (not LPIPS)". Ours.
struct CalibrationRule
{
    double tolerance = 0.01; ///< D may miss its target by this
    int steps = 20; ///< bisections, each over all images
    std::uint64_t userSeed = 0;
};

/// The targets of D for the paper's severities 1, 2 and 3. Ours.
inline constexpr std::array<double, 3> calibrationTargets = {0.10, 0.25, 0.40};
/// Fewer images give a number that depends too much on which they are.
inline constexpr std::size_t calibrationImages = 8;

struct Calibration
{
    double severity = 0.0; ///< for perturbationAt(), 0–5
    double distance = 0.0; ///< mean D that it gives
    double psnr = 0.0; ///< mean, dB
    bool isReached = false; ///< false: the target is out of reach, and this is the nearest end
};

/// Finds the severity of `kind` at which the mean distance over `images` meets `target`, by
/// bisection between 0 and 5. Fails without images with sides of at least 11 pixels, when a
/// perturbation fails, and when `cancelled` becomes true. Slow: steps · images perturbations.
[[nodiscard]] Result<Calibration> calibrate(
    PerturbationKind kind,
    std::span<const QImage> images,
    double target,
    const CalibrationRule& rule = {},
    const std::atomic_bool* cancelled = nullptr);

} // namespace groundmark::imaging
