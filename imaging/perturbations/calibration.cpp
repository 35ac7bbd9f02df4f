// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/calibration.h"

#include "imaging/perturbations/parameters.h"
#include "imaging/quality.h"

#include <QCoreApplication>
#include <QtConcurrentMap>

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
    struct Measured
    {
        std::size_t index = 0;
        std::optional<double> ssim;
        double psnr = 0.0;
        std::optional<Error> error;
    };
    const Perturbation perturbation = perturbationAt(kind, severity);
    std::vector<Measured> all(images.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].index = i;
    }
    QtConcurrent::blockingMap(all, [&](Measured& one) {
        if (cancelled != nullptr && *cancelled) {
            one.error = failure(QCoreApplication::translate("Calibration", "Cancelled"), {});
            return;
        }
        // The same seed at every severity, so that the distance grows steadily.
        const auto seed = perturbationSeed(QString::number(one.index), kind, 0, rule.userSeed);
        const auto changed = perturb(images[one.index], perturbation, seed);
        if (!changed) {
            one.error = changed.error();
            return;
        }
        one.ssim = meanSsim(images[one.index], *changed);
        one.psnr = psnr(images[one.index], *changed).value_or(0.0);
    });
    Calibration result;
    result.severity = severity;
    const auto count = static_cast<double>(images.size());
    for (const Measured& one : all) { // in order, so that the sum has the same bits every time
        if (one.error) {
            return *one.error;
        }
        if (!one.ssim) {
            return failure(
                QCoreApplication::translate("Calibration", "Image %1 cannot be compared")
                    .arg(one.index + 1),
                QCoreApplication::translate(
                    "Calibration", "Use images with sides of at least 11 pixels."));
        }
        result.distance += (1.0 - *one.ssim) / count;
        result.psnr += one.psnr / count;
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
