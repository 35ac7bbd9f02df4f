// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QImage>
#include <QString>

#include <cstdint>

namespace groundmark::evaluation {

/// Fails unless the text is empty or a condition as imaging/perturbations/condition.h names them:
/// "kind:severity" with severities 1–3, or several of them joined by "+".
[[nodiscard]] Result<void> checkPerturbation(const QString& text);

/// The picture under the perturbation, see ImagePreparation::perturbation; as it is without one.
[[nodiscard]] Result<QImage> perturbedPicture(
    const QImage& image, const QString& text, const QString& sampleId, int page, std::uint64_t seed);

} // namespace groundmark::evaluation
