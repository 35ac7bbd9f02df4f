// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/score_run.h"

#include <QtConcurrentMap>

#include <algorithm>

namespace groundmark::evaluation {

namespace {

/// Enough to keep all cores busy, little enough to hold in memory with full pages of text.
constexpr size_t BatchSize = 64;

struct Item
{
    Truth truth;
    Prediction prediction;
    Judgement judgement;
};

void add(ScoringReport& report, const Judgement& judgement, double& sum)
{
    switch (judgement.outcome) {
    case Outcome::Scored:
        if (!judgement.scores.empty()) { // else there is nothing that a mean could be made of
            ++report.scored;
            sum += judgement.scores.front().value;
        }
        break;
    case Outcome::Unparseable:
        ++report.unparseable;
        break;
    case Outcome::RefusedOrEmpty:
        ++report.refusedOrEmpty;
        break;
    case Outcome::ApiError:
        ++report.apiErrors;
        break;
    }
}

Result<std::vector<Item>> load(RunStore& store, RunId run, std::span<const SampleId> samples)
{
    std::vector<Item> items;
    for (const SampleId sample : samples) {
        auto truth = store.truth(sample);
        if (!truth) {
            return truth.error();
        }
        auto prediction = store.prediction(run, sample);
        if (!prediction) {
            return prediction.error();
        }
        items.push_back({std::move(*truth), std::move(*prediction), {}});
    }
    return items;
}

} // namespace

Result<ScoringReport> scoreRun(
    RunStore& store, const Benchmark& benchmark, RunId run, const ScoringProgress& progress)
{
    const auto samples = store.predictedSamples(run);
    if (!samples) {
        return samples.error();
    }
    ScoringReport report;
    double sum = 0.0;
    bool stopped = false;
    for (size_t start = 0; start < samples->size(); start += BatchSize) {
        const size_t count = std::min(BatchSize, samples->size() - start);
        auto items = load(store, run, std::span(*samples).subspan(start, count));
        if (!items) {
            return items.error();
        }
        QtConcurrent::blockingMap(*items, [&benchmark](Item& item) {
            item.judgement = benchmark.judge(item.truth, item.prediction, Explain::Yes);
        });
        const auto kept = store.together([&store, &items]() -> Result<void> {
            for (const Item& item : *items) {
                if (auto one = store.keep(item.prediction, item.judgement); !one) {
                    return one;
                }
            }
            return {};
        });
        if (!kept) {
            return kept.error();
        }
        for (const Item& item : *items) {
            add(report, item.judgement, sum);
        }
        const auto done = static_cast<qint64>(start + count);
        if (progress && !progress(done, static_cast<qint64>(samples->size()))) {
            stopped = start + count < samples->size();
            break;
        }
    }
    report.mean = report.scored > 0 ? sum / static_cast<double>(report.scored) : 0.0;
    if (stopped) {
        return report; // the rest still has its old scores: the run is not up to date
    }
    if (auto finished = store.finish(run); !finished) {
        return finished.error();
    }
    return report;
}

} // namespace groundmark::evaluation
