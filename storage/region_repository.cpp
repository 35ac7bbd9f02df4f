// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/region_repository.h"

#include "storage/json_text.h"

namespace groundmark::storage {

namespace {

const QString Columns = QStringLiteral(
    "id, sample, page, ordinal, role, label, kind, points, mask, text, reading_order, z, locked, "
    "hidden, attributes, extra");

Region read(const Statement& row)
{
    Region region;
    region.id = RegionId::fromText(row.text(0));
    region.sample = {row.integer(1)};
    region.page = static_cast<int>(row.integer(2));
    region.ordinal = static_cast<int>(row.integer(3));
    region.role = valueOf<RegionRole>(row.text(4)).value_or(RegionRole::Object);
    region.label = LabelId::fromText(row.text(5));
    region.shape.kind = valueOf<ShapeKind>(row.text(6)).value_or(ShapeKind::Box);
    region.shape.points = pointsFrom(parseJson(row.text(7).toUtf8()));
    region.shape.mask = row.bytes(8);
    region.text = row.text(9);
    if (!row.isNull(10)) {
        region.readingOrder = static_cast<int>(row.integer(10));
    }
    region.z = static_cast<int>(row.integer(11));
    region.locked = row.flag(12);
    region.hidden = row.flag(13);
    region.attributes = row.text(14).toUtf8();
    region.extra = row.text(15).toUtf8();
    return region;
}

} // namespace

Result<std::vector<Region>> RegionRepository::ofSample(SampleId sample) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT %1 FROM regions WHERE sample = ? ORDER BY z, rowid").arg(Columns));
    rows.bind(sample.value);
    std::vector<Region> regions;
    while (rows.next()) {
        regions.push_back(read(rows));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return regions;
}

Result<std::optional<Region>> RegionRepository::find(RegionId id) const
{
    Statement rows(m_database, QStringLiteral("SELECT %1 FROM regions WHERE id = ?").arg(Columns));
    rows.bind(id.toText());
    std::optional<Region> region;
    if (rows.next()) {
        region = read(rows);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return region;
}

Result<void> RegionRepository::store(const Region& region)
{
    // Not REPLACE: that would give the row a new place in the drawing order.
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO regions (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET sample = excluded.sample, page = excluded.page, "
                       "ordinal = excluded.ordinal, role = excluded.role, label = excluded.label, "
                       "kind = excluded.kind, points = excluded.points, mask = excluded.mask, "
                       "text = excluded.text, reading_order = excluded.reading_order, z = excluded.z, "
                       "locked = excluded.locked, hidden = excluded.hidden, "
                       "attributes = excluded.attributes, extra = excluded.extra")
            .arg(Columns));
    return upsert.bind(region.id.toText())
        .bind(region.sample.value)
        .bind(region.page)
        .bind(region.ordinal)
        .bind(QString(nameOf(region.role)))
        .bind(region.label.isNull() ? QVariant() : QVariant(region.label.toText()))
        .bind(QString(nameOf(region.shape.kind)))
        .bind(QString::fromUtf8(dumpJson(toJson(region.shape.points))))
        .bind(region.shape.mask)
        .bind(region.text)
        .bind(region.readingOrder ? QVariant(*region.readingOrder) : QVariant())
        .bind(region.z)
        .bind(region.locked)
        .bind(region.hidden)
        .bind(QString::fromUtf8(region.attributes))
        .bind(QString::fromUtf8(region.extra))
        .run();
}

Result<void> RegionRepository::remove(RegionId id)
{
    Statement erase(m_database, QStringLiteral("DELETE FROM regions WHERE id = ?"));
    return erase.bind(id.toText()).run();
}

} // namespace groundmark::storage
