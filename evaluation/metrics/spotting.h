// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/boxes.h"

#include <optional>
#include <string>
#include <vector>

/// Text spotting by the rules of OCRBench v2, which runs the ICDAR end-to-end protocol.
/// Thread-safe.
namespace groundmark::evaluation {

struct SpottedText
{
    Box box {};
    Text text;
};

/// The detections (x1, y1, x2, y2, text) that a prediction lists: as a Python literal, else by
/// innermost brackets. Coordinates outside 0–1000 and exact repetitions are dropped. Nothing when
/// none is left.
[[nodiscard]] std::optional<std::vector<SpottedText>> readSpotting(TextView text);

/// Harmonic mean of precision and recall over texts found in place (IoU > 0.5) and read right
/// (capitals aside; the truth may lose one mark at either end). A truth "###" does not care, and
/// neither do detections that it covers by more than half. `polygons` are the truth's corners
/// x, y, x, y, …; `contents` its texts.
[[nodiscard]] Graded spotting(
    const python::Value& predict,
    const python::Value& polygons,
    const python::Value& contents,
    Explain explain);

} // namespace groundmark::evaluation
