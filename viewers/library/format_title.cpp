// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/format_title.h"

#include "storage/formats/format.h"

#include <QRegularExpression>

namespace groundmark::viewers {

QString shortTitle(const storage::Format& format)
{
    // Translations may write the full-width colon.
    static const QRegularExpression colon(QStringLiteral("\\s*[:\uFF1A]"));
    const QString title = format.title();
    const qsizetype end = title.indexOf(colon);
    return end > 0 ? title.left(end) : title;
}

} // namespace groundmark::viewers
