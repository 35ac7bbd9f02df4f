// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"
#include "domain/result.h"
#include "domain/sample.h"
#include "storage/embedded_images.h"
#include "storage/image_resolver.h"
#include "storage/importer.h"
#include "storage/project.h"

#include <QHash>
#include <QStringList>

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

    /// The import is there to stay, and so are the files that it made.
    void keepFiles() { m_embedded.keep(); }

    struct Mended
    {
        QList<Image> pages; ///< shorter than the paths where one is still not there
        qint64 found = 0; ///< how many of them were not there before
    };
    /// Looks again for those pages of a stored sample whose image was missing or unreadable, and
    /// puts into their place what is there now. Images that were fine are not touched.
    [[nodiscard]] Result<Mended> mend(SampleId sample, const QStringList& written, qint64 row);

private:
    [[nodiscard]] Result<Page>
    pageOf(const ImageResolver::Resolved& resolved, const QString& written, qint64 row);
    [[nodiscard]] Issue missing(const QString& written, qint64 row, bool leaves) const;
    [[nodiscard]] Issue unreadable(const QString& written, qint64 row, qint64 bytes) const;

    Project& m_project;
    QString m_source;
    QString m_imagesFolder;
    ImageResolver m_resolver;
    EmbeddedImages m_embedded;
    const ImageInspector& m_inspect;
    QHash<QString, Image> m_seen; ///< by absolute path
};

} // namespace groundmark::storage
