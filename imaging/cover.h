// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geometry.h"

#include <QColor>
#include <QImage>

#include <span>

namespace groundmark::imaging {

/// The picture with these shapes (displayed pixels) painted over, solid and without soft edges: every
/// pixel that a shape touches has the colour. What lies outside the picture is left out.
[[nodiscard]] QImage
withCovers(const QImage& image, std::span<const Shape> shapes, const QColor& colour = Qt::black);

/// How well a picture is covered.
struct CoverCount
{
    qint64 pixels = 0; ///< under the shapes
    qint64 unpainted = 0; ///< of these, not of the colour
};
[[nodiscard]] CoverCount
countCovered(const QImage& image, std::span<const Shape> shapes, const QColor& colour = Qt::black);

} // namespace groundmark::imaging
