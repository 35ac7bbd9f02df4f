// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/perturbed_runs.h"

#include "evaluation/models/model_spec.h"
#include "evaluation/run/evaluate.h"
#include "imaging/perturbations/condition.h"
#include "storage/dataset_repository.h"
#include "storage/robustness_query.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>
#include <QDateTime>

namespace groundmark::viewers {

namespace {

using evaluation::RunPlan;

/// One line of work: a run that is there or has to be made.
struct Work
{
    QString condition; ///< empty: clean
    Run run;
    RunPlan plan;
};

Error noSuchDataset(const storage::Project& project)
{
    return {
        QCoreApplication::translate("PerturbedRuns", "The dataset is no longer in the project."),
        project.path(),
        {},
        {}};
}

/// The run with this condition and seed, if the project has it.
std::optional<Run> existing(
    const std::vector<storage::RunRepository::Summary>& runs,
    const PerturbedRunsRequest& request,
    const QString& model,
    const QString& condition)
{
    for (const auto& summary : runs) {
        const Run& run = summary.run;
        const bool isSame = run.dataset == request.dataset && run.model == model
            && run.setting == request.mode && run.origin == RunOrigin::Evaluated;
        const bool hasSeed
            = condition.isEmpty() || storage::perturbationSeedOf(run) == request.seed;
        if (isSame && hasSeed && storage::conditionOf(run).name == condition) {
            return run;
        }
    }
    return std::nullopt;
}

Work newWork(
    const PerturbedRunsRequest& request,
    const QString& dataset,
    const QString& model,
    const QString& condition)
{
    Work work {condition, {}, {}};
    work.plan.model.spec = request.model;
    work.plan.setting.mode = request.mode;
    work.plan.images.perturbation = condition;
    work.plan.images.seed = condition.isEmpty() ? 0 : request.seed;
    work.plan.limit = request.limit;
    work.run.id = RunId::create();
    work.run.dataset = request.dataset;
    QStringList name {model, dataset};
    if (request.mode != u"direct") {
        name.append(request.mode);
    }
    if (!condition.isEmpty()) {
        name.append(condition);
        if (request.seed != 0) {
            name.append(QStringLiteral("seed %1").arg(request.seed));
        }
    }
    work.run.name = name.join(QStringLiteral(", "));
    work.run.model = model;
    work.run.setting = request.mode;
    work.run.origin = RunOrigin::Evaluated;
    work.run.parameters = evaluation::toJson(work.plan);
    work.run.startedAt = QDateTime::currentDateTimeUtc();
    return work;
}

/// A name that no run has yet.
QString freeName(storage::Project& project, const QString& name)
{
    const storage::RunRepository runs(project.database());
    QString wanted = name;
    for (int i = 2;; ++i) {
        const auto found = runs.findByName(wanted);
        if (!found || !*found) {
            return wanted;
        }
        wanted = name + QStringLiteral(" (%1)").arg(i);
    }
}

Result<std::vector<Work>> planned(
    storage::Project& project, const PerturbedRunsRequest& request, const QString& model)
{
    const auto conditions = imaging::parseConditions(request.conditions);
    if (!conditions) {
        return conditions.error();
    }
    const auto dataset = storage::DatasetRepository(project.database()).find(request.dataset);
    if (!dataset || !*dataset) {
        return dataset ? noSuchDataset(project) : dataset.error();
    }
    storage::RunRepository runs(project.database());
    const auto known = runs.list();
    if (!known) {
        return known.error();
    }
    QStringList names {QString()};
    for (const imaging::Condition& condition : *conditions) {
        const QString name = imaging::conditionName(condition);
        if (!condition.isClean() && !names.contains(name)) {
            names.append(name);
        }
    }
    std::vector<Work> works;
    for (const QString& name : names) {
        if (const auto run = existing(*known, request, model, name)) {
            const auto plan = evaluation::runPlanFromJson(run->parameters);
            if (!plan) {
                continue; // made by another hand, such as a clean run that came with the project
            }
            works.push_back({name, *run, *plan});
            works.back().plan.limit = request.limit;
            continue;
        }
        Work work = newWork(request, (*dataset)->name, model, name);
        work.run.name = freeName(project, work.run.name);
        if (auto stored = runs.store(work.run); !stored) {
            return stored.error();
        }
        works.push_back(std::move(work));
    }
    return works;
}

} // namespace

Result<PerturbedRunsReport> evaluateUnderConditions(
    storage::Project& project,
    const evaluation::BenchmarkRegistry& benchmarks,
    const PerturbedRunsRequest& request,
    evaluation::RunControl& control,
    const PerturbedRunsProgress& progress)
{
    const auto model = evaluation::makeModel(request.model);
    if (!model) {
        return model.error();
    }
    const auto works = planned(project, request, (*model)->name());
    if (!works) {
        return works.error();
    }
    const auto dataset = storage::DatasetRepository(project.database()).find(request.dataset);
    const evaluation::Benchmark* own
        = dataset && *dataset ? benchmarks.find((*dataset)->benchmark) : nullptr;
    // Pictures without a benchmark are asked about as OCR-Robust asks.
    const evaluation::Benchmark& benchmark = own != nullptr ? *own : *benchmarks.find(u"ocr-robust");
    PerturbedRunsReport report;
    storage::ProjectRunStore store(project);
    for (std::size_t i = 0; i < works->size() && !control.isCancelled(); ++i) {
        const Work& work = (*works)[i];
        evaluation::RunObserver observer;
        observer.progress = [&](const evaluation::CallProgress& now) {
            if (progress) {
                const auto total = qint64(works->size()) * std::max<qint64>(1, now.total);
                progress(work.condition, qint64(i) * now.total + now.done(), total);
            }
        };
        const auto done = evaluation::evaluateRun(
            store, **model, benchmark, work.run, work.plan, control, observer);
        if (!done) {
            return done.error();
        }
        report.runs.append(work.run.name);
        report.answered += done->calls.progress.answered;
        report.failed += done->calls.progress.failed;
        const evaluation::RunEnd end = done->calls.end;
        if (end != evaluation::RunEnd::Finished && end != evaluation::RunEnd::Cancelled) {
            report.problem = done->calls.reason;
            break;
        }
    }
    report.isCancelled = control.isCancelled();
    return report;
}

} // namespace groundmark::viewers
