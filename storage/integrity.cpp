// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/integrity.h"

#include "storage/image_repository.h"
#include "storage/journal.h"
#include "storage/records.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>

namespace groundmark::storage {

namespace {

Issue issue(Severity severity, const char* kind, Error text)
{
    return {severity, QString::fromLatin1(kind), 0, std::move(text)};
}

/// Questions that SQLite answers about itself: its pages and indexes, and its references.
Result<void> checkDatabase(Database& database, CheckReport& report)
{
    const std::pair<const char*, QString> questions[] {
        {"damaged-database", QStringLiteral("PRAGMA integrity_check(20)")},
        {"dangling-reference", QStringLiteral("PRAGMA foreign_key_check")}};
    for (const auto& [kind, pragma] : questions) {
        Statement rows(database, pragma);
        while (rows.next()) {
            if (rows.text(0) == u"ok") {
                continue;
            }
            report.issues.push_back(issue(
                Severity::Error, kind,
                {rows.text(0), QDir::toNativeSeparators(database.path()), {},
                 QCoreApplication::translate("Integrity", "Restore a backup, or export what can be read.")}));
        }
        if (rows.failure()) {
            return *rows.failure();
        }
    }
    return {};
}

Result<void> checkJournalChain(Database& database, CheckReport& report, bool repair)
{
    Journal journal(database);
    const auto broken = journal.verify();
    if (!broken) {
        return broken.error();
    }
    if (!*broken) {
        return {};
    }
    if (repair) {
        const auto cut = journal.cutFrom((*broken)->seq);
        if (!cut) {
            return cut.error();
        }
        report.repaired.append(
            QCoreApplication::translate(
                "Integrity", "The journal was broken (%1); its last %2 entries were moved to the table journal_cut.")
                .arg((*broken)->what)
                .arg(*cut));
        return {};
    }
    report.issues.push_back(issue(
        Severity::Error, "broken-journal",
        {QCoreApplication::translate("Integrity", "The edit journal does not hold together: %1.").arg((*broken)->what),
         QDir::toNativeSeparators(database.path()),
         QCoreApplication::translate("Integrity", "The records themselves are untouched."),
         QCoreApplication::translate("Integrity", "\"groundmark check --repair\" moves the broken tail aside.")}));
    return {};
}

/// Every record must be what the journal last made of it.
Result<void> checkJournalAgainstRecords(Database& database, CheckReport& report)
{
    const auto entries = Journal(database).all();
    if (!entries) {
        return entries.error();
    }
    report.journalEntries = static_cast<qint64>(entries->size());
    struct Last
    {
        Record like;
        std::optional<Record> state;
        bool strayMask = false;
    };
    QHash<QString, Last> last;
    for (const JournalEntry& entry : *entries) {
        for (const Change& change : entry.edit.changes) {
            const auto& like = change.after ? change.after : change.before;
            if (like) {
                const QString key = recordKey(*like);
                last.insert(key, {*like, change.after, entry.strayMasks.contains(key)});
            }
        }
    }
    for (auto it = last.cbegin(); it != last.cend(); ++it) {
        if (!it->state && std::holds_alternative<SampleStateRecord>(it->like)) {
            continue; // a sample always has a state
        }
        const auto now = loadRecord(database, it->like);
        if (!now) {
            return now.error();
        }
        if (*now != it->state || it->strayMask) {
            report.issues.push_back(issue(
                Severity::Error, "record-differs",
                {QCoreApplication::translate("Integrity", "%1 is not what the journal last made of it.").arg(it.key()),
                 QDir::toNativeSeparators(database.path()), {},
                 QCoreApplication::translate("Integrity", "It was changed by another program.")}));
        }
    }
    return {};
}

Result<void> checkImages(Project& project, CheckReport& report, bool repair)
{
    ImageRepository repository(project.database());
    auto images = repository.all();
    if (!images) {
        return images.error();
    }
    report.images = static_cast<qint64>(images->size());
    for (Image& image : *images) {
        const bool there = QFileInfo(project.absolutePath(image.path)).isFile();
        if (there && image.state == ImageState::Missing && repair) {
            image.state = ImageState::Present;
            if (auto stored = repository.store(image); !stored) {
                return stored.error();
            }
            report.repaired.append(
                QCoreApplication::translate("Integrity", "%1 is there again.").arg(image.path));
        }
        if (!there) {
            report.issues.push_back(issue(
                Severity::Warning, "missing-image",
                {QCoreApplication::translate("Integrity", "The image file is missing."), image.path,
                 QCoreApplication::translate("Integrity", "Its samples and regions are kept."),
                 QCoreApplication::translate("Integrity", "Put the file back, or import again with --images.")}));
        }
    }
    return {};
}

Result<qint64> countOf(Database& database, const char* table)
{
    const auto count = database.scalar(QStringLiteral("SELECT COUNT(*) FROM ") + QString::fromLatin1(table));
    if (!count) {
        return count.error();
    }
    return count->toLongLong();
}

} // namespace

Result<CheckReport> check(Project& project, bool repair)
{
    CheckReport report;
    Database& database = project.database();
    for (const auto& done :
         {checkDatabase(database, report), checkJournalChain(database, report, repair),
          checkJournalAgainstRecords(database, report), checkImages(project, report, repair)}) {
        if (!done) {
            return done.error();
        }
    }
    const auto samples = countOf(database, "samples");
    const auto regions = countOf(database, "regions");
    if (!samples || !regions) {
        return samples ? regions.error() : samples.error();
    }
    report.samples = *samples;
    report.regions = *regions;
    return report;
}

Result<std::optional<Error>> cutBrokenTail(Project& project)
{
    // Ours: some weeks of one person's work would be thousands; a crash spoils the last few.
    constexpr qint64 TailEntries = 500;
    if (project.isReadOnly()) {
        return std::optional<Error>();
    }
    Journal journal(project.database());
    const auto last = project.database().scalar(QStringLiteral("SELECT MAX(seq) FROM journal"));
    if (!last) {
        return last.error();
    }
    const auto broken = journal.verify(std::max<qint64>(1, last->toLongLong() - TailEntries + 1));
    if (!broken) {
        return broken.error();
    }
    if (!*broken) {
        return std::optional<Error>();
    }
    const auto cut = journal.cutFrom((*broken)->seq);
    if (!cut) {
        return cut.error();
    }
    return std::optional(Error {
        QCoreApplication::translate("Integrity", "The end of the edit journal was broken: %1.")
            .arg((*broken)->what),
        QDir::toNativeSeparators(project.path()),
        QCoreApplication::translate(
            "Integrity",
            "All regions and answers are as they were; %n entries of the journal were moved to its table journal_cut.",
            nullptr,
            static_cast<int>(*cut)),
        QCoreApplication::translate(
            "Integrity", "What was done before can't be undone any more; work can go on.")});
}

} // namespace groundmark::storage
