// SPDX-License-Identifier: GPL-3.0-or-later
// What ImageCanvas looks like; its events are in image_canvas.cpp.
#include "widgets/canvas/canvas_handler.h"
#include "widgets/canvas/image_canvas.h"

#include <QEventLoop>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr double PixelGridZoom = 8.0; ///< from here on pixels are squares with lines between them
constexpr double GridOpacity = 0.18;
constexpr double FocusInset = 2.0;
constexpr double MessageWidth = 420.0;
/// Screen pixels of a mask that take as long to paint as one vertex of a polygon.
constexpr double MaskPixelsPerVertex = 4000.0;

} // namespace

void ImageCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const QRectF exposed(event->rect());
    paintGround(painter, event->rect());
    if (m_source) {
        paintImage(painter, exposed);
        if (m_source->state() == imaging::ImageSource::State::Failed) {
            paintMessage(painter);
        }
        paintOverlay(painter, exposed);
    }
    if (m_handler != nullptr) {
        painter.save();
        painter.setClipRect(exposed); // tells what has to be painted
        m_handler->paint(painter, m_view);
        painter.restore();
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(m_colours.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(
            FocusInset + 1, FocusInset + 1, -FocusInset - 1, -FocusInset - 1));
    }
}

/// Only where the image leaves it to be seen: filling a window takes as long as drawing the shapes.
void ImageCanvas::paintGround(QPainter& painter, const QRect& exposed) const
{
    QRegion bare(exposed);
    if (m_source && m_source->pyramid()) {
        const QRectF whole = m_view.toView(QRectF(QPointF(0, 0), QSizeF(m_source->size())));
        // Pixels that the image covers only in part keep the ground under them.
        const QRect inner(
            QPoint(int(std::ceil(whole.left())), int(std::ceil(whole.top()))),
            QPoint(int(std::floor(whole.right())) - 1, int(std::floor(whole.bottom())) - 1));
        bare -= inner;
    }
    for (const QRect& part : bare) {
        painter.fillRect(part, m_colours.ground);
    }
}

void ImageCanvas::paintImage(QPainter& painter, const QRectF& exposed) const
{
    const QRectF whole = m_view.toView(QRectF(QPointF(0, 0), QSizeF(m_source->size())));
    if (whole.isEmpty()) {
        return;
    }
    const auto& pyramid = m_source->pyramid();
    if (!pyramid) {
        painter.setPen(m_colours.border);
        painter.setBrush(m_colours.paper);
        painter.drawRect(whole.adjusted(0.5, 0.5, -0.5, -0.5));
        return;
    }
    const double deviceScale = zoom();
    const int level = pyramid->levelFor(deviceScale);
    const auto cut = pyramid->cut(level, m_view.toImage(exposed.adjusted(-1, -1, 1, 1)));
    if (cut.pixels.isNull()) {
        return;
    }
    const QRectF target = m_view.toView(cut.area);
    if (cut.pixels.hasAlphaChannel()) {
        painter.fillRect(target, m_colours.paper);
    }
    // Smoothing takes twice as long as all the rest of a frame: it waits until the zoom stands still.
    const bool careful = m_exact || !m_afterZoom.isActive();
    painter.setRenderHint(
        QPainter::SmoothPixmapTransform,
        careful && deviceScale < PixelGridZoom && deviceScale != 1.0);
    painter.drawImage(target, cut.pixels);
    if (deviceScale >= PixelGridZoom) {
        paintGrid(painter, exposed & whole);
    }
}

void ImageCanvas::paintGrid(QPainter& painter, const QRectF& exposed) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    QColor colour = m_colours.border;
    colour.setAlphaF(float(GridOpacity));
    painter.setPen(QPen(colour, 0));
    const QRectF area = m_view.toImage(exposed);
    for (double x = std::ceil(area.left()); x <= area.right(); x += 1.0) {
        const double at = std::round(m_view.toView(QPointF(x, 0)).x());
        painter.drawLine(QPointF(at, exposed.top()), QPointF(at, exposed.bottom()));
    }
    for (double y = std::ceil(area.top()); y <= area.bottom(); y += 1.0) {
        const double at = std::round(m_view.toView(QPointF(0, y)).y());
        painter.drawLine(QPointF(exposed.left(), at), QPointF(exposed.right(), at));
    }
    painter.restore();
}

