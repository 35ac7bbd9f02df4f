// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "evaluation/benchmark.h"
#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "storage/project.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace groundmark::viewers {

/// One masked sample with what every run made of it.
struct MaskedSample
{
    SampleId id;
    QString externalId;
    evaluation::mmtr::SampleFacts facts;
    /// Primary score of each run, in their order; nothing where the run has none.
    std::vector<std::optional<double>> scores;
    std::vector<std::optional<Outcome>> outcomes;

    /// Over the runs with a score; nothing without any.
    [[nodiscard]] std::optional<double> mean() const;
};

/// A dataset of masked text as the Masked text view shows it.
struct MaskedDataset
{
    DatasetId id;
    QString name;
    bool demonstration = false;
    std::vector<Run> runs; ///< in the order of the project
    std::vector<MaskedSample> samples;
};

/// Reads it all; blocks. Fails when the database does.
[[nodiscard]] Result<MaskedDataset>
readMaskedDataset(storage::Project& project, DatasetId dataset);

/// Two runs of one model, one that thinks before it answers and one that does not.
struct ThinkingPair
{
    size_t plain = 0; ///< index into MaskedDataset::runs
    size_t thinking = 0;
};
/// Whether a run thinks: "thinking" or "enable_thinking" of its parameters, else "think" in its
/// setting, name or model ("nothink" and "non-thinking" say that it does not); nothing when none of
/// them tells.
[[nodiscard]] std::optional<bool> thinks(const Run& run);
/// Runs that are the same but for thinking: equal models once such words are taken out of them.
[[nodiscard]] std::vector<ThinkingPair> thinkingPairs(const std::vector<Run>& runs);

/// What thinking changes, over all samples and by level. Cells: mean without and with, difference,
/// samples won (≥ .5 with, < .5 without) and lost. Only samples that both have a score for count.
[[nodiscard]] evaluation::Table pairTable(const MaskedDataset& dataset, const ThinkingPair& pair);

} // namespace groundmark::viewers
