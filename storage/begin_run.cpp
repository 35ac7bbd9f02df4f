// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/begin_run.h"

#include "storage/run_repository.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace groundmark::storage {

Result<Run> beginRun(
    Project& project,
    const Dataset& dataset,
    const QString& name,
    const QString& modelName,
    const evaluation::RunPlan& plan)
{
    RunRepository runs(project.database());
    Run run;
    run.id = RunId::create();
    run.dataset = dataset.id;
    run.model = modelName;
    run.setting = settingText(plan);
    run.origin = RunOrigin::Evaluated;
    run.parameters = evaluation::toJson(plan);
    run.truthVersion = dataset.truthVersion;
    const QString wish
        = name.isEmpty() ? u"%1, %2, %3"_s.arg(modelName, dataset.name, run.setting) : name;
    for (int number = 1;; ++number) {
        run.name = number == 1 ? wish : u"%1 %2"_s.arg(wish).arg(number);
        const auto taken = runs.findByName(run.name);
        if (!taken) {
            return taken.error();
        }
        if (!*taken) {
            break;
        }
        if (!name.isEmpty()) {
            return Error {
                QCoreApplication::translate("Storage", "There is a run called \"%1\" already.")
                    .arg(name),
                {},
                QCoreApplication::translate("Storage", "Nothing was changed by this step."),
                QCoreApplication::translate("Storage", "Give it another name, or resume that run.")};
        }
    }
    if (auto stored = runs.store(run); !stored) {
        return stored.error();
    }
    return run;
}

QString settingText(const evaluation::RunPlan& plan)
{
    QString text = plan.setting.mode;
    if (plan.setting.input != u"image") {
        text += u", "_s + plan.setting.input;
    } else if (!plan.images.changesNothing()) {
        text += u", "_s + plan.images.toText();
    }
    return text;
}

} // namespace groundmark::storage
