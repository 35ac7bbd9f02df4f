// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geometry.h"

#include <QList>
#include <QRectF>
#include <QString>

#include <array>
#include <optional>

namespace groundmark::viewers {

/// Four numbers of a reply that name a box, as they stand there: x1, y1, x2, y2.
using BoxNumbers = std::array<double, 4>;

/// Every box that a reply writes down, in reading order: four numbers in one pair of brackets,
/// "[86, 951, 424, 1064]" or "(.09, .78, .51, .95)", or two pairs one after the other,
/// "(86,951),(424,1064)". Stops at `maximum` boxes.
[[nodiscard]] QList<BoxNumbers> parseBoxes(const QString& reply, qsizetype maximum = 500);

/// The box in displayed pixels, if the numbers are read in `frame`; corners in any order.
/// `resized` is only looked at for Frame::Resized; nothing when it is needed and empty.
[[nodiscard]] std::optional<QRectF>
boxInPixels(const BoxNumbers& numbers, Frame frame, QSizeF image, QSizeF resized = {});

/// Intersection over union, 0–1; 0 for boxes without an area.
[[nodiscard]] double intersectionOverUnion(const QRectF& a, const QRectF& b);

/// Whether a box can be meant in this frame: all numbers within 0–1 for Frame::Unit, and so on,
/// with 2 % of grace.
[[nodiscard]] bool
isPlausible(const BoxNumbers& numbers, Frame frame, QSizeF image, QSizeF resized = {});

/// "86 951 424 1064", ".09 .78 .51 .95": as short as it goes.
[[nodiscard]] QString toText(const BoxNumbers& numbers);

} // namespace groundmark::viewers
