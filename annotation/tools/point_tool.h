// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/canvas_tool.h"

namespace groundmark::annotation {

/// Sets points: one click each.
class PointTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;
    void cancel() override { }
    [[nodiscard]] bool isBusy() const override { return false; }
    bool mousePress(const widgets::CanvasMouse& mouse) override;
};

} // namespace groundmark::annotation
