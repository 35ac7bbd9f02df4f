// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>

#include <vector>

namespace groundmark::imaging {

/// The image as MagiC shows it to a model: red boxes labelled R1, R2, … in the order given, each
/// label in its box's top left corner, moved into the image where it would be cut. Needs no display.
/// Source: MagiC, arXiv 2507.07297, "plotted onto the corresponding image"; red and the labels are
/// the paper's, line width and label size are ours: max(1, round(min(W, H) / 300)) · 3 px.
[[nodiscard]] QImage markRegions(const QImage& image, const std::vector<QRectF>& boxes);

} // namespace groundmark::imaging
