// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/report/visible_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace groundmark::viewers {

namespace {

constexpr char16_t ControlPictures = 0x2400; // Unicode has a picture for each of the 32 controls
constexpr char16_t DeletePicture = 0x2421;

bool turnsDirection(char16_t c)
{
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

} // namespace

QString visibleText(const QString& text, qsizetype longest)
{
    const bool isLong = text.size() > longest;
    QString shown = isLong ? text.left(longest) : text;
    for (QChar& c : shown) {
        const char16_t code = c.unicode();
        if (code < 0x20 && code != u'\n' && code != u'\t') {
            c = code == u'\r' ? QChar(u' ') : QChar(static_cast<char16_t>(ControlPictures + code));
        } else if (code == 0x7F) {
            c = QChar(DeletePicture);
        } else if ((code >= 0x80 && code < 0xA0) || code >= 0xFFFE || turnsDirection(code)) {
            c = QChar(QChar::ReplacementCharacter);
        }
    }
    if (isLong) {
        shown += QCoreApplication::translate("Report", "… (%1 more characters)")
                     .arg(QLocale::c().toString(text.size() - longest));
    }
    return shown;
}

} // namespace groundmark::viewers
