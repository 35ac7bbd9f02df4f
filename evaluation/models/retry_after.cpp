// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/openai_reply.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

namespace {

/// Value of a header, by its lower-case name; null without it.
QByteArray headerValue(const QByteArray& headers, const QByteArray& name)
{
    for (const QByteArray& line : headers.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).trimmed().toLower() == name) {
            return line.mid(colon + 1).trimmed();
        }
    }
    return {};
}

/// "Sun, 06 Nov 1994 08:49:37 GMT", and the two obsolete forms that a reader has to accept.
QDateTime httpDate(const QByteArray& value)
{
    const QString text = QString::fromLatin1(value).simplified();
    for (const QString& format :
         {u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s,
          u"dddd, dd-MMM-yy hh:mm:ss 'GMT'"_s,
          u"ddd MMM d hh:mm:ss yyyy"_s}) {
        QDateTime time = QLocale::c().toDateTime(text, format);
        if (time.isValid()) {
            if (format.contains(u"-yy ") && time.date().year() < 1970) {
                time = time.addYears(100); // Qt reads two digits as 19xx
            }
            return QDateTime(time.date(), time.time(), Qt::UTC);
        }
    }
    return {};
}

} // namespace

std::optional<double> retryAfterSeconds(const QByteArray& headers)
{
    bool isNumber = false;
    const double milliseconds = headerValue(headers, "retry-after-ms").toDouble(&isNumber);
    if (isNumber && milliseconds >= 0.0) {
        return milliseconds / 1000.0;
    }
    const QByteArray value = headerValue(headers, "retry-after");
    const double seconds = value.toDouble(&isNumber);
    if (isNumber) {
        return seconds >= 0.0 ? std::optional(seconds) : std::nullopt;
    }
    const QDateTime until = httpDate(value);
    if (!until.isValid()) {
        return std::nullopt;
    }
    const QDateTime serverNow = httpDate(headerValue(headers, "date"));
    const QDateTime now = serverNow.isValid() ? serverNow : QDateTime::currentDateTimeUtc();
    return std::max(0.0, double(now.msecsTo(until)) / 1000.0);
}

} // namespace groundmark::evaluation
