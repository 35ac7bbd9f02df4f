// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/names.h"

namespace groundmark::evaluation {

/// Why one call to a model gave no answer. None of these is ever a wrong answer.
enum class CallFailure {
    None,
    Connection, ///< no connection, or it broke before the reply was complete
    TimedOut, ///< longer than the endpoint's time-out
    RateLimited, ///< 429
    ServerError, ///< 5xx, 408, 409, 425
    Unauthorised, ///< 401 and 403: no other call would fare better
    TooLarge, ///< 413
    Rejected, ///< any other 4xx: the same request would be refused again
    BadReply, ///< it answered, but not as the protocol says: HTML, broken JSON, no choice
    BadInput, ///< the request could not be made, for example because an image is missing
    Program, ///< a local program failed
    Cancelled,
};

/// Whether the same request may well succeed a little later.
[[nodiscard]] bool isWorthRetrying(CallFailure failure);

} // namespace groundmark::evaluation

namespace groundmark {

template <> std::span<const Name<evaluation::CallFailure>> namesOf<evaluation::CallFailure>();

} // namespace groundmark
