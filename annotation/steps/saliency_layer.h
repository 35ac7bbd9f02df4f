// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/canvas_handler.h"
#include "widgets/canvas/overlay.h"

#include <QImage>

#include <functional>

namespace groundmark::annotation {

/// Lays a saliency map over an image in warm colours, and tells which shape is clicked. The canvas
/// handler of screens that look and choose, but don't draw.
class SaliencyLayer : public widgets::CanvasHandler
{
public:
    /// `clicked` gets the image position of each left click.
    explicit SaliencyLayer(std::function<void(QPointF image)> clicked);

    /// The map as heatImage() made it; null shows none. `area` is where it lies, image pixels.
    void setHeat(const QImage& heat, const QRectF& area);
    void setOpacity(double opacity) { m_opacity = opacity; }
    void setShown(bool shown) { m_shown = shown; }
    [[nodiscard]] bool hasHeat() const { return !m_heat.isNull(); }

    bool mousePress(const widgets::CanvasMouse& mouse) override;
    bool mouseMove(const widgets::CanvasMouse& mouse) override;
    bool mouseRelease(const widgets::CanvasMouse& mouse) override;
    bool mouseDoubleClick(const widgets::CanvasMouse& mouse) override;
    void mouseLeave() override { }
    bool keyPress(QKeyEvent& event) override;
    [[nodiscard]] bool wantsKey(const QKeyEvent& event) const override;
    void paint(QPainter& painter, const widgets::ViewTransform& view) override;
    [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }

private:
    std::function<void(QPointF)> m_clicked;
    QImage m_heat;
    QRectF m_area;
    double m_opacity = 0.55;
    bool m_shown = true;
};

} // namespace groundmark::annotation