void ImageCanvas::paintOverlay(QPainter& painter, const QRectF& exposed)
{
    if (!m_tagsCurrent) {
        refreshTags();
    }
    const OverlayPainter overlay(m_overlay, m_colours, m_tagFont);
    constexpr double reach = OverlayPainter::Reach;
    const QRectF area = m_view.toImage(exposed.adjusted(-reach, -reach, reach, reach));
    if (m_visibleVertices > OverlayFrame::ManyVertices && !m_exact) {
        m_frame.request(m_view, m_colours, devicePixelRatioF());
        m_frame.paint(painter, m_view);
    } else {
        overlay.paintShapes(painter, m_view, m_overlay.shapesIn(area), exposed);
    }
    std::vector<PlacedTag> tags;
    std::copy_if(m_tags.begin(), m_tags.end(), std::back_inserter(tags), [&](const PlacedTag& tag) {
        return tag.place.intersects(exposed);
    });
    overlay.paintTags(painter, tags);
    if (!m_overlay.selected().isEmpty()) {
        overlay.paintHandles(painter, m_view, m_overlay.shapesIn(area));
    }
}

void ImageCanvas::refreshTags()
{
    const OverlayPainter overlay(m_overlay, m_colours, m_tagFont);
    const QList<ShapeRef> visible = m_overlay.shapesIn(m_view.visibleImageRect());
    m_tags = overlay.placeTags(m_view, visible);
    m_tagsCurrent = true;
    m_visibleVertices = 0;
    for (const ShapeRef ref : visible) {
        const bool isBox = m_overlay.shape(ref).shape.kind == ShapeKind::Box;
        m_visibleVertices += isBox ? 1 : static_cast<int>(m_overlay.outline(ref).size());
        if (m_overlay.mask(ref)) {
            const QRectF shown = m_view.toView(m_overlay.bounds(ref)) & QRectF(rect());
            m_visibleVertices += qRound(shown.width() * shown.height() / MaskPixelsPerVertex);
        }
    }
    if (m_visibleVertices <= OverlayFrame::ManyVertices) {
        m_frame.release();
    }
}

void ImageCanvas::overlayChanged(const QRectF& area)
{
    if (area.isNull()) {
        m_tagsCurrent = false;
        update();
        return;
    }
    // One moved tag can push others aside: repaint every tag whose place or look may have changed.
    const std::vector<PlacedTag> before = std::move(m_tags);
    refreshTags();
    constexpr double reach = OverlayPainter::Reach;
    const QRectF dirty = m_view.toView(area).adjusted(-reach, -reach, reach, reach);
    QRegion region(dirty.toAlignedRect() & rect());
    const auto addChanged
        = [&](const std::vector<PlacedTag>& from, const std::vector<PlacedTag>& to) {
              for (const PlacedTag& tag : from) {
                  const bool touched = m_overlay.shapes(tag.ref.layer).size() <= tag.ref.index
                      || m_view.toView(m_overlay.bounds(tag.ref)).intersects(dirty);
                  if (touched || std::find(to.begin(), to.end(), tag) == to.end()) {
                      region += tag.place.toAlignedRect();
                  }
              }
          };
    addChanged(before, m_tags);
    addChanged(m_tags, before);
    update(region);
}

void ImageCanvas::paintMessage(QPainter& painter) const
{
    const Error& error = m_source->error();
    const double margin = 24.0;
    const double textWidth = std::min(MessageWidth, width() - 2 * margin);
    QRectF place((width() - textWidth) / 2, height() / 3.0, textWidth, height() - height() / 3.0);
    const auto paragraph = [&](const QString& text, const QColor& colour, bool bold, int wrap) {
        if (text.isEmpty()) {
            return;
        }
        QFont textFont = font();
        textFont.setWeight(bold ? QFont::DemiBold : QFont::Normal);
        painter.setFont(textFont);
        painter.setPen(colour);
        QRectF used;
        painter.drawText(place, wrap | Qt::AlignLeft | Qt::AlignTop, text, &used);
        place.setTop(used.bottom() + 8);
    };
    paragraph(error.what, m_colours.bad, true, Qt::TextWordWrap);
    paragraph(error.where, m_colours.text, false, Qt::TextWrapAnywhere);
    paragraph(error.kept, m_colours.text, false, Qt::TextWordWrap);
    paragraph(error.hint, m_colours.text, false, Qt::TextWordWrap);
}

QImage ImageCanvas::renderTo(QSize size, double devicePixelRatio)
{
    if (m_source && !m_source->isFinished()) {
        QEventLoop loop;
        connect(m_source.get(), &imaging::ImageSource::finished, &loop, &QEventLoop::quit);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
    resize(size);
    QImage image(size * devicePixelRatio, QImage::Format_RGB32);
    image.setDevicePixelRatio(devicePixelRatio);
    ensurePolished();
    changeView([&] { m_view.setViewSize(QSizeF(size)); });
    m_exact = true;
    render(&image);
    m_exact = false;
    return image;
}

} // namespace groundmark::widgets
