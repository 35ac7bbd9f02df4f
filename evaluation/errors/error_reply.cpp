// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/errors/error_reply.h"

#include "evaluation/errors/taxonomies.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

namespace {

/// The type whose name the text is or begins with; the longest such name.
QString typeNamed(const Taxonomy& taxonomy, const QString& text)
{
    const QString said = wordFor(text);
    const ErrorType* best = nullptr;
    qsizetype length = 0;
    for (const ErrorType& type : taxonomy.types) {
        for (const QString& word : {wordFor(type.name), type.id}) {
            const bool fits = said == word || said.startsWith(word + u'-');
            if (fits && !word.isEmpty() && word.size() > length) {
                best = &type;
                length = word.size();
            }
        }
    }
    return best != nullptr ? best->id : QString();
}

} // namespace

QString parseErrorType(const Taxonomy& taxonomy, const QString& reply)
{
    static const QRegularExpression marker(
        u"error\\s*type[\\s*_`\"'”’]*[:：]"_s, QRegularExpression::CaseInsensitiveOption);
    qsizetype from = -1;
    for (auto match = marker.globalMatch(reply); match.hasNext();) {
        from = match.next().capturedEnd();
    }
    QString said;
    if (from >= 0) {
        said = reply.mid(from).trimmed().section(u'\n', 0, 0);
    } else if (!reply.trimmed().contains(u'\n')) {
        said = reply.trimmed(); // the whole reply is the type
    }
    static const QRegularExpression parts(u"^[\\W_]*(?:(\\d{1,3})(?![\\w]))?[\\W_]*(.*)$"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    const auto match = parts.match(said);
    const QString number = match.captured(1);
    const QString name = match.captured(2);
    if (const QString named = typeNamed(taxonomy, name); !named.isEmpty()) {
        return named;
    }
    const qsizetype index = number.toLongLong() - 1;
    return !number.isEmpty() && index >= 0 && index < taxonomy.types.size() ? taxonomy.types[index].id : QString();
}

} // namespace groundmark::evaluation
