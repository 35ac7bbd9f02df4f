// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/rotated_box_tool.h"

#include "annotation/tools/shape_edit.h"

#include <QCoreApplication>

namespace groundmark::annotation {

using namespace Qt::StringLiterals;

ToolInfo RotatedBoxTool::info() const
{
    return {
        "rotated-box"_L1,
        QCoreApplication::translate("Tools", "Rotated rectangle"),
        "rotated-box"_L1,
        {QKeySequence(Qt::Key_O)}};
}

QString RotatedBoxTool::hint() const
{
    switch (vertices().size()) {
    case 0:
        return QCoreApplication::translate("Tools", "Click one end of a side");
    case 1:
        return QCoreApplication::translate("Tools", "Click the other end of the side, Esc cancels");
    default:
        return QCoreApplication::translate("Tools", "Click the opposite side, Esc cancels");
    }
}

Shape RotatedBoxTool::shapeOf(const QList<QPointF>& vertices) const
{
    return vertices.size() == 3 ? rotatedBox(vertices[0], vertices[1], vertices[2])
                                : Shape::polygon(vertices);
}

} // namespace groundmark::annotation
