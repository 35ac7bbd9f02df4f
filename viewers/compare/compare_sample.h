// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/reasoning.h"
#include "domain/region.h"
#include "domain/result.h"
#include "domain/run.h"
#include "domain/sample.h"
#include "evaluation/benchmark.h"
#include "evaluation/benchmarks/magic/self_heal_run.h"
#include "storage/project.h"
#include "viewers/compare/parsed_boxes.h"

#include <optional>
#include <vector>

namespace groundmark::viewers {

/// A box of the truth and the box of the answer that the metric matched with it; one of them may be
/// missing. In the frame that the benchmark compares in, 0–1000.
struct MatchedBox
{
    std::optional<BoxNumbers> truth;
    std::optional<BoxNumbers> answer;
    double iou = 0.0; ///< 0–1
    bool sameText = false; ///< the texts agree as well
};

/// What one run said about a sample and what became of it.
struct RunAnswer
{
    Run run;
    std::optional<Prediction> prediction; ///< nothing: the run has none for this sample
    std::vector<Score> scores; ///< empty unless the outcome is Scored; the primary one first
    QList<BoxNumbers> boxes; ///< as the reply writes them; empty where the task knows none
    std::vector<MatchedBox> matches; ///< from the primary score's reason, as the metric lists them

    [[nodiscard]] bool isScored() const
    {
        return prediction && prediction->outcome == Outcome::Scored && !scores.empty();
    }
    /// The score that lists show; only for isScored().
    [[nodiscard]] const Score& primary() const { return scores.front(); }
};

/// A reasoning chain with what people said of its steps.
struct JudgedChain
{
    Chain chain;
    std::vector<StepVerdict> verdicts;
    std::vector<evaluation::HealRecord> heals; ///< what models made of its mistakes
};

/// Everything that Compare shows of one sample.
struct CompareSample
{
    Sample sample;
    std::vector<Region> regions;
    QStringList imagePaths; ///< absolute, one per page
    std::vector<QSize> imageSizes; ///< displayed pixels, one per page
    QString expected; ///< main expected answer, as the benchmark reads it
    int truthVersion = 1;
    std::vector<RunAnswer> answers; ///< one per run, in the order asked for
    std::vector<JudgedChain> chains;

    /// Where the answer stands, on one page; pixels.
    [[nodiscard]] QList<QRectF> truthBoxes(int page) const;
    [[nodiscard]] QSizeF imageSize(int page) const;
};

/// Size of the image as the run's model saw it: "resized": [width, height] of its parameters; empty
/// when they don't say.
[[nodiscard]] QSizeF resizedFor(const Run& run);

/// The boxes of a reason (evaluation/metrics/reason.h), numbered from 1 in this order on the image
/// and in the text; at most 500.
[[nodiscard]] std::vector<MatchedBox> matchedBoxes(const evaluation::Reason& reason);

/// Reads the sample as it stands in the project now.
[[nodiscard]] Result<CompareSample> readCompareSample(
    storage::Project& project,
    const evaluation::BenchmarkRegistry& benchmarks,
    SampleId sample,
    const std::vector<Run>& runs);

} // namespace groundmark::viewers
