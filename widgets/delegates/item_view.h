// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace groundmark::widgets {

/// Heights of rows in px, as laid down in the design; larger with large text.
enum class RowKind {
    Text, ///< 26
    Thumbnail, ///< 34: a table row with a small thumbnail
    TwoLines, ///< 42
    Summary, ///< 22: sums under a table
    Sample, ///< 48: a list row with a thumbnail of 44 × 34
};
[[nodiscard]] int rowHeight(RowKind kind);

/// Gives a list, tree or table the look of the house: item palette, no grid (the delegates draw the
/// line under a row), no stripes, whole rows selected, smooth scrolling, uniform row heights, no
/// input method (single keys are commands). Call it once, after the model and the delegates are set
/// or before; columns keep the widths that they are given.
void prepareItemView(QAbstractItemView* view, RowKind rows = RowKind::Text);

} // namespace groundmark::widgets
