// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/mmtr_reply.h"

#include <QRegularExpression>

#include <array>

namespace groundmark::evaluation::mmtr {

QString cleanReply(const QString& raw)
{
    constexpr auto options = QRegularExpression::CaseInsensitiveOption
        | QRegularExpression::UseUnicodePropertiesOption;
    static const std::array<QRegularExpression, 7> leftOut = {
        QRegularExpression(QStringLiteral(R"(^```(?:text|markdown)?\s*)"), options),
        QRegularExpression(QStringLiteral(R"(\s*```$)"), options),
        QRegularExpression(QStringLiteral(R"(^\s*extracted result\s*:\s*)"), options),
        QRegularExpression(QStringLiteral(R"(^\s*final answer\s*:\s*)"), options),
        QRegularExpression(QStringLiteral(R"(^\s*answer\s*:\s*)"), options),
        QRegularExpression(QStringLiteral(R"(^\s*reconstructed text\s*:\s*)"), options),
        QRegularExpression(QStringLiteral(R"(^\s*output\s*:\s*)"), options),
    };
    static const QRegularExpression quoted(QStringLiteral(R"(^\s*["']([^\n]*)["']\s*$)"));
    QString text = raw.trimmed();
    for (const QRegularExpression& pattern : leftOut) {
        text.remove(pattern);
    }
    const auto match = quoted.match(text);
    return (match.hasMatch() ? match.captured(1) : text).trimmed();
}

QString answerIn(const QString& raw)
{
    static const QRegularExpression marker(
        QStringLiteral("^[\\s*_#]*") + QRegularExpression::escape(AnswerMarker),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    qsizetype from = 0;
    QRegularExpressionMatchIterator matches = marker.globalMatch(raw);
    while (matches.hasNext()) {
        from = matches.next().capturedEnd();
    }
    return cleanReply(raw.mid(from));
}

} // namespace groundmark::evaluation::mmtr
