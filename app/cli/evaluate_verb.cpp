// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_batch.h"
#include "app/cli/evaluate_options.h"
#include "app/cli/evaluate_report.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/verb.h"
#include "evaluation/models/batch_model.h"
#include "evaluation/models/model_spec.h"
#include "storage/begin_run.h"
#include "storage/dataset_repository.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace groundmark::app {

namespace {

using evaluation::Benchmark;
using evaluation::Model;

const QString Usage = QStringLiteral(
    "PROJECT --dataset NAME --model SPEC [--setting WORD] [--limit N] [--judge SPEC] … | PROJECT --run "
    "NAME --resume");

/// Everything that a run needs, found and made.
struct Prepared
{
    EvaluateCall call;
    Run run;
    const Benchmark* benchmark = nullptr;
    std::unique_ptr<Model> model;
};

Error wrong(const QString& what, const QString& hint = {})
{
    return {what, {}, CommandLine::tr("Nothing was asked."), hint};
}

Result<Dataset> datasetOf(storage::Project& project, const std::optional<Run>& run, const QString& name)
{
    const storage::DatasetRepository datasets(project.database());
    const auto found = run ? datasets.find(run->dataset) : datasets.findByName(name);
    if (!found) {
        return found.error();
    }
    if (!*found) {
        return wrong(CommandLine::tr("There is no dataset called \"%1\" in the project.").arg(name));
    }
    return **found;
}

Result<std::optional<Run>> runToResume(storage::Project& project, const QCommandLineParser& parser)
{
    if (!parser.isSet(u"resume"_s)) {
        return std::optional<Run>();
    }
    const QString name = parser.value(u"run"_s);
    auto run = storage::RunRepository(project.database()).findByName(name);
    if (run && !*run) {
        return wrong(
            CommandLine::tr("There is no run called \"%1\" in the project.").arg(name),
            CommandLine::tr("Name the run to resume with --run."));
    }
    return run;
}

Result<Prepared> prepare(
    storage::Project& project,
    const QCommandLineParser& parser,
    const evaluation::BenchmarkRegistry& benchmarks)
{
    auto old = runToResume(project, parser);
    if (!old) {
        return old.error();
    }
    evaluation::RunPlan plan;
    if (*old) {
        auto kept = evaluation::runPlanFromJson((*old)->parameters);
        if (!kept) {
            return kept.error();
        }
        plan = std::move(*kept);
    }
    auto call = readEvaluateOptions(parser, std::move(plan));
    if (!call) {
        return call.error();
    }
    const auto dataset = datasetOf(project, *old, call->dataset);
    if (!dataset) {
        return dataset.error();
    }
    Prepared made;
    made.call = std::move(*call);
    made.benchmark = benchmarks.find(dataset->benchmark);
    if (made.benchmark == nullptr) {
        return wrong(
            CommandLine::tr("The dataset \"%1\" belongs to no benchmark, so there are no prompts for it.")
                .arg(dataset->name));
    }
    auto model = evaluation::makeModel(made.call.plan.model);
    if (!model) {
        return model.error();
    }
    made.model = std::move(*model);
    if (*old) {
        made.run = std::move(**old);
        return made;
    }
    auto run = storage::beginRun(
        project, *dataset, made.call.runName, made.model->name(), made.call.plan);
    if (!run) {
        return run.error();
    }
    made.run = std::move(*run);
    return made;
}

/// Asks the judge and scores again with what it said.
Result<void> judge(
    storage::ProjectRunStore& store,
    const Prepared& prepared,
    evaluation::RunControl& control,
    Console& console,
    EvaluateResult& result)
{
    auto report = evaluation::judgeRun(
        store,
        [](const evaluation::ModelConfig& config) { return evaluation::makeModel(config); },
        *prepared.benchmark, prepared.run.id, *prepared.call.judge, control,
        [&console](const evaluation::CallProgress& progress) {
            console.progress(
                CommandLine::tr("judge: %1").arg(progressText(progress)), progress.done(),
                progress.total);
        });
    if (!report) {
        return report.error();
    }
    result.judge = std::move(*report);
    auto scores = evaluation::scoreRun(store, *prepared.benchmark, prepared.run.id);
    if (!scores) {
        return scores.error();
    }
    result.report.scores = *scores;
    return {};
}

Result<EvaluateResult> evaluate(
    storage::Project& project, Prepared& prepared, evaluation::RunControl& control, Console& console)
{
    storage::ProjectRunStore store(project);
    evaluation::RunObserver observer;
    observer.progress = [&console](const evaluation::CallProgress& progress) {
        console.progress(progressText(progress), progress.done(), progress.total);
    };
    observer.scoring = [&console](qint64 done, qint64 total) {
        console.progress(CommandLine::tr("scoring"), done, total);
        return true;
    };
    EvaluateResult result;
    result.run = prepared.run;
    auto report = evaluation::evaluateRun(
        store, *prepared.model, *prepared.benchmark, prepared.run, prepared.call.plan, control,
        observer);
    if (!report) {
        return report.error();
    }
    result.report = std::move(*report);
    const bool isFinished = result.report.calls.end == evaluation::RunEnd::Finished;
    if (isFinished && prepared.call.judge) {
        if (auto judged = judge(store, prepared, control, console, result); !judged) {
            return judged.error();
        }
    }
    auto items = store.tableItems(prepared.run.id);
    if (!items) {
        return items.error();
    }
    result.tables = prepared.benchmark->tables(*items);
    if (!isFinished || result.report.calls.progress.failed > 0) {
        result.resumeCall = u"groundmark evaluate \"%1\" --run \"%2\" --resume"_s.arg(
            project.path(), prepared.run.name);
    }
    return result;
}

/// The same with the results of a batch. Many samples without one do not mean that an endpoint is
/// gone; how the run is asked otherwise stays as it was.
Result<EvaluateResult> evaluateBatch(
    storage::Project& project, Prepared& prepared, evaluation::RunControl& control, Console& console)
{
    const evaluation::RunPlan plan = prepared.call.plan;
    prepared.call.plan.policy.failuresInARow = std::numeric_limits<int>::max();
    auto result = evaluate(project, prepared, control, console);
    storage::RunRepository runs(project.database());
    auto run = runs.find(prepared.run.id);
    if (!run || !*run) {
        return run ? result : run.error();
    }
    (*run)->parameters = evaluation::toJson(plan);
    if (auto kept = runs.store(**run); !kept) {
        return kept.error();
    }
    return result;
}

int exitCode(const EvaluateResult& result)
{
    const evaluation::CallProgress& progress = result.report.calls.progress;
    const bool isComplete
        = result.report.calls.end == evaluation::RunEnd::Finished && progress.failed == 0
        && (!result.judge
            || (result.judge->calls.end == evaluation::RunEnd::Finished
                && result.judge->unreadable == 0 && result.judge->failed == 0));
    return isComplete ? Done : DoneWithWarnings;
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    addEvaluateOptions(parser);
    const QString verb = QStringLiteral("evaluate");
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    const bool isResumed = parser.isSet(u"resume"_s);
    if (isResumed ? !parser.isSet(u"run"_s) : !parser.isSet(u"dataset"_s) || !parser.isSet(u"model"_s)) {
        return console.wrongCall(
            isResumed ? CommandLine::tr("Name the run to resume with --run.")
                      : CommandLine::tr("Say what to ask with --dataset and whom with --model."),
            verb, Usage);
    }
    // Before the model makes threads, see InterruptWatch.
    evaluation::RunControl control;
    const InterruptWatch watch([&control] { control.cancel(); });
    auto project = storage::Project::open(parser.positionalArguments().first());
    if (!project) {
        return console.fail(project.error());
    }
    if ((*project)->isReadOnly()) {
        return console.fail(
            {(*project)->readOnlyReason(), (*project)->path(), CommandLine::tr("Nothing was asked."), {}});
    }
    const evaluation::BenchmarkRegistry benchmarks;
    auto prepared = prepare(**project, parser, benchmarks);
    if (!prepared) {
        return console.fail(prepared.error());
    }
    if (parser.isSet(u"batch-out"_s)) {
        return writeBatchOut(
            **project, *prepared->benchmark, *prepared->model, prepared->run, prepared->call.plan,
            parser.value(u"batch-out"_s), prepared->call.json, console);
    }
    if (parser.isSet(u"batch-in"_s)) {
        auto batch
            = evaluation::BatchModel::load(parser.values(u"batch-in"_s), std::move(prepared->model));
        if (!batch) {
            return console.fail(batch.error());
        }
        prepared->model = std::move(*batch);
    }
    const auto result = parser.isSet(u"batch-in"_s)
        ? evaluateBatch(**project, *prepared, control, console)
        : evaluate(**project, *prepared, control, console);
    console.endProgress();
    if (!result) {
        return console.fail(result.error());
    }
    if (prepared->call.json) {
        console.printJson(toJson(*result));
    } else {
        printResult(console, *result);
    }
    return exitCode(*result);
}

} // namespace

Verb evaluateVerb()
{
    return {
        QStringLiteral("evaluate"), Usage,
        CommandLine::tr("asks a model about a dataset, stores and scores the answers; goes on after anything"),
        false, run};
}

} // namespace groundmark::app
