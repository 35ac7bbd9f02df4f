// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/database.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace groundmark::storage {

/// An open project: `name.groundmark` (one SQLite file) and `name.assets/` beside it. There is no
/// saving: whatever a repository or edit function has returned from is in the file.
///
/// Only one program writes at a time. A second one, a read-only file or folder, and a project that
/// somebody else's program locked open read-only and say why.
class Project
{
public:
    /// Makes an empty project. Fails, touching nothing, when there is a file already.
    [[nodiscard]] static Result<std::unique_ptr<Project>> create(const QString& path);

    enum class Mode { ReadWriteIfPossible, ReadOnly };

    /// Opens a project; an older schema is migrated after a backup (`name.groundmark.v1.backup`),
    /// a newer one is refused.
    [[nodiscard]] static Result<std::unique_ptr<Project>> open(
        const QString& path, Mode mode = Mode::ReadWriteIfPossible);

    /// Another connection to the same project, for one worker thread. Shares the lock.
    [[nodiscard]] Result<std::unique_ptr<Project>> connectAgain() const;

    [[nodiscard]] QString path() const { return m_path; }
    /// Folder that image paths are relative to.
    [[nodiscard]] QString folder() const;
    /// `name.assets` beside the project, for images that Groundmark makes or copies. Not created.
    [[nodiscard]] QString assetsFolder() const;
    /// File name without its extension, for titles.
    [[nodiscard]] QString name() const;

    [[nodiscard]] bool isReadOnly() const { return !m_readOnlyReason.isEmpty(); }
    /// One sentence for the user; empty when the project can be written.
    [[nodiscard]] QString readOnlyReason() const { return m_readOnlyReason; }

    [[nodiscard]] Database& database() const { return *m_database; }

    /// How a path is stored: relative to folder() with '/', absolute when on another drive.
    [[nodiscard]] QString storedPath(const QString& absolutePath) const;
    [[nodiscard]] QString absolutePath(const QString& storedPath) const;

private:
    Project(QString path, std::unique_ptr<Database> database, std::shared_ptr<QLockFile> lock);

    QString m_path;
    QString m_readOnlyReason;
    std::shared_ptr<QLockFile> m_lock; ///< null when read-only
    std::unique_ptr<Database> m_database;
};

} // namespace groundmark::storage
