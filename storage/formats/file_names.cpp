// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/file_names.h"

#include <QDir>
#include <QFileInfo>

namespace groundmark::storage {

QString insidePath(const QString& externalId)
{
    // Slashes first: what is hidden behind backslashes has to be seen to be cleaned away.
    QString name = externalId;
    name.replace(u'\\', u'/');
    name = QDir::cleanPath(name);
    while (name.startsWith(QLatin1StringView("../")) || name.startsWith(u'/')) {
        name = name.section(u'/', 1);
    }
    if (name.size() > 1 && name[1] == u':' && name[0].isLetter()) {
        name[1] = u'_'; // a drive letter
    }
    return name;
}

QString withoutEnding(const QString& path)
{
    const QString ending = QFileInfo(path).suffix();
    return ending.isEmpty() ? path : path.chopped(ending.size() + 1);
}

QString FileNames::take(const QString& stem, const QString& suffix)
{
    QString name = stem + suffix;
    for (int number = 2; m_taken.contains(name); ++number) {
        name = stem + QStringLiteral("_%1").arg(number) + suffix;
    }
    m_taken.insert(name);
    return name;
}

} // namespace groundmark::storage
