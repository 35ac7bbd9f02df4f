// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/textcue/heat_layer.h"

#include "widgets/canvas/view_transform.h"

#include <QPainter>

namespace groundmark::viewers {

void HeatLayer::setHeat(const QImage& heat, const QRectF& area)
{
    m_heat = heat;
    m_area = area;
}

void HeatLayer::paint(QPainter& painter, const widgets::ViewTransform& view)
{
    if (!m_shown || m_heat.isNull()) {
        return;
    }
    painter.save();
    painter.setOpacity(0.6);
    // The blocks are what the model saw: they are not smoothed away.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(view.toView(m_area), m_heat);
    painter.restore();
}

} // namespace groundmark::viewers
