// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace groundmark::widgets {

/// A tag that wants a place beside its shape. All in view pixels.
struct TagRequest
{
    QRectF shape; ///< bounds of the shape
    QSizeF size; ///< of the tag
};

/// Finds a place for each tag: outside above the top left corner, else another corner, else inside,
/// so that no tag covers another and all stay within `view`. Earlier requests choose first.
/// @param mayDrop a tag without a free place gets a null rectangle; otherwise it covers another one
/// @returns one rectangle per request, at whole pixels
[[nodiscard]] std::vector<QRectF>
placeTags(const std::vector<TagRequest>& requests, const QRectF& view, bool mayDrop);

} // namespace groundmark::widgets
