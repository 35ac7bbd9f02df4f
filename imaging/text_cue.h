// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QPoint>
#include <QRect>
#include <QRectF>
#include <QSize>

#include <span>
#include <vector>

namespace groundmark::imaging {

// TextCue (LogicOCR, arXiv 2505.12307) finds the part of an image that a model looks at while it
// starts its answer, and shows it enlarged. Windows and scan: ViCrop (mllms_know, utils.py).

/// Attention from the starting answer token to the image tokens, one row of tokens per layer.
struct LayerAttention
{
    int layers = 0;
    int tokens = 0;
    std::vector<double> values; ///< layers · tokens

    [[nodiscard]] std::span<const double> row(int layer) const;
    [[nodiscard]] bool isComplete() const;
};

/// Which layers are looked at: first .. first + count − 1, 0-based. 22 and 5 are the paper's.
struct LayerRule
{
    int first = 22;
    int count = 5;
    double floor = 1e-12; ///< least divisor; the public code divides directly, the floor is ours
};

struct LayerChoice
{
    int layer = 0; ///< the first one with the largest divergence
    std::vector<double> divergence; ///< max − mean of each candidate's relative attention
    std::vector<double> relative; ///< the chosen layer's attention / general attention
};

/// Adaptive layer selection. Fails when the maps are incomplete, differ in shape, hold values that
/// are not finite, or have no layer `first`.
/// @param general the same model's attention for a request to describe the image
[[nodiscard]] Result<LayerChoice> selectLayer(
    const LayerAttention& question, const LayerAttention& general, const LayerRule& rule = {});

/// A map of columns · rows blocks over the whole image, row by row.
struct AttentionGrid
{
    int columns = 0;
    int rows = 0;
    std::span<const double> values;
};

/// The windows that are tried: height base · ratio, width base · ratio · aspect pixels.
struct WindowRule
{
    double base = 224.0;
    std::vector<double> ratios = {1.0, 1.2, 1.4, 1.6, 1.8, 2.0};
    std::vector<double> aspects
        = {1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0}; ///< width / height (our reading)
    /// Divides a window's lead over its neighbours by its blocks, as the public code does; the
    /// paper does not mention it.
    bool normalise = true;

    /// ViCrop's six square windows; base 336 for LLaVA-1.5.
    [[nodiscard]] static WindowRule viCrop(double base = 224.0);
};

/// A window on the image.
struct CueWindow
{
    bool isWholeImage = false; ///< then only box and crop mean something
    double ratio = 0.0;
    double aspect = 0.0;
    QPoint gridPosition; ///< blocks
    QSize gridSize; ///< blocks
    double sum = 0.0; ///< of the attention inside
    double difference = 0.0; ///< lead over the mean of the existing 4-neighbours
    int candidates = 0; ///< windows that were tried
    QRectF box; ///< pixels
    QRect crop; ///< box rounded to whole pixels, halves to even
};

/// Each window at its best place, in the order in which they are tried, without those that cover the
/// whole grid; empty where selectWindow() gives the whole image.
[[nodiscard]] std::vector<CueWindow>
candidateWindows(const AttentionGrid& attention, QSize image, const WindowRule& rule = {});

/// The window whose best place stands out most from its neighbours; the first one on ties. The
/// whole image when already the first window covers it, or when the grid is incomplete.
[[nodiscard]] CueWindow
selectWindow(const AttentionGrid& attention, QSize image, const WindowRule& rule = {});

/// The window, pulled to the words it touches, and how large it is shown.
struct CueCrop
{
    int hits = 0; ///< words that share area with the window
    QRectF box; ///< their bounding box clipped to the image; the window without hits (ours)
    QRect crop; ///< box rounded to whole pixels, halves to even
    QSize outputSize; ///< crop · magnification, rounded half up
};

/// @param words boxes in image pixels
/// @param magnification 1.5 in the paper
[[nodiscard]] CueCrop refineToWords(
    const QRectF& window, std::span<const QRectF> words, QSize image, double magnification = 1.5);

} // namespace groundmark::imaging
