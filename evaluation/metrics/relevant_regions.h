// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <span>
#include <vector>

namespace groundmark::evaluation {

/// Saliency of an image, row by row; not negative. `values` holds width · height numbers.
struct SaliencyMap
{
    int width = 0;
    int height = 0;
    std::vector<double> values;
};

/// From where on a place counts as looked at. Not in the paper; ours.
struct HotspotRule
{
    double threshold = 0.5; ///< of the map's largest value
    int minimumArea = 1; ///< pixels; minimumHotspotArea() gives the default for an image
};

/// 0.001 · width · height, at least 1. Ours.
[[nodiscard]] int minimumHotspotArea(int width, int height);

/// The tight boxes (pixels) of the map's 8-connected bright spots, ordered by (y, x, h, w).
/// Empty for a map that is empty, all zero or holds fewer values than it says.
[[nodiscard]] std::vector<QRectF> hotspotBoxes(const SaliencyMap& map, const HotspotRule& rule);

/// Mean z-scored saliency inside `box` (clipped to the map), as in AiR-E's attention evaluation;
/// 0 for a flat map or a box outside of it. Objects at or above 1.0 may be added to the hotspots.
[[nodiscard]] double meanZScore(const SaliencyMap& map, const QRectF& box);

/// When boxes become one and how much of a box must be left after trimming. Ours.
struct MergeRule
{
    double iou = 0.3; ///< merge at this intersection over union …
    double iom = 0.7; ///< … or at this intersection over the smaller area
    double keptFraction = 0.25; ///< a trimmed box smaller than this share of itself is dropped
};

/// Turns overlapping boxes into disjoint ones: first the most overlapping pair is replaced by its
/// union, again and again; then, in list order, each box is cut back to the largest piece beside
/// the boxes that were accepted before it. List order is priority. Sorted by (y, x, h, w). Boxes
/// without area are left out. The paper only says "overlaps eliminated or merged".
[[nodiscard]] std::vector<QRectF> disjointBoxes(std::vector<QRectF> boxes, const MergeRule& rule);

/// The area that two boxes share.
[[nodiscard]] double sharedArea(const QRectF& a, const QRectF& b);

/// By (y, x, height, width): the order in which regions are numbered, so that a number does not
/// tell whether its region is relevant.
void sortForNumbering(std::vector<QRectF>& boxes);

} // namespace groundmark::evaluation
