// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_repository.h"

namespace groundmark::storage {

namespace {

const QString Columns = QStringLiteral(
    "id, name, benchmark, source, licence, truth_version, demonstration, extra");

Dataset read(const Statement& row)
{
    return {
        {row.integer(0)},
        row.text(1),
        row.text(2),
        row.text(3),
        row.text(4),
        static_cast<int>(row.integer(5)),
        row.flag(6),
        row.text(7).toUtf8()};
}

Result<std::optional<Dataset>> first(Statement& rows)
{
    std::optional<Dataset> found;
    if (rows.next()) {
        found = read(rows);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return found;
}

} // namespace

Result<std::vector<DatasetRepository::Listed>> DatasetRepository::list() const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT %1, (SELECT COUNT(*) FROM samples WHERE dataset = datasets.id) "
                       "FROM datasets ORDER BY id")
            .arg(Columns));
    std::vector<Listed> list;
    while (rows.next()) {
        list.push_back({read(rows), rows.integer(8)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return list;
}

Result<std::optional<Dataset>> DatasetRepository::find(DatasetId id) const
{
    Statement rows(m_database, QStringLiteral("SELECT %1 FROM datasets WHERE id = ?").arg(Columns));
    rows.bind(id.value);
    return first(rows);
}

Result<std::optional<Dataset>> DatasetRepository::findByName(const QString& name) const
{
    Statement rows(m_database, QStringLiteral("SELECT %1 FROM datasets WHERE name = ?").arg(Columns));
    rows.bind(name);
    return first(rows);
}

Result<DatasetId> DatasetRepository::add(const Dataset& dataset)
{
    Statement insert(
        m_database,
        QStringLiteral("INSERT INTO datasets (name, benchmark, source, licence, truth_version, "
                       "demonstration, extra) VALUES (?, ?, ?, ?, ?, ?, ?)"));
    insert.bind(dataset.name)
        .bind(dataset.benchmark)
        .bind(dataset.source)
        .bind(dataset.licence)
        .bind(dataset.truthVersion)
        .bind(dataset.demonstration)
        .bind(QString::fromUtf8(dataset.extra));
    if (auto done = insert.run(); !done) {
        return done.error();
    }
    return DatasetId {insert.insertedId()};
}

Result<void> DatasetRepository::raiseTruthVersion(DatasetId id)
{
    Statement update(
        m_database, QStringLiteral("UPDATE datasets SET truth_version = truth_version + 1 WHERE id = ?"));
    return update.bind(id.value).run();
}

Result<void> DatasetRepository::storeExtra(DatasetId id, const QByteArray& extra)
{
    Statement update(m_database, QStringLiteral("UPDATE datasets SET extra = ? WHERE id = ?"));
    return update.bind(QString::fromUtf8(extra)).bind(id.value).run();
}

} // namespace groundmark::storage
