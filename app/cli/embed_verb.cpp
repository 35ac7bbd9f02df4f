// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verb.h"
#include "evaluation/benchmarks/mmtr/embed_run.h"
#include "evaluation/models/model_spec.h"
#include "evaluation/run/run_control.h"
#include "evaluation/run/score_run.h"
#include "storage/dataset_repository.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"

#include <algorithm>

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral(
    "PROJECT --run NAME --model openai-embeddings:MODEL@URL [--key-env VAR] [--concurrency N]");

/// The key's place: the variable that was named, else the usual one if it is set.
evaluation::KeySource keySource(const QString& variable)
{
    const QString name = variable.isEmpty() ? QString::fromLatin1(evaluation::DefaultKeyVariable) : variable;
    if (variable.isEmpty() && !qEnvironmentVariableIsSet(evaluation::DefaultKeyVariable)) {
        return {};
    }
    return {evaluation::KeySource::Kind::Environment, name};
}

/// The benchmark that scores the run, if it is the one that knows embeddings.
Result<const evaluation::Benchmark*> benchmarkOf(
    storage::Project& project, const Run& run, const evaluation::BenchmarkRegistry& benchmarks)
{
    const auto dataset = storage::DatasetRepository(project.database()).find(run.dataset);
    if (!dataset) {
        return dataset.error();
    }
    const QString id = *dataset ? (*dataset)->benchmark : QString();
    if (id != QLatin1StringView("mmtr")) {
        return Error {
            CommandLine::tr("The run's benchmark does not use embeddings."), run.name, {},
            CommandLine::tr("Only runs over datasets of masked text (mmtr) do.")};
    }
    return benchmarks.find(id);
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    const auto option = [&parser](const char* name, const QString& about, const QString& value) {
        const QCommandLineOption made(QString::fromLatin1(name), about, value);
        parser.addOption(made);
        return made;
    };
    const auto runName = option("run", CommandLine::tr("Run whose replies are compared with the targets."), QStringLiteral("NAME"));
    const auto spec = option("model", CommandLine::tr("The embedding model."), QStringLiteral("SPEC"));
    const auto keyVariable = option("key-env", CommandLine::tr("Variable that holds the key."), QStringLiteral("VAR"));
    const auto concurrency = option("concurrency", CommandLine::tr("Calls at the same time."), QStringLiteral("N"));
    const QString verb = QStringLiteral("embed");
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    if (!parser.isSet(runName) || !parser.isSet(spec)) {
        return console.wrongCall(CommandLine::tr("Say which --run and which --model."), verb, Usage);
    }
    const auto project = storage::Project::open(parser.positionalArguments().first());
    if (!project) {
        return console.fail(project.error());
    }
    if ((*project)->isReadOnly()) {
        return console.fail({(*project)->readOnlyReason(), (*project)->path(), {}, {}});
    }
    const auto found = storage::RunRepository((*project)->database()).findByName(parser.value(runName));
    if (!found) {
        return console.fail(found.error());
    }
    if (!*found) {
        return console.fail(
            {CommandLine::tr("There is no run named \"%1\".").arg(parser.value(runName)), (*project)->path(), {}, {}});
    }
    const evaluation::BenchmarkRegistry benchmarks;
    const auto benchmark = benchmarkOf(**project, **found, benchmarks);
    if (!benchmark) {
        return console.fail(benchmark.error());
    }
    evaluation::ModelConfig config;
    config.spec = parser.value(spec);
    config.endpoint.key = keySource(parser.value(keyVariable));
    const auto model = evaluation::makeModel(config);
    if (!model) {
        return console.fail(model.error());
    }
    evaluation::CallPolicy policy;
    if (parser.isSet(concurrency)) {
        policy.concurrency = std::max(1, parser.value(concurrency).toInt());
    }
    storage::ProjectRunStore store(**project);
    evaluation::RunControl control;
    const auto report = evaluation::mmtr::embedRun(
        store, **model, (*found)->id, policy, control, [&](const evaluation::CallProgress& progress) {
            console.progress(CommandLine::tr("embedding"), progress.done(), progress.total);
        });
    console.endProgress();
    if (!report) {
        return console.fail(report.error());
    }
    const auto scored = evaluation::scoreRun(store, **benchmark, (*found)->id);
    if (!scored) {
        return console.fail(scored.error());
    }
    console.print(CommandLine::tr("%1 of %2 predictions compared by embeddings; mean score %3")
                      .arg(report->compared)
                      .arg(report->predictions)
                      .arg(scored->mean, 0, 'f', 3));
    if (report->compared < report->predictions) {
        console.note(
            report->calls.reason.isEmpty()
                ? CommandLine::tr("The others keep the lexical stand-in, under its own name.")
                : report->calls.reason);
        return DoneWithWarnings;
    }
    return Done;
}

} // namespace

Verb embedVerb()
{
    return {
        QStringLiteral("embed"), Usage,
        CommandLine::tr("compares masked-text replies with their targets by an embedding model, and scores again"), false, run};
}

} // namespace groundmark::app
