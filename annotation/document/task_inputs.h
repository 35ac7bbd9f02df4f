// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "evaluation/benchmarks/magic/task_input.h"
#include "imaging/float_image.h"
#include "storage/project.h"

#include <QString>

#include <functional>
#include <span>

namespace groundmark::annotation {

/// A saliency map as it fits an image.
struct FittedMap
{
    evaluation::SaliencyMap map; ///< of the image's size
    imaging::FloatImage original;
    /// What had to be done to make it fit, for people; empty when it fitted.
    QString note;
    bool distorted = false; ///< its sides have another ratio than the image's
};

/// Reads a map and brings it to the image's size, as the maps' own code does (AiR, AiR-E).
[[nodiscard]] Result<FittedMap> readMap(const QString& path, QSize image);

/// Which of a sample's objects count as annotated for its question, and which for others: from the
/// attributes that a GQA import writes. An object without any counts as annotated.
[[nodiscard]] evaluation::TaskInputSource
taskInputSource(std::span<const Region> regions, QSize image);

/// The edit that puts built regions in the place of the sample's numbered ones and keeps the rule
/// that made them.
[[nodiscard]] Edit buildEdit(
    SampleId sample,
    std::span<const Region> regions,
    const std::optional<TaskInput>& before,
    const QString& saliency,
    const evaluation::BuiltRegions& built,
    const evaluation::TaskInputRule& rule);

/// What building regions for many samples did.
struct BatchReport
{
    qint64 built = 0;
    qint64 skippedChains = 0; ///< have reasoning chains that name their regions: left alone
    qint64 withoutMap = 0; ///< built without hotspots, because there is no map
    qint64 missingAdversarial = 0; ///< adversarial regions for which there was no room
    std::vector<Error> failures; ///< maps and images that can't be read: these samples were left out
};

/// Builds regions for the samples one after the other, each an edit of its own in the journal.
/// Samples with reasoning chains are left alone. `progress` gives false to stop; what was built by
/// then stays. Fails only when the project can't be written.
[[nodiscard]] Result<BatchReport> buildAll(
    storage::Project& project,
    const QString& annotator,
    const std::vector<SampleId>& samples,
    const evaluation::TaskInputRule& rule,
    const std::function<bool(qint64 done, qint64 total)>& progress);

} // namespace groundmark::annotation
