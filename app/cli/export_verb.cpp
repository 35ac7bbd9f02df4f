// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "storage/exporter.h"
#include "storage/formats/format.h"
#include "storage/project.h"
#include "viewers/library/page_renderer.h"

#include <QLocale>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral("PROJECT OUT --format NAME [--dataset NAME] [--run NAME]");

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const QCommandLineOption format(
        QStringLiteral("format"), CommandLine::tr("Name of the format; see \"groundmark formats\"."), QStringLiteral("NAME"));
    const QCommandLineOption dataset(
        QStringLiteral("dataset"), CommandLine::tr("Dataset to write; may be left out when there is one."), QStringLiteral("NAME"));
    const QCommandLineOption runName(
        QStringLiteral("run"), CommandLine::tr("Writes this run's predictions along."), QStringLiteral("NAME"));
    parser.addOptions({format, dataset, runName});
    const QString verb = QStringLiteral("export");
    if (auto end = parseArguments(parser, arguments, 2, console, verb, Usage)) {
        return *end;
    }
    const storage::FormatRegistry formats;
    const storage::Format* chosen = formats.find(parser.value(format));
    if (!chosen || !chosen->canWrite()) {
        return console.wrongCall(
            CommandLine::tr("There is no writable format \"%1\"; \"groundmark formats\" lists them.").arg(parser.value(format)),
            verb, Usage);
    }
    const auto project
        = storage::Project::open(parser.positionalArguments().first(), storage::Project::Mode::ReadOnly);
    if (!project) {
        return console.fail(project.error());
    }
    const auto report = storage::exportFrom(
        **project, *chosen,
        {parser.positionalArguments().at(1), parser.value(dataset), parser.value(runName),
         viewers::paintCovers});
    if (!report) {
        return console.fail(report.error());
    }
    console.noteIssues(report->issues);
    const QLocale locale = QLocale::c();
    console.print(CommandLine::tr("%1 samples, %2 regions, %3 predictions written")
                      .arg(
                          locale.toString(report->samples), locale.toString(report->regions),
                          locale.toString(report->predictions)));
    return report->issues.empty() ? Done : DoneWithWarnings;
}

} // namespace

Verb exportVerb()
{
    return {
        QStringLiteral("export"), Usage,
        CommandLine::tr("writes a dataset, and a run if asked, in an outside format"), false, run};
}

} // namespace groundmark::app
