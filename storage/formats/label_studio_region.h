// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"
#include "storage/json_text.h"

#include <QSize>

#include <vector>

namespace groundmark::storage {

/// The results of one Label Studio annotation as regions. Results that share an id are one region:
/// its shape, its labels, its text.
struct LabelStudioResults
{
    std::vector<Region> regions; ///< points in Frame::Percent
    QStringList labels;
    Json rest = Json::array(); ///< results that are no regions: choices, relations, …
    int unknownShapes = 0; ///< of `rest`: shapes that Groundmark can't show
    QSize size; ///< "original_width" and "original_height"; empty when not said
};
[[nodiscard]] LabelStudioResults readLabelStudio(const Json& results);

/// Adds the results of one region. False where Label Studio has no such shape: nothing is added.
/// `own` says whether its `extra` is Label Studio's; `simplified` is set when a polygon or box stands
/// in for a shape.
bool writeLabelStudio(
    Json& results,
    const Region& region,
    const QString& label,
    bool own,
    QSize image,
    bool& simplified);

} // namespace groundmark::storage
