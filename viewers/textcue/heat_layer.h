// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/canvas_handler.h"

#include <QImage>
#include <QRectF>

namespace groundmark::viewers {

/// Lays a map of attention over a page. A canvas handler that only paints.
class HeatLayer : public widgets::CanvasHandler
{
public:
    /// Null shows none; `area` is where it lies, image pixels.
    void setHeat(const QImage& heat, const QRectF& area);
    void setShown(bool shown) { m_shown = shown; }

    bool mousePress(const widgets::CanvasMouse&) override { return false; }
    bool mouseMove(const widgets::CanvasMouse&) override { return false; }
    bool mouseRelease(const widgets::CanvasMouse&) override { return false; }
    bool mouseDoubleClick(const widgets::CanvasMouse&) override { return false; }
    void mouseLeave() override { }
    bool keyPress(QKeyEvent&) override { return false; }
    [[nodiscard]] bool wantsKey(const QKeyEvent&) const override { return false; }
    void paint(QPainter& painter, const widgets::ViewTransform& view) override;
    [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }

private:
    QImage m_heat;
    QRectF m_area;
    bool m_shown = true;
};

} // namespace groundmark::viewers
