// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/overlay_frame.h"

#include <QPainter>
#include <QtConcurrentRun>

#include <cmath>

namespace groundmark::widgets {

namespace {

/// View pixels round the view that are painted as well, so that panning finds something there.
constexpr double Margin = 160.0;

/// A patch that would take as long as a frame is not worth it.
constexpr qsizetype MostPatched = 400;

} // namespace

OverlayFrame::OverlayFrame(const Overlay& overlay, QObject* parent)
    : QObject(parent)
    , m_overlay(overlay)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &OverlayFrame::take);
}

OverlayFrame::~OverlayFrame()
{
    m_watcher.disconnect(this);
    m_pool.waitForDone();
}

QRectF OverlayFrame::areaOf(const Target& target) const
{
    const QRectF view(QPointF(0, 0), target.view.viewSize());
    return target.view.toImage(view.adjusted(-Margin, -Margin, Margin, Margin));
}

bool OverlayFrame::covers(const Target& shown, const Target& wanted)
{
    const QPointF moved
        = shown.view.toView(QPointF(0, 0)) - wanted.view.toView(QPointF(0, 0));
    return shown.colours == wanted.colours && shown.devicePixelRatio == wanted.devicePixelRatio
        && shown.view.scale() == wanted.view.scale()
        && shown.view.viewSize() == wanted.view.viewSize() && std::abs(moved.x()) <= Margin
        && std::abs(moved.y()) <= Margin;
}

void OverlayFrame::request(
    const ViewTransform& view, const CanvasColours& colours, double devicePixelRatio)
{
    const Target target {view, colours, devicePixelRatio};
    if (m_running) {
        const bool enough = covers(*m_running, target) && !m_outdated;
        m_next = enough ? std::nullopt : std::optional(target);
    } else if (!m_current || !covers(m_shown, target)) {
        start(target);
    }
}

void OverlayFrame::start(const Target& target)
{
    m_running = target;
    m_outdated = false;
    m_changes.clear();
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool,
        &OverlayFrame::render,
        drawingsOf(m_overlay, m_overlay.shapesIn(areaOf(target))),
        target));
}

QImage OverlayFrame::render(const std::vector<ShapeDrawing>& drawings, const Target& target)
{
    const QSizeF size = target.view.viewSize() + QSizeF(2 * Margin, 2 * Margin);
    QImage picture((size * target.devicePixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(target.devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.translate(Margin, Margin);
    const QRectF exposed(QPointF(-Margin, -Margin), size);
    for (const ShapeDrawing& drawing : drawings) {
        paintDrawing(painter, drawing, target.view, target.colours, exposed);
    }
    return picture;
}

void OverlayFrame::take()
{
    if (!m_running) {
        return;
    }
    m_picture = m_watcher.result();
    m_watcher.setFuture({});
    m_shown = *m_running;
    m_running.reset();
    m_current = !m_outdated;
    const QList<QRectF> changes = std::exchange(m_changes, {});
    for (const QRectF& area : changes) {
        patch(area);
    }
    if (const std::optional<Target> next = std::exchange(m_next, std::nullopt)) {
        start(*next);
    } else if (!m_current) {
        start(m_shown);
    }
    emit ready();
}

void OverlayFrame::overlayChanged(const QRectF& area)
{
    if (area.isNull()) {
        m_current = false;
        m_outdated = true;
        return;
    }
    if (m_running) {
        m_changes.append(area);
    }
    if (!m_picture.isNull()) {
        patch(area);
    }
}

void OverlayFrame::patch(const QRectF& area)
{
    constexpr double reach = OverlayPainter::Reach;
    const ViewTransform& view = m_shown.view;
    const QRect dirty = view.toView(area).adjusted(-reach, -reach, reach, reach).toAlignedRect();
    const QList<ShapeRef> shapes
        = m_overlay.shapesIn(view.toImage(QRectF(dirty).adjusted(-reach, -reach, reach, reach)));
    if (shapes.size() > MostPatched) {
        m_current = false;
        return;
    }
    QPainter painter(&m_picture);
    painter.translate(Margin, Margin);
    painter.setClipRect(dirty);
    painter.setCompositionMode(QPainter::CompositionMode_Clear);
    painter.fillRect(dirty, Qt::transparent);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    for (const ShapeDrawing& drawing : drawingsOf(m_overlay, shapes)) {
        paintDrawing(painter, drawing, view, m_shown.colours, QRectF(dirty));
    }
}

void OverlayFrame::release()
{
    m_picture = {};
    m_current = false;
    m_next.reset();
}

void OverlayFrame::paint(QPainter& painter, const ViewTransform& view) const
{
    if (m_picture.isNull()) {
        return;
    }
    const QPointF corner = view.toView(m_shown.view.toImage(QPointF(-Margin, -Margin)));
    const double ratio = m_shown.devicePixelRatio;
    if (view.scale() == m_shown.view.scale()) {
        painter.drawImage(
            QPointF(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio),
            m_picture);
        return;
    }
    const double factor = view.scale() / m_shown.view.scale();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false); // soon replaced
    painter.drawImage(QRectF(corner, m_picture.deviceIndependentSize() * factor), m_picture);
}

} // namespace groundmark::widgets
