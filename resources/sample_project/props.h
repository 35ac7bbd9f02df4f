// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/sample_project/pen.h"

namespace groundmark::sample_project {

/// A rectangle turned by `degrees` about its centre; its top edge is `taper` narrower than the
/// bottom one (0–1), as in a photograph taken at a slant.
[[nodiscard]] QPolygonF tilted(const QRectF& rect, double degrees, double taper = 0.0);

/// Lays a sheet of paper with its shadow on what is drawn already, and enters it: until
/// Pen::leave(), 0,0 … size is the sheet.
void layPaper(
    Pen& pen, QSizeF size, const QPolygonF& onto, const QColor& colour, std::uint64_t seed);

/// A rounded rectangle with a shadow under it.
void card(Pen& pen, const QRectF& rect, double radius, const QBrush& fill, double lift = 10);

/// Bars and digits that look like a product code.
void barcode(Pen& pen, const QRectF& rect, const QString& digits, std::uint64_t seed);

/// A row of cells: one text per column, `rights` says which columns align to the right.
void tableRow(
    Pen& pen,
    double y,
    const QList<double>& edges,
    const QStringList& cells,
    const Style& style,
    const QList<bool>& rights);

} // namespace groundmark::sample_project
