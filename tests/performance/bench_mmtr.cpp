// SPDX-License-Identifier: GPL-3.0-or-later
// groundmark_bench_mmtr: a project as large as MMTR-Bench (2,771 samples, 503 of several pages) with
// twelve runs, scored from the project file and back into it. Prints seconds; run by hand.
#include "evaluation/benchmarks/mmtr/benchmark.h"
#include "evaluation/run/score_run.h"
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/project.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtConcurrentMap>

#include <cstdio>

using namespace groundmark;

namespace {

constexpr int Samples = 2771;
constexpr int MultiPage = 503;
constexpr int Runs = 12;
constexpr int Words[] {1, 3, 9, 50}; // of a target, by level: up to the published 434 characters

QString text(int words, int seed)
{
    QStringList list;
    for (int i = 0; i < words; ++i) {
        list.append(QStringLiteral("word%1").arg((seed * 31 + i * 17) % 997));
    }
    return list.join(QLatin1Char(' '));
}

template <typename T>
T kept(Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", qPrintable(result.error().toText()));
        std::exit(1);
    }
    return std::move(*result);
}

void make(storage::Project& project, std::vector<RunId>& runs)
{
    storage::Database& database = project.database();
    storage::Transaction transaction(database);
    Dataset dataset;
    dataset.name = QStringLiteral("MMTR-Bench");
    dataset.benchmark = QStringLiteral("mmtr");
    const DatasetId id = kept(storage::DatasetRepository(database).add(dataset));
    Image image;
    image.path = QStringLiteral("page.png");
    image.size = {1000, 1400};
    const ImageId page = kept(storage::ImageRepository(database).store(image));
    std::vector<SampleId> samples;
    for (int i = 0; i < Samples; ++i) {
        Sample sample;
        sample.dataset = id;
        sample.externalId = QString::number(i);
        sample.task = QStringLiteral("L%1").arg(i % 4 + 1);
        sample.pages = QList<ImageId>(i < MultiPage ? 2 : 1, page);
        Question question;
        question.answers = {{text(Words[i % 4], i), {}}};
        sample.questions = {question};
        samples.push_back(kept(storage::SampleRepository(database).add(sample)));
    }
    storage::RunRepository repository(database);
    for (int r = 0; r < Runs; ++r) {
        Run run;
        run.id = RunId::create();
        run.dataset = id;
        run.name = QStringLiteral("run %1").arg(r);
        run.model = QStringLiteral("model %1").arg(r);
        if (!repository.store(run)) {
            std::exit(1);
        }
        runs.push_back(run.id);
        for (int i = 0; i < Samples; ++i) {
            Prediction prediction;
            prediction.run = run.id;
            prediction.sample = samples[size_t(i)];
            prediction.raw = text(Words[i % 4], i + (i % (r + 2) == 0 ? 1 : 0));
            kept(repository.storePrediction(prediction));
        }
    }
    if (!transaction.commit()) {
        std::exit(1);
    }
}

/// The judging alone, on all cores, as scoreRun() does it: no project file.
double secondsToJudge(const evaluation::MmtrBench& benchmark)
{
    struct Item
    {
        evaluation::Truth truth;
        Prediction prediction;
    };
    std::vector<Item> items;
    for (int i = 0; i < Samples; ++i) {
        Item item;
        item.truth.sample.task = QStringLiteral("L%1").arg(i % 4 + 1);
        item.truth.sample.pages = QList<ImageId>(i < MultiPage ? 2 : 1);
        Question question;
        question.answers = {{text(Words[i % 4], i), {}}};
        item.truth.sample.questions = {question};
        item.prediction.raw = text(Words[i % 4], i + i % 2);
        items.push_back(std::move(item));
    }
    QElapsedTimer clock;
    clock.start();
    for (int r = 0; r < Runs; ++r) {
        QtConcurrent::blockingMap(items, [&benchmark](const Item& item) {
            [[maybe_unused]] const auto judgement
                = benchmark.judge(item.truth, item.prediction, evaluation::Explain::Yes);
        });
    }
    return double(clock.elapsed()) / 1000.0;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir folder;
    const auto project = kept(storage::Project::create(folder.filePath(QStringLiteral("mmtr.groundmark"))));
    std::vector<RunId> runs;
    make(*project, runs);
    const evaluation::MmtrBench benchmark;
    storage::ProjectRunStore store(*project);
    std::printf("%d samples x %d runs judged in %.2f s\n", Samples, Runs, secondsToJudge(benchmark));
    QElapsedTimer clock;
    clock.start();
    for (const RunId& run : runs) {
        kept(evaluation::scoreRun(store, benchmark, run));
    }
    std::printf("%d samples x %d runs scored in %.2f s\n", Samples, Runs, double(clock.restart()) / 1000.0);
    for (const RunId& run : runs) {
        [[maybe_unused]] const auto tables = benchmark.tables(kept(store.tableItems(run, &benchmark)));
    }
    std::printf("their tables in %.2f s\n", double(clock.elapsed()) / 1000.0);
    return 0;
}
