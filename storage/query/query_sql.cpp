// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/query/query_sql.h"

#include "domain/names.h"
#include "domain/reasoning.h"
#include "domain/sample.h"
#include "storage/run_repository.h"
#include "storage/search/word_tokenizer.h"

#include <QCoreApplication>

#include <algorithm>

namespace groundmark::storage {

namespace {

using Kind = QueryNode::Kind;

QString signOf(Comparison comparison)
{
    switch (comparison) {
    case Comparison::Less:
        return QStringLiteral("<");
    case Comparison::LessOrEqual:
        return QStringLiteral("<=");
    case Comparison::Equal:
        return QStringLiteral("=");
    case Comparison::NotEqual:
        return QStringLiteral("<>");
    case Comparison::GreaterOrEqual:
        return QStringLiteral(">=");
    case Comparison::Greater:
        return QStringLiteral(">");
    }
    return {};
}

/// "A" to "F", in either case: the n-th shown run.
std::optional<size_t> letterOf(const QString& name)
{
    if (name.size() != 1 || !name[0].isLetter() || name[0].unicode() > 'z') {
        return std::nullopt;
    }
    return static_cast<size_t>(name[0].toUpper().unicode() - 'A');
}

/// Writes one node after the other. Unknown facts are false, never NULL, so that `not` is right:
/// a sample without a reply has not passed, and "not passed(A)" finds it.
class Writer
{
public:
    Writer(Joins& joins, const BoundQuery& query)
        : m_joins(joins)
        , m_query(query)
    {
    }

    Terms write(const QueryNode& node)
    {
        switch (node.kind) {
        case Kind::And:
            return joined(node, QStringLiteral(" AND "), QStringLiteral("1"));
        case Kind::Or:
            return joined(node, QStringLiteral(" OR "), QStringLiteral("0"));
        case Kind::Not: {
            Terms inner = write(node.children.front());
            inner.conditions = {QStringLiteral("NOT (%1)").arg(inner.all())};
            return inner;
        }
        case Kind::RunIs:
            return runIs(node);
        case Kind::RunNumber:
            return runNumber(node);
        case Kind::AnyNumber:
            return anyNumber(node);
        case Kind::Field:
            return field(node);
        case Kind::Contains:
            return text(node, QStringLiteral("LIKE ? ESCAPE '\\'"), containsPattern(node.text));
        case Kind::Matches:
            return text(node, QStringLiteral("REGEXP ?"), node.text);
        case Kind::Search:
            return search(node);
        case Kind::Flipped:
            return flipped();
        case Kind::Bookmarked:
            return one(QStringLiteral("samples.id IN (SELECT sample FROM notes WHERE bookmark = 1)"));
        }
        return {};
    }

private:
    static Terms one(const QString& condition, const QVariantList& values = {})
    {
        Terms terms;
        terms.add(condition, values);
        return terms;
    }

    Terms joined(const QueryNode& node, const QString& connective, const QString& ofNothing)
    {
        QStringList parts;
        QVariantList values;
        for (const QueryNode& child : node.children) {
            const Terms inner = write(child);
            parts.append(u'(' + inner.all() + u')');
            values.append(inner.values);
        }
        return one(parts.isEmpty() ? ofNothing : u'(' + parts.join(connective) + u')', values);
    }

    /// bindQuery has seen to it that every letter has a run.
    [[nodiscard]] size_t joinOf(const QueryNode& node) { return m_joins.indexOf(m_query.runs[letterOf(node.run).value_or(0)]); }

    Terms runIs(const QueryNode& node)
    {
        const size_t run = joinOf(node);
        const QString outcome = QStringLiteral("COALESCE(c%1.outcome = ?, 0)").arg(run);
        const auto is = [&](Outcome wanted) { return one(outcome, {QString(nameOf(wanted))}); };
        if (node.name == u"answered") {
            return one(QStringLiteral("c%1.run IS NOT NULL").arg(run));
        }
        if (node.name == u"unparseable") {
            return is(Outcome::Unparseable);
        }
        if (node.name == u"empty") {
            return is(Outcome::RefusedOrEmpty);
        }
        if (node.name == u"error") {
            return is(Outcome::ApiError);
        }
        const QString sign = node.name == u"passed" ? QStringLiteral(">=") : QStringLiteral("<");
        return one(
            QStringLiteral("(%1 AND COALESCE(c%2.score %3 ?, 0))").arg(outcome).arg(run).arg(sign),
            {QString(nameOf(Outcome::Scored)), m_query.passFrom});
    }

