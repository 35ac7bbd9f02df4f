// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "storage/formats/format.h"


namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral("[--json]");

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const QCommandLineOption json(
        QStringLiteral("json"), CommandLine::tr("Prints one JSON document."));
    parser.addOption(json);
    if (auto end = parseArguments(parser, arguments, 0, console, QStringLiteral("formats"), Usage)) {
        return *end;
    }
    const storage::FormatRegistry registry;
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& format : registry.all()) {
        if (parser.isSet(json)) {
            list.push_back(
                {{"name", format->name().toStdString()},
                 {"title", format->title().toStdString()},
                 {"reads", format->canRead()},
                 {"writes", format->canWrite()}});
            continue;
        }
        const QString can = QStringLiteral("%1%2")
                                .arg(format->canRead() ? QStringLiteral("r") : QStringLiteral("-"))
                                .arg(format->canWrite() ? QStringLiteral("w") : QStringLiteral("-"));
        console.print(QStringLiteral("%1  %2  %3").arg(format->name(), -14).arg(can, format->title()));
    }
    if (parser.isSet(json)) {
        console.printJson(list);
    }
    return Done;
}

} // namespace

Verb formatsVerb()
{
    return {
        QStringLiteral("formats"), Usage,
        CommandLine::tr("lists what can be read (r) and written (w)"), false, run};
}

} // namespace groundmark::app
