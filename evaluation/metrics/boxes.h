// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/graded.h"
#include "evaluation/metrics/python/value.h"

#include <array>
#include <optional>

/// Boxes by the rules of OCRBench v2: x1, y1, x2, y2 in whatever frame the file uses, 0–1000 in
/// predictions. Thread-safe.
namespace groundmark::evaluation {

using Box = std::array<double, 4>; ///< x1, y1, x2, y2

/// Intersection over union without the "+1" of pixel counting: 0–1 for boxes the right way round.
/// Inverted boxes have negative areas, as in the official formula. An empty union: 0.
[[nodiscard]] double iou(const Box& a, const Box& b);

/// Four coordinates by Python's int(): floats truncate toward zero, "10" is fine. Values beyond
/// the fourth are ignored, if they too are readable.
struct ReadBox
{
    std::optional<Box> box;
    bool isTooShort = false; ///< readable, but fewer than four values
};
[[nodiscard]] ReadBox readBox(const python::Value& value);

/// IoU of two boxes as they stand in a file; 0 when one is unreadable.
[[nodiscard]] Graded
iouOf(const python::Value& truth, const python::Value& answer, Explain explain);

/// The last of the groups (a, b, c, d) or [a, b, c, d] of unsigned integers within 0–1000.
[[nodiscard]] std::optional<Box> lastCoordinates(TextView text);

/// Text grounding: IoU of the last coordinates in the prediction with `truth`.
[[nodiscard]] Graded
grounding(const python::Value& predict, const python::Value& truth, Explain explain);

/// VQA with position: half the English VQA score of the "answer" and half the IoU of the "bbox"
/// that the predicted dict holds; a half without key or with an unreadable value is 0.
[[nodiscard]] Graded vqaWithPosition(
    const python::Value& predict,
    const python::Value& answers,
    const python::Value& bbox,
    Explain explain);

} // namespace groundmark::evaluation
