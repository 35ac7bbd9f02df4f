// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"
#include "domain/result.h"
#include "domain/sample.h"
#include "storage/image_resolver.h"
#include "storage/importer.h"
#include "storage/project.h"

#include <QHash>

#include <optional>

namespace groundmark::storage {

/// Brings the images that an import names into the project: finds the file, reads its facts once,
/// stores them.
class ImportImages
{
public:
    /// `inspect` must outlive this.
    ImportImages(Project& project, const ImportOptions& options, const ImageInspector& inspect);

    struct Page
    {
        std::optional<Image> image; ///< as stored; nothing when not even a file name was written
        std::optional<Issue> issue; ///< missing, unreadable or leaving the folders
    };
    /// The image for a path as the source writes it. `row` is for the issue.
    [[nodiscard]] Result<Page> page(const QString& written, qint64 row);

private:
    [[nodiscard]] Issue missing(const QString& written, qint64 row, bool leaves) const;

    Project& m_project;
    QString m_source;
    QString m_imagesFolder;
    ImageResolver m_resolver;
    const ImageInspector& m_inspect;
    QHash<QString, Image> m_seen; ///< by absolute path
};

} // namespace groundmark::storage
