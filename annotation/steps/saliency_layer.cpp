// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/saliency_layer.h"

#include "widgets/canvas/view_transform.h"

#include <QPainter>

namespace groundmark::annotation {

SaliencyLayer::SaliencyLayer(std::function<void(QPointF)> clicked)
    : m_clicked(std::move(clicked))
{
}

void SaliencyLayer::setHeat(const QImage& heat, const QRectF& area)
{
    m_heat = heat;
    m_area = area;
}

bool SaliencyLayer::mousePress(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton) {
        return false;
    }
    m_clicked(mouse.image);
    return true;
}

bool SaliencyLayer::mouseMove(const widgets::CanvasMouse& /*mouse*/)
{
    return false;
}

bool SaliencyLayer::mouseRelease(const widgets::CanvasMouse& /*mouse*/)
{
    return false;
}

bool SaliencyLayer::mouseDoubleClick(const widgets::CanvasMouse& /*mouse*/)
{
    return false;
}

bool SaliencyLayer::keyPress(QKeyEvent& /*event*/)
{
    return false;
}

bool SaliencyLayer::wantsKey(const QKeyEvent& /*event*/) const
{
    return false;
}

void SaliencyLayer::paint(QPainter& painter, const widgets::ViewTransform& view)
{
    if (!m_shown || m_heat.isNull()) {
        return;
    }
    painter.save();
    painter.setOpacity(m_opacity);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(view.toView(m_area), m_heat);
    painter.restore();
}

} // namespace groundmark::annotation
