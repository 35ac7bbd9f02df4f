// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/polygon_tool.h"

#include <QCoreApplication>

namespace groundmark::annotation {

using namespace Qt::StringLiterals;

ToolInfo PolygonTool::info() const
{
    return {
        "polygon"_L1,
        QCoreApplication::translate("Tools", "Polygon"),
        "polygon"_L1,
        {QKeySequence(Qt::Key_P)}};
}

QString PolygonTool::hint() const
{
    return isBusy()
        ? QCoreApplication::translate(
            "Tools", "Click adds a vertex, Backspace removes the last, Enter closes, Esc cancels")
        : QCoreApplication::translate("Tools", "Click the vertices of a polygon");
}

Shape PolygonTool::shapeOf(const QList<QPointF>& vertices) const
{
    return Shape::polygon(vertices);
}

} // namespace groundmark::annotation
