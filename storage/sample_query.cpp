// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_query.h"

#include "storage/json_text.h"
#include "storage/sample_sql.h"
#include "storage/sample_terms.h"

namespace groundmark::storage {

namespace {

/// Rows come back in any order; this puts them where `ids` wants them.
QHash<SampleId, size_t> positionsOf(const std::vector<SampleId>& ids)
{
    QHash<SampleId, size_t> positions;
    for (size_t i = 0; i < ids.size(); ++i) {
        positions.insert(ids[i], i);
    }
    return positions;
}

} // namespace

Result<std::vector<SampleId>> SampleQuery::ids(const SampleFilter& filter) const
{
    const SampleSql sql = sampleSql(filter);
    Statement rows(
        m_database, QStringLiteral("SELECT samples.id") + sql.from + sql.where + sql.order);
    sql.bindTo(rows);
    std::vector<SampleId> ids;
    while (rows.next()) {
        ids.push_back({rows.integer(0)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return ids;
}

Result<qint64> SampleQuery::count(const SampleFilter& filter) const
{
    const SampleSql sql = sampleSql(filter);
    Statement rows(m_database, QStringLiteral("SELECT COUNT(*)") + sql.from + sql.where);
    sql.bindTo(rows);
    const qint64 count = rows.next() ? rows.integer(0) : 0;
    if (rows.failure()) {
        return *rows.failure();
    }
    return count;
}

Result<std::vector<qint64>> SampleQuery::countsWith(
    const SampleFilter& filter, const std::vector<std::vector<RunCondition>>& alternatives) const
{
    std::vector<qint64> counts(alternatives.size(), 0);
    if (alternatives.empty()) {
        return counts;
    }
    const SampleSql sql = sampleSql(filter, alternatives);
    Statement rows(m_database, QStringLiteral("SELECT ") + sql.sums + sql.from + sql.where);
    sql.bindTo(rows);
    if (rows.next()) {
        for (size_t i = 0; i < counts.size(); ++i) {
            counts[i] = rows.integer(static_cast<int>(i));
        }
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return counts;
}

Result<std::vector<SampleRow>> SampleQuery::rows(const std::vector<SampleId>& ids) const
{
    if (ids.empty()) {
        return std::vector<SampleRow> {};
    }
    Statement rows(
        m_database,
        QStringLiteral(
            "SELECT samples.id, dataset, external_id, task, samples.state, q.text, q.answers, "
            "images.path, images.width, images.height, "
            "(SELECT COUNT(*) FROM pages WHERE sample = samples.id), "
            "(SELECT COUNT(*) FROM regions WHERE sample = samples.id), "
            "(SELECT COUNT(*) FROM notes WHERE sample = samples.id AND bookmark = 0), "
            "EXISTS (SELECT 1 FROM notes WHERE sample = samples.id AND bookmark = 1) "
            "FROM samples "
            "LEFT JOIN questions q ON q.sample = samples.id AND q.position = 0 "
            "LEFT JOIN pages p ON p.sample = samples.id AND p.position = 0 "
            "LEFT JOIN images ON images.id = p.image WHERE samples.id IN (%1)")
            .arg(places(ids.size())));
    for (const SampleId id : ids) {
        rows.bind(id.value);
    }
    const auto positions = positionsOf(ids);
    std::vector<std::optional<SampleRow>> placed(ids.size());
    while (rows.next()) {
        SampleRow row;
        row.id = {rows.integer(0)};
        row.dataset = {rows.integer(1)};
        row.externalId = rows.text(2);
        row.task = rows.text(3);
        row.state = valueOf<SampleState>(rows.text(4)).value_or(SampleState::New);
        row.question = rows.text(5);
        const QList<Answer> answers = answersFrom(parseJson(rows.text(6).toUtf8()));
        row.answer = answers.isEmpty() ? QString() : answers.first().text;
        row.imagePath = rows.text(7);
        row.imageSize = QSize(static_cast<int>(rows.integer(8)), static_cast<int>(rows.integer(9)));
        row.pages = static_cast<int>(rows.integer(10));
        row.regions = static_cast<int>(rows.integer(11));
        row.notes = static_cast<int>(rows.integer(12));
        row.isBookmarked = rows.flag(13);
        placed[positions.value(row.id)] = std::move(row);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    std::vector<SampleRow> list;
    list.reserve(ids.size());
    for (auto& row : placed) {
        if (row) {
            list.push_back(std::move(*row));
        }
    }
    return list;
}

Result<std::vector<std::vector<RunCell>>>
SampleQuery::cells(const std::vector<SampleId>& ids, const std::vector<RunId>& runs) const
{
    std::vector<std::vector<RunCell>> cells(ids.size(), std::vector<RunCell>(runs.size()));
    if (ids.empty()) {
        return cells;
    }
    const auto positions = positionsOf(ids);
    for (size_t column = 0; column < runs.size(); ++column) {
        Statement rows(
            m_database,
            QStringLiteral(
                "SELECT sample, outcome, score, tokens, latency FROM run_cells "
                "WHERE run = (SELECT number FROM runs WHERE id = ?) AND sample IN (%1)")
                .arg(places(ids.size())));
        rows.bind(runs[column].toText());
        for (const SampleId id : ids) {
            rows.bind(id.value);
        }
        while (rows.next()) {
            RunCell& cell = cells[positions.value({rows.integer(0)})][column];
            cell.outcome = valueOf<Outcome>(rows.text(1));
            if (!rows.isNull(2)) {
                cell.score = rows.real(2);
            }
            if (!rows.isNull(3)) {
                cell.outputTokens = static_cast<int>(rows.integer(3));
            }
            if (!rows.isNull(4)) {
                cell.latencySeconds = rows.real(4);
            }
        }
        if (rows.failure()) {
            return *rows.failure();
        }
    }
    return cells;
}

Result<std::vector<std::pair<QString, qint64>>>
SampleQuery::tasks(std::optional<DatasetId> dataset) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT task, COUNT(*) FROM samples%1 GROUP BY task ORDER BY task")
            .arg(dataset ? QStringLiteral(" WHERE dataset = ?") : QString()));
    if (dataset) {
        rows.bind(dataset->value);
    }
    std::vector<std::pair<QString, qint64>> tasks;
    while (rows.next()) {
        tasks.emplace_back(rows.text(0), rows.integer(1));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return tasks;
}

} // namespace groundmark::storage
