// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace groundmark {

/// One field of a CSV line (RFC 4180), always in quotation marks. What a spreadsheet would run as a
/// formula gets an apostrophe before it: names and answers come from strangers.
[[nodiscard]] inline QString csvField(QString text)
{
    if (!text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text.front())) {
        text.prepend(u'\'');
    }
    return QStringLiteral("\"%1\"").arg(text.replace(QStringLiteral("\""), QStringLiteral("\"\"")));
}

} // namespace groundmark
