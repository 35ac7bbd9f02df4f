// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QColor>
#include <QImage>
#include <QSize>
#include <QString>

#include <vector>

namespace groundmark::imaging {

/// One number per pixel, such as a saliency map.
struct FloatImage
{
    QSize size;
    std::vector<double> values; ///< row by row; width · height of them
};

/// Reads a map of one channel: a .npy array of two dimensions (or three with one of length 1), or
/// the first channel of an image file. Negative and non-finite numbers become 0. Fails when the
/// file can't be read or has another shape.
/// Source for "the first channel": szzexpoi/AiR, AiR-E/attention_eval.py.
[[nodiscard]] Result<FloatImage> readFloatImage(const QString& path);

/// The same map in another size, with linear interpolation. Gives it back when the size is equal.
[[nodiscard]] FloatImage resized(const FloatImage& map, QSize size);

/// The map as one hue that is transparent where nothing is and opaque at the largest value; at most
/// `longestSide` pixels long, since it is laid over an image and stretched. Null for an empty or
/// all-zero map.
[[nodiscard]] QImage heatImage(const FloatImage& map, QColor colour, int longestSide = 512);

} // namespace groundmark::imaging
