// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/call_progress.h"

#include <array>

using namespace Qt::StringLiterals;

namespace groundmark {

template <> std::span<const Name<evaluation::RunEnd>> namesOf<evaluation::RunEnd>()
{
    using enum evaluation::RunEnd;
    static constexpr std::array names {
        Name<evaluation::RunEnd> {Finished, "finished"_L1},
        Name<evaluation::RunEnd> {Cancelled, "cancelled"_L1},
        Name<evaluation::RunEnd> {OverBudget, "over-budget"_L1},
        Name<evaluation::RunEnd> {OutOfTime, "out-of-time"_L1},
        Name<evaluation::RunEnd> {Unauthorised, "unauthorised"_L1},
        Name<evaluation::RunEnd> {EndpointGone, "endpoint-gone"_L1},
        Name<evaluation::RunEnd> {NotStored, "not-stored"_L1},
    };
    return names;
}

} // namespace groundmark
