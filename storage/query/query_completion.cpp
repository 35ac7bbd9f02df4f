// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/query/query.h"
#include "storage/query/query_words.h"

namespace groundmark::storage {

namespace {

bool endsWord(QChar c)
{
    return c.isSpace() || QStringLiteral("(),:~<>=!\"").contains(c);
}

QString quotedIfNeeded(const QString& value)
{
    for (const QChar c : value) {
        if (endsWord(c)) {
            return u'"' + QString(value).replace(u'"', QStringLiteral("\\\"")) + u'"';
        }
    }
    return value;
}

/// Everything that a term can begin with, with the sign that follows it.
QStringList beginnings()
{
    QStringList words;
    for (const QString& test : QueryWords::runTests() + QueryWords::runNumbers()) {
        words.append(test + u'(');
    }
    for (const QString& key : QueryWords::fields() + QueryWords::texts()) {
        words.append(key + u':');
    }
    for (const QString& number : QueryWords::sampleNumbers()) {
        words.append(number + QStringLiteral(" > "));
    }
    return words + QueryWords::flags()
        + QStringList {QStringLiteral("and "), QStringLiteral("or "), QStringLiteral("not ")};
}

} // namespace

QueryCompletion completeQuery(const QString& text, qsizetype cursor, const QueryValues& values)
{
    QueryCompletion completion;
    completion.start = std::clamp<qsizetype>(cursor, 0, text.size());
    while (completion.start > 0 && !endsWord(text[completion.start - 1])) {
        --completion.start;
    }
    const QString typed = text.mid(completion.start, cursor - completion.start);
    const QChar before = completion.start > 0 ? text[completion.start - 1] : QChar();
    QStringList offered;
    if (before == u':' || before == u'(') {
        qsizetype keyStart = completion.start - 1;
        while (keyStart > 0 && !endsWord(text[keyStart - 1])) {
            --keyStart;
        }
        const QString key = QueryWords::canonical(text.mid(keyStart, completion.start - 1 - keyStart));
        for (const QString& value : values(before == u'(' ? QStringLiteral("run") : key)) {
            offered.append(quotedIfNeeded(value) + (before == u'(' ? QStringLiteral(")") : QStringLiteral(" ")));
        }
    } else if (before.isNull() || before.isSpace()) {
        offered = beginnings();
    }
    for (const QString& word : std::as_const(offered)) {
        // A value is typed without the quotation marks that it will need.
        const bool fits = QStringView(word).mid(word.startsWith(u'"') ? 1 : 0).startsWith(typed, Qt::CaseInsensitive);
        if (fits && word.trimmed() != typed) {
            completion.words.append(word);
        }
    }
    return completion;
}

} // namespace groundmark::storage
