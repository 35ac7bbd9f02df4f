// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_options.h"
#include "app/cli/evaluate_report.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/verb.h"
#include "evaluation/benchmarks/magic/benchmark.h"
#include "evaluation/models/model_spec.h"
#include "storage/dataset_repository.h"
#include "storage/heal_store.h"
#include "storage/judged_chains.h"
#include "storage/reasoning_repository.h"
#include "storage/run_store.h"
#include "storage/sample_repository.h"

using namespace Qt::StringLiterals;

namespace groundmark::app {

namespace {

const QString Usage = QStringLiteral("PROJECT --dataset NAME --model SPEC --judge SPEC [--limit N] [--json]");

/// What to ask about the chains of a dataset that people have judged.
Result<std::vector<evaluation::HealTask>>
tasksOf(storage::Project& project, const QString& name, const evaluation::RunPlan& plan)
{
    const auto dataset = storage::DatasetRepository(project.database()).findByName(name);
    if (!dataset) {
        return dataset.error();
    }
    if (!*dataset) {
        return Error {
            CommandLine::tr("There is no dataset called \"%1\" in the project.").arg(name), project.path(),
            CommandLine::tr("Nothing was asked."), {}};
    }
    const auto ids = storage::SampleRepository(project.database()).ids((*dataset)->id);
    if (!ids) {
        return ids.error();
    }
    const evaluation::MagicBenchmark magic;
    evaluation::Setting setting = plan.setting;
    setting.mode = QString(evaluation::SelfCorrectionMode);
    storage::ProjectRunStore store(project);
    std::vector<evaluation::HealTask> tasks;
    for (const SampleId id : *ids) {
        const auto truth = store.truth(id);
        const auto chains = storage::ReasoningRepository(project.database()).ofSample(id);
        const auto pages = store.pagePaths(id);
        if (!truth || !chains || !pages) {
            return !truth ? truth.error() : !chains ? chains.error() : pages.error();
        }
        const auto judged = storage::judgedChains(project, truth->sample);
        if (!judged) {
            return judged.error();
        }
        const auto question = evaluation::questionOf(magic, *truth, *pages, setting);
        for (auto& task : evaluation::healTasks(*chains, *judged, question)) {
            if (plan.limit == 0 || static_cast<qint64>(tasks.size()) < plan.limit) {
                tasks.push_back(std::move(task));
            }
        }
    }
    return tasks;
}

QString wordOf(evaluation::HealVerdict verdict)
{
    switch (verdict) {
    case evaluation::HealVerdict::Yes:
        return CommandLine::tr("healed");
    case evaluation::HealVerdict::No:
        return CommandLine::tr("not healed");
    case evaluation::HealVerdict::Unparsed:
        break;
    }
    return CommandLine::tr("the judge said neither");
}

nlohmann::ordered_json toJson(const evaluation::HealReport& report)
{
    const auto rate = [](const std::optional<double>& value) {
        return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
    };
    nlohmann::ordered_json spans = nlohmann::ordered_json::array();
    for (const evaluation::HealRecord& record : report.records) {
        spans.push_back(
            {{"sample", record.subject.toStdString()},
             {"chain", record.chain.toText().toStdString()},
             {"firstStep", record.span.first},
             {"lastStep", record.span.last},
             {"prefix", record.prefix.toStdString()},
             {"corrections", record.corrections.toStdString()},
             {"continuation", record.continuation.toStdString()},
             {"judge", record.judge.toStdString()},
             {"judgeReply", record.judgeRaw.toStdString()},
             {"verdict", record.verdict == evaluation::HealVerdict::Yes ? "yes"
                  : record.verdict == evaluation::HealVerdict::No       ? "no"
                                                                        : "unparsed"}});
    }
    return {
        {"selfHeal", rate(report.score.rate)},
        {"spans", report.score.spans},
        {"healed", report.score.healed},
        {"unparsed", report.score.unparsed},
        {"failedRequests", report.failed},
        {"questionMean", rate(report.score.questionMean)},
        {"records", std::move(spans)}};
}

void print(const evaluation::HealReport& report, Console& console)
{
    for (const evaluation::HealRecord& record : report.records) {
        console.print(QStringLiteral("%1  %2–%3  %4")
                          .arg(record.subject)
                          .arg(record.span.first + 1)
                          .arg(record.span.last + 1)
                          .arg(wordOf(record.verdict)));
    }
    const auto percent = [](const std::optional<double>& value) {
        return value ? QString::number(*value * 100.0, 'f', 2) : QStringLiteral("–");
    };
    console.print(CommandLine::tr("Self-Heal %1 (%2 of %3 spans, %4 unreadable verdicts), mean over questions %5")
                      .arg(percent(report.score.rate))
                      .arg(report.score.healed)
                      .arg(report.score.spans)
                      .arg(report.score.unparsed)
                      .arg(percent(report.score.questionMean)));
    if (report.failed > 0) {
        console.note(CommandLine::tr("%1 requests failed; they have no score. Ask again to complete them.").arg(report.failed));
    }
}

int run(const QStringList& arguments, Console& console)
{
    QCommandLineParser parser;
    addEvaluateOptions(parser);
    const QString verb = QStringLiteral("heal");
    if (auto end = parseArguments(parser, arguments, 1, console, verb, Usage)) {
        return *end;
    }
    if (!parser.isSet(u"dataset"_s) || !parser.isSet(u"model"_s) || !parser.isSet(u"judge"_s)) {
        return console.wrongCall(
            CommandLine::tr("Say what to ask with --dataset, whom with --model, and who judges with --judge."), verb, Usage);
    }
    // Before the model makes threads, see InterruptWatch.
    evaluation::RunControl control;
    const InterruptWatch watch([&control] { control.cancel(); });
    const auto call = readEvaluateOptions(parser);
    if (!call) {
        return console.fail(call.error());
    }
    auto project = storage::Project::open(parser.positionalArguments().first());
    if (!project) {
        return console.fail(project.error());
    }
    if ((*project)->isReadOnly()) {
        return console.fail(
            {(*project)->readOnlyReason(), (*project)->path(), CommandLine::tr("Nothing was asked."), {}});
    }
    const auto tasks = tasksOf(**project, call->dataset, call->plan);
    if (!tasks) {
        return console.fail(tasks.error());
    }
    if (tasks->empty()) {
        return console.fail(
            {CommandLine::tr("No step of the dataset was judged incorrect, so there is nothing to heal."), (*project)->path(),
             CommandLine::tr("Nothing was asked."), CommandLine::tr("Judge reasoning in Annotate, Steps.")});
    }
    const auto model = evaluation::makeModel(call->plan.model);
    if (!model) {
        return console.fail(model.error());
    }
    storage::ProjectHealStore store(**project);
    evaluation::ImagePreparation images = call->plan.images;
    images.drawRegions = true; // the reasoning speaks of R1, R2, …
    const auto report = evaluation::runSelfHeal(
        store, *tasks, **model, images,
        [](const evaluation::ModelConfig& config) { return evaluation::makeModel(config); }, *call->judge,
        call->plan.policy, control, [&console](const evaluation::CallProgress& progress) {
            console.progress(progressText(progress), progress.done(), progress.total);
        });
    console.endProgress();
    if (!report) {
        return console.fail(report.error());
    }
    if (call->json) {
        console.printJson(toJson(*report));
    } else {
        print(*report, console);
    }
    const bool complete = report->failed == 0 && report->score.unparsed == 0
        && report->calls.end == evaluation::RunEnd::Finished;
    return complete ? Done : DoneWithWarnings;
}

} // namespace

Verb healVerb()
{
    return {
        QStringLiteral("heal"), Usage,
        CommandLine::tr("injects wrong steps into a model's answer and asks a judge whether it recovers (MagiC)"), false, run};
}

} // namespace groundmark::app
