// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/question_design.h"
#include "storage/json_text.h"

namespace groundmark::storage {

/// Hops as the journal, the table and Groundmark's own files write them: [{"id", "operation",
/// "cues": [region id, …], "from": [hop id, …], "text"}, …].
[[nodiscard]] Json toJson(const QList<Hop>& hops);
/// Leaves out what is no hop; a hop without an id gets one.
[[nodiscard]] QList<Hop> hopsFrom(const Json& json);

/// The whole design but for its sample.
[[nodiscard]] Json toJson(const QuestionDesign& design);
[[nodiscard]] QuestionDesign designFrom(const Json& json);

} // namespace groundmark::storage
