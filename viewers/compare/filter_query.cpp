// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/filter_query.h"

#include "widgets/run_swatch.h"

#include <QHash>

namespace groundmark::viewers {

QString queryOf(const QString& choiceId)
{
    static const QHash<QString, QString> tests {
        {QStringLiteral("failed"), QStringLiteral("failed(%1)")},
        {QStringLiteral("passed"), QStringLiteral("passed(%1)")},
        {QStringLiteral("unparseable"), QStringLiteral("unparseable(%1)")},
        {QStringLiteral("refused"), QStringLiteral("empty(%1)")},
        {QStringLiteral("error"), QStringLiteral("error(%1)")},
        {QStringLiteral("wrong-right"), QStringLiteral("failed(%1) and passed(%2)")},
        {QStringLiteral("right-wrong"), QStringLiteral("passed(%1) and failed(%2)")},
        {QStringLiteral("wrong-wrong"), QStringLiteral("failed(%1) and failed(%2)")},
    };
    const QStringList words = choiceId.split(u' ');
    QString query = tests.value(words.value(0));
    for (const QString& run : words.mid(1)) {
        query = query.arg(widgets::runLetter(run.toInt()));
    }
    return query;
}

QString queryOf(const QStringList& choiceIds, const QString& task, const QString& typed)
{
    QStringList parts;
    for (const QString& id : choiceIds) {
        parts.append(queryOf(id));
    }
    if (!task.isEmpty()) {
        parts.append(QStringLiteral("type:\"%1\"").arg(QString(task).replace(u'"', QStringLiteral("\\\""))));
    }
    const QString query = typed.trimmed();
    if (!query.isEmpty()) {
        // `or` binds weaker than what it now stands beside.
        parts.append(parts.isEmpty() ? query : u'(' + query + u')');
    }
    return parts.join(QStringLiteral(" and "));
}

} // namespace groundmark::viewers
