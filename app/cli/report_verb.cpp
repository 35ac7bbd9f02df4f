// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"
#include "app/cli/verb.h"
#include "evaluation/benchmark.h"
#include "storage/dataset_repository.h"
#include "storage/project.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"
#include "viewers/report/failure_figure.h"
#include "viewers/report/report_pdf.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral(
    "PROJECT [--run NAME]… --out FILE.html|.pdf|.csv|.tex, or with --sample ID [--dataset NAME] --out FILE.svg|.pdf|.png");

Error notThere(const QString& what, const storage::Project& project)
{
    return {what, QDir::toNativeSeparators(project.path()), {}, {}};
}

/// The named sample, in the named dataset or the first that has it.
Result<Sample> findSample(storage::Project& project, const QString& id, const QString& dataset)
{
    const auto datasets = storage::DatasetRepository(project.database()).list();
    if (!datasets) {
        return datasets.error();
    }
    for (const auto& listed : *datasets) {
        if (!dataset.isEmpty() && listed.dataset.name != dataset) {
            continue;
        }
        const auto found = storage::SampleRepository(project.database()).findByExternalId(listed.dataset.id, id);
        if (found && *found) {
            return **found;
        }
    }
    return notThere(CommandLine::tr("There is no sample \"%1\".").arg(id), project);
}

/// A figure of one sample with the named runs; without names, the first two of its dataset.
Result<void> makeFigure(storage::Project& project, const QString& id, const QString& dataset, const QStringList& names, const QString& path)
{
    const auto sample = findSample(project, id, dataset);
    if (!sample) {
        return sample.error();
    }
    const auto known = storage::RunRepository(project.database()).ofDataset(sample->dataset);
    if (!known) {
        return known.error();
    }
    std::vector<Run> runs;
    for (const QString& name : names) {
        const auto run = std::ranges::find(*known, name, &Run::name);
        if (run == known->end()) {
            return notThere(CommandLine::tr("There is no run \"%1\" over the sample's dataset.").arg(name), project);
        }
        runs.push_back(*run);
    }
    if (names.isEmpty()) {
        runs.assign(known->begin(), known->begin() + std::min<std::ptrdiff_t>(2, std::ssize(*known)));
    }
    const evaluation::BenchmarkRegistry benchmarks;
    const auto shown = viewers::readCompareSample(project, benchmarks, sample->id, runs);
    return shown ? viewers::writeFigure(*shown, path) : Result<void>(shown.error());
}

int run(const QStringList& arguments, Console& console)
{
    useLanguage(QString::fromLocal8Bit(qgetenv("GROUNDMARK_LANGUAGE")));
    QCommandLineParser parser;
    const QCommandLineOption runs(
        QStringLiteral("run"), CommandLine::tr("Run to report; may be given again. Default: all."), QStringLiteral("NAME"));
    const QCommandLineOption out(QStringLiteral("out"), CommandLine::tr("File to write."), QStringLiteral("FILE"));
    const QCommandLineOption sample(
        QStringLiteral("sample"),
        CommandLine::tr("Writes a figure of this sample instead: image, boxes, truth and the runs' answers (default: the first two)."),
        QStringLiteral("ID"));
    const QCommandLineOption dataset(
        QStringLiteral("dataset"), CommandLine::tr("Dataset of the sample. Default: the first that has it."), QStringLiteral("NAME"));
    parser.addOptions({runs, out, sample, dataset});
    const QString verb = QStringLiteral("report");
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    const QString path = parser.value(out);
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isFigure = parser.isSet(sample);
    const QStringList endings = isFigure ? QStringList {QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("png")}
                                         : QStringList {QStringLiteral("html"), QStringLiteral("pdf"), QStringLiteral("csv"), QStringLiteral("tex")};
    if (!endings.contains(suffix)) {
        return console.wrongCall(
            isFigure ? CommandLine::tr("Say where to with --out, as a .svg, .pdf or .png file.")
                     : CommandLine::tr("Say where to with --out, as a .html, .pdf, .csv or .tex file."),
            verb, Usage);
    }
    const auto project
        = storage::Project::open(parser.positionalArguments().first(), storage::Project::Mode::ReadOnly);
    if (!project) {
        return console.fail(project.error());
    }
    Result<void> written;
    if (isFigure) {
        written = makeFigure(**project, parser.value(sample), parser.value(dataset), parser.values(runs), path);
    } else {
        const evaluation::BenchmarkRegistry benchmarks;
        const auto report = viewers::buildRunReport(**project, parser.values(runs), benchmarks);
        written = report ? viewers::writeReport(*report, path) : Result<void>(report.error());
    }
    if (!written) {
        return console.fail(written.error());
    }
    console.print(QDir::toNativeSeparators(QFileInfo(path).absoluteFilePath()));
    return Done;
}

} // namespace

Verb reportVerb()
{
    // PDF and figures are laid out with fonts, which only a program with a (hidden) display has.
    return {
        QStringLiteral("report"), Usage,
        CommandLine::tr("writes the runs' tables as a page, a spreadsheet or for a paper, or a figure of one sample"), true, run};
}

} // namespace groundmark::app
