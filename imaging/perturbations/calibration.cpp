// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/calibration.h"

#include "imaging/perturbations/parameters.h"
#include "imaging/quality.h"

#include <QCoreApplication>

#include <cmath>
#include <numeric>

namespace groundmark::imaging {

namespace {

Error failure(const QString& what, const QString& hint)
{
    Error error;
    error.what = what;
    error.kept = QCoreApplication::translate("Calibration", "Nothing was changed.");
    error.hint = hint;
    return error;
}

/// Means over all images at one severity.
Result<Calibration> measured(
    PerturbationKind kind,
    std::span<const QImage> images,
    double severity,
    const CalibrationRule& rule,
    const std::atomic_bool* cancelled)
{
    Calibration result;
    result.severity = severity;
    const Perturbation perturbation = perturbationAt(kind, severity);
    for (std::size_t i = 0; i < images.size(); ++i) {
        if (cancelled != nullptr && *cancelled) {
            return failure(QCoreApplication::translate("Calibration", "Cancelled"), {});
        }
        // The same seed at every severity, so that the distance grows steadily.
        const auto seed = perturbationSeed(QString::number(i), kind, 0, rule.userSeed);
        const auto changed = perturb(images[i], perturbation, seed);
        if (!changed) {
            return changed.error();
        }
        const auto ssim = meanSsim(images[i], *changed);
        if (!ssim) {
            return failure(
                QCoreApplication::translate("Calibration", "Image %1 cannot be compared")
                    .arg(i + 1),
                QCoreApplication::translate(
                    "Calibration", "Use images with sides of at least 11 pixels."));
        }
        const auto count = static_cast<double>(images.size());
        result.distance += (1.0 - *ssim) / count;
        result.psnr += psnr(images[i], *changed).value_or(0.0) / count;
    }
    return result;
}

} // namespace

Result<Calibration> calibrate(
    PerturbationKind kind,
    std::span<const QImage> images,
    double target,
    const CalibrationRule& rule,
    const std::atomic_bool* cancelled)
{
    if (images.empty()) {
        return failure(
            QCoreApplication::translate("Calibration", "There are no images to calibrate with"),
            QCoreApplication::translate("Calibration", "Choose at least %1 images.")
                .arg(calibrationImages));
    }
    const auto isReached = [&](const Calibration& found) {
        return std::abs(found.distance - target) < rule.tolerance;
    };
    double low = 0.0;
    double high = librarySeverities;
    auto best = measured(kind, images, high, rule, cancelled);
    for (int step = 0; step < rule.steps && best && !isReached(*best); ++step) {
        if (step == 0 && best->distance < target) {
            break; // not even the strongest severity is enough
        }
        (best->distance < target ? low : high) = best->severity;
        best = measured(kind, images, std::midpoint(low, high), rule, cancelled);
    }
    if (best) {
        best->isReached = isReached(*best);
    }
    return best;
}

} // namespace groundmark::imaging
