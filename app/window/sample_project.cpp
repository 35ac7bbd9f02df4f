// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QStandardPaths>

namespace groundmark::app {

namespace {

Error cannotCopy(const QString& path)
{
    return {
        QCoreApplication::translate("SampleProject", "The sample project can't be copied."),
        QDir::toNativeSeparators(path), {},
        QCoreApplication::translate("SampleProject", "Check that there is room and that you can write there.")};
}

bool copyFolder(const QString& from, const QString& to)
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString source = files.next();
        const QString target = QDir(to).filePath(QDir(from).relativeFilePath(source));
        if (!QDir().mkpath(QFileInfo(target).absolutePath()) || !QFile::copy(source, target)) {
            return false;
        }
    }
    return true;
}

} // namespace

QString bundledSampleProject()
{
    // build/<preset>/bin/groundmark and <prefix>/bin/groundmark have it at the same place.
    const QString path = QDir::cleanPath(
        QCoreApplication::applicationDirPath()
        + QStringLiteral("/../share/groundmark/sample/sample.groundmark"));
    return QFileInfo::exists(path) ? path : QString();
}

Result<QString> editableSampleProject()
{
    const QString home = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString folder = QDir(home).filePath(QStringLiteral("sample"));
    const QString path = QDir(folder).filePath(QStringLiteral("sample.groundmark"));
    if (QFileInfo::exists(path)) {
        return path;
    }
    const QString bundled = bundledSampleProject();
    if (bundled.isEmpty()) {
        return Error {
            QCoreApplication::translate("SampleProject", "The sample project was not built with this Groundmark."),
            {}, {},
            QCoreApplication::translate("SampleProject", "Run \"cmake --build build/release --target sample-project\".")};
    }
    // Into a folder beside it first: a copy that was cut short must not be taken for the project.
    const QString draft = folder + QStringLiteral(".part");
    QDir(draft).removeRecursively();
    if (!copyFolder(QFileInfo(bundled).absolutePath(), draft) || !QDir().rename(draft, folder)) {
        return cannotCopy(folder);
    }
    return path;
}

} // namespace groundmark::app
