// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "evaluation/metrics/statistics.h"
#include "storage/project.h"
#include "storage/run_repository.h"

#include <optional>

namespace groundmark::viewers {

/// How an interval of a run's mean is made: shown beside it wherever it stands.
struct IntervalMethod
{
    static constexpr std::size_t Resamples = 1000; ///< as the paper of OCR-Robust
    static constexpr double Level = 0.95;
    static constexpr std::uint64_t Seed = 1; ///< fixed: the same run has the same interval
};

/// "95 % interval from 1,000 bootstrap resamples of images, seed 1", translated.
[[nodiscard]] QString intervalMethodText();

/// The interval of the mean of a run's primary scores: a percentile bootstrap over images, since
/// questions about one image are not independent. Nothing for a run with
/// scores on fewer than two images. Takes some
/// 50 ms for 10,000 samples; on its own connection it may run on any thread.
[[nodiscard]] Result<std::optional<evaluation::Interval>>
meanInterval(const storage::Project& project, RunId run);

} // namespace groundmark::viewers
