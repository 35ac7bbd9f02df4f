// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "storage/integrity.h"

#include <QLocale>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral("PROJECT [--repair] [--json]");

void printJson(Console& console, const storage::CheckReport& report)
{
    nlohmann::ordered_json issues = nlohmann::ordered_json::array();
    for (const Issue& issue : report.issues) {
        issues.push_back(
            {{"kind", issue.kind.toStdString()},
             {"where", issue.text.where.toStdString()},
             {"text", issue.text.what.toStdString()}});
    }
    nlohmann::ordered_json repaired = nlohmann::ordered_json::array();
    for (const QString& sentence : report.repaired) {
        repaired.push_back(sentence.toStdString());
    }
    console.printJson(
        {{"samples", report.samples},
         {"images", report.images},
         {"regions", report.regions},
         {"journal", report.journalEntries},
         {"issues", issues},
         {"repaired", repaired}});
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const QCommandLineOption repair(
        QStringLiteral("repair"),
        CommandLine::tr("Mends what can be mended without losing anything."));
    const QCommandLineOption json(
        QStringLiteral("json"), CommandLine::tr("Prints one JSON document."));
    parser.addOptions({repair, json});
    if (auto end = parseArguments(parser, arguments, 1, console, QStringLiteral("check"), Usage)) {
        return *end;
    }
    const auto mode = parser.isSet(repair) ? storage::Project::Mode::ReadWriteIfPossible
                                           : storage::Project::Mode::ReadOnly;
    const auto project = storage::Project::open(parser.positionalArguments().first(), mode);
    if (!project) {
        return console.fail(project.error());
    }
    if (parser.isSet(repair) && (*project)->isReadOnly()) {
        return console.fail({(*project)->readOnlyReason(), (*project)->path(), {}, {}});
    }
    const auto report = storage::check(**project, parser.isSet(repair));
    if (!report) {
        return console.fail(report.error());
    }
    for (const QString& sentence : report->repaired) {
        console.note(sentence);
    }
    console.noteIssues(report->issues);
    if (parser.isSet(json)) {
        printJson(console, *report);
    } else {
        const QLocale locale = QLocale::c();
        console.print(
            CommandLine::tr("%1 samples, %2 images, %3 regions, %4 journal entries: %5 problems")
                .arg(
                    locale.toString(report->samples), locale.toString(report->images),
                    locale.toString(report->regions), locale.toString(report->journalEntries),
                    locale.toString(static_cast<qint64>(report->issues.size()))));
    }
    return report->issues.empty() ? Done : DoneWithWarnings;
}

} // namespace

Verb checkVerb()
{
    return {
        QStringLiteral("check"), Usage,
        CommandLine::tr("checks the file, the journal and the images"), false, run};
}

} // namespace groundmark::app
