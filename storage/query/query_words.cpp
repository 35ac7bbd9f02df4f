// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/query/query_words.h"

#include <QHash>

namespace groundmark::storage {

namespace {

QStringList list(const char* words)
{
    return QString::fromLatin1(words).split(u' ');
}

} // namespace

const QStringList& QueryWords::runTests()
{
    static const QStringList words = list("failed passed unparseable empty error answered");
    return words;
}

const QStringList& QueryWords::runNumbers()
{
    static const QStringList words = list("score tokens latency");
    return words;
}

const QStringList& QueryWords::sampleNumbers()
{
    static const QStringList words = list("tokens latency pages regions first_wrong");
    return words;
}

const QStringList& QueryWords::fields()
{
    static const QStringList words = list("type lang state outcome label");
    return words;
}

const QStringList& QueryWords::texts()
{
    static const QStringList words = list("text id question answer reply note");
    return words;
}

const QStringList& QueryWords::flags()
{
    static const QStringList words = list("flipped bookmarked");
    return words;
}

QString QueryWords::canonical(const QString& word)
{
    static const QHash<QString, QString> others {
        {QStringLiteral("task"), QStringLiteral("type")},
        {QStringLiteral("language"), QStringLiteral("lang")},
        {QStringLiteral("truth"), QStringLiteral("answer")},
        {QStringLiteral("response"), QStringLiteral("reply")},
        {QStringLiteral("unparsed"), QStringLiteral("unparseable")},
    };
    const QString lower = word.toLower();
    return others.value(lower, lower);
}

} // namespace groundmark::storage
