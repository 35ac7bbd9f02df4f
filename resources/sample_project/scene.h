// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <map>
#include <vector>

namespace groundmark::sample_project {

/// One word (in Chinese: one run without a space) where it was drawn.
struct PlacedText
{
    QString text;
    QPolygonF quad; ///< pixels of the image; 4 corners from the text's own top left, clockwise
    int line = 0; ///< words of one drawn line share it; lines count in reading order

    [[nodiscard]] QRectF rect() const { return quad.boundingRect(); }
};

/// A drawn line of text: its words joined.
struct PlacedLine
{
    QString text;
    QRectF rect;
};

/// A drawn picture and the truth about it, written down while drawing.
struct Scene
{
    QImage image; ///< opaque RGB
    std::vector<PlacedText> texts; ///< in reading order
    std::map<QString, QRectF> named; ///< pixels of the image

    /// The rectangle drawn under that name; asserts that there is one.
    [[nodiscard]] QRectF at(const QString& name) const;
    /// All words of a line together, in order.
    [[nodiscard]] std::vector<PlacedLine> lines() const;
    /// Words joined by spaces, lines by line feeds.
    [[nodiscard]] QString plainText() const;
};

} // namespace groundmark::sample_project
