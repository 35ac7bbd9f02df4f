// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_batch.h"

#include "app/cli/verb.h"
#include "evaluation/run/batch_file.h"
#include "storage/run_store.h"

#include <QLocale>

namespace groundmark::app {

namespace {

QString n(qint64 value)
{
    return QLocale::c().toString(value);
}

nlohmann::ordered_json toJson(const evaluation::BatchFiles& batch, const Run& run)
{
    nlohmann::ordered_json files = nlohmann::ordered_json::array();
    for (const QString& file : batch.files) {
        files.push_back(file.toStdString());
    }
    nlohmann::ordered_json failed = nlohmann::ordered_json::array();
    for (const Error& error : batch.failed) {
        failed.push_back(error.toText().toStdString());
    }
    return {
        {"run", run.name.toStdString()},
        {"files", files},
        {"requests", batch.requests},
        {"answered", batch.answered},
        {"known", batch.known},
        {"failed", failed}};
}

void print(const evaluation::BatchFiles& batch, const storage::Project& project, const Run& run, Console& console)
{
    for (const QString& file : batch.files) {
        console.print(file);
    }
    console.print(CommandLine::tr("%1 requests of the run \"%2\"; %3 are answered, %4 known already, %5 left out")
                      .arg(
                          n(batch.requests), run.name, n(batch.answered), n(batch.known),
                          n(static_cast<qint64>(batch.failed.size()))));
    if (batch.requests > 0) {
        console.print(CommandLine::tr("Take the results in with: %1")
                          .arg(QStringLiteral("groundmark evaluate \"%1\" --run \"%2\" --resume --batch-in FILE")
                                   .arg(project.path(), run.name)));
    }
}

} // namespace

int writeBatchOut(
    storage::Project& project,
    const evaluation::Benchmark& benchmark,
    const evaluation::Model& model,
    const Run& run,
    const evaluation::RunPlan& plan,
    const QString& path,
    bool json,
    Console& console)
{
    storage::ProjectRunStore store(project);
    const auto written = evaluation::writeBatch(
        store, model, benchmark, run.id, plan, path, {}, [&console](qint64 done, qint64 total) {
            console.progress(CommandLine::tr("writing"), done, total);
            return true;
        });
    console.endProgress();
    if (!written) {
        return console.fail(written.error());
    }
    for (const Error& error : written->failed) {
        console.note(error.toText());
    }
    if (json) {
        console.printJson(toJson(*written, run));
    } else {
        print(*written, project, run, console);
    }
    return written->failed.empty() ? Done : DoneWithWarnings;
}

} // namespace groundmark::app
