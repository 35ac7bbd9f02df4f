// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/format.h"
#include "storage/json_text.h"

#include <optional>
#include <vector>

namespace groundmark::storage {

/// One sample of an Inspect log, taken apart.
struct InspectSample
{
    ImportedSample sample;
    ImportedPrediction reply;
    int epoch = 1;
    bool isVoid = false; ///< "invalidation" says that the result does not count
    std::vector<Issue> issues;
};

/// Takes the JSON of a sample apart, as log file and archive hold it:
///
///   {"id", "epoch", "input": text or messages, "choices", "target": text or list, "output":
///    {"model", "choices": [{"message": {"content": text or parts}, "stop_reason"}], "usage",
///    "time"}, "scores": {scorer: {"value": "C", "I", "P", "N", number or dict, "answer",
///    "explanation"}}, "metadata", "error", "limit", "total_time", "attachments"}
///
/// "attachment://…" is replaced by what "attachments" has under that name. Scores are kept as 0–1:
/// C is 1, P 0.5, I and N 0 (inspect_ai/scorer/_metric.py, value_to_float); others stay in the
/// reply's extra. Nothing when it has no id. `path` and `row` are for the issues.
[[nodiscard]] std::optional<InspectSample>
takeInspectSample(const QString& path, qint64 row, const Json& json);

} // namespace groundmark::storage
