// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/style_sheet.h"

#include <QFile>

#include <array>
#include <utility>

namespace groundmark::widgets {

QString filledStyleSheet(const Tokens& tokens)
{
    QFile file(QStringLiteral(":/groundmark/theme/style_sheet.qss"));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QString sheet = QString::fromUtf8(file.readAll());
    // Longer names first where one begins with another.
    const std::array<std::pair<QLatin1StringView, QColor>, 6> places {{
        {QLatin1StringView("@window"), tokens.window},
        {QLatin1StringView("@border"), tokens.border},
        {QLatin1StringView("@raised"), tokens.raised},
        {QLatin1StringView("@warn-wash"), tokens.warn.wash},
        {QLatin1StringView("@bad-wash"), tokens.bad.wash},
        {QLatin1StringView("@ok-wash"), tokens.ok.wash},
    }};
    for (const auto& [name, colour] : places) {
        sheet.replace(name, colour.name());
    }
    return sheet;
}

} // namespace groundmark::widgets
