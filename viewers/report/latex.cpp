// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/report/latex.h"

namespace groundmark::viewers {

QString latexEscaped(const QString& text)
{
    QString escaped;
    for (const QChar c : text) {
        if (c == u'\\') {
            escaped += QStringLiteral("\\textbackslash{}");
        } else if (c == u'~' || c == u'^') {
            escaped += QStringLiteral("\\%1{}").arg(c);
        } else if (QStringLiteral("#$%&_{}").contains(c)) {
            escaped += QStringLiteral("\\%1").arg(c);
        } else {
            escaped += c;
        }
    }
    return escaped;
}

} // namespace groundmark::viewers
