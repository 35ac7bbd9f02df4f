// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/call_failure.h"

#include <array>

using namespace Qt::StringLiterals;

namespace groundmark {

template <> std::span<const Name<evaluation::CallFailure>> namesOf<evaluation::CallFailure>()
{
    using enum evaluation::CallFailure;
    static constexpr std::array names {
        Name<evaluation::CallFailure> {None, "none"_L1},
        Name<evaluation::CallFailure> {Connection, "connection"_L1},
        Name<evaluation::CallFailure> {TimedOut, "time-out"_L1},
        Name<evaluation::CallFailure> {RateLimited, "rate-limited"_L1},
        Name<evaluation::CallFailure> {ServerError, "server-error"_L1},
        Name<evaluation::CallFailure> {Unauthorised, "unauthorised"_L1},
        Name<evaluation::CallFailure> {TooLarge, "too-large"_L1},
        Name<evaluation::CallFailure> {Rejected, "rejected"_L1},
        Name<evaluation::CallFailure> {BadReply, "bad-reply"_L1},
        Name<evaluation::CallFailure> {BadInput, "bad-input"_L1},
        Name<evaluation::CallFailure> {Program, "program"_L1},
        Name<evaluation::CallFailure> {Cancelled, "cancelled"_L1},
    };
    return names;
}

} // namespace groundmark

namespace groundmark::evaluation {

bool isWorthRetrying(CallFailure failure)
{
    switch (failure) {
    case CallFailure::Connection:
    case CallFailure::TimedOut:
    case CallFailure::RateLimited:
    case CallFailure::ServerError:
    case CallFailure::BadReply:
        return true;
    default:
        return false;
    }
}

} // namespace groundmark::evaluation
