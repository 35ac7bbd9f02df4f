// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/image_canvas.h"

#include "widgets/canvas/canvas_handler.h"

#include <array>

namespace groundmark::widgets {

namespace {

using namespace Qt::StringLiterals;

constexpr double KeyZoom = 1.25;
/// Milliseconds within which the next step of zooming belongs to the same movement.
constexpr int ZoomPause = 150;

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
    m_afterZoom.setSingleShot(true);
    m_afterZoom.setInterval(ZoomPause);
    connect(&m_afterZoom, &QTimer::timeout, this, qOverload<>(&QWidget::update));
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

void ImageCanvas::zoomView(const std::function<void()>& change)
{
    const double before = m_view.scale();
    changeView(change);
    if (m_view.scale() == before) {
        return;
    }
    if (m_lastZoom.isValid() && m_lastZoom.elapsed() < ZoomPause) {
        m_afterZoom.start();
    }
    m_lastZoom.start();
}

void ImageCanvas::setView(QPointF imageCentre, double scale)
{
    zoomView([&] { m_view.centreOn(imageCentre, scale); });
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
    zoomView([&] { m_view.zoomAt(position, m_view.scale() * factor); });
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
    static const std::array<CanvasAction, 7> table {{
        {"canvas.fit"_L1, QT_TRANSLATE_NOOP("Canvas", "Fit the window"), {Qt::Key_0}},
        {"canvas.actual-size"_L1,
         QT_TRANSLATE_NOOP("Canvas", "Actual size"),
         {Qt::CTRL | Qt::Key_0}},
        {"canvas.zoom-to-object"_L1,
         QT_TRANSLATE_NOOP("Canvas", "Zoom to the selection"),
         {Qt::Key_Z}},
        {"canvas.zoom-in"_L1,
         QT_TRANSLATE_NOOP("Canvas", "Zoom in"),
         {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}}, // the same key without Shift
        {"canvas.zoom-out"_L1,
         QT_TRANSLATE_NOOP("Canvas", "Zoom out"),
         {Qt::CTRL | Qt::Key_Minus}},
        {"canvas.peek"_L1, // as long as it is held
         QT_TRANSLATE_NOOP("Canvas", "Show or hide everything over the image"),
         {Qt::Key_T}},
        {"canvas.pan"_L1, // as long as it is held
         QT_TRANSLATE_NOOP("Canvas", "Hold to move the image with the mouse"),
         {Qt::Key_Space}},
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
        zoomBy(KeyZoom);
    } else if (id == "canvas.zoom-out"_L1) {
        zoomBy(1 / KeyZoom);
    } else if (id == "canvas.peek"_L1) {
        m_overlay.setVisible(!m_overlay.isVisible());
    } else {
        return m_handler != nullptr && m_handler->trigger(id);
    }
    return true;
}

void ImageCanvas::resizeEvent(QResizeEvent* /*event*/)
{
    changeView([&] { m_view.setViewSize(QSizeF(size())); });
}

void ImageCanvas::refreshCursor()
{
    if (m_panning) {
        setCursor(Qt::ClosedHandCursor);
    } else if (m_panKey != 0) {
        setCursor(Qt::OpenHandCursor);
    } else {
        setCursor(m_handler != nullptr ? m_handler->cursor() : Qt::ArrowCursor);
    }
}

} // namespace groundmark::widgets
