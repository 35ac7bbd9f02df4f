// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/leaderboard/board_job.h"
#include "widgets/charts/chart_data.h"

namespace groundmark::viewers {

/// The overall figure of each run against the mean number of tokens that it wrote; one series per
/// run, runs that are set apart hollow. A run that does not know its tokens is left out.
[[nodiscard]] widgets::ChartData tokenChart(const BoardResult& result);

} // namespace groundmark::viewers
