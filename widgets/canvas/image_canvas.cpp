// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/image_canvas.h"

#include "widgets/canvas/canvas_handler.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace groundmark::widgets {

namespace {

using namespace Qt::StringLiterals;

constexpr double ZoomStep = 1.25; ///< one key press or one notch of the wheel
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

/// The key that an action's sequence is compared with: without the key pad's own modifier.
QKeySequence sequenceOf(const QKeyEvent& event)
{
    return QKeySequence(event.keyCombination().toCombined() & ~int(Qt::KeypadModifier));
}

const CanvasAction* actionFor(const QKeyEvent& event)
{
    const QKeySequence pressed = sequenceOf(event);
    for (const CanvasAction& action : ImageCanvas::keys()) {
        if (action.key == pressed) {
            return &action;
        }
    }
    return nullptr;
}

} // namespace

ImageCanvas::ImageCanvas(QWidget* parent)
    : QWidget(parent)
    , m_tagFont(defaultTagFont())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    // An input method would take the single keys before they get here.
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setAttribute(Qt::WA_OpaquePaintEvent, true);
    setAccessibleName(tr("Image"));
    connect(&m_overlay, &Overlay::changed, &m_frame, &OverlayFrame::overlayChanged);
    connect(&m_overlay, &Overlay::changed, this, &ImageCanvas::overlayChanged);
    connect(&m_frame, &OverlayFrame::ready, this, qOverload<>(&QWidget::update));
}

ImageCanvas::~ImageCanvas() = default;

void ImageCanvas::setSource(std::shared_ptr<imaging::ImageSource> source)
{
    if (source == m_source) {
        return;
    }
    if (m_source) {
        disconnect(m_source.get(), nullptr, this, nullptr);
    }
    m_source = std::move(source);
    m_hovered = {};
    if (m_source) {
        connect(
            m_source.get(), &imaging::ImageSource::headerRead, this, &ImageCanvas::imageSizeKnown);
        connect(
            m_source.get(),
            &imaging::ImageSource::pixelsChanged,
            this,
            qOverload<>(&QWidget::update));
        connect(m_source.get(), &imaging::ImageSource::finished, this, [this] {
            update();
            emit settled();
        });
    }
    imageSizeKnown();
    update();
    emit sourceChanged();
    if (m_source && m_source->isFinished()) {
        emit settled();
    }
}

void ImageCanvas::imageSizeKnown()
{
    const QSizeF size = m_source ? QSizeF(m_source->size()) : QSizeF();
    if (size.isEmpty() || size == m_view.imageSize()) {
        update();
        return;
    }
    changeView([&] {
        m_view.setImageSize(size);
        m_view.fit();
    });
}

void ImageCanvas::setHandler(CanvasHandler* handler)
{
    m_handler = handler;
    refreshCursor();
    update();
}

void ImageCanvas::setColours(const CanvasColours& colours)
{
    m_colours = colours;
    update();
}

void ImageCanvas::setTagFont(const QFont& font)
{
    m_tagFont = font;
    m_tagsCurrent = false;
    update();
}

void ImageCanvas::changeView(const std::function<void()>& change)
{
    const ViewTransform before = m_view;
    change();
    if (m_view == before) {
        return;
    }
    m_tagsCurrent = false;
    update();
    if (m_view.scale() != before.scale()) {
        emit zoomChanged(zoom());
    }
    emit viewChanged();
}

void ImageCanvas::setView(QPointF imageCentre, double scale)
{
    changeView([&] { m_view.centreOn(imageCentre, scale); });
}

void ImageCanvas::fit()
{
    changeView([&] { m_view.fit(); });
}

void ImageCanvas::zoomToActualSize()
{
    const QPointF middle(width() / 2.0, height() / 2.0);
    changeView([&] { m_view.zoomAt(middle, 1.0 / devicePixelRatioF()); });
}

void ImageCanvas::zoomAt(QPointF position, double factor)
{
    changeView([&] { m_view.zoomAt(position, m_view.scale() * factor); });
}

void ImageCanvas::zoomBy(double factor)
{
    zoomAt({width() / 2.0, height() / 2.0}, factor);
}

void ImageCanvas::zoomTo(const QRectF& imageRect)
{
    changeView([&] { m_view.zoomTo(imageRect); });
}

