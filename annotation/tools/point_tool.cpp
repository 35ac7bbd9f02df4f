// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/point_tool.h"

#include <QCoreApplication>

namespace groundmark::annotation {

using namespace Qt::StringLiterals;

ToolInfo PointTool::info() const
{
    return {
        "point"_L1,
        QCoreApplication::translate("Tools", "Point"),
        "point"_L1,
        {QKeySequence(Qt::Key_K)}};
}

QString PointTool::hint() const
{
    return QCoreApplication::translate("Tools", "Click sets a point");
}

bool PointTool::mousePress(const widgets::CanvasMouse& mouse)
{
    // A click beside the image is a miss, not a point on its edge.
    if (mouse.button != Qt::LeftButton
        || !QRectF(QPointF(0, 0), host().imageSize()).contains(mouse.image)) {
        return false;
    }
    return create({ShapeKind::Point, {mouse.image}, {}});
}

} // namespace groundmark::annotation
