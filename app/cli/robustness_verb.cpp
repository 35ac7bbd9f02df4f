// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "imaging/perturbations/condition.h"
#include "storage/dataset_repository.h"
#include "storage/robustness_query.h"
#include "viewers/robustness/perturbed_runs.h"
#include "viewers/robustness/robustness_report.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral(
    "PROJECT [--dataset NAME] [--run MODEL [--kind K] [--seed N] [--limit N]] [--metric NAME] "
    "[--setting S] [--subset S] [--select K] [--out FILE.csv|.tex|.json] [--json]");

QString share(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'f', 3) : QStringLiteral("–");
}

QString withInterval(double value, const std::optional<evaluation::Interval>& interval)
{
    return interval ? QStringLiteral("%1 [%2, %3]").arg(share(value), share(interval->low), share(interval->high))
                    : share(value);
}

void print(const viewers::RobustnessReport& report, Console& console)
{
    console.print(report.dataset + QStringLiteral(": ") + CommandLine::tr("%1 samples, %2 conditions, score \"%3\"")
                      .arg(report.data.items().size()).arg(report.data.conditions().size()).arg(report.metric));
    for (const auto& row : report.rows) {
        console.print(
            viewers::modelTitle(report, row.model) + QStringLiteral(":  ")
            + CommandLine::tr("n = %1, clean %2, RCR %3, WCR %4, CRI %5")
                  .arg(row.n)
                  .arg(withInterval(row.score.clean, row.clean))
                  .arg(row.score.isDefined ? withInterval(row.score.rcr, row.rcr) : share({}))
                  .arg(row.score.isDefined ? withInterval(row.score.wcr, row.wcr) : share({}))
                  .arg(row.score.isDefined ? withInterval(row.score.cri, row.cri) : share({})));
        QStringList cells;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            cells.append(QStringLiteral("%1 %2 (n %3)").arg(report.columns[i].title, share(row.cells[i].drop)).arg(row.cells[i].n));
        }
        console.print(QStringLiteral("    ") + CommandLine::tr("relative drop: ") + cells.join(QStringLiteral(", ")));
    }
    console.print(viewers::robustnessDefinitions(report));
}

void printSelection(const viewers::RobustnessReport& report, int top, Console& console)
{
    console.print(CommandLine::tr("Selection over %1 questions that every model answered under every condition; MRD, SEP, MON, score, rate among the best %2 of 1,000 resamples")
                      .arg(report.pilotQuestions).arg(top));
    for (const auto& row : report.selection) {
        console.print(QStringLiteral("%1 %2  %3  %4  %5  %6  %7")
                          .arg(row.isSelected ? QStringLiteral("*") : QStringLiteral(" "))
                          .arg(row.kind, -18)
                          .arg(share(row.score.mrd), share(row.score.sep), share(row.score.mon), share(row.score.score), share(row.selectionRate)));
    }
}

/// The named dataset, or the first one that has conditions.
Result<DatasetId> datasetIn(storage::Project& project, const QString& name)
{
    if (name.isEmpty()) {
        const auto found = storage::RobustnessQuery(project.database()).datasetsWithConditions();
        if (!found) {
            return found.error();
        }
        if (!found->empty()) {
            return found->front();
        }
        return Error {
            CommandLine::tr("No run and no sample names a perturbation."), project.path(), {},
            CommandLine::tr("Run a model with: groundmark robustness PROJECT --dataset NAME --run tesseract")};
    }
    const auto dataset = storage::DatasetRepository(project.database()).findByName(name);
    if (!dataset || !*dataset) {
        return dataset ? Error {CommandLine::tr("There is no dataset \"%1\" in the project.").arg(name), project.path(), {}, {}}
                       : dataset.error();
    }
    return (*dataset)->id;
}

/// --run: lets a model answer clean and under all conditions. 0, or the exit code that ends it.
Result<int> evaluateFirst(const QString& path, viewers::PerturbedRunsRequest request, const QString& dataset, Console& console)
{
    const auto project = storage::Project::open(path);
    if (!project) {
        return project.error();
    }
    if ((*project)->isReadOnly()) {
        return Error {(*project)->readOnlyReason(), path, {}, {}};
    }
    const auto found = storage::DatasetRepository((*project)->database()).findByName(dataset);
    if (!found || !*found) {
        return found ? Error {CommandLine::tr("There is no dataset \"%1\" in the project.").arg(dataset), path, {},
                              CommandLine::tr("Name the dataset to run with --dataset.")}
                     : found.error();
    }
    request.dataset = (*found)->id;
    const evaluation::BenchmarkRegistry benchmarks;
    evaluation::RunControl control;
    const auto report = viewers::evaluateUnderConditions(
        **project, benchmarks, request, control,
        [&console](const QString& condition, qint64 done, qint64 total) {
            console.progress(condition.isEmpty() ? CommandLine::tr("clean") : condition, done, total);
        });
    console.endProgress();
    if (!report) {
        return report.error();
    }
    console.note(CommandLine::tr("%1 runs are complete: %2 answers now, %3 failed")
                     .arg(report->runs.size()).arg(report->answered).arg(report->failed));
    if (!report->problem.isEmpty()) {
        console.note(report->problem);
    }
    return report->failed > 0 || !report->problem.isEmpty() ? int(DoneWithWarnings) : int(Done);
}

