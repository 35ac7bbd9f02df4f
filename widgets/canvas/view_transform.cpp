// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/view_transform.h"

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

/// One axis: centred when the image is smaller than the view, else kept within reach.
double boundedOffset(double offset, double shown, double view)
{
    if (shown <= view) {
        return std::round((view - shown) / 2);
    }
    return std::clamp(offset, view - shown - ViewTransform::Margin, ViewTransform::Margin);
}

} // namespace

void ViewTransform::setImageSize(QSizeF size)
{
    m_imageSize = size;
    if (m_fitted) {
        fit();
    } else {
        keepInBounds();
    }
}

void ViewTransform::setViewSize(QSizeF size)
{
    const QPointF middle = centre();
    m_viewSize = size;
    if (m_fitted) {
        fit();
    } else {
        centreOn(middle, m_scale);
    }
}

double ViewTransform::fitScale() const
{
    if (m_imageSize.isEmpty()) {
        return 1.0;
    }
    const double width = std::max(1.0, m_viewSize.width() - 2 * FitMargin);
    const double height = std::max(1.0, m_viewSize.height() - 2 * FitMargin);
    return std::min({width / m_imageSize.width(), height / m_imageSize.height(), 1.0});
}

double ViewTransform::minimumScale() const
{
    return fitScale() / 2;
}

void ViewTransform::fit()
{
    m_scale = fitScale();
    m_fitted = true;
    keepInBounds();
}

void ViewTransform::zoomAt(QPointF anchor, double scale)
{
    const QPointF fixed = toImage(anchor);
    m_scale = std::clamp(scale, minimumScale(), MaximumScale);
    m_offset = anchor - fixed * m_scale;
    m_fitted = false;
    keepInBounds();
}

void ViewTransform::panBy(QPointF delta)
{
    const QPointF before = m_offset;
    m_offset += delta;
    keepInBounds();
    m_fitted = m_fitted && m_offset == before;
}

void ViewTransform::zoomTo(const QRectF& imageRect, double maximumScale)
{
    const double width = std::max(1.0, m_viewSize.width() - 2 * Margin);
    const double height = std::max(1.0, m_viewSize.height() - 2 * Margin);
    const double scale = std::min(
        {width / std::max(1.0, imageRect.width()),
         height / std::max(1.0, imageRect.height()),
         maximumScale});
    centreOn(imageRect.center(), scale);
}

void ViewTransform::centreOn(QPointF imagePoint, double scale)
{
    m_scale = std::clamp(scale, minimumScale(), MaximumScale);
    m_offset = QPointF(m_viewSize.width() / 2, m_viewSize.height() / 2) - imagePoint * m_scale;
    m_fitted = false;
    keepInBounds();
}

void ViewTransform::ensureVisible(const QRectF& imageRect)
{
    const QRectF shown = toView(imageRect);
    const auto shift = [](double from, double to, double view) {
        if (from < 0 || to - from > view) {
            return -from;
        }
        return to > view ? view - to : 0.0;
    };
    panBy(
        {shift(shown.left(), shown.right(), m_viewSize.width()),
         shift(shown.top(), shown.bottom(), m_viewSize.height())});
}

void ViewTransform::keepInBounds()
{
    m_offset.setX(boundedOffset(m_offset.x(), m_imageSize.width() * m_scale, m_viewSize.width()));
    m_offset.setY(boundedOffset(m_offset.y(), m_imageSize.height() * m_scale, m_viewSize.height()));
}

} // namespace groundmark::widgets
