// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace groundmark::widgets {

/// Where an image lies in a view: one scale for both axes and an offset. Image coordinates are
/// displayed pixels with the origin at the top left corner of the top left pixel; view coordinates
/// are device-independent pixels of the widget. An image smaller than the view is centred, a larger
/// one can be moved until its edge stands `Margin` inside the view.
class ViewTransform
{
public:
    static constexpr double Margin = 48.0; ///< view pixels of ground that can be brought into view
    static constexpr double FitMargin = 16.0; ///< view pixels round an image that fits
    static constexpr double MaximumScale = 64.0; ///< view pixels per image pixel

    /// An empty image has scale 1.
    void setImageSize(QSizeF size);
    /// Keeps the image point in the middle of the view where it is, or the fit if there is one.
    void setViewSize(QSizeF size);
    [[nodiscard]] QSizeF imageSize() const { return m_imageSize; }
    [[nodiscard]] QSizeF viewSize() const { return m_viewSize; }

    /// View pixels per image pixel.
    [[nodiscard]] double scale() const { return m_scale; }
    [[nodiscard]] double minimumScale() const;
    /// The largest scale, at most 1, at which the whole image shows.
    [[nodiscard]] double fitScale() const;
    /// Whether the whole image shows and keeps doing so when the view is resized.
    [[nodiscard]] bool isFitted() const { return m_fitted; }

    void fit();
    /// Sets the scale and keeps the image point under `anchor` (view) where it is.
    void zoomAt(QPointF anchor, double scale);
    /// Moves the image by view pixels.
    void panBy(QPointF delta);
    /// Brings an image rectangle into view, as large as fits but at most `maximumScale`.
    void zoomTo(const QRectF& imageRect, double maximumScale = 4.0);
    /// Sets the scale and puts an image point into the middle of the view.
    void centreOn(QPointF imagePoint, double scale);
    /// Moves as little as possible so that an image rectangle shows; never zooms.
    void ensureVisible(const QRectF& imageRect);

    [[nodiscard]] QPointF toView(QPointF image) const { return image * m_scale + m_offset; }
    [[nodiscard]] QPointF toImage(QPointF view) const { return (view - m_offset) / m_scale; }
    [[nodiscard]] QRectF toView(const QRectF& image) const
    {
        return {toView(image.topLeft()), image.size() * m_scale};
    }
    [[nodiscard]] QRectF toImage(const QRectF& view) const
    {
        return {toImage(view.topLeft()), view.size() / m_scale};
    }
    /// The part of the image plane that shows.
    [[nodiscard]] QRectF visibleImageRect() const
    {
        return toImage(QRectF(QPointF(0, 0), m_viewSize));
    }
    [[nodiscard]] QPointF centre() const
    {
        return toImage(QPointF(m_viewSize.width() / 2, m_viewSize.height() / 2));
    }

    bool operator==(const ViewTransform&) const = default;

private:
    void keepInBounds();

    QSizeF m_imageSize;
    QSizeF m_viewSize;
    double m_scale = 1.0;
    QPointF m_offset; ///< view position of the image's origin
    bool m_fitted = true;
};

} // namespace groundmark::widgets
