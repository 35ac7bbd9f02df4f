// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QIcon>
#include <QPen>
#include <QRectF>
#include <QString>

class QPainter;

namespace groundmark::widgets {

/// Index of the truth where runs are counted from 0 (A).
inline constexpr int TruthRun = -1;

/// "A" to "F" for 0 to 5; "Truth", translated, for TruthRun.
[[nodiscard]] QString runLetter(int run);

/// A cosmetic pen in the colour and dash of a run, `width` px. To be drawn over a halo pen.
[[nodiscard]] QPen runPen(int run, double width);
/// The pen that goes under every stroke over an image: black, 2 px wider.
[[nodiscard]] QPen haloPen(double width);

/// 16 × 10 px.
[[nodiscard]] QSizeF runSwatchSize();
/// The sign of a run in table headers, layer chips and answer headers: a piece of its line.
void paintRunSwatch(QPainter* painter, const QRectF& rect, int run, const Tokens& tokens);
/// The same as an icon, for header data (Qt::DecorationRole) and combo boxes.
[[nodiscard]] QIcon runSwatchIcon(int run);

} // namespace groundmark::widgets
