// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"

#include <QByteArray>
#include <QSizeF>

#include <optional>

namespace groundmark::storage {

/// What a dataset's lines look like beyond class and shape.
struct YoloKeypoints
{
    int count = 0; ///< "kpt_shape" of data.yaml; 0 for none
    int numbers = 0; ///< per keypoint: 2, or 3 with visibility
};

/// One line of a label file (ultralytics.com, "Dataset format"). All numbers are parts of the
/// image's width and height, 0 to 1:
///
///     class cx cy w h                    a box
///     class x1 y1 x2 y2 x3 y3 x4 y4      four corners: an oriented box, or an outline of four
///     class x1 y1 x2 y2 x3 y3 …          an outline
///     class cx cy w h x1 y1 [v1] …       a box with keypoints, where the dataset has them
///
/// and, in files that a detector wrote, its confidence at the end.
struct YoloLine
{
    int category = -1;
    Region region; ///< points in Frame::Unit; confidence and keypoints are in `extra`
    QString trouble; ///< why the line can't be used; empty when it can
};
[[nodiscard]] YoloLine parseYoloLine(const QByteArray& line, YoloKeypoints keypoints);

/// The region as a line, without the line's end. Nothing for shapes that YOLO can't say; a mask
/// becomes its box and a circle an outline, and `simplified` is set. `own` says whether the
/// region's `extra` is YOLO's.
[[nodiscard]] std::optional<QByteArray>
yoloLine(const Region& region, int category, QSizeF image, bool own, bool& simplified);

} // namespace groundmark::storage
