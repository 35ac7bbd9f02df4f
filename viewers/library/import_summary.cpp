// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/import_summary.h"

#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <utility>

namespace groundmark::viewers {

namespace {

using widgets::Glyph;
using widgets::numbers::count;

QString samplesText(qint64 number)
{
    return number == 1
        ? QCoreApplication::translate("ImportSummary", "1 sample")
        : QCoreApplication::translate("ImportSummary", "%1 samples").arg(count(number));
}

QString predictionsText(qint64 number)
{
    return number == 1
        ? QCoreApplication::translate("ImportSummary", "1 prediction")
        : QCoreApplication::translate("ImportSummary", "%1 predictions").arg(count(number));
}

/// What comes in: "32 samples and 64 predictions".
QString comesIn(const storage::ImportReport& report)
{
    if (report.newSamples > 0 && report.predictions > 0) {
        return QCoreApplication::translate("ImportSummary", "%1 and %2")
            .arg(samplesText(report.newSamples), predictionsText(report.predictions));
    }
    return report.predictions > 0 ? predictionsText(report.predictions)
                                  : samplesText(report.newSamples);
}

void addImages(std::vector<SummaryLine>& lines, const storage::ImportReport& report)
{
    lines.push_back(
        {Glyph::Right,
         QCoreApplication::translate("ImportSummary", "Images found"),
         report.imagesFound,
         QCoreApplication::translate(
             "ImportSummary", "they stay where they are; path, size and checksum are kept")});
    lines.push_back(
        {Glyph::Conflict,
         QCoreApplication::translate("ImportSummary", "Images missing"),
         report.imagesMissing,
         QCoreApplication::translate(
             "ImportSummary", "no such file in the images folder or beside the source")});
    lines.push_back(
        {Glyph::Conflict,
         QCoreApplication::translate("ImportSummary", "Images unreadable"),
         report.imagesUnreadable,
         QCoreApplication::translate("ImportSummary", "there is a file, but it can't be decoded")});
}

void addPredictions(std::vector<SummaryLine>& lines, const storage::ImportReport& report)
{
    const auto number = [&report](Outcome outcome) {
        const auto found = report.outcomes.find(outcome);
        return found != report.outcomes.end() ? found->second : 0;
    };
    lines.push_back(
        {Glyph::Right,
         QCoreApplication::translate("ImportSummary", "Become predictions"),
         number(Outcome::Scored),
         QCoreApplication::translate(
             "ImportSummary", "matched by id; the benchmark scores them after the import")});
    lines.push_back(
        {Glyph::Unparseable,
         QCoreApplication::translate("ImportSummary", "Unparseable"),
         number(Outcome::Unparseable),
         QCoreApplication::translate("ImportSummary", "there is a reply, but no answer in it")});
    lines.push_back(
        {Glyph::Refused,
         QCoreApplication::translate("ImportSummary", "Empty, not wrong"),
         number(Outcome::RefusedOrEmpty),
         QCoreApplication::translate("ImportSummary", "the reply is empty or a refusal")});
    lines.push_back(
        {Glyph::ApiError,
         QCoreApplication::translate("ImportSummary", "API errors"),
         number(Outcome::ApiError),
         QCoreApplication::translate(
             "ImportSummary", "the text is a failure message, not an answer")});
    lines.push_back(
        {Glyph::Unparseable,
         QCoreApplication::translate("ImportSummary", "Left out"),
         report.predictionsWithoutSample,
         QCoreApplication::translate("ImportSummary", "no such sample in this dataset")});
}

} // namespace

std::vector<SummaryLine> summaryOf(const storage::ImportReport& report)
{
    std::vector<SummaryLine> lines {
        {Glyph::Right,
         QCoreApplication::translate("ImportSummary", "Become new samples"),
         report.newSamples,
         QCoreApplication::translate("ImportSummary", "their ids are not in the dataset yet")},
        {Glyph::Missing,
         QCoreApplication::translate("ImportSummary", "Known already"),
         report.knownSamples,
         QCoreApplication::translate(
             "ImportSummary", "in the dataset under this id; left as they are")},
        {Glyph::Right,
         QCoreApplication::translate("ImportSummary", "Regions"),
         report.regions,
         QCoreApplication::translate(
             "ImportSummary", "come with the new samples, in displayed pixels")},
    };
    addImages(lines, report);
    addPredictions(lines, report);
    const auto twice = report.issueCounts.find(QStringLiteral("duplicate-id"));
    lines.push_back(
        {Glyph::Unparseable,
         QCoreApplication::translate("ImportSummary", "Left out"),
         twice != report.issueCounts.end() ? twice->second : 0,
         QCoreApplication::translate("ImportSummary", "their id has come before in the source")});
    std::erase_if(lines, [](const SummaryLine& line) { return line.count == 0; });
    return lines;
}

QString factsOf(const QString& formatTitle, const storage::ImportReport& report)
{
    QStringList facts {formatTitle};
    if (report.bytes > 0) {
        facts.append(widgets::numbers::bytes(report.bytes));
    }
    facts.append(
        report.rows == 1
            ? QCoreApplication::translate("ImportSummary", "1 row")
            : QCoreApplication::translate("ImportSummary", "%1 rows").arg(count(report.rows)));
    facts.append(QCoreApplication::translate("ImportSummary", "read in %1")
                     .arg(widgets::numbers::duration(report.seconds)));
    return facts.join(QStringLiteral(" · "));
}

bool wouldChange(const storage::ImportReport& report)
{
    return report.newSamples > 0 || report.predictions > 0;
}

QString verbOf(const storage::ImportReport& report)
{
    return wouldChange(report)
        ? QCoreApplication::translate("ImportSummary", "Import %1").arg(comesIn(report))
        : QCoreApplication::translate("ImportSummary", "Nothing to import");
}

QString reasonForNothing(const storage::ImportReport& report)
{
    if (wouldChange(report)) {
        return {};
    }
    if (report.knownSamples > 0) {
        return QCoreApplication::translate("ImportSummary", "All of them are in %1 already.")
            .arg(report.datasetName);
    }
    return QCoreApplication::translate("ImportSummary", "There is nothing in it that can be used.");
}

QString doneText(const ImportOutcome& outcome)
{
    return QCoreApplication::translate("ImportSummary", "Imported %1 into %2")
        .arg(comesIn(outcome.report), outcome.report.datasetName);
}

widgets::Glyph glyphOf(const Issue& issue)
{
    static const std::pair<QLatin1StringView, Glyph> kinds[] = {
        {QLatin1StringView("api-error"), Glyph::ApiError},
        {QLatin1StringView("empty-reply"), Glyph::Missing},
        {QLatin1StringView("no-such-sample"), Glyph::Unparseable},
        {QLatin1StringView("duplicate-id"), Glyph::Unparseable},
        {QLatin1StringView("unreadable-row"), Glyph::Unparseable},
        {QLatin1StringView("missing-image"), Glyph::Conflict},
        {QLatin1StringView("unreadable-image"), Glyph::Conflict},
    };
    for (const auto& [kind, glyph] : kinds) {
        if (issue.kind == kind) {
            return glyph;
        }
    }
    return issue.severity == Severity::Error ? Glyph::Conflict : Glyph::Notice;
}

qint64 issueTotal(const storage::ImportReport& report)
{
    qint64 sum = 0;
    for (const auto& [kind, number] : report.issueCounts) {
        sum += number;
    }
    return sum;
}

QString reportText(const QString& formatTitle, const storage::ImportReport& report)
{
    QStringList lines {
        QDir::toNativeSeparators(report.path),
        factsOf(formatTitle, report),
        report.dryRun
            ? QCoreApplication::translate(
                  "ImportSummary", "Would go into %1; nothing has been written.")
                  .arg(report.datasetName)
            : QCoreApplication::translate("ImportSummary", "Into %1.").arg(report.datasetName),
        QString()};
    for (const SummaryLine& line : summaryOf(report)) {
        lines.append(QStringLiteral("%1\t%2\t%3").arg(count(line.count), line.what, line.how));
    }
    lines.append(QString());
    for (const auto& [kind, number] : report.issueCounts) {
        lines.append(QStringLiteral("%1\t%2").arg(count(number), kind));
    }
    for (const Issue& issue : report.issues) {
        lines.append(issue.text.toText());
    }
    return lines.join(u'\n');
}

} // namespace groundmark::viewers
