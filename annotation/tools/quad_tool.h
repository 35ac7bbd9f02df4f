// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/vertex_tool.h"

namespace groundmark::annotation {

/// Draws quadrilaterals, such as text seen at an angle: four clicks in order.
class QuadTool : public VertexTool
{
public:
    using VertexTool::VertexTool;

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;

protected:
    [[nodiscard]] int fewest() const override { return 4; }
    [[nodiscard]] int most() const override { return 4; }
    [[nodiscard]] Shape shapeOf(const QList<QPointF>& vertices) const override;
};

} // namespace groundmark::annotation