    Terms runNumber(const QueryNode& node)
    {
        const size_t run = joinOf(node);
        const QString sign = signOf(node.comparison);
        if (node.name != u"score") {
            const QString column = node.name == u"tokens" ? QStringLiteral("tokens") : QStringLiteral("latency");
            return one(QStringLiteral("COALESCE(c%1.%2 %3 ?, 0)").arg(run).arg(column, sign), {node.number});
        }
        // An outcome without a score may carry a 0 for the official table; it is not a score.
        const QString scored = QStringLiteral("COALESCE(c%1.outcome = 'scored', 0)").arg(run);
        if (node.metric.isEmpty()) {
            return one(QStringLiteral("(%1 AND COALESCE(c%2.score %3 ?, 0))").arg(scored).arg(run).arg(sign), {node.number});
        }
        return one(
            QStringLiteral("(%1 AND samples.id IN (SELECT sample FROM predictions JOIN scores ON prediction = predictions.id "
                           "WHERE run = ? AND metric = ? COLLATE NOCASE AND value %2 ?))")
                .arg(scored, sign),
            {m_query.runs[letterOf(node.run).value_or(0)].toText(), node.metric, node.number});
    }

    /// " AND run IN (…)" over the shown runs' ids, or their numbers; nothing when none is shown: then
    /// any run will do.
    Terms amongRuns(bool byNumber)
    {
        Terms among;
        if (!m_query.runs.empty()) {
            const QString ids = places(m_query.runs.size());
            among.add(
                byNumber ? QStringLiteral(" AND run IN (SELECT number FROM runs WHERE id IN (%1))").arg(ids)
                         : QStringLiteral(" AND run IN (%1)").arg(ids));
            for (const RunId& run : m_query.runs) {
                among.values.append(run.toText());
            }
        }
        return among;
    }

    /// A test of any shown run's cell.
    Terms anyCell(const QString& condition, const QVariant& value)
    {
        const Terms among = amongRuns(true);
        return one(
            QStringLiteral("samples.id IN (SELECT sample FROM run_cells WHERE %1%2)").arg(condition, among.all()),
            QVariantList {value} + among.values);
    }

    /// A test of any shown run's prediction itself.
    Terms anyReply(const QString& condition, const QVariantList& values)
    {
        const Terms among = amongRuns(false);
        return one(
            QStringLiteral("samples.id IN (SELECT sample FROM predictions WHERE %1%2)").arg(condition, among.all()),
            values + among.values);
    }

    Terms anyNumber(const QueryNode& node)
    {
        const QString sign = signOf(node.comparison);
        if (node.name == u"tokens" || node.name == u"latency") {
            return anyCell(QStringLiteral("%1 %2 ?").arg(node.name, sign), node.number);
        }
        if (node.name == u"first_wrong") {
            return one(
                QStringLiteral("COALESCE((SELECT MIN(steps.position) + 1 FROM step_verdicts JOIN steps ON steps.id = step "
                               "JOIN chains ON chains.id = steps.chain WHERE chains.sample = samples.id AND verdict = ?) %1 ?, 0)")
                    .arg(sign),
                {QString(nameOf(Verdict::Incorrect)), node.number});
        }
        const QString table = node.name; // pages, regions: tables of the same names
        return one(
            QStringLiteral("(SELECT COUNT(*) FROM %1 WHERE sample = samples.id) %2 ?").arg(table, sign), {node.number});
    }

    Terms field(const QueryNode& node)
    {
        if (node.name == u"type") {
            return one(QStringLiteral("samples.task = ? COLLATE NOCASE"), {node.text});
        }
        if (node.name == u"lang") {
            return one(QStringLiteral("samples.language = ? COLLATE NOCASE"), {node.text});
        }
        if (node.name == u"state") {
            return one(QStringLiteral("samples.state = ? COLLATE NOCASE"), {node.text});
        }
        if (node.name == u"outcome") {
            return anyCell(QStringLiteral("outcome = ? COLLATE NOCASE"), node.text);
        }
        return anyReply(
            QStringLiteral("(predictions.run, predictions.sample) IN "
                           "(SELECT run, sample FROM error_labels WHERE tag = ? COLLATE NOCASE)"),
            {node.text});
    }

    /// Looks words up in the index; where a text has none (":-)"), its characters are looked for.
    Terms search(const QueryNode& node)
    {
        const QString words = phraseQuery(node.text);
        if (words.isEmpty()) {
            return text(node, QStringLiteral("LIKE ? ESCAPE '\\'"), containsPattern(node.text));
        }
        QStringList parts;
        QVariantList values;
        if (node.name == u"text") {
            parts.append(QStringLiteral("samples.id IN (SELECT rowid FROM sample_words WHERE sample_words MATCH ?)"));
            values.append(words);
        }
        const QString replies = QStringLiteral("SELECT rowid & 4294967295 FROM reply_words WHERE reply_words MATCH ?");
        if (m_query.runs.empty()) {
            parts.append(QStringLiteral("samples.id IN (%1)").arg(replies));
            values.append(words);
        }
        for (const RunId& run : m_query.runs) {
            parts.append(QStringLiteral("samples.id IN (%1 AND rowid BETWEEN (SELECT number << 32 FROM runs WHERE id = ?) "
                                        "AND (SELECT (number << 32) | 4294967295 FROM runs WHERE id = ?))")
                             .arg(replies));
            values.append({words, run.toText(), run.toText()});
        }
        return one(u'(' + parts.join(QStringLiteral(" OR ")) + u')', values);
    }

