// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/canvas_tool.h"

#include <QPolygonF>

namespace groundmark::annotation {

/// What tools have in common that make a shape out of clicked vertices: a click adds one, Backspace
/// takes the last one back, Enter, a double click or a click on the first vertex closes, Esc gives
/// up.
class VertexTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;

    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return !m_vertices.isEmpty(); }

    bool mousePress(const widgets::CanvasMouse& mouse) override;
    bool mouseMove(const widgets::CanvasMouse& mouse) override;
    bool mouseRelease(const widgets::CanvasMouse& mouse) override;
    bool mouseDoubleClick(const widgets::CanvasMouse& mouse) override;

    [[nodiscard]] std::span<const ToolKey> keys() const override;
    [[nodiscard]] bool canPerform(QLatin1StringView action) const override;
    void perform(QLatin1StringView action) override;
    void paint(QPainter& painter, const widgets::ViewTransform& view) override;

protected:
    /// Vertices that make a shape, and the number at which it is done by itself.
    [[nodiscard]] virtual int fewest() const = 0;
    [[nodiscard]] virtual int most() const = 0;
    /// The shape that the vertices make; at least two are given, the last may be the pointer.
    [[nodiscard]] virtual Shape shapeOf(const QList<QPointF>& vertices) const = 0;
    [[nodiscard]] const QList<QPointF>& vertices() const { return m_vertices; }

private:
    void finish();
    void repaintAll();
    [[nodiscard]] bool isOnFirst(QPointF image) const;

    QList<QPointF> m_vertices;
    QPointF m_pointer;
    QRectF m_painted; ///< image area of the last preview
};

} // namespace groundmark::annotation
