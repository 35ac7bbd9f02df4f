// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QPointF>
#include <Qt>

class QKeyEvent;
class QPainter;

namespace groundmark::widgets {

class ViewTransform;

/// A mouse event over the image.
struct CanvasMouse
{
    QPointF image; ///< displayed pixels; may lie outside the image
    QPointF view; ///< widget pixels
    Qt::MouseButton button = Qt::NoButton; ///< what was pressed or released; NoButton for a move
    Qt::MouseButtons buttons;
    Qt::KeyboardModifiers modifiers;
};

/// What happens to the events over a canvas that are not about the view itself. Panning and zooming
/// stay with the canvas; a handler never sees them. Functions return whether they used the event.
class CanvasHandler
{
public:
    virtual ~CanvasHandler() = default;

    virtual bool mousePress(const CanvasMouse& mouse) = 0;
    virtual bool mouseMove(const CanvasMouse& mouse) = 0;
    virtual bool mouseRelease(const CanvasMouse& mouse) = 0;
    virtual bool mouseDoubleClick(const CanvasMouse& mouse) = 0;
    virtual void mouseLeave() = 0;
    virtual bool keyPress(QKeyEvent& event) = 0;
    /// Whether keyPress() would use the key now, so that no shortcut of the window takes it.
    [[nodiscard]] virtual bool wantsKey(const QKeyEvent& event) const = 0;
    /// Does what a key of this id would do; false when there is no such thing to do now.
    virtual bool trigger(QLatin1StringView /*id*/) { return false; }
    /// Draws above everything else, in view coordinates; the painter's clip is what has to be painted.
    virtual void paint(QPainter& painter, const ViewTransform& view) = 0;
    [[nodiscard]] virtual Qt::CursorShape cursor() const = 0;
};

} // namespace groundmark::widgets
