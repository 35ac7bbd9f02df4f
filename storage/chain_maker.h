// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "storage/project.h"

#include <QStringList>

#include <functional>

namespace groundmark::storage {

/// What became of a run's replies.
struct ChainReport
{
    qint64 made = 0;
    qint64 known = 0; ///< the sample has a chain of this run already
    qint64 invalidFormat = 0; ///< left out: no answer section
    qint64 repetitive = 0; ///< left out: going round in circles
    qint64 withoutReply = 0; ///< left out: refused, empty, or the request failed
    qint64 unknownRegions = 0; ///< of those made: name regions that are not there
    qint64 withoutSteps = 0; ///< of those made: nothing stands before the answer
    QStringList leftOut; ///< external ids, the first 50
};

/// Makes a reasoning chain of each reply of a run, as MagiC does (arXiv 2507.07297, section 3.2):
/// invalid formats and repetitive loops are left out and counted, the rest is split into sentences.
/// All in one transaction. `progress` gives false to stop; then nothing is kept.
[[nodiscard]] Result<ChainReport> makeChains(
    Project& project, const Run& run, const std::function<bool(qint64 done, qint64 total)>& progress);

} // namespace groundmark::storage
