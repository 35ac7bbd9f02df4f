// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/reasoning.h"
#include "domain/region.h"
#include "domain/review.h"
#include "domain/run.h"
#include "domain/sample.h"

#include <QImage>
#include <QString>

#include <vector>

namespace groundmark::sample_project {

/// A picture and the file that it is kept in, beside the project. The extension says the format.
struct Picture
{
    QString file; ///< name only
    QImage image;
};

/// Everything that the sample project holds, before it is written. Row ids are positions: the n-th
/// dataset, picture, sample and annotator has the id n, counted from 1; whoever writes them into a
/// project file puts the ids of the file in their place.
///
/// What Sample::extra holds, by benchmark:
///   magic         {"fullAnswer", "types": {"structural"}}
///   logicocr-gen  {"type": {name: true}, "handwritten"}
///   logicocr-real {"scenario", "hops": [{"cue": ordinal of the region, "operation"}], "seconds"}
///   ocrbench-v2   {"bbox", "content", "dataset_name"} as in the official items
///   ocr-robust    {"perturbation", "severity", "clean": external id, "answer_type"}
/// Pages of mmtr are as drawn; their masks are regions, with the level and the facets on them.
struct SampleProject
{
    std::vector<Dataset> datasets;
    std::vector<Picture> pictures;
    std::vector<Sample> samples;
    std::vector<Region> regions;
    std::vector<Label> labels;
    std::vector<Chain> chains;
    std::vector<StepVerdict> verdicts;
    std::vector<ChainReview> chainReviews;
    std::vector<Review> reviews;
    std::vector<Annotator> annotators;
    std::vector<Run> runs;
    std::vector<Prediction> predictions;
};

/// Draws and describes everything but the runs that need a model. Needs a QGuiApplication; takes
/// some seconds. The same every time, on the same fonts.
[[nodiscard]] SampleProject drawSampleProject();

} // namespace groundmark::sample_project
