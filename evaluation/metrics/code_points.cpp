// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/code_points.h"

namespace groundmark::evaluation {

Text toCodePoints(const QString& text)
{
    return text.toStdU32String();
}

QString fromCodePoints(TextView text)
{
    return QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size()));
}

QString lowered(const QString& text)
{
    return fromCodePoints(lower(toCodePoints(text)));
}

Text spacesCollapsed(TextView text)
{
    Text result;
    result.reserve(text.size());
    bool inSpace = false;
    for (const char32_t c : text) {
        if (!isSpace(c)) {
            result += c;
        } else if (!inSpace) {
            result += U' ';
        }
        inSpace = isSpace(c);
    }
    return result;
}

} // namespace groundmark::evaluation
