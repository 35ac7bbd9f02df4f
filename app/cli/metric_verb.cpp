// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "evaluation/metrics/filter.h"
#include "evaluation/metrics/lexicons.h"

#include <iostream>
#include <string>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral("NAME [--explain]   (JSON Lines from stdin to stdout)");

QString allNames()
{
    QStringList names;
    for (const auto& filter : evaluation::metricFilters()) {
        names.append(QString::fromUtf8(filter.name.data(), static_cast<qsizetype>(filter.name.size())));
    }
    return names.join(QStringLiteral(", "));
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const QCommandLineOption explain(
        QStringLiteral("explain"), CommandLine::tr("Adds the reason behind each score."));
    parser.addOption(explain);
    const QString verb = QStringLiteral("metric");
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    const auto* filter = evaluation::findMetricFilter(parser.positionalArguments().first().toStdString());
    if (filter == nullptr) {
        return console.wrongCall(CommandLine::tr("The metrics are: %1.").arg(allNames()), verb, Usage);
    }
    const auto mode = parser.isSet(explain) ? evaluation::Explain::Yes : evaluation::Explain::No;
    const evaluation::Lexicons lexicons;
    std::ios::sync_with_stdio(false);
    std::string line;
    qint64 row = 0;
    qint64 unusable = 0;
    while (std::getline(std::cin, line)) {
        ++row;
        if (line.empty()) {
            continue;
        }
        const auto scored = evaluation::filterLine(*filter, line, row, lexicons, mode);
        if (!scored) {
            ++unusable;
            console.note(scored.error().toText());
            continue;
        }
        std::cout << *scored << '\n';
    }
    std::cout.flush();
    return unusable > 0 ? DoneWithWarnings : Done;
}

} // namespace

Verb metricVerb()
{
    return {
        QStringLiteral("metric"), Usage,
        CommandLine::tr("adds \"score\" to each line of JSON"), false, run};
}

} // namespace groundmark::app
