// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "storage/project.h"
#include "viewers/report/dataset_statistics.h"

#include <QLocale>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral("PROJECT [--dataset NAME] [--json]");
constexpr int NumberWidth = 18; // characters
constexpr int NameWidth = 32; // characters; longer names push their numbers to the right

QString numberText(const evaluation::Table::Cell& cell)
{
    const QString value = cell.value ? QString::number(*cell.value, 'g', 4) : QStringLiteral("–");
    return value + QStringLiteral("  n=") + QLocale::c().toString(cell.n);
}

void printTable(const evaluation::Table& table, Console& console)
{
    QString head = QStringLiteral("\n  ") + table.title.leftJustified(NameWidth);
    for (const QString& column : table.columns) {
        head += column.leftJustified(NumberWidth);
    }
    console.print(head);
    for (const auto& row : table.rows) {
        QString line = QStringLiteral("  ") + row.name.leftJustified(NameWidth);
        for (const auto& cell : row.cells) {
            line += numberText(cell).leftJustified(NumberWidth);
        }
        console.print(line);
    }
}

nlohmann::ordered_json toJson(const evaluation::Table& table)
{
    nlohmann::ordered_json json {{"title", table.title.toStdString()}, {"columns", nlohmann::ordered_json::array()},
                                 {"rows", nlohmann::ordered_json::array()}};
    for (const QString& column : table.columns) {
        json["columns"].push_back(column.toStdString());
    }
    for (const auto& row : table.rows) {
        nlohmann::ordered_json cells = nlohmann::ordered_json::array();
        for (const auto& cell : row.cells) {
            cells.push_back({{"value", cell.value ? nlohmann::ordered_json(*cell.value) : nullptr}, {"n", cell.n}});
        }
        json["rows"].push_back({{"name", row.name.toStdString()}, {"cells", std::move(cells)}});
    }
    return json;
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const QCommandLineOption dataset(
        QStringLiteral("dataset"), CommandLine::tr("Only this dataset; all of them without."), QStringLiteral("NAME"));
    const QCommandLineOption asJson(
        QStringLiteral("json"), CommandLine::tr("Prints one JSON document and nothing else."));
    parser.addOptions({dataset, asJson});
    if (auto end = parseArguments(parser, arguments, 1, console, QStringLiteral("stats"), Usage)) {
        return *end;
    }
    const auto project
        = storage::Project::open(parser.positionalArguments().first(), storage::Project::Mode::ReadOnly);
    if (!project) {
        return console.fail(project.error());
    }
    const evaluation::BenchmarkRegistry benchmarks;
    const auto found = viewers::buildStatistics(**project, parser.value(dataset), benchmarks);
    if (!found) {
        return console.fail(found.error());
    }
    nlohmann::ordered_json document = nlohmann::ordered_json::array();
    for (const viewers::DatasetStatistics& statistics : *found) {
        if (parser.isSet(asJson)) {
            nlohmann::ordered_json tables = nlohmann::ordered_json::array();
            for (const auto& table : statistics.tables) {
                tables.push_back(toJson(table));
            }
            document.push_back({{"dataset", statistics.dataset.toStdString()},
                                {"benchmark", statistics.benchmark.toStdString()},
                                {"demonstration", statistics.demonstration},
                                {"samples", statistics.samples},
                                {"tables", std::move(tables)}});
            continue;
        }
        console.print(CommandLine::tr("%1: %2 samples").arg(statistics.dataset, QLocale::c().toString(statistics.samples)));
        if (statistics.demonstration) {
            console.print(CommandLine::tr("Demonstration data"));
        }
        for (const auto& table : statistics.tables) {
            printTable(table, console);
        }
        console.print({});
    }
    if (parser.isSet(asJson)) {
        console.printJson(document);
    }
    return Done;
}

} // namespace

Verb statsVerb()
{
    return {
        QStringLiteral("stats"), Usage,
        CommandLine::tr("prints the papers' statistics of the samples, without any model"), false, run};
}

} // namespace groundmark::app
