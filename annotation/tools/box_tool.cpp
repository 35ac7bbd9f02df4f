// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/box_tool.h"

#include "annotation/tools/shape_edit.h"
#include "widgets/canvas/canvas_colours.h"
#include "widgets/canvas/overlay_painter.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>
#include <cmath>

namespace groundmark::annotation {

namespace {

using namespace Qt::StringLiterals;

constexpr double ClickReach = 4.0; ///< view pixels between press and release of a click
constexpr double SmallestSide = 1.0; ///< image pixels
constexpr double CrossReach = 12.0; ///< view pixels
constexpr double KeyStep = 4.0; ///< view pixels per arrow key, at least one image pixel
constexpr double FastFactor = 10.0;

/// "box.left", "box.left-fast" and "box.left-fine" are how far; the word before is where to.
QPointF directionOf(QLatin1StringView action)
{
    if (action.startsWith("box.left"_L1)) {
        return {-1, 0};
    }
    if (action.startsWith("box.right"_L1)) {
        return {1, 0};
    }
    if (action.startsWith("box.up"_L1)) {
        return {0, -1};
    }
    return action.startsWith("box.down"_L1) ? QPointF(0, 1) : QPointF();
}

} // namespace

ToolInfo BoxTool::info() const
{
    return {
        "box"_L1,
        QCoreApplication::translate("Tools", "Rectangle"),
        "box"_L1,
        {QKeySequence(Qt::Key_R), QKeySequence(Qt::Key_W)}};
}

QString BoxTool::hint() const
{
    if (m_byKeyboard) {
        return m_first ? QCoreApplication::translate(
                   "Tools", "Arrows move the corner, Enter finishes, Esc cancels")
                       : QCoreApplication::translate(
                           "Tools", "Arrows move the cross, Enter sets the corner, Esc cancels");
    }
    return m_first ? QCoreApplication::translate(
               "Tools", "Click or release at the opposite corner, Esc cancels")
                   : QCoreApplication::translate(
                       "Tools", "Drag or click two corners; Shift+R draws by keyboard");
}

void BoxTool::cancel()
{
    const QRectF area = paintedArea();
    m_first.reset();
    m_byKeyboard = false;
    surface().repaintTool(area);
}

bool BoxTool::mousePress(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || host().imageSize().isEmpty()) {
        return false;
    }
    if (m_byKeyboard) {
        cancel();
    }
    moveTo(mouse.image);
    m_pressedAt = mouse.view;
    if (m_first) {
        finish(); // the second click
    } else {
        m_first = m_second;
    }
    return true;
}

bool BoxTool::mouseMove(const widgets::CanvasMouse& mouse)
{
    if (!m_first || m_byKeyboard) {
        return false;
    }
    moveTo(mouse.image);
    return true;
}

bool BoxTool::mouseRelease(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || !m_first || m_byKeyboard) {
        return false;
    }
    const QPointF way = mouse.view - m_pressedAt;
    if (std::hypot(way.x(), way.y()) > ClickReach) {
        moveTo(mouse.image);
        finish();
    }
    return true;
}

