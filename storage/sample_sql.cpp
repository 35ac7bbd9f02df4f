// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_sql.h"

#include "storage/query/query_sql.h"
#include "storage/sample_terms.h"

#include <algorithm>

namespace groundmark::storage {

namespace {

void addCondition(Terms& terms, Joins& joins, const RunCondition& condition)
{
    const size_t run = joins.indexOf(condition.run);
    const auto hasOutcome = [&](Outcome outcome) {
        terms.add(QStringLiteral("c%1.outcome = ?").arg(run), {QString(nameOf(outcome))});
    };
    switch (condition.is) {
    case RunCondition::Is::Failed:
        hasOutcome(Outcome::Scored);
        return terms.add(QStringLiteral("c%1.score < ?").arg(run), {condition.threshold});
    case RunCondition::Is::Passed:
        hasOutcome(Outcome::Scored);
        return terms.add(QStringLiteral("c%1.score >= ?").arg(run), {condition.threshold});
    case RunCondition::Is::Unparseable:
        return hasOutcome(Outcome::Unparseable);
    case RunCondition::Is::RefusedOrEmpty:
        return hasOutcome(Outcome::RefusedOrEmpty);
    case RunCondition::Is::ApiError:
        return hasOutcome(Outcome::ApiError);
    case RunCondition::Is::NotPassed:
        return terms.add(
            QStringLiteral("(c%1.outcome <> ? OR c%1.score < ?)").arg(run),
            {QString(nameOf(Outcome::Scored)), condition.threshold});
    }
}

Terms whereOf(const SampleFilter& filter, Joins& joins)
{
    Terms where;
    if (filter.dataset) {
        where.add(QStringLiteral("samples.dataset = ?"), {filter.dataset->value});
    }
    if (!filter.task.isEmpty()) {
        where.add(QStringLiteral("samples.task = ?"), {filter.task});
    }
    if (filter.state) {
        where.add(QStringLiteral("samples.state = ?"), {QString(nameOf(*filter.state))});
    }
    if (!filter.text.isEmpty()) {
        const QString pattern = containsPattern(filter.text);
        where.add(
            QStringLiteral("(external_id LIKE ? ESCAPE '\\' OR samples.id IN (SELECT sample FROM questions "
                           "WHERE text LIKE ? ESCAPE '\\' OR answers LIKE ? ESCAPE '\\'))"),
            {pattern, pattern, pattern});
    }
    if (!filter.runs.empty()) {
        QVariantList runs;
        for (const RunId& run : filter.runs) {
            runs.append(run.toText());
        }
        where.add(
            QStringLiteral(
                "samples.id IN (SELECT sample FROM run_cells WHERE run IN (SELECT number FROM runs WHERE id IN (%1)))")
                .arg(places(filter.runs.size())),
            runs);
    }
    for (const RunCondition& condition : filter.conditions) {
        addCondition(where, joins, condition);
    }
    if (filter.query) {
        addQuery(where, joins, *filter.query);
    }
    return where;
}

} // namespace

void SampleSql::bindTo(Statement& statement) const
{
    for (const QVariantList* values : {&sumValues, &fromValues, &whereValues}) {
        for (const QVariant& value : *values) {
            statement.bind(value);
        }
    }
}

SampleSql
sampleSql(const SampleFilter& filter, const std::vector<std::vector<RunCondition>>& alternatives)
{
    SampleSql sql;
    sql.from = QStringLiteral(" FROM samples");
    Joins joins;
    const Terms where = whereOf(filter, joins);
    if (!where.conditions.isEmpty()) {
        sql.where = QStringLiteral(" WHERE ") + where.all();
        sql.whereValues = where.values;
    }
    QStringList sums;
    for (const std::vector<RunCondition>& alternative : alternatives) {
        Terms terms;
        for (const RunCondition& condition : alternative) {
            addCondition(terms, joins, condition);
        }
        sums.append(
            terms.conditions.isEmpty() ? QStringLiteral("COUNT(*)")
                                       : QStringLiteral("TOTAL(%1)").arg(terms.all()));
        sql.sumValues.append(terms.values);
    }
    sql.sums = sums.join(QStringLiteral(", "));
    if (filter.order) {
        // An outcome without a score may carry a 0 for the official table; it is not a score.
        const size_t run = joins.indexOf(filter.order->run);
        sql.order
            = QStringLiteral(
                  " ORDER BY CASE c%1.outcome WHEN 'scored' THEN c%1.score END %2 NULLS LAST, "
                  "samples.dataset, samples.id")
                  .arg(run)
                  .arg(filter.order->descending ? QStringLiteral("DESC") : QStringLiteral("ASC"));
    } else {
        sql.order = QStringLiteral(" ORDER BY samples.dataset, samples.id");
    }
    joins.writeTo(sql);
    return sql;
}

} // namespace groundmark::storage
