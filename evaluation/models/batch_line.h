// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model.h"

#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace groundmark::evaluation {

/// One line of a batch's result file, see platform.openai.com/docs/guides/batch.
struct BatchLine
{
    QString customId; ///< external id of the sample
    RawReply raw; ///< the answer as the server would have sent it at once
};

/// Nothing when it is no such line: no "custom_id", or neither "response" nor "error".
[[nodiscard]] std::optional<BatchLine> batchLineFrom(const nlohmann::ordered_json& line);
/// What the line's answer means; the same rules as for a live one.
[[nodiscard]] ModelReply readBatchLine(const BatchLine& line);

} // namespace groundmark::evaluation
