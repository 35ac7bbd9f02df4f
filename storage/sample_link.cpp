// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_link.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

namespace groundmark::storage {

namespace {

constexpr QLatin1StringView Scheme("groundmark://");
constexpr qsizetype LongestLink = 8000;
constexpr qsizetype MostRuns = 6; // as many as Compare shows

QString encoded(const QString& text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, "()=:"));
}

QString decoded(const QString& text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

/// Control characters, and those that turn the direction of text or hide in it.
bool isUnseen(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format
        || c.category() == QChar::Other_Surrogate;
}

/// Surrogate pairs are whole characters; only a lonely half is not.
bool isClean(const QString& text)
{
    if (text.contains(QChar::ReplacementCharacter)) {
        return false;
    }
    return std::ranges::none_of(text.toUcs4(), [](char32_t point) {
        return point < 0x10000 ? isUnseen(QChar(static_cast<char16_t>(point))) : QChar::category(point) == QChar::Other_Format;
    });
}

Error refused(const QString& why)
{
    return {
        QCoreApplication::translate("SampleLink", "This is not a link to a sample: %1.").arg(why), {},
        QCoreApplication::translate("SampleLink", "Nothing was opened."),
        QCoreApplication::translate("SampleLink", "A link looks like groundmark://project/sample?run=a,b.")};
}

} // namespace

QString SampleLink::toText() const
{
    QString text = Scheme + encoded(project) + u'/' + encoded(sample);
    QStringList parameters;
    if (!dataset.isEmpty()) {
        parameters.append(QStringLiteral("dataset=") + encoded(dataset));
    }
    QStringList names;
    std::ranges::transform(runs, std::back_inserter(names), encoded);
    if (!names.isEmpty()) {
        parameters.append(QStringLiteral("run=") + names.join(u','));
    }
    if (!query.isEmpty()) {
        parameters.append(QStringLiteral("query=") + encoded(query));
    }
    return parameters.isEmpty() ? text : QString(text + u'?' + parameters.join(u'&'));
}

bool isSampleLink(const QString& text)
{
    return text.trimmed().startsWith(Scheme, Qt::CaseInsensitive);
}

Result<SampleLink> parseSampleLink(const QString& text)
{
    const QString link = text.trimmed();
    if (!isSampleLink(link)) {
        return refused(QCoreApplication::translate("SampleLink", "it does not begin with groundmark://"));
    }
    if (link.size() > LongestLink) {
        return refused(QCoreApplication::translate("SampleLink", "it is longer than %1 characters").arg(LongestLink));
    }
    const QString body = link.mid(Scheme.size());
    const qsizetype mark = body.indexOf(u'?');
    const QStringList path = body.left(mark < 0 ? body.size() : mark).split(u'/');
    SampleLink read;
    read.project = decoded(path.value(0));
    read.sample = decoded(path.value(1));
    if (read.project.isEmpty() || path.size() > 2) {
        return refused(QCoreApplication::translate("SampleLink", "it does not name a project and a sample"));
    }
    const QString parameters = mark < 0 ? QString() : body.mid(mark + 1);
    for (const QString& parameter : parameters.split(u'&', Qt::SkipEmptyParts)) {
        const QString key = parameter.section(u'=', 0, 0);
        const QString value = parameter.section(u'=', 1);
        if (key == u"dataset") {
            read.dataset = decoded(value);
        } else if (key == u"query") {
            read.query = decoded(value);
        } else if (key == u"run") {
            const QStringList names = value.split(u',', Qt::SkipEmptyParts);
            std::ranges::transform(names, std::back_inserter(read.runs), decoded);
        } else {
            return refused(QCoreApplication::translate("SampleLink", "it says \"%1\", which means nothing").arg(key.left(40)));
        }
    }
    if (read.runs.size() > MostRuns) {
        return refused(QCoreApplication::translate("SampleLink", "it names more than %1 runs").arg(MostRuns));
    }
    const QStringList parts = QStringList {read.project, read.sample, read.dataset, read.query} + read.runs;
    if (!std::ranges::all_of(parts, isClean)) {
        return refused(QCoreApplication::translate("SampleLink", "it holds characters that can't be seen"));
    }
    return read;
}

} // namespace groundmark::storage
