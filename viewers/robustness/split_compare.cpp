// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/split_compare.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace groundmark::viewers {

namespace {

constexpr double GrabDistance = 8.0;
constexpr double ZoomStep = 1.25;
constexpr double LargestZoom = 40.0;
constexpr double LineStep = 0.01;
constexpr double LargeLineStep = 0.1;

} // namespace

SplitCompare::SplitCompare(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setAccessibleName(tr("Before and after"));
}

void SplitCompare::setImages(const QImage& before, const QImage& after, const QString& note)
{
    if (before.size() != m_before.size()) {
        m_zoom = 1.0;
        m_shift = {};
    }
    m_before = before;
    m_after = after;
    m_note = note;
    update();
}

void SplitCompare::setLabels(const QString& before, const QString& after)
{
    m_beforeLabel = before;
    m_afterLabel = after;
    setAccessibleDescription(before + QStringLiteral(" / ") + after);
    update();
}

void SplitCompare::setSplit(double split)
{
    const double inside = std::clamp(split, 0.0, 1.0);
    if (inside != m_split) {
        m_split = inside;
        update();
        emit splitMoved(m_split);
    }
}

double SplitCompare::fitScale(const QImage& image) const
{
    if (image.isNull()) {
        return 1.0;
    }
    return std::min(double(width()) / image.width(), double(height()) / image.height());
}

/// Pictures of different sizes, such as a scan and a photograph, each fill the pane.
QRectF SplitCompare::pictureRect(const QImage& image) const
{
    const QSizeF size = QSizeF(image.size()) * fitScale(image) * m_zoom;
    const QPointF middle = QPointF(width(), height()) / 2.0 + m_shift;
    return {middle - QPointF(size.width(), size.height()) / 2.0, size};
}

void SplitCompare::paintLabel(QPainter& painter, const QString& text, bool isAtLeft) const
{
    if (text.isEmpty()) {
        return;
    }
    constexpr int margin = 8;
    painter.setFont(widgets::roleFont(widgets::FontRole::Small));
    const QSize size = painter.fontMetrics().size(Qt::TextSingleLine, text) + QSize(12, 6);
    const int x = isAtLeft ? margin : width() - margin - size.width();
    const QRect box(QPoint(std::max(margin, x), margin), size);
    painter.setOpacity(0.85);
    widgets::drawBox(&painter, box, widgets::radius::badge, widgets::over_image::ink, {});
    painter.setOpacity(1.0);
    painter.setPen(widgets::over_image::truth);
    painter.drawText(box, Qt::AlignCenter, text);
}

void SplitCompare::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    painter.fillRect(rect(), tokens.canvas);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, fitScale(m_before) * m_zoom < 2.0);
    const double line = std::round(m_split * width());
    const auto half = [&](const QImage& image, const QRectF& clip) {
        if (!image.isNull()) {
            painter.save();
            painter.setClipRect(clip);
            painter.drawImage(pictureRect(image), image);
            painter.restore();
        }
    };
    half(m_before, QRectF(0, 0, line, height()));
    half(m_after, QRectF(line, 0, width() - line, height()));
    if (!hasImages()) {
        painter.setFont(widgets::roleFont(widgets::FontRole::Small));
        painter.setPen(tokens.text2);
        painter.drawText(
            rect().adjusted(12, 40, -12, -12),
            int(Qt::AlignCenter) | int(Qt::TextWordWrap),
            m_note);
    }
    if (!m_before.isNull() || !m_after.isNull()) {
        painter.fillRect(QRectF(line - 2, 0, 4, height()), widgets::over_image::truth);
        painter.fillRect(QRectF(line - 1, 0, 2, height()), widgets::over_image::ink);
        const QRectF knob(line - 9, height() / 2.0 - 12, 18, 24);
        widgets::drawBox(
            &painter, knob, widgets::radius::control, widgets::over_image::truth, widgets::over_image::ink);
        widgets::paintIcon(
            &painter, knob.adjusted(1, 4, -1, -4), widgets::Icon::Swap, widgets::over_image::ink);
    }
    paintLabel(painter, m_beforeLabel, true);
    paintLabel(painter, m_afterLabel, false);
    if (hasFocus()) {
        widgets::drawFocusRing(&painter, rect(), 0, tokens);
    }
}

void SplitCompare::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        return;
    }
    m_last = event->position();
    const bool isOnLine = std::abs(m_last.x() - m_split * width()) <= GrabDistance;
    m_drag = isOnLine ? Drag::Line : Drag::Picture;
}

void SplitCompare::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    switch (m_drag) {
    case Drag::Line:
        setSplit(at.x() / std::max(1, width()));
        break;
    case Drag::Picture:
        m_shift += at - m_last;
        update();
        break;
    case Drag::None:
        setCursor(
            std::abs(at.x() - m_split * width()) <= GrabDistance ? Qt::SplitHCursor
                                                                 : Qt::OpenHandCursor);
        break;
    }
    m_last = at;
}

void SplitCompare::mouseReleaseEvent(QMouseEvent* /*event*/)
{
    m_drag = Drag::None;
}

void SplitCompare::zoomBy(double factor, QPointF around)
{
    const double zoom = std::clamp(m_zoom * factor, 1.0, LargestZoom);
    const QPointF middle = QPointF(width(), height()) / 2.0 + m_shift;
    // What is under the pointer stays there.
    m_shift += (middle - around) * (zoom / m_zoom - 1.0);
    m_zoom = zoom;
    if (m_zoom == 1.0) {
        m_shift = {};
    }
    update();
}

void SplitCompare::wheelEvent(QWheelEvent* event)
{
    zoomBy(event->angleDelta().y() > 0 ? ZoomStep : 1.0 / ZoomStep, event->position());
    event->accept();
}

void SplitCompare::keyPressEvent(QKeyEvent* event)
{
    const QPointF middle = QPointF(width(), height()) / 2.0;
    const double step = (event->modifiers() & Qt::ShiftModifier) != 0 ? LargeLineStep : LineStep;
    switch (event->key()) {
    case Qt::Key_Left:
        setSplit(m_split - step);
        break;
    case Qt::Key_Right:
        setSplit(m_split + step);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(ZoomStep, middle);
        break;
    case Qt::Key_Minus:
        zoomBy(1.0 / ZoomStep, middle);
        break;
    case Qt::Key_0:
        m_zoom = 1.0;
        m_shift = {};
        update();
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    event->accept();
}

} // namespace groundmark::viewers
