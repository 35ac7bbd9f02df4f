// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

#include <span>

namespace groundmark::evaluation {

/// The area of the union of boxes, each clipped to a page of `page` pixels.
[[nodiscard]] double coveredArea(std::span<const QRectF> boxes, QSizeF page);

/// Masked pixels over all pixels of the page that carries the mask, 0–1; 0 for an empty page.
/// The definition is ours; MMTR-Bench publishes a median of 0.0052.
[[nodiscard]] double maskRatio(std::span<const QRectF> boxes, QSizeF page);

} // namespace groundmark::evaluation
