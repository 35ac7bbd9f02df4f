// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/mmtr_pages.h"

#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "storage/formats/json_rows.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace groundmark::storage {

namespace {

const QString ImagesFolder = QStringLiteral("images");

/// An id as a file name. What had to be changed gets a piece of its hash, so that two ids never meet.
QString fileNameOf(const QString& id)
{
    static const QRegularExpression odd(QStringLiteral("[^A-Za-z0-9._-]"));
    QString name = id;
    name.replace(odd, QStringLiteral("_"));
    if (name != id || name.startsWith(u'.') || name.size() > 100) {
        const QByteArray hash = QCryptographicHash::hash(id.toUtf8(), QCryptographicHash::Sha1).toHex();
        name = name.left(80) + u'-' + QString::fromLatin1(hash.left(8));
        if (name.startsWith(u'.')) {
            name[0] = u'_';
        }
    }
    return name;
}

Error pageProblem(const QString& what, const QString& where)
{
    return {what, where, QCoreApplication::translate("Export", "The file itself was not written."),
            QCoreApplication::translate("Export", "Check the folder, its permissions and the disk.")};
}

} // namespace

MaskedPages::MaskedPages(const QString& target, PageRenderer render)
    : m_folder(QFileInfo(target).absolutePath())
    , m_render(std::move(render))
{
}

Result<QStringList> MaskedPages::write(const ExportSample& sample) const
{
    QStringList paths;
    for (int page = 0; page < static_cast<int>(sample.images.size()); ++page) {
        const auto path = writePage(sample, page);
        if (!path) {
            return path.error();
        }
        paths.append(*path);
    }
    return paths;
}

Result<QString> MaskedPages::writePage(const ExportSample& sample, int page) const
{
    const Image& image = sample.images[static_cast<size_t>(page)];
    const auto masks = evaluation::mmtr::masksOf(sample.regions);
    std::vector<Shape> covers;
    for (const Region* mask : masks) {
        if (mask->page == page) {
            covers.push_back(mask->shape);
        }
    }
    const QDir folder(m_folder);
    const bool isThere = QFileInfo::exists(image.path);
    const QString inside = folder.relativeFilePath(image.path);
    if (!isThere || (covers.empty() && !inside.startsWith(QLatin1StringView("..")) && !QDir::isAbsolutePath(inside))) {
        // Nothing to write: the picture is missing, which the caller says, or lies where it should.
        return imageReference(QDir(m_folder).filePath(QStringLiteral("x")), image);
    }
    const QString suffix = covers.empty() ? QFileInfo(image.path).suffix().toLower() : QStringLiteral("png");
    const QString name = QStringLiteral("%1/%2-p%3.%4")
                             .arg(ImagesFolder, fileNameOf(sample.sample.externalId))
                             .arg(page + 1)
                             .arg(suffix);
    const QString target = QDir(m_folder).filePath(name);
    if (!QDir(m_folder).mkpath(ImagesFolder)) {
        return pageProblem(
            QCoreApplication::translate("Export", "The folder for the images can't be made."), m_folder);
    }
    if (!covers.empty()) {
        if (!m_render) {
            return pageProblem(
                QCoreApplication::translate("Export", "The masks can't be painted here."), target);
        }
        const QString fill = evaluation::mmtr::maskCardFrom(masks.front()->attributes).fill;
        if (auto done = m_render(image.path, covers, fill, target); !done) {
            return done.error();
        }
        return name;
    }
    QFile::remove(target);
    if (!QFile::copy(image.path, target)) {
        return pageProblem(
            QCoreApplication::translate("Export", "The image %1 can't be copied.").arg(image.path), target);
    }
    return name;
}

} // namespace groundmark::storage