QByteArray fileText(const viewers::RobustnessReport& report, const QString& suffix)
{
    if (suffix == u"csv") {
        return viewers::toCsv(report);
    }
    return suffix == u"tex" ? viewers::toLatex(report) : viewers::toJson(report);
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const auto option = [&parser](const char* name, const QString& text, const QString& value) {
        const QCommandLineOption made(QString::fromLatin1(name), text, value);
        parser.addOption(made);
        return made;
    };
    const auto dataset = option("dataset", CommandLine::tr("Dataset; default: the first with conditions."), QStringLiteral("NAME"));
    const auto model = option("run", CommandLine::tr("First lets this model answer the dataset, clean and under --kind: tesseract, openai:MODEL@URL, …; goes on where it was interrupted."), QStringLiteral("MODEL"));
    const auto kind = option("kind", CommandLine::tr("Perturbations for --run, as \"groundmark perturb\" takes them; default: paper."), QStringLiteral("K"));
    const auto seed = option("seed", CommandLine::tr("Your part of every seed; default 0."), QStringLiteral("N"));
    const auto limit = option("limit", CommandLine::tr("Only the first N samples."), QStringLiteral("N"));
    const auto metric = option("metric", CommandLine::tr("Score that counts."), QStringLiteral("NAME"));
    const auto setting = option("setting", CommandLine::tr("Only runs of this setting."), QStringLiteral("S"));
    const auto subset = option("subset", CommandLine::tr("Only samples of this subset."), QStringLiteral("S"));
    const auto select = option("select", CommandLine::tr("Also prints which K perturbations a benchmark would keep."), QStringLiteral("K"));
    const auto out = option("out", CommandLine::tr("File to write."), QStringLiteral("FILE"));
    const QCommandLineOption json(QStringLiteral("json"), CommandLine::tr("Prints one JSON document."));
    parser.addOption(json);
    const QString verb = QStringLiteral("robustness");
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    const QString path = parser.value(out);
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (!path.isEmpty() && suffix != u"csv" && suffix != u"tex" && suffix != u"json") {
        return console.wrongCall(CommandLine::tr("A table is written as .csv, .tex or .json."), verb, Usage);
    }
    const int top = parser.isSet(select) ? parser.value(select).toInt() : 5;
    if (top < 1) {
        return console.wrongCall(CommandLine::tr("--select takes a number, 1 or more."), verb, Usage);
    }
    const QString file = parser.positionalArguments().first();
    int code = Done;
    if (parser.isSet(model)) {
        viewers::PerturbedRunsRequest runs;
        runs.model = parser.value(model);
        runs.mode = parser.isSet(setting) ? parser.value(setting) : runs.mode;
        runs.conditions = parser.isSet(kind) ? parser.value(kind) : QStringLiteral("paper");
        runs.seed = parser.value(seed).toULongLong();
        runs.limit = parser.value(limit).toLongLong();
        if (const auto conditions = imaging::parseConditions(runs.conditions); !conditions) {
            return console.wrongCall(conditions.error().toText(), verb, Usage);
        }
        const auto ran = evaluateFirst(file, runs, parser.value(dataset), console);
        if (!ran) {
            return console.fail(ran.error());
        }
        code = *ran;
    }
    const auto project = storage::Project::open(file, storage::Project::Mode::ReadOnly);
    if (!project) {
        return console.fail(project.error());
    }
    const auto id = datasetIn(**project, parser.value(dataset));
    if (!id) {
        return console.fail(id.error());
    }
    viewers::RobustnessRequest request {*id, parser.value(metric), parser.value(setting), parser.value(subset)};
    request.selected = static_cast<std::size_t>(top);
    const auto report = viewers::buildRobustnessReport(**project, request);
    if (!report) {
        return console.fail(report.error());
    }
    if (!path.isEmpty()) {
        QSaveFile output(path);
        const QByteArray text = fileText(*report, suffix);
        if (!output.open(QIODevice::WriteOnly) || output.write(text) != text.size() || !output.commit()) {
            return console.fail({output.errorString(), QDir::toNativeSeparators(path), {}, {}});
        }
        console.print(QDir::toNativeSeparators(QFileInfo(path).absoluteFilePath()));
    } else if (parser.isSet(json)) {
        console.print(QString::fromUtf8(viewers::toJson(*report)).trimmed());
    } else {
        print(*report, console);
        if (parser.isSet(select)) {
            printSelection(*report, top, console);
        }
    }
    return code;
}

} // namespace

Verb robustnessVerb()
{
    return {
        QStringLiteral("robustness"), Usage,
        CommandLine::tr("prints how models hold up under perturbations: drops, RCR, WCR, CRI"), false, run};
}

} // namespace groundmark::app
