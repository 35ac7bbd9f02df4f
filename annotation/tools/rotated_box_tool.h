// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/vertex_tool.h"

namespace groundmark::annotation {

/// Draws rectangles at any angle: two clicks for one side, a third for the opposite one.
class RotatedBoxTool : public VertexTool
{
public:
    using VertexTool::VertexTool;

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;

protected:
    [[nodiscard]] int fewest() const override { return 3; }
    [[nodiscard]] int most() const override { return 3; }
    [[nodiscard]] Shape shapeOf(const QList<QPointF>& vertices) const override;
};

} // namespace groundmark::annotation
