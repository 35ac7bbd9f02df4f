// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPoint>
#include <QRectF>
#include <QSize>

#include <optional>

namespace groundmark::storage {

/// A mask as Groundmark keeps it.
struct KeptMask
{
    QByteArray runs; ///< COCO compressed run lengths of the whole image
    QRectF bounds; ///< of the cut-out, in pixels
};
/// Puts a cut-out (any image whose pixels are black or not) with its top left corner at `corner` into
/// an image of `image` pixels. Nothing when it can't be decoded or has no pixel inside.
[[nodiscard]] std::optional<KeptMask> maskFromPng(const QByteArray& png, QPoint corner, QSize image);

/// A mask cut out to its bounds.
struct CutMask
{
    QByteArray png; ///< 8-bit grey, 0 and 255
    QRectF bounds;
};
/// Nothing when the run lengths do not fit the image or are empty.
[[nodiscard]] std::optional<CutMask> maskToPng(const QByteArray& runs, QSize image);

} // namespace groundmark::storage
