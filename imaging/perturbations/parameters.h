// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/perturbations/perturbation.h"

#include <QStringList>

namespace groundmark::imaging {

inline constexpr int librarySeverities = 5;

/// The names of a perturbation's numbers, in order: "sigma", "radius", …
[[nodiscard]] QStringList parameterNames(PerturbationKind kind);

/// What one number of a perturbation may be.
struct ParameterRange
{
    QString name;
    double lowest = 0.0;
    double highest = 0.0;
    bool isWhole = false; ///< rounded before it is used
};
[[nodiscard]] std::vector<ParameterRange> parameterRanges(PerturbationKind kind);

/// Where the numbers of a kind come from, for manifests and reports; not translated.
[[nodiscard]] QString parameterSource(PerturbationKind kind);

/// A perturbation at a severity of the reference library.
/// @param severity 1–5, clamped; values between are interpolated number by number, and those below
/// 1 towards 0, which leaves the image as it is
[[nodiscard]] Perturbation perturbationAt(PerturbationKind kind, double severity);

/// Whether the numbers are finite, complete and within what the perturbation can compute.
[[nodiscard]] bool areValid(const Perturbation& perturbation);

} // namespace groundmark::imaging
