// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/vertex_tool.h"

#include <limits>

namespace groundmark::annotation {

/// Draws polygons of any number of vertices.
class PolygonTool : public VertexTool
{
public:
    using VertexTool::VertexTool;

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;

protected:
    [[nodiscard]] int fewest() const override { return 3; }
    [[nodiscard]] int most() const override { return std::numeric_limits<int>::max(); }
    [[nodiscard]] Shape shapeOf(const QList<QPointF>& vertices) const override;
};

} // namespace groundmark::annotation
