// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/compare/compare_sample.h"
#include "widgets/canvas/overlay.h"

#include <optional>

namespace groundmark::viewers {

/// What a matched pair came to: "✓" box and text agree, "≠" only the box, "✕" nothing in the truth
/// is there, "missed" the answer has nothing there.
[[nodiscard]] QString signOf(const MatchedBox& match);

/// The truth of one page as shapes: where the answer stands in white, the other regions with their
/// numbers in region colours.
[[nodiscard]] QList<widgets::OverlayShape> truthShapes(const CompareSample& sample, int page);

/// The boxes of one answer, read in the run's frame, in the run's colour and dash; the tag of the
/// last one says its IoU with the truth: "A IoU .88".
[[nodiscard]] QList<widgets::OverlayShape>
answerShapes(const CompareSample& sample, int run, int page);

/// The best IoU of a box with any truth box of the page; nothing without either.
[[nodiscard]] std::optional<double> bestIou(const QRectF& box, const QList<QRectF>& truth);

} // namespace groundmark::viewers
