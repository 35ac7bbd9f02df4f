// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"
#include "storage/formats/xml_fields.h"

#include <QSize>

#include <optional>
#include <span>
#include <vector>

namespace groundmark::storage {

/// One element of an <image> of CVAT XML 1.1 as regions: one, but for <points>, which becomes a
/// Point region for each of them.
struct CvatShape
{
    std::vector<Region> regions;
    QString label;
    QString unknown; ///< the element as it was, where there is no such shape here
};

/// Reads the element that was just started. `image` is the size that the file states; a mask needs
/// it. `position` (from 0) tells the points of one element from another's. An attribute "text" is
/// the region's transcription.
[[nodiscard]] CvatShape readCvatShape(QXmlStreamReader& xml, QSize image, int position);

/// Writes the regions that make up one element: one, or several points. `own` says whether their
/// `extra` is CVAT's. `simplified` is set where CVAT has no such shape.
void writeCvatShape(
    QXmlStreamWriter& xml,
    std::span<const Region> regions,
    const QString& label,
    bool own,
    QSize image,
    bool& simplified);

/// Whether both came from one <points> element and belong into one again.
[[nodiscard]] bool isSameCvatPoints(const Region& region, const Region& other);

/// A mask's run lengths as CVAT has them: inside the box, row by row, starting with unset.
[[nodiscard]] std::optional<Shape> maskFromCvat(const QString& rle, const QRect& box, QSize image);
struct CvatMask
{
    QString rle;
    QRect box;
};
/// Nothing when the mask is of another size or empty.
[[nodiscard]] std::optional<CvatMask> maskToCvat(const QByteArray& runs, QSize image);

} // namespace groundmark::storage
