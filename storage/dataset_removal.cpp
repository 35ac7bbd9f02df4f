// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/dataset_removal.h"

#include "storage/dataset_repository.h"
#include "storage/journal.h"
#include "storage/records.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>

#include <map>

namespace groundmark::storage {

namespace {

const QString OfDataset = QStringLiteral(" IN (SELECT id FROM samples WHERE dataset = ?)");

Result<qint64> countOf(Database& database, const QString& query, DatasetId dataset)
{
    Statement rows(database, query);
    rows.bind(dataset.value);
    const qint64 count = rows.next() ? rows.integer(0) : 0;
    if (rows.failure()) {
        return *rows.failure();
    }
    return count;
}

/// The project as it is now, in a file of its own that says when it was.
Result<QString> copyAside(Database& database)
{
    const QString stem = QStringLiteral("%1.before-removal-%2")
                             .arg(
                                 database.path(),
                                 QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss")));
    QString copy = stem + QStringLiteral(".backup");
    for (int number = 2; QFile::exists(copy); ++number) {
        copy = stem + QStringLiteral("-%1.backup").arg(number); // an older copy is never replaced
    }
    // VACUUM INTO takes the write-ahead log along, a plain file copy would not.
    Statement statement(database, QStringLiteral("VACUUM INTO ?"));
    if (auto done = statement.bind(copy).run(); !done) {
        return done.error();
    }
    return copy;
}

Result<std::vector<SampleId>> journaledSamples(Database& database, DatasetId dataset)
{
    Statement rows(
        database, QStringLiteral("SELECT DISTINCT sample FROM journal WHERE sample") + OfDataset);
    rows.bind(dataset.value);
    std::vector<SampleId> samples;
    while (rows.next()) {
        samples.push_back({rows.integer(0)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return samples;
}

/// Deletes, for the journal, what it last made of the sample's records.
Result<void> journalRemoval(Journal& journal, SampleId sample, const QString& annotator)
{
    const auto entries = journal.ofSample(sample);
    if (!entries) {
        return entries.error();
    }
    std::map<QString, std::optional<Record>> last;
    for (const JournalEntry& entry : *entries) {
        for (const Change& change : entry.edit.changes) {
            if (const auto& like = change.after ? change.after : change.before) {
                last[recordKey(*like)] = change.after;
            }
        }
    }
    Edit edit {DatasetRemovedAction, sample, {}};
    for (auto& [key, state] : last) {
        if (state) {
            edit.changes.append({std::move(state), std::nullopt});
        }
    }
    const auto seq = journal.append(
        {0, QDateTime::currentDateTimeUtc(), annotator, EntryKind::Do, 0, std::move(edit)});
    return seq ? Result<void>() : seq.error();
}

Result<void> removeRows(Database& database, DatasetId dataset)
{
    Statement erase(database, QStringLiteral("DELETE FROM datasets WHERE id = ?"));
    if (auto done = erase.bind(dataset.value).run(); !done) {
        return done;
    }
    Statement images(
        database, QStringLiteral("DELETE FROM images WHERE id NOT IN (SELECT image FROM pages)"));
    return images.run();
}

} // namespace

Result<DatasetContents> contentsOf(const Project& project, DatasetId dataset)
{
    Database& database = project.database();
    DatasetContents contents;
    const auto found = DatasetRepository(database).find(dataset);
    if (!found) {
        return found.error();
    }
    contents.name = *found ? (*found)->name : QString();
    const std::pair<QString, qint64*> counts[] {
        {QStringLiteral("SELECT COUNT(*) FROM samples WHERE dataset = ?"), &contents.samples},
        {QStringLiteral("SELECT COUNT(*) FROM questions WHERE sample") + OfDataset, &contents.questions},
        {QStringLiteral("SELECT COUNT(*) FROM regions WHERE sample") + OfDataset, &contents.regions},
        {QStringLiteral("SELECT COUNT(*) FROM runs WHERE dataset = ?"), &contents.runs},
        {QStringLiteral("SELECT COUNT(*) FROM predictions WHERE sample") + OfDataset,
         &contents.predictions},
        {QStringLiteral("SELECT COUNT(*) FROM journal WHERE sample") + OfDataset, &contents.edits}};
    for (const auto& [query, target] : counts) {
        const auto count = countOf(database, query, dataset);
        if (!count) {
            return count.error();
        }
        *target = *count;
    }
    return contents;
}

Result<QString>
removeDataset(const Project& project, DatasetId dataset, const QString& annotator)
{
    Database& database = project.database();
    if (project.isReadOnly()) {
        return Error {
            QCoreApplication::translate("Project", "The project is open for reading only."),
            QDir::toNativeSeparators(project.path()),
            QCoreApplication::translate("Project", "Nothing was removed."),
            project.readOnlyReason()};
    }
    auto copy = copyAside(database);
    if (!copy) {
        return copy.error();
    }
    Transaction transaction(database);
    if (auto begun = transaction.begun(); !begun) {
        return begun.error();
    }
    const auto samples = journaledSamples(database, dataset);
    if (!samples) {
        return samples.error();
    }
    Journal journal(database);
    for (const SampleId sample : *samples) {
        if (auto done = journalRemoval(journal, sample, annotator); !done) {
            return done.error();
        }
    }
    // Also said where no sample was ever edited.
    const auto said = journal.append(
        {0, QDateTime::currentDateTimeUtc(), annotator, EntryKind::Do, 0, {DatasetRemovedAction, {}, {}}});
    if (!said) {
        return said.error();
    }
    if (auto done = removeRows(database, dataset); !done) {
        return done.error();
    }
    if (auto done = transaction.commit(); !done) {
        return done.error();
    }
    return copy;
}

} // namespace groundmark::storage
