// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model.h"
#include "evaluation/models/openai_request.h"

namespace groundmark::evaluation {

/// What an OpenAI-compatible server said. Strict: a body that is not UTF-8, not JSON, cut off,
/// HTML, or without a choice is CallFailure::BadReply and never an answer.
///
/// A refusal (`refusal`, the finish reason "content_filter", or an error with a code of a content
/// filter) and an empty answer are RefusedOrEmpty: the call succeeded, and asking again is paid again.
[[nodiscard]] ModelReply readOpenAiReply(OpenAiApi api, const RawReply& raw);

/// A chat reply that came as server-sent events. Without its end ("finish_reason" or "[DONE]") it is
/// cut off, and BadReply.
[[nodiscard]] ModelReply readOpenAiStream(const RawReply& raw);

/// Seconds to wait as the header Retry-After says, in seconds or as an HTTP date (RFC 9110, 10.2.3);
/// also OpenAI's "retry-after-ms". Nothing without the header or with one that means nothing.
/// @param headers "name: value" lines; a date is compared with the reply's own Date, so that clocks
///        need not agree, else with this machine's
[[nodiscard]] std::optional<double> retryAfterSeconds(const QByteArray& headers);

} // namespace groundmark::evaluation
