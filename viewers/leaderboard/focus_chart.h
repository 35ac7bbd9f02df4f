// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/leaderboard/board_job.h"
#include "widgets/charts/chart_data.h"

#include <optional>

namespace groundmark::viewers {

/// MagiC's figures (arXiv 2507.07297, section 5.2 and Figure 4) over the runs of the board's first
/// table: one series per run, in per cent, runs that are set apart hollow. Nothing when the board is
/// not of a benchmark that scores regions.

/// Answers against region focus (macro F1). Answers are those that a judge accepted, of short
/// answers; for boards without a judge the offline match, as the axis says.
[[nodiscard]] std::optional<widgets::ChartData> focusChart(const BoardResult& result);

/// Region focus against the model's size in billions of parameters, as its name tells it ("7B",
/// "27b"); models whose name does not tell are left out.
[[nodiscard]] std::optional<widgets::ChartData> sizeChart(const BoardResult& result);

/// 7.0 for "Qwen2.5-VL-7B"; nothing when the name tells no size. Of several sizes the last counts.
[[nodiscard]] std::optional<double> sizeInName(const QString& model);

} // namespace groundmark::viewers
