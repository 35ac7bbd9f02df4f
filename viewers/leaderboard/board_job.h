// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/run/leaderboard.h"
#include "storage/project.h"
#include "storage/run_repository.h"

#include <QPromise>

#include <memory>
#include <optional>
#include <vector>

namespace groundmark::viewers {

/// A part of the dataset by one attribute of its samples; empty values: all of it.
struct Slice
{
    QString task;
    QString language;

    bool operator==(const Slice&) const = default;
};

/// What the leaderboard is asked for.
struct BoardRequest
{
    DatasetId dataset;
    std::size_t table = 0; ///< which of the benchmark's tables
    Slice slice;
    evaluation::BoardOptions options;
};

/// Everything that the leaderboard shows. Contender numbers of boards and tests are indices into
/// `runs`' comparable ones: `ranked`.
struct BoardResult
{
    BoardRequest request;
    QString benchmark; ///< title; empty when the dataset has none
    QStringList tables; ///< titles of what can be asked for
    std::vector<Slice> slices; ///< what the dataset can be cut into
    std::vector<storage::RunRepository::Summary> runs;
    std::vector<QStringList> apart; ///< per run: why it is not ranked; empty when it is
    std::vector<std::size_t> rankedRuns; ///< contender of `board` → index of `runs`
    std::vector<std::size_t> apartRuns; ///< contender of `apartBoard` → index of `runs`
    evaluation::Board board;
    evaluation::Board apartBoard;
    std::vector<evaluation::PairedTest> tests; ///< between contenders of `board`
    bool isFinal = false; ///< intervals, tests and ranks are there
    std::optional<Error> error;
};

/// Reads and computes on the calling thread, over a connection of its own; meant for
/// QtConcurrent::run. Gives two results: the numbers at once, then the same with intervals and
/// tests. Stops when the promise is cancelled.
void computeBoard(
    QPromise<BoardResult>& promise,
    std::shared_ptr<storage::Project> project,
    const evaluation::BenchmarkRegistry& benchmarks,
    const BoardRequest& request);

} // namespace groundmark::viewers
