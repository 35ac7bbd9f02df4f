// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/exporter.h"
#include "storage/formats/format.h"
#include "storage/importer.h"
#include "storage/json_text.h"
#include "storage/project.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QTemporaryDir>

#include <memory>

/// What the tests of import and export share.
namespace groundmark::testing {

/// Reads an image's facts the simple way; the program uses imaging's.
inline Image inspectImage(const QString& path)
{
    Image image;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        const QByteArray bytes = file.readAll();
        image.bytes = bytes.size();
        image.sha256 = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    }
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    image.size = reader.size();
    const QImageIOHandler::Transformations turned = reader.transformation();
    if (turned.testFlag(QImageIOHandler::TransformationRotate90)) {
        image.size.transpose();
        image.orientation = turned == QImageIOHandler::TransformationRotate270 ? 8 : 6;
    }
    image.state = reader.canRead() && image.size.isValid() ? ImageState::Present : ImageState::Unreadable;
    return image;
}

inline void writeFile(const QString& path, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("can't write %s", qPrintable(path));
    }
}

inline QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeImage(const QString& path, QSize size)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    if (!image.save(path)) {
        qFatal("can't write %s", qPrintable(path));
    }
}

/// JSON without an order of keys, to compare documents.
inline nlohmann::json documentOf(const QString& path)
{
    const QByteArray text = readFile(path);
    return nlohmann::json::parse(text.cbegin(), text.cend(), nullptr, false);
}

/// A project in a folder that goes when the test does.
struct Bench
{
    QTemporaryDir folder;
    std::unique_ptr<storage::Project> project;
    storage::FormatRegistry formats;

    Bench()
    {
        auto created = storage::Project::create(path(QStringLiteral("p.groundmark")));
        if (!created) {
            qFatal("%s", qPrintable(created.error().toText()));
        }
        project = std::move(*created);
    }

    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }
    QString write(const QString& name, const QByteArray& text) const
    {
        writeFile(path(name), text);
        return path(name);
    }

    Result<storage::ImportReport> import(
        const QString& format, const storage::ImportOptions& options, const storage::ImportProgress& progress = {})
    {
        return storage::importInto(*project, *formats.find(format), options, inspectImage, progress);
    }
    Result<storage::ExportReport> exportTo(
        const QString& format, const QString& target, const QString& dataset = {}, const QString& run = {})
    {
        return storage::exportFrom(*project, *formats.find(format), {target, dataset, run});
    }
    qint64 count(const QString& table) const
    {
        return project->database().scalar(QStringLiteral("SELECT COUNT(*) FROM ") + table)->toLongLong();
    }
};

/// Folder of the published data, or an empty text.
inline QString sharedData(const QString& name)
{
    const QString root = qEnvironmentVariable("GROUNDMARK_SHARED_DATA");
    const QString path = root.isEmpty() ? QString() : QDir(root).filePath(name);
    return QFileInfo::exists(path) ? path : QString();
}

} // namespace groundmark::testing

/// Says why a Result has no value.
#define VERIFY_RESULT(result) \
    QVERIFY2((result).hasValue(), (result).hasValue() ? "" : qPrintable((result).error().toText()))
