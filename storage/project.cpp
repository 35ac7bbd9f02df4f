// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/project.h"

#include "storage/schema.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace groundmark::storage {

namespace {

struct Lock
{
    std::shared_ptr<QLockFile> file; ///< null when it could not be had
    QString reason; ///< why not
};

/// The lock names its owner's process, so that one left behind by a crash is taken over.
Lock lockProject(const QString& path)
{
    auto file = std::make_shared<QLockFile>(path + QStringLiteral(".lock"));
    file->setStaleLockTime(0);
    if (file->tryLock(0)) {
        return {file, {}};
    }
    if (file->error() == QLockFile::LockFailedError) {
        qint64 process = 0;
        QString host;
        QString program;
        file->getLockInfo(&process, &host, &program);
        return {
            nullptr,
            QCoreApplication::translate(
                "Project", "Another Groundmark (process %1 on %2) has this project open, so it is read-only here.")
                .arg(QString::number(process), host)};
    }
    return {
        nullptr,
        QCoreApplication::translate("Project", "The project's folder can't be written to, so it is read-only.")};
}

/// What kind of file this is, before anything is written to it.
Result<int> readVersion(Database& database)
{
    const auto id = database.scalar(QStringLiteral("PRAGMA application_id"));
    const auto version = database.scalar(QStringLiteral("PRAGMA user_version"));
    if (!id || !version) {
        return id ? version.error() : id.error();
    }
    if (id->toInt() != ApplicationId) {
        return Error {
            QCoreApplication::translate("Project", "This is a database, but not a Groundmark project."),
            QDir::toNativeSeparators(database.path()),
            QCoreApplication::translate("Project", "The file was not changed."),
            QCoreApplication::translate("Project", "Import files of other programs into a new project instead.")};
    }
    if (version->toInt() > currentSchemaVersion()) {
        return Error {
            QCoreApplication::translate("Project", "The project was written by a newer Groundmark (schema %1; this one knows %2).")
                .arg(version->toInt())
                .arg(currentSchemaVersion()),
            QDir::toNativeSeparators(database.path()),
            QCoreApplication::translate("Project", "The file was not changed."),
            QCoreApplication::translate("Project", "Open it with a newer Groundmark.")};
    }
    return version->toInt();
}

Result<void> backUp(Database& database, int version)
{
    const QString backup = QStringLiteral("%1.v%2.backup").arg(database.path()).arg(version);
    QFile::remove(backup);
    // VACUUM INTO takes the write-ahead log along, a plain file copy would not.
    Statement copy(database, QStringLiteral("VACUUM INTO ?"));
    return copy.bind(backup).run();
}

Error missing(const QString& path)
{
    return {
        QCoreApplication::translate("Project", "There is no such project."),
        QDir::toNativeSeparators(path),
        {},
        QCoreApplication::translate("Project", "Check the path, or make one with \"groundmark new\".")};
}

} // namespace

Project::Project(QString path, std::unique_ptr<Database> database, std::shared_ptr<QLockFile> lock)
    : m_path(std::move(path))
    , m_lock(std::move(lock))
    , m_database(std::move(database))
{
}

Result<std::unique_ptr<Project>> Project::create(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (QFileInfo::exists(absolute)) {
        return Error {
            QCoreApplication::translate("Project", "There is a file of this name already."),
            QDir::toNativeSeparators(absolute),
            QCoreApplication::translate("Project", "It was not changed."),
            QCoreApplication::translate("Project", "Choose another name, or open it.")};
    }
    const Lock lock = lockProject(absolute);
    if (!lock.file) {
        return Error {
            QCoreApplication::translate("Project", "The project can't be created here."),
            QDir::toNativeSeparators(absolute),
            {},
            QCoreApplication::translate("Project", "Check that the folder exists and that you can write to it.")};
    }
    auto database = Database::open(absolute, Database::Access::ReadWrite);
    if (!database) {
        return database.error();
    }
    if (auto built = migrate(**database, migrations()); !built) {
        database.value().reset();
        QFile::remove(absolute);
        return built.error();
    }
    return std::unique_ptr<Project>(new Project(absolute, std::move(*database), lock.file));
}

Result<std::unique_ptr<Project>> Project::open(const QString& path, Mode mode)
{
    const QFileInfo info(path);
    if (!info.isFile()) {
        return missing(info.absoluteFilePath());
    }
    // Through links, so that two names of one project share one lock.
    const QString absolute = info.canonicalFilePath();
    QString reason;
    Lock lock;
    if (mode == Mode::ReadOnly) {
        reason = QCoreApplication::translate("Project", "The project was opened for reading only.");
    } else if (!info.isWritable()) {
        reason = QCoreApplication::translate("Project", "The project file is write-protected, so it is read-only.");
    } else {
        lock = lockProject(absolute);
        reason = lock.reason;
    }
    // Looked at without writing first: a file that is not ours must not even get a WAL header.
    int version = 0;
    {
        auto peek = Database::open(absolute, Database::Access::ReadOnly);
        if (!peek) {
            return peek.error();
        }
        const auto found = readVersion(**peek);
        if (!found) {
            return found.error();
        }
        version = *found;
    }
    auto database = Database::open(
        absolute, lock.file ? Database::Access::ReadWrite : Database::Access::ReadOnly);
    if (!database) {
        return database.error();
    }
    if (version < currentSchemaVersion()) {
        if (!lock.file) {
            return Error {
                QCoreApplication::translate("Project", "The project is of an older version and can't be brought up to date while it is read-only."),
                QDir::toNativeSeparators(absolute), reason,
                QCoreApplication::translate("Project", "Open a copy of it in a folder that you can write to.")};
        }
        if (auto saved = backUp(**database, version); !saved) {
            return saved.error();
        }
        if (auto done = migrate(**database, migrations()); !done) {
            return done.error();
        }
    }
    std::unique_ptr<Project> project(new Project(absolute, std::move(*database), lock.file));
    project->m_readOnlyReason = reason;
    return project;
}

Result<std::unique_ptr<Project>> Project::connectAgain() const
{
    auto database = Database::open(m_path, m_database->access());
    if (!database) {
        return database.error();
    }
    std::unique_ptr<Project> again(new Project(m_path, std::move(*database), m_lock));
    again->m_readOnlyReason = m_readOnlyReason;
    return again;
}

QString Project::folder() const
{
    return QFileInfo(m_path).absolutePath();
}

QString Project::assetsFolder() const
{
    return QDir(folder()).filePath(name() + QStringLiteral(".assets"));
}

QString Project::name() const
{
    return QFileInfo(m_path).completeBaseName();
}

QString Project::storedPath(const QString& absolutePath) const
{
    return QDir(folder()).relativeFilePath(absolutePath);
}

QString Project::absolutePath(const QString& storedPath) const
{
    return QDir::cleanPath(QDir(folder()).absoluteFilePath(storedPath));
}

} // namespace groundmark::storage
