// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "storage/project.h"

#include <QDir>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral("PROJECT");

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    if (auto end = parseArguments(parser, arguments, 1, console, QStringLiteral("new"), Usage)) {
        return *end;
    }
    const auto project = storage::Project::create(parser.positionalArguments().first());
    if (!project) {
        return console.fail(project.error());
    }
    console.print(QDir::toNativeSeparators((*project)->path()));
    return Done;
}

} // namespace

Verb newVerb()
{
    return {
        QStringLiteral("new"), Usage,
        CommandLine::tr("makes an empty project"), false, run};
}

} // namespace groundmark::app
