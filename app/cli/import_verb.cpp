// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "viewers/library/import_and_score.h"
#include "evaluation/benchmark.h"
#include "storage/formats/format.h"
#include "storage/importer.h"
#include "storage/project.h"

#include <QLocale>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral(
    "PROJECT PATH --format NAME [--images DIR] [--dataset NAME] [--run NAME] [--dry-run] [--json]");

QString n(qint64 value)
{
    return QLocale::c().toString(value);
}

nlohmann::ordered_json toJson(const viewers::ImportOutcome& outcome)
{
    const storage::ImportReport& report = outcome.report;
    nlohmann::ordered_json outcomes;
    for (const auto& [what, count] : report.outcomes) {
        outcomes[nameOf(what).data()] = count;
    }
    nlohmann::ordered_json issues;
    for (const auto& [kind, count] : report.issueCounts) {
        issues[kind.toStdString()] = count;
    }
    nlohmann::ordered_json json {
        {"dataset", report.datasetName.toStdString()},
        {"dryRun", report.dryRun},
        {"rows", report.rows},
        {"samples", {{"new", report.newSamples}, {"known", report.knownSamples}}},
        {"regions", report.regions},
        {"images",
         {{"found", report.imagesFound},
          {"missing", report.imagesMissing},
          {"unreadable", report.imagesUnreadable}}},
        {"predictions", report.predictions},
        {"predictionsWithoutSample", report.predictionsWithoutSample},
        {"outcomes", outcomes},
        {"issues", issues},
    };
    if (outcome.scoring) {
        json["scored"] = outcome.scoring->scored;
        json["mean"] = outcome.scoring->mean;
    }
    return json;
}

void printText(Console& console, const viewers::ImportOutcome& outcome)
{
    const storage::ImportReport& report = outcome.report;
    console.print(
        report.dryRun
            ? CommandLine::tr("Dry run into \"%1\": nothing has been written.").arg(report.datasetName)
            : CommandLine::tr("Into \"%1\":").arg(report.datasetName));
    if (report.newSamples + report.knownSamples > 0) {
        console.print(CommandLine::tr("  %1 samples new, %2 known already, %3 regions")
                          .arg(n(report.newSamples), n(report.knownSamples), n(report.regions)));
        console.print(CommandLine::tr("  images: %1 found, %2 missing, %3 unreadable")
                          .arg(n(report.imagesFound), n(report.imagesMissing), n(report.imagesUnreadable)));
    }
    if (!report.run.isNull() || report.predictions > 0) {
        console.print(CommandLine::tr("  %1 predictions, %2 without a sample left out")
                          .arg(n(report.predictions), n(report.predictionsWithoutSample)));
    }
    if (outcome.scoring) {
        const auto& scoring = *outcome.scoring;
        console.print(
            CommandLine::tr("  %1 of %2 scored, mean %3; %4 unparseable, %5 refused or empty, %6 API errors")
                .arg(
                    n(scoring.scored), n(report.predictions),
                    QString::number(scoring.mean, 'f', 3), n(scoring.unparseable),
                    n(scoring.refusedOrEmpty), n(scoring.apiErrors)));
    }
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const QCommandLineOption format(
        QStringLiteral("format"), CommandLine::tr("Name of the format; see \"groundmark formats\"."), QStringLiteral("NAME"));
    const QCommandLineOption images(
        QStringLiteral("images"), CommandLine::tr("Folder in which image paths are looked up."), QStringLiteral("DIR"));
    const QCommandLineOption dataset(
        QStringLiteral("dataset"), CommandLine::tr("Dataset to read into."), QStringLiteral("NAME"));
    const QCommandLineOption runName(
        QStringLiteral("run"), CommandLine::tr("Reads the predictions in the file as this run."), QStringLiteral("NAME"));
    const QCommandLineOption dry(QStringLiteral("dry-run"), CommandLine::tr("Only says what would happen."));
    const QCommandLineOption json(QStringLiteral("json"), CommandLine::tr("Prints one JSON document."));
    parser.addOptions({format, images, dataset, runName, dry, json});
    const QString verb = QStringLiteral("import");
    if (auto end = parseArguments(parser, arguments, 2, console, verb, Usage)) {
        return *end;
    }
    const storage::FormatRegistry formats;
    const QString path = parser.positionalArguments().at(1);
    const storage::Format* chosen
        = parser.isSet(format) ? formats.find(parser.value(format)) : formats.sniff(path);
    if (!chosen || !chosen->canRead()) {
        return console.wrongCall(
            parser.isSet(format)
                ? CommandLine::tr("There is no readable format \"%1\"; \"groundmark formats\" lists them.").arg(parser.value(format))
                : CommandLine::tr("No format recognises %1; say which with --format.").arg(path),
            verb, Usage);
    }
    auto project = storage::Project::open(parser.positionalArguments().first());
    if (!project) {
        return console.fail(project.error());
    }
    if ((*project)->isReadOnly() && !parser.isSet(dry)) {
        return console.fail({(*project)->readOnlyReason(), (*project)->path(), CommandLine::tr("Nothing was imported."), {}});
    }
    const storage::ImportOptions options {
        path, parser.value(images), parser.value(dataset), parser.value(runName), parser.isSet(dry)};
    const evaluation::BenchmarkRegistry benchmarks;
    const auto outcome = viewers::importAndScore(
        **project, *chosen, options, benchmarks, [&console](const QString& what, qint64 done, qint64 total) {
            console.progress(what, done, total);
            return true;
        });
    console.endProgress();
    if (!outcome) {
        return console.fail(outcome.error());
    }
    console.noteIssues(outcome->report.issues, outcome->report.issueCounts);
    if (outcome->scoringFailure) {
        console.note(outcome->scoringFailure->toText());
    }
    if (parser.isSet(json)) {
        console.printJson(toJson(*outcome));
    } else {
        printText(console, *outcome);
    }
    return outcome->report.hasWarnings() || outcome->scoringFailure ? DoneWithWarnings : Done;
}

} // namespace

Verb importVerb()
{
    return {
        QStringLiteral("import"), Usage,
        CommandLine::tr("reads samples, regions or predictions into a project, in one step or not at all"), false, run};
}

} // namespace groundmark::app
