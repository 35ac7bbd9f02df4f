// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What several parts of the style and our own widgets paint in the same way.

#include "widgets/theme/tokens.h"

#include <QRectF>
#include <QString>

class QPainter;
class QFont;

namespace groundmark::widgets {

namespace radius {
inline constexpr double control = 4.0;
inline constexpr double badge = 3.0;
} // namespace radius

/// A filled box with a 1 px outline that lies inside `rect`. An invalid colour leaves its part out.
void drawBox(
    QPainter* painter,
    const QRectF& rect,
    double radius,
    const QColor& fill,
    const QColor& outline);

/// The focus ring: 2 px of accent inside the edge of `rect`.
void drawFocusRing(QPainter* painter, const QRectF& rect, double radius, const Tokens& tokens);

/// A line of 1 px along the lower or right edge of `rect`, on whole device pixels.
void drawBottomLine(QPainter* painter, const QRectF& rect, const QColor& colour);
void drawRightLine(QPainter* painter, const QRectF& rect, const QColor& colour);

/// Width and height of a key cap that shows `keys`, such as "Ctrl K".
[[nodiscard]] QSizeF keyCapSize(const QString& keys);
/// A key cap, centred in `rect`; `ink` and `outline` default to the quiet look.
void drawKeyCap(QPainter* painter, const QRectF& rect, const QString& keys, const Tokens& tokens);
/// A key cap on an accent ground: outline and letters in onAccent, no fill.
void drawKeyCapOnAccent(
    QPainter* painter, const QRectF& rect, const QString& keys, const Tokens& tokens);

/// A shortcut as key caps write it: "Ctrl+Shift+I" becomes "Ctrl Shift I", Return "Ctrl ↵".
[[nodiscard]] QString keyCapText(const QString& portableShortcut);

} // namespace groundmark::widgets
