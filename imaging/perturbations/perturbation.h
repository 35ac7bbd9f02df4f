// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/names.h"
#include "domain/result.h"

#include <QImage>
#include <QString>

#include <array>
#include <cstdint>
#include <vector>

namespace groundmark::imaging {

/// What can be done to an image. The first 18 are the candidates of the robustness pilot.
/// OCR-Robust (arXiv 2606.26041) does not publish its list; this one is ours: ImageNet-C's without
/// frost (which needs photographs) and spatter (nothing that happens to documents), with colour
/// shift.
enum class PerturbationKind
{
    GaussianNoise,
    ShotNoise,
    ImpulseNoise,
    SpeckleNoise,
    GaussianBlur,
    DefocusBlur,
    GlassBlur,
    MotionBlur,
    ZoomBlur,
    Fog,
    Snow,
    Contrast,
    Brightness,
    Saturate,
    ColorShift,
    JpegCompression,
    Pixelate,
    ElasticTransform,
    Spatter, ///< no candidate; for comparison with ImageNet-C
};

/// How many kinds, from the first one on, are candidates.
inline constexpr std::size_t perturbationCandidates = 18;

/// The five that OCR-Robust ends up with, each at three severities.
inline constexpr std::array<PerturbationKind, 5> paperPerturbations
    = {PerturbationKind::GlassBlur,
       PerturbationKind::ColorShift,
       PerturbationKind::ElasticTransform,
       PerturbationKind::MotionBlur,
       PerturbationKind::Snow};
/// Which library severities stand for the paper's 1, 2 and 3; ours, as the paper's constants are
/// not published.
inline constexpr std::array<int, 3> paperSeverities = {1, 3, 5};

/// What glass blur does with two pixels of its shuffle.
enum class GlassShuffle
{
    Copy, ///< one takes the other's value, which stays: what the reference program really does
    Swap, ///< they change places, as its text says
};

/// One perturbation with its numbers, in the order of parameterNames().
struct Perturbation
{
    PerturbationKind kind = PerturbationKind::GaussianNoise;
    std::vector<double> parameters;
    GlassShuffle glassShuffle = GlassShuffle::Copy;
};

/// Applies one perturbation. The same image, numbers and seed give the same pixels. The result has
/// the size of the image and no transparency (which is laid over white). Values are cut, not
/// rounded, to 8 bits, as in the reference. Fails for a null image, a wrong number of parameters or
/// parameters out of range, and when there is not enough memory.
[[nodiscard]] Result<QImage>
perturb(const QImage& image, const Perturbation& perturbation, std::uint64_t seed);

/// Whether there is memory to perturb an image of this size. perturb() asks it first: a system that
/// promises memory which it does not have ends the program instead of refusing.
[[nodiscard]] Result<void> checkPerturbationMemory(QSize size);

/// The seed of one sample's perturbation, so that its pixels do not depend on the order of work:
/// FNV-1a 64 of "sample id|perturbation|severity", xor the user's seed. Ours.
[[nodiscard]] std::uint64_t perturbationSeed(
    const QString& sampleId, PerturbationKind kind, int severity, std::uint64_t userSeed);

} // namespace groundmark::imaging

namespace groundmark {

template <> std::span<const Name<imaging::PerturbationKind>> namesOf<imaging::PerturbationKind>();

} // namespace groundmark