void ImageCanvas::zoomToSelection()
{
    const bool hasSelection = !m_overlay.selected().isEmpty();
    QRectF all;
    for (int layer = 0; layer < m_overlay.layerCount(); ++layer) {
        for (int index = 0; index < m_overlay.shapes(layer).size(); ++index) {
            const ShapeRef ref {layer, index};
            if (hasSelection ? m_overlay.isSelected(ref) : m_overlay.isLinked(ref)) {
                all |= m_overlay.bounds(ref).adjusted(-1, -1, 1, 1);
            }
        }
    }
    all.isEmpty() ? fit() : zoomTo(all);
}

void ImageCanvas::ensureVisible(const QRectF& imageRect)
{
    changeView([&] { m_view.ensureVisible(imageRect); });
}

double ImageCanvas::zoom() const
{
    return m_view.scale() * devicePixelRatioF();
}

std::span<const CanvasAction> ImageCanvas::keys()
{
    static const std::array<CanvasAction, 6> table {{
        {"canvas.fit"_L1, QKeySequence(Qt::Key_0)},
        {"canvas.actual-size"_L1, QKeySequence(Qt::CTRL | Qt::Key_0)},
        {"canvas.zoom-to-object"_L1, QKeySequence(Qt::Key_Z)},
        {"canvas.zoom-in"_L1, QKeySequence(Qt::CTRL | Qt::Key_Plus)},
        {"canvas.zoom-in"_L1, QKeySequence(Qt::CTRL | Qt::Key_Equal)}, // the same key without Shift
        {"canvas.zoom-out"_L1, QKeySequence(Qt::CTRL | Qt::Key_Minus)},
    }};
    return table;
}

bool ImageCanvas::trigger(QLatin1StringView id)
{
    if (id == "canvas.fit"_L1) {
        fit();
    } else if (id == "canvas.actual-size"_L1) {
        zoomToActualSize();
    } else if (id == "canvas.zoom-to-object"_L1) {
        zoomToSelection();
    } else if (id == "canvas.zoom-in"_L1) {
        zoomBy(ZoomStep);
    } else if (id == "canvas.zoom-out"_L1) {
        zoomBy(1 / ZoomStep);
    } else {
        return false;
    }
    return true;
}

void ImageCanvas::resizeEvent(QResizeEvent* /*event*/)
{
    changeView([&] { m_view.setViewSize(QSizeF(size())); });
}

bool ImageCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (actionFor(key) != nullptr || key.key() == Qt::Key_Space
            || (m_handler != nullptr && m_handler->wantsKey(key))) {
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
    if (event->button() == Qt::MiddleButton || (m_spaceHeld && event->button() == Qt::LeftButton)) {
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
    if (m_spaceHeld || m_handler == nullptr
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
        zoomAt(event->position(), std::pow(ZoomStep, event->angleDelta().y() / NotchDelta));
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
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
        m_spaceHeld = true;
        refreshCursor();
        return;
    }
    if (m_handler != nullptr && m_handler->keyPress(*event)) {
        refreshCursor();
        return;
    }
    if (const CanvasAction* action = actionFor(*event)) {
        trigger(action->id);
        return;
    }
    QWidget::keyPressEvent(event);
}

void ImageCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceHeld = false;
        refreshCursor();
        return;
    }
    QWidget::keyReleaseEvent(event);
}

void ImageCanvas::focusInEvent(QFocusEvent* /*event*/)
{
    update();
}

void ImageCanvas::focusOutEvent(QFocusEvent* /*event*/)
{
    m_spaceHeld = false;
    refreshCursor();
    update();
}

void ImageCanvas::refreshCursor()
{
    if (m_panning) {
        setCursor(Qt::ClosedHandCursor);
    } else if (m_spaceHeld) {
        setCursor(Qt::OpenHandCursor);
    } else {
        setCursor(m_handler != nullptr ? m_handler->cursor() : Qt::ArrowCursor);
    }
}

ShapeRef ImageCanvas::shapeUnder(QPointF viewPosition) const
{
    const QList<ShapeRef> hits
        = m_overlay.shapesAt(m_view.toImage(viewPosition), toImageLength(ClickReach));
    return hits.isEmpty() ? ShapeRef() : hits.front();
}

} // namespace groundmark::widgets
