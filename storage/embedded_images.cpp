// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/embedded_images.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <utility>

namespace groundmark::storage {

namespace {

/// The usual ending of a picture's file, told by its first bytes; empty for anything else.
QString endingOf(const QByteArray& bytes)
{
    static constexpr std::array<std::pair<QByteArrayView, const char*>, 6> Starts {{
        {QByteArrayView("\x89PNG\r\n\x1a\n"), "png"},
        {QByteArrayView("\xff\xd8\xff"), "jpg"},
        {QByteArrayView("GIF8"), "gif"},
        {QByteArrayView("BM"), "bmp"},
        {QByteArrayView("II*\0", 4), "tif"},
        {QByteArrayView("MM\0*", 4), "tif"},
    }};
    const auto found = std::ranges::find_if(
        Starts, [&](const auto& start) { return bytes.startsWith(start.first); });
    if (found != Starts.end()) {
        return QLatin1StringView(found->second);
    }
    const bool webp = bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WEBP";
    return webp ? QStringLiteral("webp") : QString();
}

} // namespace

EmbeddedImages::EmbeddedImages(QString folder)
    : m_folder(std::move(folder))
{
}

EmbeddedImages::~EmbeddedImages()
{
    for (const QString& file : std::as_const(m_made)) {
        QFile::remove(file);
    }
}

bool EmbeddedImages::isEmbedded(const QString& written)
{
    return written.startsWith(QLatin1StringView("data:"));
}

Result<QString> EmbeddedImages::fileOf(const QString& written)
{
    const qsizetype comma = written.indexOf(u',');
    const QByteArray bytes
        = QByteArray::fromBase64(QStringView(written).sliced(comma + 1).toLatin1());
    const QString ending = endingOf(bytes);
    if (ending.isEmpty()) {
        return QString();
    }
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
    const QString path = QDir(m_folder).filePath(QString::fromLatin1(hash) + u'.' + ending);
    if (QFile::exists(path)) {
        return path;
    }
    QSaveFile file(path);
    if (!QDir().mkpath(m_folder) || !file.open(QIODevice::WriteOnly)
        || file.write(bytes) != bytes.size() || !file.commit()) {
        return Error {
            QCoreApplication::translate("Import", "A picture of the source can't be written: %1.")
                .arg(file.errorString()),
            QDir::toNativeSeparators(path),
            QCoreApplication::translate("Import", "Nothing was imported."),
            QCoreApplication::translate("Export", "Check the folder, its permissions and the disk.")};
    }
    m_made.append(path);
    return path;
}

} // namespace groundmark::storage
