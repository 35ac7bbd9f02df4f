// SPDX-License-Identifier: GPL-3.0-or-later
// What ImageCanvas does with mouse, wheel and keys.
#include "widgets/canvas/canvas_handler.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/keys/key_map.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace groundmark::widgets {

namespace {

using namespace Qt::StringLiterals;

constexpr double WheelZoom = 1.25; ///< one notch of the wheel
constexpr double NotchDelta = 120.0;
constexpr double ScrollStep = 60.0; ///< view pixels for one notch
constexpr double ClickReach = 6.0; ///< view pixels

CanvasMouse mouseOf(const QMouseEvent& event, const ViewTransform& view)
{
    return {
        view.toImage(event.position()),
        event.position(),
        event.button(),
        event.buttons(),
        event.modifiers()};
}

} // namespace

const CanvasAction* ImageCanvas::actionFor(const QKeyEvent& event) const
{
    const KeyMap* map = KeyMap::of(this);
    for (const CanvasAction& action : keys()) {
        if (isPressed(map != nullptr ? map->keys(action.id, action.keys) : action.keys, event)) {
            return &action;
        }
    }
    return nullptr;
}

bool ImageCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (actionFor(key) != nullptr || (m_handler != nullptr && m_handler->wantsKey(key))) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress) {
        // Tab would otherwise leave the canvas before keyPressEvent() sees it.
        auto& key = *static_cast<QKeyEvent*>(event);
        const bool isTab = key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab;
        if (isTab && m_handler != nullptr && m_handler->wantsKey(key) && m_handler->keyPress(key)) {
            return true;
        }
    }
    if (event->type() == QEvent::NativeGesture) {
        const auto& gesture = *static_cast<QNativeGestureEvent*>(event);
        if (gesture.gestureType() == Qt::ZoomNativeGesture) {
            zoomAt(gesture.position(), 1.0 + gesture.value());
            return true;
        }
    }
    return QWidget::event(event);
}

void ImageCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton || (m_panKey != 0 && event->button() == Qt::LeftButton)) {
        m_panning = true;
        m_lastPosition = event->position();
        refreshCursor();
        return;
    }
    if (m_handler != nullptr) {
        m_handler->mousePress(mouseOf(*event, m_view));
        refreshCursor();
    } else if (event->button() == Qt::LeftButton) {
        emit shapeClicked(shapeUnder(event->position()), event->modifiers());
    }
}

void ImageCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_panning) {
        const QPointF delta = event->position() - m_lastPosition;
        m_lastPosition = event->position();
        changeView([&] { m_view.panBy(delta); });
        return;
    }
    emit cursorMoved(m_view.toImage(event->position()));
    if (m_handler != nullptr) {
        m_handler->mouseMove(mouseOf(*event, m_view));
        refreshCursor();
        return;
    }
    const ShapeRef under = shapeUnder(event->position());
    if (under != m_hovered) {
        m_hovered = under;
        m_overlay.setHovered(under.index < 0 ? QUuid() : m_overlay.shape(under).id);
        emit shapeHovered(under);
    }
}

void ImageCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_panning) {
        m_panning = false;
        refreshCursor();
        return;
    }
    if (m_handler != nullptr) {
        m_handler->mouseRelease(mouseOf(*event, m_view));
        refreshCursor();
    }
}

void ImageCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (m_panKey != 0 || m_handler == nullptr
        || !m_handler->mouseDoubleClick(mouseOf(*event, m_view))) {
        mousePressEvent(event);
    }
}

void ImageCanvas::leaveEvent(QEvent* /*event*/)
{
    if (m_handler != nullptr) {
        m_handler->mouseLeave();
    } else if (m_hovered.index >= 0) {
        m_hovered = {};
        m_overlay.setHovered({});
        emit shapeHovered({});
    }
    emit cursorLeft();
}

void ImageCanvas::wheelEvent(QWheelEvent* event)
{
    const bool byPixel = !event->pixelDelta().isNull();
    if (event->modifiers() & Qt::ControlModifier) {
        zoomAt(event->position(), std::pow(WheelZoom, event->angleDelta().y() / NotchDelta));
    } else {
        QPointF delta = byPixel ? QPointF(event->pixelDelta())
                                : QPointF(event->angleDelta()) * (ScrollStep / NotchDelta);
        if ((event->modifiers() & Qt::ShiftModifier) && delta.x() == 0) {
            delta = {delta.y(), 0};
        }
        changeView([&] { m_view.panBy(delta); });
    }
    event->accept();
}

void ImageCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_handler != nullptr && m_handler->keyPress(*event)) {
        refreshCursor();
        return;
    }
    if (const CanvasAction* action = actionFor(*event)) {
        if (action->id == "canvas.pan"_L1) {
            m_panKey = event->key();
            refreshCursor();
            return;
        }
        m_peekKey = action->id == "canvas.peek"_L1 ? event->key() : m_peekKey;
        if (!event->isAutoRepeat() || m_peekKey != event->key()) {
            trigger(action->id);
        }
        return;
    }
    QWidget::keyPressEvent(event);
}

void ImageCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (m_panKey != 0 && event->key() == m_panKey && !event->isAutoRepeat()) {
        m_panKey = 0;
        refreshCursor();
        return;
    }
    if (m_peekKey != 0 && event->key() == m_peekKey && !event->isAutoRepeat()) {
        endPeek();
        return;
    }
    QWidget::keyReleaseEvent(event);
}

void ImageCanvas::focusInEvent(QFocusEvent* /*event*/)
{
    update();
}

void ImageCanvas::endPeek()
{
    if (std::exchange(m_peekKey, 0) != 0) {
        m_overlay.setVisible(true);
    }
}

void ImageCanvas::focusOutEvent(QFocusEvent* /*event*/)
{
    m_panKey = 0;
    endPeek();
    refreshCursor();
    update();
}

ShapeRef ImageCanvas::shapeUnder(QPointF viewPosition) const
{
    const QList<ShapeRef> hits
        = m_overlay.shapesAt(m_view.toImage(viewPosition), toImageLength(ClickReach));
    return hits.isEmpty() ? ShapeRef() : hits.front();
}

} // namespace groundmark::widgets
