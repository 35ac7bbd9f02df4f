// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/format.h"
#include "storage/formats/json_fields.h"

#include <QHash>
#include <QSize>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace groundmark::storage {

/// "categories" of a COCO file in both directions.
struct CocoCategories
{
    std::map<qint64, QString> names;
    QHash<QString, qint64> ids; ///< of a name that several ids have, the first

    void add(qint64 id, const QString& name);
};

/// Reads one element of "annotations" as regions: a box, a mask, or one polygon for each part. The
/// parts of one annotation share its "id" in Region::extra; the first has all its other keys.
/// `label` becomes the category's name; empty when the category is not known.
[[nodiscard]] std::vector<Region> regionsFromCoco(
    Json annotation, const CocoCategories& categories, QString& label);

/// One annotation to be written: the regions that are its parts.
struct CocoAnnotation
{
    std::vector<const Region*> parts;
    QString label;
};
/// Brings the parts of each annotation together, in drawing order. `own` says whether the regions'
/// `extra` is COCO's.
[[nodiscard]] std::vector<CocoAnnotation> annotationsOf(const ExportSample& sample, bool own);

/// The id that the annotation had in the file; nothing when it had none.
[[nodiscard]] std::optional<qint64> cocoIdOf(const CocoAnnotation& annotation, bool own);

/// Writes an annotation but for "id" and "image_id". `image` is needed for masks. Nothing when COCO
/// has no such shape; `simplified` is set when a circle became a polygon.
[[nodiscard]] std::optional<FieldWriter> annotationToCoco(
    const CocoAnnotation& annotation, bool own, const CocoCategories& categories, QSize image, bool& simplified);

} // namespace groundmark::storage
