// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/import_images.h"

#include "storage/formats/import_texts.h"
#include "storage/image_repository.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace groundmark::storage {

namespace {

constexpr qsizetype ShownOfEmbedded = 24; // "data:image/png;base64,…"

QString folderOf(const QString& source)
{
    const QFileInfo info(source);
    return info.isDir() ? info.absoluteFilePath() : info.absolutePath();
}

QString absoluteOrEmpty(const QString& folder)
{
    return folder.isEmpty() ? QString() : QFileInfo(folder).absoluteFilePath();
}

} // namespace

ImportImages::ImportImages(
    Project& project, const ImportOptions& options, const ImageInspector& inspect)
    : m_project(project)
    , m_source(options.path)
    , m_imagesFolder(absoluteOrEmpty(options.imagesFolder))
    , m_resolver(m_imagesFolder, folderOf(options.path))
    , m_embedded(project.assetsFolder())
    , m_inspect(inspect)
{
}

Issue ImportImages::missing(const QString& written, qint64 row, bool leaves) const
{
    const QString kept = QCoreApplication::translate(
        "Import", "The sample was kept, marked as missing its image.");
    if (leaves) {
        return {
            Severity::Warning,
            QStringLiteral("image-outside"),
            row,
            {QCoreApplication::translate(
                 "Import", "The image path leaves the images folder: \"%1\". It was not opened.")
                 .arg(written),
             placeInFile(m_source, row),
             kept,
             QCoreApplication::translate(
                 "Import",
                 "Put the image into the images folder and import again with that folder.")}};
    }
    const QString folder = m_imagesFolder.isEmpty() ? folderOf(m_source) : m_imagesFolder;
    return {
        Severity::Warning,
        QStringLiteral("missing-image"),
        row,
        {QCoreApplication::translate("Import", "The image \"%1\" is not in %2.")
             .arg(written, QDir::toNativeSeparators(folder)),
         placeInFile(m_source, row),
         kept,
         QCoreApplication::translate(
             "Import", "Name the folder that holds the images, or put the image there.")}};
}

Issue ImportImages::unreadable(const QString& written, qint64 row, qint64 bytes) const
{
    return {
        Severity::Warning,
        QStringLiteral("unreadable-image"),
        row,
        {QCoreApplication::translate(
             "Import",
             "The image \"%1\" can't be decoded (%n byte(s)).",
             nullptr,
             static_cast<int>(std::min<qint64>(bytes, std::numeric_limits<int>::max())))
             .arg(written),
         placeInFile(m_source, row),
         QCoreApplication::translate(
             "Import", "The sample was kept, marked as having an unreadable image."),
         QCoreApplication::translate(
             "Import", "Get the image again; Groundmark looks at it anew at the next import.")}};
}

Result<ImportImages::Page> ImportImages::page(const QString& written, qint64 row)
{
    if (!EmbeddedImages::isEmbedded(written)) {
        return pageOf(m_resolver.resolve(written), written, row);
    }
    const auto file = m_embedded.fileOf(written);
    if (!file) {
        return file.error();
    }
    if (file->isEmpty()) {
        return Page {{}, unreadable(written.left(ShownOfEmbedded) + u'…', row, written.size())};
    }
    return pageOf({ImageResolver::Outcome::Found, *file}, *file, row);
}

Result<ImportImages::Page> ImportImages::pageOf(
    const ImageResolver::Resolved& resolved, const QString& written, qint64 row)
{
    Page page;
    if (resolved.outcome != ImageResolver::Outcome::Found) {
        page.issue = missing(written, row, resolved.outcome == ImageResolver::Outcome::Leaves);
    }
    if (resolved.path.isEmpty()) {
        return page;
    }
    if (const auto seen = m_seen.constFind(resolved.path); seen != m_seen.cend()) {
        page.image = *seen;
    } else {
        Image image;
        if (resolved.outcome == ImageResolver::Outcome::Found) {
            image = m_inspect(resolved.path);
        } else {
            image.state = ImageState::Missing;
        }
        image.path = m_project.storedPath(resolved.path);
        const auto id = ImageRepository(m_project.database()).store(image);
        if (!id) {
            return id.error();
        }
        image.id = *id;
        m_seen.insert(resolved.path, image);
        page.image = image;
    }
    if (page.image->state == ImageState::Unreadable) {
        page.issue = unreadable(written, row, page.image->bytes);
    }
    return page;
}

Result<ImportImages::Mended>
ImportImages::mend(SampleId sample, const QStringList& written, qint64 row)
{
    Database& database = m_project.database();
    const auto stored = SampleRepository(database).find(sample);
    if (!stored) {
        return stored.error();
    }
    Mended mended;
    for (qsizetype i = 0; *stored && i < written.size(); ++i) {
        if (i < (*stored)->pages.size()) {
            const auto old = ImageRepository(database).find((*stored)->pages[i]);
            if (!old) {
                return old.error();
            }
            if (*old && (*old)->state == ImageState::Present && !(*old)->size.isEmpty()) {
                mended.pages.append(**old);
                continue;
            }
        }
        const auto now = page(written[i], row);
        if (!now) {
            return now.error();
        }
        if (!now->image || now->image->state != ImageState::Present) {
            break; // no better than before, and the report of that import has said so
        }
        Statement place(
            database,
            QStringLiteral("INSERT OR REPLACE INTO pages (sample, position, image) VALUES (?, ?, ?)"));
        if (auto done = place.bind(sample.value).bind(i).bind(now->image->id.value).run(); !done) {
            return done.error();
        }
        mended.pages.append(*now->image);
        ++mended.found;
    }
    return mended;
}

} // namespace groundmark::storage