std::span<const ToolKey> BoxTool::keys() const
{
    static const std::array<ToolKey, 17> table {{
        {"box.start"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_R),
         QT_TRANSLATE_NOOP("Tools", "New rectangle by keyboard")},
        {"box.enter"_L1,
         QKeySequence(Qt::Key_Return),
         QT_TRANSLATE_NOOP("Tools", "Set the corner")},
        {"box.enter"_L1, QKeySequence(Qt::Key_Enter)},
        {"box.cancel"_L1,
         QKeySequence(Qt::Key_Escape),
         QT_TRANSLATE_NOOP("Tools", "Give up the rectangle")},
        {"box.left"_L1,
         QKeySequence(Qt::Key_Left),
         QT_TRANSLATE_NOOP("Tools", "Corner left")},
        {"box.right"_L1,
         QKeySequence(Qt::Key_Right),
         QT_TRANSLATE_NOOP("Tools", "Corner right")},
        {"box.up"_L1,
         QKeySequence(Qt::Key_Up),
         QT_TRANSLATE_NOOP("Tools", "Corner up")},
        {"box.down"_L1,
         QKeySequence(Qt::Key_Down),
         QT_TRANSLATE_NOOP("Tools", "Corner down")},
        {"box.left-fast"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_Left),
         QT_TRANSLATE_NOOP("Tools", "Corner left, ten times as far")},
        {"box.right-fast"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_Right),
         QT_TRANSLATE_NOOP("Tools", "Corner right, ten times as far")},
        {"box.up-fast"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_Up),
         QT_TRANSLATE_NOOP("Tools", "Corner up, ten times as far")},
        {"box.down-fast"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_Down),
         QT_TRANSLATE_NOOP("Tools", "Corner down, ten times as far")},
        {"box.left-fine"_L1,
         QKeySequence(Qt::ALT | Qt::Key_Left),
         QT_TRANSLATE_NOOP("Tools", "Corner left by one pixel")},
        {"box.right-fine"_L1,
         QKeySequence(Qt::ALT | Qt::Key_Right),
         QT_TRANSLATE_NOOP("Tools", "Corner right by one pixel")},
        {"box.up-fine"_L1,
         QKeySequence(Qt::ALT | Qt::Key_Up),
         QT_TRANSLATE_NOOP("Tools", "Corner up by one pixel")},
        {"box.down-fine"_L1,
         QKeySequence(Qt::ALT | Qt::Key_Down),
         QT_TRANSLATE_NOOP("Tools", "Corner down by one pixel")},
        {"box.cancel"_L1, QKeySequence(Qt::Key_Backspace)},
    }};
    return table;
}

bool BoxTool::canPerform(QLatin1StringView action) const
{
    if (action == "box.start"_L1) {
        return !host().imageSize().isEmpty();
    }
    return action == "box.cancel"_L1 ? isBusy() : m_byKeyboard;
}

bool BoxTool::startsWith(QLatin1StringView action) const
{
    return action == "box.start"_L1 && canPerform(action);
}

void BoxTool::perform(QLatin1StringView action)
{
    if (action == "box.start"_L1) {
        startByKeyboard();
    } else if (action == "box.cancel"_L1) {
        cancel();
    } else if (action == "box.enter"_L1) {
        if (m_first) {
            finish();
        } else {
            m_first = m_second;
            surface().repaintTool(paintedArea());
        }
    } else {
        const double step = action.endsWith("-fine"_L1)
            ? 1.0
            : std::max(1.0, std::round(toImageLength(KeyStep)))
                * (action.endsWith("-fast"_L1) ? FastFactor : 1.0);
        moveTo(m_second + directionOf(action) * step);
        surface().ensureVisible(QRectF(m_second, QSizeF(1, 1)));
    }
}

void BoxTool::startByKeyboard()
{
    cancel();
    const QRectF shown = surface().visibleArea() & QRectF(QPointF(0, 0), host().imageSize());
    const QPointF middle = shown.center();
    m_byKeyboard = true;
    moveTo({std::round(middle.x()), std::round(middle.y())});
}

void BoxTool::moveTo(QPointF position)
{
    const QRectF before = paintedArea();
    m_second = clampedTo(position, host().imageSize());
    surface().repaintTool(before | paintedArea());
}

void BoxTool::finish()
{
    const QRectF box = QRectF(*m_first, m_second).normalized();
    cancel();
    if (box.width() >= SmallestSide && box.height() >= SmallestSide) {
        create(Shape::box(box));
    }
}

QRectF BoxTool::paintedArea() const
{
    const double reach = toImageLength(CrossReach + 2);
    const QRectF box
        = m_first ? QRectF(*m_first, m_second).normalized() : QRectF(m_second, QSizeF(0, 0));
    return box.adjusted(-reach, -reach, reach, reach);
}

void BoxTool::paint(QPainter& painter, const widgets::ViewTransform& view)
{
    const widgets::CanvasColours& colours = surface().colours();
    widgets::ShapeStyle style;
    style.colour = colours.focus;
    if (m_first) {
        const QRectF box = view.toView(QRectF(*m_first, m_second).normalized());
        const QPolygonF outline {
            {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}};
        widgets::strokeWithHalo(painter, outline, true, style, colours);
    }
    if (m_byKeyboard) {
        const QPointF at = view.toView(m_second);
        for (const QPointF arm : {QPointF(CrossReach, 0), QPointF(0, CrossReach)}) {
            widgets::strokeWithHalo(
                painter, QPolygonF {{at - arm, at + arm}}, false, style, colours);
        }
    }
}

} // namespace groundmark::annotation
