// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"
#include "widgets/theme/tokens.h"

#include <functional>

class QChart;

namespace groundmark::widgets {

/// Called with the indices of the series and the point that was clicked.
using PointClicked = std::function<void(int series, int point)>;

/// Makes Qt's chart of the data: Qt's own theme is off, every brush, pen and font comes from the
/// tokens. The caller owns it.
[[nodiscard]] QChart* buildChart(const ChartData& data, const Tokens& tokens, const PointClicked& clicked);

} // namespace groundmark::widgets
