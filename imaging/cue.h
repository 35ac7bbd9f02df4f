// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "imaging/text_cue.h"

#include <QImage>
#include <QJsonObject>
#include <QSize>

#include <span>

namespace groundmark::imaging {

/// Every number of TextCue. The defaults are the paper's where it has one (LogicOCR, section 4).
struct CueSettings
{
    LayerRule layers;
    WindowRule windows;
    bool refine = true; ///< pulls the window to the words that it touches
    double magnification = 1.5;

    /// The baseline: the layer is fixed, windows are square, no words, not enlarged. The crop's size
    /// is left to the model, as in the public code (mllms_know).
    [[nodiscard]] static CueSettings viCrop(int layer = 22, double base = 224.0);
    /// Nothing, or why the numbers cannot stand.
    [[nodiscard]] Result<void> check() const;
};

/// What came out, with everything on the way.
struct Cue
{
    LayerChoice layer;
    QSize grid; ///< columns × rows
    CueWindow window;
    CueCrop crop;
};

/// Relative attention → layer → window → words → crop.
/// @param grid columns × rows; their product must be the number of tokens
/// @param words boxes in image pixels; not looked at where settings say not to refine
[[nodiscard]] Result<Cue> findCue(
    const LayerAttention& question, const LayerAttention& general, QSize grid, QSize image,
    std::span<const QRectF> words, const CueSettings& settings);

/// The crop at its output size, bicubic (the paper does not say how it enlarges: ours).
[[nodiscard]] QImage cuePicture(const QImage& image, const CueCrop& crop);

/// {"firstLayer": 22, "layers": 5, "base": 224, "ratios": […], "aspects": […], "normalise": true,
/// "refine": true, "magnification": 1.5}
[[nodiscard]] QJsonObject toJson(const CueSettings& settings);
/// {"layer": 24, "divergence": […], "grid": [rows, columns], "window": [x, y, w, h], "crop": [x, y, w, h],
/// "size": [w, h], "words": 3, …}
[[nodiscard]] QJsonObject toJson(const Cue& cue);

} // namespace groundmark::imaging
