// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/canvas_tool.h"

#include <optional>

namespace groundmark::annotation {

/// Draws upright boxes: by dragging, by two clicks, or by keyboard alone. By keyboard, Shift+R puts
/// a cross into the middle of the view; arrows move it, Enter fixes the first corner and then the
/// box.
class BoxTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return m_first.has_value() || m_byKeyboard; }

    bool mousePress(const widgets::CanvasMouse& mouse) override;
    bool mouseMove(const widgets::CanvasMouse& mouse) override;
    bool mouseRelease(const widgets::CanvasMouse& mouse) override;
    bool mouseDoubleClick(const widgets::CanvasMouse& mouse) override { return mousePress(mouse); }

    [[nodiscard]] std::span<const ToolKey> keys() const override;
    [[nodiscard]] bool canPerform(QLatin1StringView action) const override;
    void perform(QLatin1StringView action) override;
    [[nodiscard]] bool startsWith(QLatin1StringView action) const override;
    void paint(QPainter& painter, const widgets::ViewTransform& view) override;

private:
    void moveTo(QPointF position);
    void startByKeyboard();
    /// Takes what has been drawn as a box, unless it is too small to be meant.
    void finish();
    [[nodiscard]] QRectF paintedArea() const;

    std::optional<QPointF> m_first; ///< the fixed corner
    QPointF m_second; ///< the corner at the pointer or cross
    QPointF m_pressedAt; ///< view pixels, to tell a click from a drag
    bool m_byKeyboard = false;
};

} // namespace groundmark::annotation
