// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace groundmark::imaging {

// All measures work on gray = 0.299 r + 0.587 g + 0.114 b, 0–255, not rounded, unless they say
// otherwise. Exceptions of OpenCV do not leave these functions: an image too large to measure
// counts as unreadable.

/// Population standard deviation of gray, 0–127.5. The paper (OCR-Robust, arXiv 2606.26041) only
/// says "RMS contrast"; the formula is ours. Nothing for a null image.
[[nodiscard]] std::optional<double> rmsContrast(const QImage& image);

/// A 64-bit perceptual hash: gray, 32 × 32 area means, orthonormal DCT-II, its 8 × 8 lowest
/// frequencies including the constant one; a bit is set where a coefficient is above the median.
/// Row by row, the first bit is the most significant. Ours, close to the common ImageHash.
/// Two hashes of similar images differ in few bits; see imaging/hash_index.h.
struct PerceptualHash
{
    std::uint64_t bits = 0;
    double median = 0.0; ///< of the 64 coefficients (mean of the two middle ones)
    double constant = 0.0; ///< the first coefficient: 32 · mean gray
};
[[nodiscard]] std::optional<PerceptualHash> perceptualHash(const QImage& image);

/// What an image must be to be used. 224 and 15 are OCR-Robust's.
struct QualityRule
{
    int minimumSide = 224; ///< pixels, both sides
    double minimumContrast = 15.0; ///< RMS contrast must be above
};
enum class QualityFlaw
{
    Resolution,
    Contrast
};
/// Empty for an image that may be used.
[[nodiscard]] std::vector<QualityFlaw>
qualityFlaws(QSize size, double rmsContrast, const QualityRule& rule = {});

/// The PSNR that is reported for identical images.
inline constexpr double identicalPsnr = 99.0;
/// Peak signal-to-noise ratio over all three channels in dB; at most identicalPsnr. Nothing for
/// null images or different sizes.
[[nodiscard]] std::optional<double> psnr(const QImage& a, const QImage& b);

/// Mean structural similarity of gray, −1–1; 1 for identical images. 11 × 11 Gaussian window with
/// σ 1.5, K₁ 0.01, K₂ 0.03, range 255, population covariance, without a 5-pixel border.
/// Nothing for null images, different sizes or sides below 11.
/// Source: Z. Wang et al., "Image Quality Assessment: From Error Visibility to Structural
/// Similarity", 2004.
[[nodiscard]] std::optional<double> meanSsim(const QImage& a, const QImage& b);

/// Multi-scale structural similarity of gray: contrast and structure at up to five scales, each
/// half as fine as the one before (2 × 2 means), and luminance at the last; 0–1. Small images have
/// fewer scales, whose weights are stretched to sum to 1 (ours). Nothing for null images, different
/// sizes or sides below 11. Source: Z. Wang, E. Simoncelli, A. Bovik, "Multi-scale Structural
/// Similarity for Image Quality Assessment", 2003 (weights there, table of section 3.2).
[[nodiscard]] std::optional<double> multiScaleSsim(const QImage& a, const QImage& b);

} // namespace groundmark::imaging
