// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/random.h"
#include "evaluation/models/call_failure.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace groundmark::evaluation {

/// What may be spent. Tokens and money count what is in the store of this run, over all its
/// sessions, and what is under way is reserved with the dearest call so far.
struct Budget
{
    std::optional<qint64> tokens; ///< input and output together
    std::optional<double> money; ///< in the currency of the prices
    double inputPrice = 0.0; ///< per million input tokens
    double outputPrice = 0.0; ///< per million output tokens

    bool operator==(const Budget&) const = default;

    [[nodiscard]] double cost(qint64 inputTokens, qint64 outputTokens) const
    {
        return (double(inputTokens) * inputPrice + double(outputTokens) * outputPrice) / 1e6;
    }
};

/// How hard a model is asked. The defaults are ours; all of them are parameters.
struct CallPolicy
{
    int concurrency = 8; ///< calls under way at the same time
    int attempts = 5; ///< of one request, with the first; then it has failed for this time
    double baseDelaySeconds = 1.0; ///< back-off before the second attempt: 0 … this, then doubling
    double maxDelaySeconds = 60.0; ///< longest back-off; a server's Retry-After may ask for more
    double itemSeconds = 1800.0; ///< of one request with all attempts and waiting
    std::optional<double> totalSeconds; ///< of the whole session
    std::optional<int> perMinute; ///< calls that may start within a minute
    /// So many requests in a row that failed for good with no answer between them: the endpoint is
    /// gone, and the run stops instead of burning through the rest.
    int failuresInARow = 25;
    Budget budget;

    bool operator==(const CallPolicy&) const = default;
};

[[nodiscard]] nlohmann::ordered_json toJson(const CallPolicy& policy);
/// What is missing keeps its default; what is out of range is moved into it.
[[nodiscard]] CallPolicy callPolicyFromJson(const nlohmann::json& json);

/// Exponential back-off with full jitter: uniform in [0, min(max, base · 2^(failures−1))).
/// Source: M. Brooker, "Exponential Backoff and Jitter", AWS Architecture Blog, 2015.
/// @param failures attempts that have failed so far, from 1
[[nodiscard]] double backOffSeconds(const CallPolicy& policy, int failures, Random& random);

} // namespace groundmark::evaluation
