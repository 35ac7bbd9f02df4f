// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"

#include <QMimeData>
#include <QSizeF>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace groundmark::annotation {

/// Regions on their way from one page to another, or out of the program.
struct CopiedRegions
{
    QSizeF image; ///< pixels of the page that they were on
    std::vector<Region> regions; ///< with the labels' ids of the project they came from
    QStringList labels; ///< their names; empty for none
};

/// As "application/x-groundmark-regions+json" and, the same text, as plain text:
/// {"format": "groundmark-regions", "version": 1, "width", "height", "regions": [{…, "label"}]}.
[[nodiscard]] std::unique_ptr<QMimeData> toMime(const CopiedRegions& copied);
/// Nothing when there are none in it. What is odd in such a text (it may be anybody's) is left out.
[[nodiscard]] std::optional<CopiedRegions> fromMime(const QMimeData& data);

/// The regions on another page, where they were; moved by `offset` first.
struct PlacedRegions
{
    std::vector<Region> regions;
    bool moved = false; ///< all together, because the page ends before where they were
    int cut = 0; ///< how many are larger than the page and were cut at its edge
    int leftOut = 0; ///< how many have nothing on the page
};
[[nodiscard]] PlacedRegions
placeOn(const CopiedRegions& copied, QSizeF image, QPointF offset = {});

} // namespace groundmark::annotation
