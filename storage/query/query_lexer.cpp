// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/query/query_lexer.h"

#include <QCoreApplication>

namespace groundmark::storage {

namespace {

bool isSign(QChar c)
{
    return QStringLiteral("(),:~<>=!").contains(c);
}

Result<QueryToken> quoted(const QString& text, qsizetype& at)
{
    QueryToken token {QueryToken::Kind::Quoted, {}, at};
    const QChar end = text[at++];
    while (at < text.size() && text[at] != end) {
        // Only the mark itself is escaped: patterns are full of backslashes of their own.
        if (text[at] == u'\\' && at + 1 < text.size() && text[at + 1] == end) {
            ++at;
        }
        token.text += text[at++];
    }
    if (at >= text.size()) {
        return Error {
            QCoreApplication::translate("Query", "A quotation mark is not closed."),
            QCoreApplication::translate("Query", "character %1").arg(token.at + 1), {}, {}};
    }
    ++at;
    return token;
}

QueryToken sign(const QString& text, qsizetype& at)
{
    QueryToken token {QueryToken::Kind::Sign, QString(text[at]), at};
    ++at;
    const bool takesEqual = token.text == u"<" || token.text == u">" || token.text == u"!" || token.text == u"=";
    if (takesEqual && at < text.size() && text[at] == u'=') {
        token.text += text[at++];
    }
    return token;
}

} // namespace

Result<std::vector<QueryToken>> queryTokens(const QString& text)
{
    std::vector<QueryToken> tokens;
    qsizetype at = 0;
    while (at < text.size()) {
        const QChar c = text[at];
        if (c.isSpace()) {
            ++at;
        } else if (c == u'"' || (c == u'\'' && (at == 0 || !text[at - 1].isLetterOrNumber()))) {
            auto token = quoted(text, at);
            if (!token) {
                return token.error();
            }
            tokens.push_back(std::move(*token));
        } else if (isSign(c)) {
            tokens.push_back(sign(text, at));
        } else {
            QueryToken token {QueryToken::Kind::Word, {}, at};
            while (at < text.size() && !text[at].isSpace() && !isSign(text[at]) && text[at] != u'"') {
                token.text += text[at++];
            }
            tokens.push_back(std::move(token));
        }
    }
    tokens.push_back({QueryToken::Kind::End, {}, text.size()});
    return tokens;
}

} // namespace groundmark::storage
