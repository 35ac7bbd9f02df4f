// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/error_label_repository.h"

#include "evaluation/errors/taxonomies.h"
#include "storage/json_text.h"

#include <algorithm>

namespace groundmark::storage {

namespace {

const QString Columns = QStringLiteral(
    "SELECT run, error_labels.sample, taxonomy, version, source, author, tag, note, reply, at");
const QString Key
    = QStringLiteral(" WHERE run = ? AND sample = ? AND taxonomy = ? AND version = ? AND source = ? AND author = ?");

ErrorLabel read(const Statement& row)
{
    ErrorLabel label;
    label.run = RunId::fromText(row.text(0));
    label.sample = {row.integer(1)};
    label.taxonomy = row.text(2);
    label.version = static_cast<int>(row.integer(3));
    label.source = valueOf<LabelSource>(row.text(4)).value_or(LabelSource::Person);
    label.author = row.text(5);
    label.type = row.text(6);
    label.note = row.text(7);
    label.reply = row.bytes(8);
    label.at = QDateTime::fromString(row.text(9), Qt::ISODateWithMs);
    return label;
}

void bindKey(Statement& statement, const ErrorLabel& like)
{
    statement.bind(like.run.toText())
        .bind(like.sample.value)
        .bind(like.taxonomy)
        .bind(like.version)
        .bind(QString(nameOf(like.source)))
        .bind(like.author);
}

Result<std::vector<ErrorLabel>> readAll(Statement& rows)
{
    std::vector<ErrorLabel> labels;
    while (rows.next()) {
        labels.push_back(read(rows));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return labels;
}

Result<std::vector<Taxonomy>> readTaxonomies(Statement& rows)
{
    std::vector<Taxonomy> taxonomies;
    while (rows.next()) {
        const QByteArray text = rows.text(0).toUtf8();
        auto taxonomy
            = evaluation::taxonomyFromJson(nlohmann::json::parse(text.cbegin(), text.cend(), nullptr, false));
        if (taxonomy) {
            taxonomies.push_back(std::move(*taxonomy));
        }
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return taxonomies;
}

} // namespace

Result<std::vector<ErrorLabel>>
ErrorLabelRepository::ofDataset(DatasetId dataset, const QString& taxonomy, int version) const
{
    Statement rows(
        m_database,
        Columns
            + QStringLiteral(" FROM error_labels JOIN runs ON runs.id = run WHERE runs.dataset = ? AND taxonomy = ? "
                             "AND version = ? ORDER BY run, error_labels.sample, source, author"));
    rows.bind(dataset.value).bind(taxonomy).bind(version);
    return readAll(rows);
}

Result<std::vector<ErrorLabel>>
ErrorLabelRepository::ofRun(RunId run, const QString& taxonomy, int version) const
{
    Statement rows(
        m_database,
        Columns
            + QStringLiteral(" FROM error_labels WHERE run = ? AND taxonomy = ? AND version = ? "
                             "ORDER BY sample, source, author"));
    rows.bind(run.toText()).bind(taxonomy).bind(version);
    return readAll(rows);
}

Result<std::optional<ErrorLabel>> ErrorLabelRepository::find(const ErrorLabel& like) const
{
    Statement rows(m_database, Columns + QStringLiteral(", prompt, raw FROM error_labels") + Key);
    bindKey(rows, like);
    std::optional<ErrorLabel> label;
    if (rows.next()) {
        label = read(rows);
        label->prompt = rows.text(10);
        label->raw = rows.text(11);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return label;
}

Result<void> ErrorLabelRepository::store(const ErrorLabel& label)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO error_labels (run, sample, taxonomy, version, source, author, tag, note, reply, "
                       "at, prompt, raw) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                       "ON CONFLICT (run, sample, taxonomy, version, source, author) DO UPDATE SET "
                       "tag = excluded.tag, note = excluded.note, reply = excluded.reply, at = excluded.at, "
                       "prompt = excluded.prompt, raw = excluded.raw"));
    bindKey(upsert, label);
    return upsert.bind(label.type)
        .bind(label.note)
        .bind(label.reply)
        .bind(label.at.toUTC().toString(Qt::ISODateWithMs))
        .bind(label.prompt)
        .bind(label.raw)
        .run();
}

Result<void> ErrorLabelRepository::remove(const ErrorLabel& like)
{
    Statement erase(m_database, QStringLiteral("DELETE FROM error_labels") + Key);
    bindKey(erase, like);
    return erase.run();
}

Result<qint64>
ErrorLabelRepository::removeOf(LabelSource source, RunId run, const QString& taxonomy, int version)
{
    Statement erase(
        m_database,
        QStringLiteral("DELETE FROM error_labels WHERE source = ? AND run = ? AND taxonomy = ? AND version = ?"));
    const auto done
        = erase.bind(QString(nameOf(source))).bind(run.toText()).bind(taxonomy).bind(version).run();
    if (!done) {
        return done.error();
    }
    return erase.changedRows();
}

Result<std::vector<Taxonomy>> ErrorLabelRepository::taxonomies() const
{
    Statement rows(m_database, QStringLiteral("SELECT definition FROM taxonomies ORDER BY id, version"));
    return readTaxonomies(rows);
}

Result<std::optional<Taxonomy>> ErrorLabelRepository::findTaxonomy(const QString& id, int version) const
{
    Statement rows(m_database, QStringLiteral("SELECT definition FROM taxonomies WHERE id = ? AND version = ?"));
    rows.bind(id).bind(version);
    const auto found = readTaxonomies(rows);
    if (!found) {
        return found.error();
    }
    return found->empty() ? std::nullopt : std::optional(found->front());
}

Result<void> ErrorLabelRepository::storeTaxonomy(const Taxonomy& taxonomy)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO taxonomies (id, version, definition) VALUES (?, ?, ?) "
                       "ON CONFLICT (id, version) DO UPDATE SET definition = excluded.definition"));
    return upsert.bind(taxonomy.id)
        .bind(taxonomy.version)
        .bind(QString::fromUtf8(dumpJson(evaluation::toJson(taxonomy))))
        .run();
}

Result<void> ErrorLabelRepository::removeTaxonomy(const QString& id, int version)
{
    Statement erase(m_database, QStringLiteral("DELETE FROM taxonomies WHERE id = ? AND version = ?"));
    return erase.bind(id).bind(version).run();
}

Result<std::vector<Taxonomy>> allTaxonomies(Database& database, bool onlyNewest)
{
    const auto own = ErrorLabelRepository(database).taxonomies();
    if (!own) {
        return own.error();
    }
    const auto builtIn = evaluation::builtInTaxonomies();
    std::vector<Taxonomy> all(builtIn.begin(), builtIn.end());
    for (const Taxonomy& taxonomy : *own) {
        const auto older = std::ranges::find_if(all, [&](const Taxonomy& one) {
            return one.id == taxonomy.id && (onlyNewest || one.version == taxonomy.version);
        });
        if (older == all.end()) {
            all.push_back(taxonomy);
        } else if (taxonomy.version > older->version) {
            *older = taxonomy;
        }
    }
    return all;
}

} // namespace groundmark::storage
