// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/run_repository.h"

#include <QStringList>

#include <vector>

namespace groundmark::viewers {

/// Why each run cannot be ranked with the others, in the order given; an empty list: it can.
///
/// A run is set apart when it was scored against another truth, asked with another prompt, shown
/// images prepared otherwise, or answered fewer samples than most of the others do; "most" is the
/// value that the largest number of runs has, the newest truth where it is a draw. What a run does
/// not tell (an imported one often knows no prompt) is not held against it.
[[nodiscard]] std::vector<QStringList>
apartReasons(const std::vector<storage::RunRepository::Summary>& runs);

} // namespace groundmark::viewers
