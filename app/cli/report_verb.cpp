// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "evaluation/benchmark.h"
#include "storage/project.h"
#include "viewers/report/run_report.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral("PROJECT [--run NAME]… --out FILE.html|.csv|.tex");

using Writer = QByteArray (*)(const viewers::RunReport&);

Writer writerFor(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == u"html") {
        return viewers::toHtml;
    }
    if (suffix == u"csv") {
        return viewers::toCsv;
    }
    return suffix == u"tex" ? viewers::toLatex : nullptr;
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const QCommandLineOption runs(
        QStringLiteral("run"), CommandLine::tr("Run to report; may be given again. Default: all."), QStringLiteral("NAME"));
    const QCommandLineOption out(QStringLiteral("out"), CommandLine::tr("File to write."), QStringLiteral("FILE"));
    parser.addOptions({runs, out});
    const QString verb = QStringLiteral("report");
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    const QString path = parser.value(out);
    const Writer writer = writerFor(path);
    if (writer == nullptr) {
        return console.wrongCall(
            CommandLine::tr("Say where to with --out, as a .html, .csv or .tex file."), verb, Usage);
    }
    const auto project
        = storage::Project::open(parser.positionalArguments().first(), storage::Project::Mode::ReadOnly);
    if (!project) {
        return console.fail(project.error());
    }
    const evaluation::BenchmarkRegistry benchmarks;
    const auto report = viewers::buildRunReport(**project, parser.values(runs), benchmarks);
    if (!report) {
        return console.fail(report.error());
    }
    QSaveFile file(path);
    const QByteArray text = writer(*report);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return console.fail({file.errorString(), QDir::toNativeSeparators(path), {}, {}});
    }
    console.print(QDir::toNativeSeparators(QFileInfo(path).absoluteFilePath()));
    return Done;
}

} // namespace

Verb reportVerb()
{
    return {
        QStringLiteral("report"), Usage,
        CommandLine::tr("writes the runs' tables as a page, a spreadsheet or for a paper"), false, run};
}

} // namespace groundmark::app
