// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QByteArray>
#include <QPointF>
#include <QRect>
#include <QSize>

#include <cstdint>
#include <span>
#include <vector>

namespace groundmark::imaging {

/// A mask of 0 and 1, one byte per pixel, row by row.
struct BinaryMask
{
    QSize size;
    std::vector<std::uint8_t> pixels;

    bool operator==(const BinaryMask&) const = default;
    [[nodiscard]] static BinaryMask empty(QSize size);
    /// Whether there is one byte per pixel.
    [[nodiscard]] bool isComplete() const;
};

/// COCO run lengths of a mask, column by column (x outer, y inner): lengths of alternating runs of
/// zeros and ones, zeros first (0 long if the first pixel is set).
/// Source: cocoapi, common/maskApi.c.
struct RunLengths
{
    QSize size;
    std::vector<std::uint32_t> counts;

    bool operator==(const RunLengths&) const = default;
    /// Whether the runs cover the image exactly.
    [[nodiscard]] bool isComplete() const;
};

/// `mask` must be complete; any value but 0 counts as set.
[[nodiscard]] RunLengths encode(const BinaryMask& mask);
/// `runs` must be complete.
[[nodiscard]] BinaryMask decode(const RunLengths& runs);

/// COCO's compressed text: from the fourth run on the difference to the run before the last, in
/// groups of 5 bits, low group first, as characters from '0' on.
[[nodiscard]] QByteArray toCompressed(const RunLengths& runs);
/// Fails on characters outside the code, truncated text, and runs that do not cover the image.
[[nodiscard]] Result<RunLengths> fromCompressed(const QByteArray& text, QSize size);
/// From COCO's list of counts. Fails when they do not cover the image.
[[nodiscard]] Result<RunLengths> fromCounts(std::vector<std::uint32_t> counts, QSize size);

/// Number of set pixels.
[[nodiscard]] std::int64_t area(const RunLengths& runs);
/// The smallest rectangle round the set pixels, in pixels; null without any.
[[nodiscard]] QRect boundingBox(const RunLengths& runs);
/// The mask moved by whole pixels. Unchanged where a set pixel would leave the image.
[[nodiscard]] RunLengths shifted(const RunLengths& runs, QPoint by);
/// The pixels of either mask. Both must have the same size.
[[nodiscard]] RunLengths united(const RunLengths& a, const RunLengths& b);

/// |∩| / |∪|, 0–1; 0 when nothing is shared or the sizes differ.
[[nodiscard]] double intersectionOverUnion(const RunLengths& a, const RunLengths& b);
/// What COCO uses where the truth is a crowd: |∩| / |detection|.
[[nodiscard]] double crowdOverlap(const RunLengths& detection, const RunLengths& crowd);

/// The pixels inside a closed polygon in pixel coordinates, exactly as COCO rasterises it: a walk
/// along the boundary at five times the resolution. Parts outside of the image are cut off.
/// Points must be finite and the polygon not absurdly large (|coordinate| <= 1e6); else empty.
[[nodiscard]] RunLengths polygonRuns(std::span<const QPointF> polygon, QSize size);

} // namespace groundmark::imaging
