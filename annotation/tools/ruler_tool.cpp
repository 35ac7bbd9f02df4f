// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/ruler_tool.h"

#include "annotation/tools/shape_edit.h"
#include "widgets/canvas/canvas_colours.h"
#include "widgets/canvas/overlay_painter.h"
#include "widgets/canvas/view_transform.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>
#include <cmath>
#include <numbers>

namespace groundmark::annotation {

namespace {

using namespace Qt::StringLiterals;

constexpr double EndReach = 5.0; ///< view pixels of the marks at both ends
constexpr double TextPadding = 6.0;
constexpr double SnapAngle = std::numbers::pi / 4;

} // namespace

ToolInfo RulerTool::info() const
{
    return {
        "ruler"_L1,
        QCoreApplication::translate("Tools", "Ruler"),
        "ruler"_L1,
        {QKeySequence(Qt::Key_U)}};
}

QString RulerTool::hint() const
{
    const QString text = reading();
    return text.isEmpty()
        ? QCoreApplication::translate("Tools", "Drag measures; Shift keeps to steps of 45 degrees")
        : text;
}

QString RulerTool::reading() const
{
    if (m_line.isNull()) {
        return {};
    }
    const QSizeF image = host().imageSize();
    const QPointF sides(std::abs(m_line.dx()), std::abs(m_line.dy()));
    const QPointF thousand = convert(sides, Frame::Pixels, Frame::Thousand, image);
    // A line to the right and up goes up on paper, while y grows downwards in pixels.
    const double angle = std::atan2(-m_line.dy(), m_line.dx()) * 180 / std::numbers::pi;
    return QCoreApplication::translate("Tools", "%1 px, %2° · %3 × %4 px | 0–1000: %5 × %6")
        .arg(
            QString::number(m_line.length(), 'f', 1),
            QString::number(angle, 'f', 1),
            QString::number(sides.x(), 'f', 1),
            QString::number(sides.y(), 'f', 1),
            QString::number(thousand.x(), 'f', 1),
            QString::number(thousand.y(), 'f', 1));
}

void RulerTool::deactivate()
{
    cancel();
}

void RulerTool::cancel()
{
    m_drags = false;
    m_line = {};
    surface().repaintTool(surface().visibleArea());
}

bool RulerTool::mousePress(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || host().imageSize().isEmpty()) {
        return false;
    }
    const QPointF start = clampedTo(mouse.image, host().imageSize());
    m_line = QLineF(start, start);
    m_drags = true;
    moveTo(mouse.image, mouse.modifiers);
    return true;
}

bool RulerTool::mouseMove(const widgets::CanvasMouse& mouse)
{
    if (!m_drags) {
        return false;
    }
    moveTo(mouse.image, mouse.modifiers);
    return true;
}

bool RulerTool::mouseRelease(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || !m_drags) {
        return false;
    }
    moveTo(mouse.image, mouse.modifiers);
    m_drags = false;
    return true;
}

void RulerTool::moveTo(QPointF image, Qt::KeyboardModifiers modifiers)
{
    QPointF end = image;
    if (modifiers.testFlag(Qt::ShiftModifier)) {
        const QPointF way = image - m_line.p1();
        const double angle = std::round(std::atan2(way.y(), way.x()) / SnapAngle) * SnapAngle;
        const QPointF along(std::cos(angle), std::sin(angle));
        end = m_line.p1() + along * QPointF::dotProduct(way, along);
    }
    m_line.setP2(clampedTo(end, host().imageSize()));
    surface().repaintTool(surface().visibleArea());
}

std::span<const ToolKey> RulerTool::keys() const
{
    static const std::array<ToolKey, 1> table {
        {{"ruler.clear"_L1,
         QKeySequence(Qt::Key_Escape),
         QT_TRANSLATE_NOOP("Tools", "Clear the measurement")}}};
    return table;
}

bool RulerTool::canPerform(QLatin1StringView /*action*/) const
{
    return !m_line.isNull();
}

void RulerTool::perform(QLatin1StringView /*action*/)
{
    cancel();
}

void RulerTool::paint(QPainter& painter, const widgets::ViewTransform& view)
{
    if (m_line.isNull()) {
        return;
    }
    const widgets::CanvasColours& colours = surface().colours();
    widgets::ShapeStyle style;
    style.colour = colours.handle;
    style.width = 1.0;
    const QPointF from = view.toView(m_line.p1());
    const QPointF to = view.toView(m_line.p2());
    widgets::strokeWithHalo(painter, QPolygonF {{from, to}}, false, style, colours);
    const double length = std::max(1.0, std::hypot(to.x() - from.x(), to.y() - from.y()));
    const QPointF across((from.y() - to.y()) / length, (to.x() - from.x()) / length);
    for (const QPointF end : {from, to}) {
        widgets::strokeWithHalo(
            painter,
            QPolygonF {{end - across * EndReach, end + across * EndReach}},
            false,
            style,
            colours);
    }
    const QString text = reading();
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(
        metrics.horizontalAdvance(text) + 2 * TextPadding, metrics.height() + TextPadding);
    // Beside the end, where the pointer is, and always inside of the view.
    const QSizeF room = view.viewSize() - size - QSizeF(TextPadding, TextPadding);
    const QPointF corner(
        std::clamp(to.x() + 12, 0.0, std::max(0.0, room.width())),
        std::clamp(to.y() + 12, 0.0, std::max(0.0, room.height())));
    const QRectF place(corner, size);
    painter.fillRect(place, colours.halo);
    painter.setPen(colours.handle);
    painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, text);
}

} // namespace groundmark::annotation
