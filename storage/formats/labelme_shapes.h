// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"
#include "storage/formats/json_fields.h"

#include <QSize>
#include <QString>

#include <vector>

namespace groundmark::storage {

/// One LabelMe shape as regions: one, but for the type "points", which becomes a Point region each.
struct LabelMeShape
{
    std::vector<Region> regions;
    QString label;
    QString trouble; ///< why it can't be used; empty when it can
};

/// Reads one element of "shapes", of LabelMe (all types up to version 7) or X-AnyLabeling
/// ("rotation", "quadrilateral", rectangles of four points). `image` is the size that the file
/// states; a mask needs it. `position` (from 0) tells the regions of one "points" shape from
/// another's.
[[nodiscard]] LabelMeShape shapeFromLabelMe(Json shape, QSize image, int position);

/// The region as an element of "shapes". `own` says whether its
/// `extra` is LabelMe's.
/// `simplified` is set when LabelMe has no such shape and a polygon was written instead.
[[nodiscard]] Json
shapeToLabelMe(const Region& region, const QString& label, bool own, QSize image, bool& simplified);

/// Whether the two came from one "points" shape and belong into one again.
[[nodiscard]] bool isSamePointsShape(const QByteArray& extra, const QByteArray& otherExtra);

} // namespace groundmark::storage
