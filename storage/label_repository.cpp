// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/label_repository.h"

namespace groundmark::storage {

namespace {

constexpr int RegionColours = 8; // visual language, section 1.3

const QString Select = QStringLiteral("SELECT id, name, colour, shortcut FROM labels");

Label read(const Statement& row)
{
    return {
        LabelId::fromText(row.text(0)), row.text(1), static_cast<int>(row.integer(2)), row.text(3)};
}

Result<std::optional<Label>> first(Statement& rows)
{
    std::optional<Label> label;
    if (rows.next()) {
        label = read(rows);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return label;
}

} // namespace

Result<std::vector<Label>> LabelRepository::all() const
{
    Statement rows(m_database, Select + QStringLiteral(" ORDER BY name"));
    std::vector<Label> labels;
    while (rows.next()) {
        labels.push_back(read(rows));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return labels;
}

Result<std::optional<Label>> LabelRepository::find(LabelId id) const
{
    Statement rows(m_database, Select + QStringLiteral(" WHERE id = ?"));
    rows.bind(id.toText());
    return first(rows);
}

Result<std::optional<Label>> LabelRepository::findByName(const QString& name) const
{
    Statement rows(m_database, Select + QStringLiteral(" WHERE name = ?"));
    rows.bind(name);
    return first(rows);
}

Result<void> LabelRepository::store(const Label& label)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO labels (id, name, colour, shortcut) VALUES (?, ?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET name = excluded.name, "
                       "colour = excluded.colour, shortcut = excluded.shortcut"));
    return upsert.bind(label.id.toText()).bind(label.name).bind(label.colour).bind(label.key).run();
}

Result<void> LabelRepository::remove(LabelId id)
{
    Statement erase(m_database, QStringLiteral("DELETE FROM labels WHERE id = ?"));
    return erase.bind(id.toText()).run();
}

Result<QHash<LabelId, qint64>> LabelRepository::uses() const
{
    Statement rows(
        m_database,
        QStringLiteral(
            "SELECT label, COUNT(*) FROM regions WHERE label IS NOT NULL GROUP BY label"));
    QHash<LabelId, qint64> uses;
    while (rows.next()) {
        uses.insert(LabelId::fromText(rows.text(0)), rows.integer(1));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return uses;
}

Result<Label> LabelRepository::ensure(const QString& name)
{
    auto found = findByName(name);
    if (!found) {
        return found.error();
    }
    if (*found) {
        return **found;
    }
    const auto count = m_database.scalar(QStringLiteral("SELECT COUNT(*) FROM labels"));
    if (!count) {
        return count.error();
    }
    const Label label {LabelId::create(), name, count->toInt() % RegionColours, {}};
    if (auto done = store(label); !done) {
        return done.error();
    }
    return label;
}

} // namespace groundmark::storage
