// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/journal.h"

#include "storage/journal_masks.h"
#include "storage/records.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <array>
#include <map>

namespace groundmark {

template <>
std::span<const Name<storage::EntryKind>> namesOf<storage::EntryKind>()
{
    static constexpr std::array names {
        Name {storage::EntryKind::Do, QLatin1StringView("do")},
        Name {storage::EntryKind::Undo, QLatin1StringView("undo")},
        Name {storage::EntryKind::Redo, QLatin1StringView("redo")},
    };
    return names;
}

} // namespace groundmark

namespace groundmark::storage {

namespace {

/// An entry as its row stands: what the hash is made over.
struct Row
{
    qint64 seq = 0;
    QString at;
    QString annotator;
    qint64 sample = 0;
    QString action;
    QString kind;
    qint64 refers = 0;
    QString changes;
    QByteArray previous;
    QByteArray hash;
};

/// SHA-256 over the previous hash and every column, each with its length before it, so that text
/// can't move from one column to the next unnoticed.
QByteArray hashOf(const Row& row)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const std::array fields {
        row.previous,
        QByteArray::number(row.seq),
        row.at.toUtf8(),
        row.annotator.toUtf8(),
        QByteArray::number(row.sample),
        row.action.toUtf8(),
        row.kind.toUtf8(),
        QByteArray::number(row.refers),
        row.changes.toUtf8()};
    for (const QByteArray& field : fields) {
        hash.addData(QByteArray(QByteArray::number(field.size()) + ':'));
        hash.addData(field);
    }
    return hash.result();
}

const QString Select = QStringLiteral(
    "SELECT seq, at, annotator, sample, action, kind, refers, changes, previous, hash FROM journal");

Row readRow(const Statement& row)
{
    return {
        row.integer(0),
        row.text(1),
        row.text(2),
        row.integer(3),
        row.text(4),
        row.text(5),
        row.integer(6),
        row.text(7),
        row.bytes(8),
        row.bytes(9)};
}

QString changesToText(const QList<Change>& changes)
{
    Json array = Json::array();
    for (Change change : changes) {
        const auto masks = takeMasks(change);
        Json item {
            {"before", change.before ? recordToJson(*change.before) : Json()},
            {"after", change.after ? recordToJson(*change.after) : Json()}};
        if (masks) {
            item["maskDifference"] = masks->difference.toStdString();
            item["maskAfter"] = masks->afterHash.toStdString();
        }
        array.push_back(std::move(item));
    }
    return QString::fromUtf8(dumpJson(array));
}

QByteArray bytesAt(const Json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_string()
        ? QByteArray::fromStdString(found->get_ref<const std::string&>())
        : QByteArray();
}

/// `entry` is where the changes will stand in the list that `pending` counts in.
QList<Change> changesFromText(const QString& text, size_t entry, std::vector<PendingMask>& pending)
{
    QList<Change> changes;
    const Json array = parseJson(text.toUtf8());
    if (!array.is_array()) {
        return changes;
    }
    for (const Json& item : array) {
        if (item.is_object() && item.contains("before") && item.contains("after")) {
            if (const QByteArray difference = bytesAt(item, "maskDifference"); !difference.isEmpty()) {
                pending.push_back({entry, changes.size(), {difference, bytesAt(item, "maskAfter")}});
            }
            changes.append({recordFromJson(item["before"]), recordFromJson(item["after"])});
        }
    }
    return changes;
}

Result<std::vector<JournalEntry>> entries(Database& database, Statement& rows)
{
    std::vector<JournalEntry> list;
    std::vector<PendingMask> pending;
    while (rows.next()) {
        const Row row = readRow(rows);
        list.push_back(
            {row.seq,
             QDateTime::fromString(row.at, Qt::ISODateWithMs),
             row.annotator,
             valueOf<EntryKind>(row.kind).value_or(EntryKind::Do),
             row.refers,
             {row.action, {row.sample}, changesFromText(row.changes, list.size(), pending)},
             {}});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    if (auto done = putMasksBack(database, list, pending); !done) {
        return done.error();
    }
    return list;
}

/// What has to be journaled in place of entries that are cut: for each sample (0: none) every
/// record that they touched, as it stands in its table now.
Result<std::map<qint64, QList<Change>>> standOf(
    Database& database, const std::vector<JournalEntry>& cut)
{
    std::map<qint64, std::map<QString, Record>> touched;
    for (const JournalEntry& entry : cut) {
        for (const Change& change : entry.edit.changes) {
            if (const auto& like = change.after ? change.after : change.before) {
                touched[entry.edit.sample.value].insert_or_assign(recordKey(*like), *like);
            }
        }
    }
    std::map<qint64, QList<Change>> stand;
    for (const JournalEntry& entry : cut) {
        stand[entry.edit.sample.value]; // also where its changes can't be read any more
    }
    for (const auto& [sample, records] : touched) {
        for (const auto& [key, like] : records) {
            auto now = loadRecord(database, like);
            if (!now) {
                return now.error();
            }
            Change change;
            if (*now) {
                change.after = std::move(*now);
            } else {
                change.before = like;
            }
            stand[sample].append(change);
        }
    }
    return stand;
}

} // namespace

Result<qint64> Journal::append(const JournalEntry& entry)
{
    Statement last(m_database, QStringLiteral("SELECT seq, hash FROM journal ORDER BY seq DESC LIMIT 1"));
    Row row;
    row.seq = 1;
    row.previous = QByteArray("");
    if (last.next()) {
        row.seq = last.integer(0) + 1;
        row.previous = last.bytes(1);
    }
    if (last.failure()) {
        return *last.failure();
    }
    row.at = entry.at.toUTC().toString(Qt::ISODateWithMs);
    row.annotator = entry.annotator;
    row.sample = entry.edit.sample.value;
    row.action = entry.edit.action;
    row.kind = nameOf(entry.kind);
    row.refers = entry.refers;
    row.changes = changesToText(entry.edit.changes);
    row.hash = hashOf(row);
    Statement insert(
        m_database,
        QStringLiteral("INSERT INTO journal (seq, at, annotator, sample, action, kind, refers, "
                       "changes, previous, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    insert.bind(row.seq)
        .bind(row.at)
        .bind(row.annotator)
        .bind(row.sample)
        .bind(row.action)
        .bind(row.kind)
        .bind(row.refers)
        .bind(row.changes)
        .bind(row.previous)
        .bind(row.hash);
    if (auto done = insert.run(); !done) {
        return done.error();
    }
    return row.seq;
}

Result<std::vector<JournalEntry>> Journal::ofSample(SampleId sample) const
{
    Statement rows(m_database, Select + QStringLiteral(" WHERE sample = ? ORDER BY seq"));
    rows.bind(sample.value);
    return entries(m_database, rows);
}

Result<std::vector<JournalEntry>> Journal::all() const
{
    Statement rows(m_database, Select + QStringLiteral(" ORDER BY seq"));
    return entries(m_database, rows);
}

Result<qint64> Journal::size() const
{
    const auto count = m_database.scalar(QStringLiteral("SELECT COUNT(*) FROM journal"));
    if (!count) {
        return count.error();
    }
    return count->toLongLong();
}

Result<std::optional<JournalBreak>> Journal::verify(qint64 from) const
{
    // The entry before the first one is read for its hash only.
    Statement rows(m_database, Select + QStringLiteral(" WHERE seq >= ? ORDER BY seq"));
    rows.bind(from - 1);
    qint64 expected = from;
    QByteArray previous;
    while (rows.next()) {
        const Row row = readRow(rows);
        if (row.seq < from) {
            previous = row.hash;
            continue;
        }
        if (row.seq != expected) {
            return std::optional(JournalBreak {
                expected,
                QCoreApplication::translate("Journal", "entry %1 is missing").arg(expected)});
        }
        if (row.previous != previous) {
            return std::optional(JournalBreak {
                row.seq,
                QCoreApplication::translate("Journal", "entry %1 does not follow the one before it")
                    .arg(row.seq)});
        }
        if (row.hash != hashOf(row)) {
            return std::optional(JournalBreak {
                row.seq,
                QCoreApplication::translate("Journal", "entry %1 was changed after it was written")
                    .arg(row.seq)});
        }
        previous = row.hash;
        ++expected;
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return std::optional<JournalBreak>();
}

Result<qint64> Journal::cutFrom(qint64 seq)
{
    Transaction transaction(m_database);
    if (auto begun = transaction.begun(); !begun) {
        return begun.error();
    }
    Statement tail(m_database, Select + QStringLiteral(" WHERE seq >= ? ORDER BY seq"));
    tail.bind(seq);
    const auto lost = entries(m_database, tail);
    if (!lost) {
        return lost.error();
    }
    const auto stand = standOf(m_database, *lost);
    if (!stand) {
        return stand.error();
    }
    // The only place that goes round the append-only rule, and nothing is thrown away by it.
    if (auto done = m_database.runScript(QStringLiteral(
            "CREATE TABLE IF NOT EXISTS journal_cut AS SELECT *, '' AS cut_at FROM journal WHERE 0;\n"
            "DROP TRIGGER journal_is_append_only_2;\n"));
        !done) {
        return done.error();
    }
    Statement keep(
        m_database,
        QStringLiteral("INSERT INTO journal_cut SELECT *, ? FROM journal WHERE seq >= ?"));
    if (auto done
        = keep.bind(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)).bind(seq).run();
        !done) {
        return done.error();
    }
    Statement erase(m_database, QStringLiteral("DELETE FROM journal WHERE seq >= ?"));
    if (auto done = erase.bind(seq).run(); !done) {
        return done.error();
    }
    const qint64 cut = erase.changedRows();
    if (auto done = m_database.runScript(QStringLiteral(
            "CREATE TRIGGER journal_is_append_only_2 BEFORE DELETE ON journal\n"
            "    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"));
        !done) {
        return done.error();
    }
    for (const auto& [sample, changes] : *stand) {
        const auto written = append(
            {0,
             QDateTime::currentDateTimeUtc(),
             {},
             EntryKind::Do,
             0,
             {QString(JournalCutAction), {sample}, changes},
             {}});
        if (!written) {
            return written.error();
        }
    }
    if (auto done = transaction.commit(); !done) {
        return done.error();
    }
    return cut;
}

} // namespace groundmark::storage
