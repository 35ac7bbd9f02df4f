// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/run_starter.h"

#include "storage/begin_run.h"
#include "storage/call_store.h"
#include "storage/dataset_repository.h"
#include "storage/run_repository.h"

#include <QCoreApplication>

namespace groundmark::viewers {

namespace {

/// What decides the requests: everything but how hard and how far is asked.
QByteArray requestsOf(evaluation::RunPlan plan)
{
    plan.policy = {};
    plan.limit = 0;
    return evaluation::toJson(plan);
}

QString freeName(const storage::RunRepository& runs, const QString& wanted)
{
    QString name = wanted;
    for (int number = 2;; ++number) {
        const auto taken = runs.findByName(name);
        if (!taken || !*taken) {
            return name;
        }
        name = QStringLiteral("%1 (%2)").arg(wanted, QString::number(number));
    }
}

/// "gpt-4o" of "openai:gpt-4o@https://…"; other specs as they are, until the model says its name.
QString modelString(const QString& spec)
{
    const qsizetype at = spec.lastIndexOf(QLatin1StringView("@http"));
    return at < 0 ? spec : spec.left(at).section(u':', 1);
}

} // namespace

Result<std::optional<Run>>
findTrial(storage::Project& project, DatasetId dataset, const evaluation::RunPlan& plan)
{
    const auto runs = storage::RunRepository(project.database()).ofDataset(dataset);
    if (!runs) {
        return runs.error();
    }
    const QByteArray wanted = requestsOf(plan);
    for (const Run& run : *runs) {
        const auto other = run.origin == RunOrigin::Evaluated
            ? evaluation::runPlanFromJson(run.parameters)
            : Result<evaluation::RunPlan>(Error());
        if (other && other->limit > 0 && requestsOf(*other) == wanted) {
            return std::optional(run);
        }
    }
    return std::optional<Run>();
}

Result<StartedRun> startRun(
    storage::Project& project,
    DatasetId dataset,
    const evaluation::RunPlan& plan,
    const QString& name)
{
    storage::RunRepository runs(project.database());
    const auto trial = findTrial(project, dataset, plan);
    if (!trial) {
        return trial.error();
    }
    Run run;
    if (*trial) {
        run = **trial;
        run.finishedAt = {};
    } else {
        const auto stored = storage::DatasetRepository(project.database()).find(dataset);
        if (!stored || !*stored) {
            return stored ? Error {QCoreApplication::translate(
                                       "Evaluate", "The dataset is no longer in the project."),
                                   project.path(),
                                   QCoreApplication::translate("Evaluate", "Nothing was asked."),
                                   {}}
                          : stored.error();
        }
        const auto begun = storage::beginRun(
            project, **stored, freeName(runs, name), modelString(plan.model.spec), plan);
        if (!begun) {
            return begun.error();
        }
        return StartedRun {begun->id, plan};
    }
    run.parameters = evaluation::toJson(plan);
    if (auto kept = runs.store(run); !kept) {
        return kept.error();
    }
    return StartedRun {run.id, plan};
}

Result<RunEstimate> estimateRun(
    storage::Project& project,
    DatasetId dataset,
    const evaluation::RunPlan& plan,
    qint64 samples,
    qint64 roughInput)
{
    RunEstimate estimate;
    estimate.calls = plan.limit > 0 ? std::min(plan.limit, samples) : samples;
    double input = double(roughInput);
    double output = 0.0;
    const auto trial = findTrial(project, dataset, plan);
    if (!trial) {
        return trial.error();
    }
    if (*trial) {
        const auto totals = storage::ProjectCallStore(project).totals(
            (*trial)->id, QStringLiteral("answer")); // what CallList::purpose() says of samples
        if (!totals) {
            return totals.error();
        }
        if (totals->answered > 0) {
            estimate.basis = totals->answered;
            input = double(totals->inputTokens) / double(totals->answered);
            output = double(totals->outputTokens) / double(totals->answered);
        }
    }
    const auto calls = double(estimate.calls);
    estimate.tokens = qRound64((input + output) * calls);
    estimate.cost = plan.policy.budget.cost(qRound64(input * calls), qRound64(output * calls));
    return estimate;
}

} // namespace groundmark::viewers
