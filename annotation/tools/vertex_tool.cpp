// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/vertex_tool.h"

#include "annotation/tools/shape_edit.h"
#include "widgets/canvas/canvas_colours.h"
#include "widgets/canvas/overlay_painter.h"

#include <QPainter>

#include <array>
#include <cmath>

namespace groundmark::annotation {

namespace {

using namespace Qt::StringLiterals;

constexpr double CloseReach = 8.0; ///< view pixels round the first vertex
constexpr double Reach = 10.0; ///< view pixels that strokes and handles stand out

} // namespace

void VertexTool::cancel()
{
    m_vertices.clear();
    repaintAll();
}

bool VertexTool::mousePress(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || host().imageSize().isEmpty()) {
        return false;
    }
    m_pointer = clampedTo(mouse.image, host().imageSize());
    if (m_vertices.size() >= fewest() && isOnFirst(m_pointer)) {
        finish();
        return true;
    }
    m_vertices.append(m_pointer);
    if (m_vertices.size() >= most()) {
        finish();
    } else {
        repaintAll();
    }
    return true;
}

bool VertexTool::mouseMove(const widgets::CanvasMouse& mouse)
{
    if (!isBusy()) {
        return false;
    }
    m_pointer = clampedTo(mouse.image, host().imageSize());
    repaintAll();
    return true;
}

bool VertexTool::mouseRelease(const widgets::CanvasMouse& mouse)
{
    return mouse.button == Qt::LeftButton && isBusy();
}

bool VertexTool::mouseDoubleClick(const widgets::CanvasMouse& mouse)
{
    // The first click of the two has added its vertex already.
    if (mouse.button != Qt::LeftButton || m_vertices.size() < fewest()) {
        return mousePress(mouse);
    }
    finish();
    return true;
}

std::span<const ToolKey> VertexTool::keys() const
{
    static const std::array<ToolKey, 4> table {{
        {"vertices.close"_L1,
         QKeySequence(Qt::Key_Return),
         QT_TRANSLATE_NOOP("Tools", "Finish the shape")},
        {"vertices.close"_L1, QKeySequence(Qt::Key_Enter)},
        {"vertices.back"_L1,
         QKeySequence(Qt::Key_Backspace),
         QT_TRANSLATE_NOOP("Tools", "Take back the last vertex")},
        {"vertices.cancel"_L1,
         QKeySequence(Qt::Key_Escape),
         QT_TRANSLATE_NOOP("Tools", "Give up the shape")},
    }};
    return table;
}

bool VertexTool::canPerform(QLatin1StringView action) const
{
    return action == "vertices.close"_L1 ? m_vertices.size() >= fewest() : isBusy();
}

void VertexTool::perform(QLatin1StringView action)
{
    if (action == "vertices.close"_L1) {
        finish();
    } else if (action == "vertices.back"_L1) {
        m_vertices.removeLast();
        repaintAll();
    } else {
        cancel();
    }
}

void VertexTool::finish()
{
    const Shape shape = shapeOf(m_vertices);
    cancel();
    const QRectF bounds = shape.bounds();
    const QRectF image(QPointF(0, 0), host().imageSize());
    const bool lies = image.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(bounds);
    if (shape.isValid() && lies && (bounds.width() > 0 || bounds.height() > 0)) {
        create(shape);
    }
}

bool VertexTool::isOnFirst(QPointF image) const
{
    const QPointF away = image - m_vertices.front();
    return std::hypot(away.x(), away.y()) <= toImageLength(CloseReach);
}

void VertexTool::repaintAll()
{
    QRectF area;
    if (isBusy()) {
        QList<QPointF> all = m_vertices;
        all.append(m_pointer);
        const double reach = toImageLength(Reach);
        area = shapeOf(all).bounds() | QPolygonF(all).boundingRect();
        area.adjust(-reach, -reach, reach, reach);
    }
    surface().repaintTool(area | m_painted);
    m_painted = area;
}

void VertexTool::paint(QPainter& painter, const widgets::ViewTransform& view)
{
    if (!isBusy()) {
        return;
    }
    const widgets::CanvasColours& colours = surface().colours();
    widgets::ShapeStyle style;
    style.colour = colours.focus;
    QList<QPointF> all = m_vertices;
    all.append(m_pointer);
    QPolygonF outline;
    for (const QPointF point : shapeOf(all).outline()) {
        outline.append(view.toView(point));
    }
    widgets::strokeWithHalo(painter, outline, all.size() > 2, style, colours);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const QPointF vertex : std::as_const(m_vertices)) {
        widgets::paintHandle(painter, view.toView(vertex), colours);
    }
}

} // namespace groundmark::annotation
