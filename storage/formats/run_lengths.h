// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRect>
#include <QSize>

#include <optional>
#include <vector>

namespace groundmark::storage {

/// COCO's run lengths: numbers of pixels, unset and set in turn, starting with unset, down each
/// column and then the next (cocodataset/cocoapi, common/maskApi.c). Shape::mask holds them in COCO's
/// compressed text.
using Runs = std::vector<qint64>;

/// Nothing when the text is not of that form or a run is negative.
[[nodiscard]] std::optional<Runs> runsFromText(const QByteArray& text);
[[nodiscard]] QByteArray textFromRuns(const Runs& runs);

/// Number of pixels, set or not.
[[nodiscard]] qint64 lengthOf(const Runs& runs);
/// Number of set pixels.
[[nodiscard]] qint64 areaOf(const Runs& runs);
/// The smallest rectangle round the set pixels; null when there are none.
[[nodiscard]] QRect boundsOf(const Runs& runs, QSize size);

/// One byte per pixel, row by row, 0 or 1. `runs` must have the length of `size`.
[[nodiscard]] QByteArray pixelsFromRuns(const Runs& runs, QSize size);
/// Every byte that is not 0 is set.
[[nodiscard]] Runs runsFromPixels(const QByteArray& pixels, QSize size);

/// The mask of a stored image of `size` as EXIF orientation 1–8 shows it.
[[nodiscard]] Runs turnedBy(const Runs& runs, QSize size, int orientation);

/// Largest image that a mask is unpacked for: 2^28 pixels, well above what is published.
[[nodiscard]] bool isMaskSize(QSize size);

} // namespace groundmark::storage
