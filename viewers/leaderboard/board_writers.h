// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/leaderboard/board_job.h"

#include <QByteArray>

namespace groundmark::viewers {

/// One line per figure: place, run, figure, value, low, high, n, why it is not ranked.
[[nodiscard]] QByteArray boardCsv(const BoardResult& result);
/// One booktabs table, best bold and second underlined, runs that are not ranked below a rule.
[[nodiscard]] QByteArray boardLatex(const BoardResult& result);

} // namespace groundmark::viewers
