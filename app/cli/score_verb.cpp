// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "evaluation/benchmarks/official_file.h"
#include "evaluation/metrics/lexicons.h"

#include <QLocale>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral("--benchmark NAME PREDICTIONS… [--out FILE] [--json]");

QString n(qint64 value)
{
    return QLocale::c().toString(value);
}

void printJson(Console& console, const evaluation::OfficialResult& result)
{
    nlohmann::ordered_json outcomes;
    for (const auto& entry : namesOf<Outcome>()) {
        outcomes[entry.name.data()] = result.outcomes[static_cast<size_t>(entry.value)];
    }
    console.printJson(
        {{"items", result.items},
         {"outcomes", outcomes},
         {"unscorable", result.unscorable},
         {"problems", result.problemCount},
         {"table", result.table}});
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const QCommandLineOption benchmark(
        QStringLiteral("benchmark"),
        CommandLine::tr("One of %1.").arg(evaluation::officialBenchmarks().join(QStringLiteral(", "))),
        QStringLiteral("NAME"));
    const QCommandLineOption out(
        QStringLiteral("out"), CommandLine::tr("Writes the official result file."), QStringLiteral("FILE"));
    const QCommandLineOption json(QStringLiteral("json"), CommandLine::tr("Prints one JSON document."));
    parser.addOptions({benchmark, out, json});
    const QString verb = QStringLiteral("score");
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    if (!evaluation::officialBenchmarks().contains(parser.value(benchmark))) {
        return console.wrongCall(
            CommandLine::tr("Say which benchmark with --benchmark: %1.")
                .arg(evaluation::officialBenchmarks().join(QStringLiteral(", "))),
            verb, Usage);
    }
    const evaluation::Lexicons lexicons;
    const auto result = evaluation::scoreOfficialFiles(
        parser.value(benchmark), parser.positionalArguments(), parser.value(out), lexicons,
        [&console](const evaluation::OfficialProgress& progress) {
            console.progress(CommandLine::tr("%1 items scored, bytes read").arg(n(progress.items)), progress.bytesRead, progress.bytesTotal);
            return true;
        });
    console.endProgress();
    if (!result) {
        return console.fail(result.error());
    }
    for (const Error& problem : result->problems) {
        console.note(QStringLiteral("  ") + problem.toText());
    }
    if (parser.isSet(json)) {
        printJson(console, *result);
    } else {
        console.print(QString::fromStdString(result->table).trimmed());
        console.print(
            CommandLine::tr("%1 of %2 scored, %3 unparseable, %4 refused or empty, %5 API errors")
                .arg(n(result->outcomes[0]), n(result->items), n(result->outcomes[1]))
                .arg(n(result->outcomes[2]), n(result->outcomes[3])));
    }
    return result->problemCount > 0 ? DoneWithWarnings : Done;
}

} // namespace

Verb scoreVerb()
{
    return {
        QStringLiteral("score"), Usage,
        CommandLine::tr("scores official prediction files and prints the paper's table"), false, run};
}

} // namespace groundmark::app
