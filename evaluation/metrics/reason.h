// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace groundmark::evaluation {

/// Why a score is what it is: one JSON object whose keys stand in reading order. All texts are
/// UTF-8. Every key is optional; a viewer shows the ones that it knows in its own way and the rest
/// as "key: value".
///
///   rule        the scoring rule that was used, one line: "ANLS, threshold 0.5"
///   normalised  {"how": "lower case, trimmed", "truth": "…", "answer": "…"}; with "found": true
///               where the rule asks no more than that the truth stands in the answer, and it does
///   formula     the last step as arithmetic: "1 − 4 edits / 25 characters = 0.84"
///   edits       [{"op": "equal|replace|insert|delete", "truth": "…", "answer": "…"}], in order
///   boxes       [{"truth": [x1,y1,x2,y2], "answer": [x1,y1,x2,y2], "iou": 0.8, "text": true}]
///   tables      {"truth": "<html>…", "answer": "<html>…"}: what TEDS compared
///   treeEdits   [{"op": "replace|insert|delete", "cost": 0–1, "truth": {…}, "answer": {…}}]: each
///               node as {"tag", "colspan", "rowspan", "text", "path": [child numbers from table]};
///               "unlistedEdits" counts those beyond the first 5,000
///   alignment   [{"truth": "word", "answer": "word"}]: words matched with each other, the first 100
///   missing     ["word", …]: only the truth has them; "extra": only the answer; the first 100
///   parts       [{"name": "IoU", "score": 0.4, "weight": 0.5, "reason": {…}}]
///   notes       ["what else one should know", …], such as a quirk that changed the number
using Reason = nlohmann::ordered_json;

/// A metric's answer: a number and, where it was asked for, the reason behind it.
struct Scored
{
    double value = 0.0; ///< 0–1 unless the metric says otherwise, higher is better
    Reason reason; ///< null unless Explain::Yes
};

/// Reasons cost time; the fast path leaves them out.
enum class Explain
{
    No,
    Yes
};

} // namespace groundmark::evaluation
