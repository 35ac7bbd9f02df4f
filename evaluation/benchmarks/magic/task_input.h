// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/adversarial_regions.h"
#include "evaluation/metrics/relevant_regions.h"

#include <QByteArray>
#include <QRectF>
#include <QSize>

#include <cstdint>
#include <optional>
#include <vector>

namespace groundmark::evaluation {

/// Every parameter of how a question's numbered regions are made. The paper (MagiC, arXiv
/// 2507.07297, section 3.1 and Algorithm 1) fixes the number of adversarial regions only; all else
/// is Groundmark's and can be changed.
struct TaskInputRule
{
    bool saliency = true; ///< off: the weakly supervised variant, annotated objects only
    double threshold = 0.5; ///< hotspots: share of the map's largest value
    double minimumArea = 0.001; ///< hotspots: share of the image
    bool salientObjects = false; ///< take in objects that were looked at, too
    double salientZ = 1.0; ///< from this mean z-score on
    MergeRule merge;
    AdversarialRule adversarial; ///< target 0: none
    std::uint64_t seed = 1;
    bool shuffledNumbers = false; ///< numbers by a seeded shuffle instead of by place

    /// Annotated objects only and no adversarial regions (section 3.4).
    [[nodiscard]] static TaskInputRule weaklySupervised();
};

/// One JSON object with every parameter, and back; unknown keys are ignored, missing ones default.
[[nodiscard]] QByteArray toJson(const TaskInputRule& rule);
[[nodiscard]] TaskInputRule taskInputRuleFrom(const QByteArray& json);

/// What the regions are made from. All boxes in displayed pixels.
struct TaskInputSource
{
    QSize image;
    std::optional<SaliencyMap> saliency; ///< of the image's size
    std::vector<QRectF> annotated; ///< objects that the question or its answers name
    std::vector<QRectF> others; ///< objects that other questions about the image name
};

struct BuiltRegion
{
    QRectF box;
    bool relevant = false;

    bool operator==(const BuiltRegion&) const = default;
};

struct BuiltRegions
{
    std::vector<BuiltRegion> regions; ///< in the order of their numbers: R1, R2, …
    std::vector<QRectF> hotspots; ///< before merging, for the preview
    int missing = 0; ///< adversarial regions for which there was no room
};

/// Hotspots and annotated objects become disjoint relevant regions, adversarial ones are drawn
/// beside them, and all are numbered so that a number does not tell what a region is.
[[nodiscard]] BuiltRegions buildRegions(const TaskInputSource& source, const TaskInputRule& rule);

} // namespace groundmark::evaluation
