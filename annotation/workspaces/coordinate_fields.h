// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geometry.h"

#include <QWidget>

#include <array>
#include <optional>

class QDoubleSpinBox;

namespace groundmark::widgets {
class Segments;
}

namespace groundmark::annotation {

/// x, y, width and height of a region, typed in displayed pixels or in 0–1000. The frame that is
/// shown has its name beside it; the value that is kept is always pixels.
class CoordinateFields : public QWidget
{
    Q_OBJECT

public:
    explicit CoordinateFields(QWidget* parent = nullptr);

    /// Nothing: no single region is selected, the fields are off.
    void show(std::optional<QRectF> pixels, QSizeF image);

signals:
    /// Somebody typed other bounds, in displayed pixels.
    void boundsTyped(QRectF pixels);

private:
    [[nodiscard]] Frame frame() const;
    void refresh();
    void takeTyped();

    std::array<QDoubleSpinBox*, 4> m_fields {};
    widgets::Segments* m_frame;
    std::optional<QRectF> m_pixels;
    QSizeF m_image;
    bool m_showing = false;
};

} // namespace groundmark::annotation
