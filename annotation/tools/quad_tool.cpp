// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/quad_tool.h"

#include <QCoreApplication>

namespace groundmark::annotation {

using namespace Qt::StringLiterals;

ToolInfo QuadTool::info() const
{
    return {
        "quad"_L1,
        QCoreApplication::translate("Tools", "Quadrilateral"),
        "quad"_L1,
        {QKeySequence(Qt::Key_Q)}};
}

QString QuadTool::hint() const
{
    return QCoreApplication::translate(
        "Tools", "Click the four corners in order, %n to go", nullptr, 4 - int(vertices().size()));
}

Shape QuadTool::shapeOf(const QList<QPointF>& vertices) const
{
    return vertices.size() == 4 ? Shape {ShapeKind::Quad, vertices, {}} : Shape::polygon(vertices);
}

} // namespace groundmark::annotation
