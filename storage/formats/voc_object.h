// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"
#include "storage/formats/xml_fields.h"

namespace groundmark::storage {

/// One <object> of Pascal VOC as a region.
struct VocObject
{
    Region region;
    QString label;
};

/// Reads the <object> that was just started: a box, or roLabelImg's rotated box. <attributes> become
/// the region's; every other element is kept in `extra`.
[[nodiscard]] VocObject readVocObject(QXmlStreamReader& xml);

/// Writes a region as an <object>; `simplified` is set where only its box could be written. `own`
/// says whether the region's `extra` is Pascal VOC's.
void writeVocObject(
    QXmlStreamWriter& xml, const Region& region, const QString& label, bool own, bool& simplified);

/// A rectangle of this size round a centre, turned clockwise; corners from the top left on.
[[nodiscard]] QList<QPointF> turnedBox(QPointF centre, QSizeF size, double radians);
/// What turnedBox() was given; `radians` 0 up to 2π.
struct TurnedBox
{
    QPointF centre;
    QSizeF size;
    double radians = 0.0;
};
[[nodiscard]] TurnedBox turnOf(const QList<QPointF>& corners);

} // namespace groundmark::storage
