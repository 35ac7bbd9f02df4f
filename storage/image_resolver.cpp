// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/image_resolver.h"

#include <QDir>
#include <QFileInfo>

namespace groundmark::storage {

namespace {

/// "http://…", "file:…", "data:…", "C:\…": a word before a colon is never part of a relative path.
bool hasScheme(const QString& path)
{
    const qsizetype colon = path.indexOf(u':');
    return colon > 0 && !QStringView(path).first(colon).contains(u'/');
}

} // namespace

ImageResolver::ImageResolver(const QString& imagesFolder, const QString& sourceFolder)
{
    for (const QString& folder : {imagesFolder, sourceFolder}) {
        const QString clean = QDir::cleanPath(folder);
        if (!folder.isEmpty() && !m_folders.contains(clean)) {
            m_folders.append(clean);
        }
    }
}

QString ImageResolver::lookUp(const QString& relative) const
{
    for (const QString& folder : m_folders) {
        const QFileInfo file(QDir(folder), relative);
        if (file.isFile()) {
            return file.absoluteFilePath();
        }
    }
    return {};
}

QString ImageResolver::insidePath(const QString& slashed) const
{
    if (hasScheme(slashed) || slashed.contains(QChar(u'\0'))) {
        return {};
    }
    const QString clean = QDir::cleanPath(slashed);
    if (!clean.startsWith(u'/')) {
        return clean == QLatin1StringView("..") || clean.startsWith(QLatin1StringView("../")) ? QString()
                                                                                             : clean;
    }
    for (const QString& folder : m_folders) {
        const QString prefix = folder + u'/';
        if (clean.startsWith(prefix)) {
            return clean.sliced(prefix.size());
        }
    }
    return {};
}

ImageResolver::Resolved ImageResolver::resolve(const QString& written) const
{
    QString slashed = written.trimmed();
    slashed.replace(u'\\', u'/');
    const QString inside = slashed.isEmpty() ? QString() : insidePath(slashed);
    if (!inside.isEmpty() && inside != QLatin1StringView(".")) {
        if (const QString found = lookUp(inside); !found.isEmpty()) {
            return {Outcome::Found, found};
        }
    }
    // "a/b/c.png?size=3" of a URL has no file of that name either; what is after the last slash will do.
    const QString name = slashed.section(u'/', -1);
    const bool usable = !name.isEmpty() && name != QLatin1StringView(".")
        && name != QLatin1StringView("..") && !name.contains(QChar(u'\0'));
    if (usable) {
        if (const QString found = lookUp(name); !found.isEmpty()) {
            return {Outcome::Found, found};
        }
    }
    const Outcome outcome = inside.isEmpty() && !slashed.isEmpty() ? Outcome::Leaves : Outcome::Missing;
    const QString expected = outcome == Outcome::Leaves ? name : inside;
    return {outcome, usable ? QDir(m_folders.value(0)).filePath(expected) : QString()};
}

} // namespace groundmark::storage
