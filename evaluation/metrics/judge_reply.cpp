// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/judge_reply.h"

#include <QRegularExpression>

namespace groundmark::evaluation {

namespace {

bool isPositive(const QString& word)
{
    const QString low = word.toLower();
    return low == QLatin1StringView("correct") || low == QLatin1StringView("yes");
}

} // namespace

std::optional<bool> parseCorrectness(const QString& reply)
{
    static const QRegularExpression labelled(
        QStringLiteral(
            R"(correctness["'”’*_`\])\s]*[:：]["'“”‘’*_`\[\](){}<>\s]*(correct|incorrect|yes|no)(?![\p{L}\p{N}]))"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression alone(
        QStringLiteral(R"(^[\p{P}\p{S}\s]*(correct|incorrect|yes|no)[\p{P}\p{S}\s]*$)"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    QRegularExpressionMatch found;
    for (auto it = labelled.globalMatch(reply); it.hasNext();) {
        found = it.next();
    }
    if (!found.hasMatch()) {
        found = alone.match(reply);
    }
    return found.hasMatch() ? std::optional(isPositive(found.captured(1))) : std::nullopt;
}

std::optional<bool> parseBinary(const QString& reply)
{
    for (const QChar c : reply) {
        if (c == u'0' || c == u'1') {
            return c == u'1';
        }
    }
    return std::nullopt;
}

} // namespace groundmark::evaluation