    Terms text(const QueryNode& node, const QString& test, const QVariant& value)
    {
        QStringList parts;
        QVariantList values;
        const bool isAny = node.name.isEmpty() || node.name == u"text";
        if (isAny || node.name == u"id") {
            parts.append(QStringLiteral("external_id ") + test);
        }
        if (isAny || node.name == u"question") {
            parts.append(QStringLiteral("samples.id IN (SELECT sample FROM questions WHERE text %1)").arg(test));
        }
        if (isAny || node.name == u"answer") {
            parts.append(QStringLiteral("samples.id IN (SELECT sample FROM questions WHERE answers %1)").arg(test));
        }
        if (node.name == u"text" || node.name == u"note") {
            parts.append(QStringLiteral("samples.id IN (SELECT sample FROM notes WHERE text %1)").arg(test));
        }
        values.fill(value, parts.size());
        if (node.name == u"text" || node.name == u"reply") {
            const Terms replies = anyReply(QStringLiteral("raw ") + test, {value});
            parts.append(replies.all());
            values.append(replies.values);
        }
        return one(u'(' + parts.join(QStringLiteral(" OR ")) + u')', values);
    }

    /// Two sets instead of a join per run: with six runs that is half the time.
    Terms flipped()
    {
        const Terms among = amongRuns(true);
        const auto any = [&](const QString& sign) {
            return one(
                QStringLiteral("samples.id IN (SELECT sample FROM run_cells WHERE outcome = 'scored' AND score %1 ?%2)")
                    .arg(sign, among.all()),
                QVariantList {m_query.passFrom} + among.values);
        };
        if (m_query.runs.empty()) {
            return one(QStringLiteral("0"));
        }
        Terms both = any(QStringLiteral(">="));
        const Terms failed = any(QStringLiteral("<"));
        both.add(failed.all(), failed.values);
        return both;
    }

    Joins& m_joins;
    const BoundQuery& m_query;
};

/// Gives every run that the query names a letter; runs that are not shown get the next ones.
Result<void> nameRuns(Database& database, QueryNode& node, std::vector<RunId>& runs, size_t shown)
{
    if (node.kind == Kind::RunIs || node.kind == Kind::RunNumber) {
        const auto letter = letterOf(node.run);
        if (letter && *letter < shown) {
            return {};
        }
        const auto found = RunRepository(database).findByName(node.run);
        if (!found) {
            return found.error();
        }
        if (!*found) {
            return Error {
                QCoreApplication::translate("Query", "There is no run \"%1\" here.").arg(node.run), {}, {},
                QCoreApplication::translate("Query", "Write A, B, … for the shown runs, or a run's name in quotation marks.")};
        }
        const auto place = std::ranges::find(runs, (*found)->id);
        node.run = QString(QChar(u'A' + static_cast<char16_t>(place - runs.begin())));
        if (place == runs.end()) {
            runs.push_back((*found)->id);
        }
    }
    for (QueryNode& child : node.children) {
        if (auto done = nameRuns(database, child, runs, shown); !done) {
            return done;
        }
    }
    return {};
}

} // namespace

Result<BoundQuery> bindQuery(Database& database, QueryNode node, std::vector<RunId> shown, double passFrom)
{
    const size_t count = shown.size();
    if (auto done = nameRuns(database, node, shown, count); !done) {
        return done.error();
    }
    return BoundQuery {std::move(node), std::move(shown), passFrom};
}

QStringList queryValues(Database& database, DatasetId dataset, const QString& key)
{
    QStringList values;
    if (key == u"outcome") {
        for (const auto& name : namesOf<Outcome>()) {
            values.append(QString(name.name));
        }
        return values;
    }
    if (key == u"state") {
        for (const auto& name : namesOf<SampleState>()) {
            values.append(QString(name.name));
        }
        return values;
    }
    QString select;
    if (key == u"type" || key == u"lang") {
        const QString column = key == u"type" ? QStringLiteral("task") : QStringLiteral("language");
        select = QStringLiteral("SELECT DISTINCT %1 FROM samples WHERE dataset = ? AND %1 <> '' ORDER BY %1").arg(column);
    } else if (key == u"label") {
        select = QStringLiteral("SELECT DISTINCT tag FROM error_labels JOIN samples ON samples.id = sample "
                                "WHERE dataset = ? AND tag <> '' ORDER BY tag");
    } else {
        return values;
    }
    Statement rows(database, select);
    rows.bind(dataset.value);
    while (rows.next()) {
        values.append(rows.text(0));
    }
    return values;
}

void addQuery(Terms& where, Joins& joins, const BoundQuery& query)
{
    const Terms terms = Writer(joins, query).write(query.node);
    where.add(terms.all(), terms.values);
}

} // namespace groundmark::storage
