// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/canvas_tool.h"

#include <optional>

namespace groundmark::annotation {

/// Moves the image by dragging, for those who do not hold Space.
class PanTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] Qt::CursorShape cursor() const override;
    void cancel() override { m_last.reset(); }
    [[nodiscard]] bool isBusy() const override { return m_last.has_value(); }
    bool mousePress(const widgets::CanvasMouse& mouse) override;
    bool mouseMove(const widgets::CanvasMouse& mouse) override;
    bool mouseRelease(const widgets::CanvasMouse& mouse) override;

private:
    std::optional<QPointF> m_last; ///< view position while dragging
};

} // namespace groundmark::annotation
