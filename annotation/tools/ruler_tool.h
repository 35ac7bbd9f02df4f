// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/canvas_tool.h"

#include <QLineF>

namespace groundmark::annotation {

/// Measures a distance on the image by dragging: length, sides and angle in pixels, and the sides on
/// the scale of 0–1000. Changes nothing. With Shift the line keeps to steps of 45 degrees.
class RulerTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;
    void deactivate() override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return m_drags; }

    bool mousePress(const widgets::CanvasMouse& mouse) override;
    bool mouseMove(const widgets::CanvasMouse& mouse) override;
    bool mouseRelease(const widgets::CanvasMouse& mouse) override;

    [[nodiscard]] std::span<const ToolKey> keys() const override;
    [[nodiscard]] bool canPerform(QLatin1StringView action) const override;
    void perform(QLatin1StringView action) override;
    void paint(QPainter& painter, const widgets::ViewTransform& view) override;

    /// What was measured, in image pixels; a null line for nothing.
    [[nodiscard]] const QLineF& line() const { return m_line; }
    /// The measurement in words; empty for nothing.
    [[nodiscard]] QString reading() const;

private:
    void moveTo(QPointF image, Qt::KeyboardModifiers modifiers);

    QLineF m_line;
    bool m_drags = false;
};

} // namespace groundmark::annotation
