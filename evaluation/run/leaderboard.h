// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmark.h"
#include "evaluation/metrics/statistics.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation {

/// One prediction of a run, and what it must be told apart or paired by.
struct BoardItem
{
    qint64 sample = 0; ///< same number in every run: items are paired by it
    qint64 image = 0; ///< of the first page; resampled as a whole, for its questions are not independent
    TableItem item;
};

/// One run that wants a place on the board.
struct Contender
{
    QString name;
    std::vector<BoardItem> items; ///< ascending by sample
};

/// How the uncertain parts of a board are made. Ours, not the papers': shown beside the board.
struct BoardOptions
{
    std::size_t resamples = 1000; ///< as in the paper of OCR-Robust
    double level = 0.95;
    double alpha = 0.05; ///< two runs share a rank unless p, corrected by Holm, is below this
    std::uint64_t seed = 1;
};

struct BoardCell
{
    std::optional<double> value; ///< nothing where no item counts
    int n = 0;
    std::optional<Interval> interval; ///< bootstrap over images
    bool isBest = false; ///< among the runs of the board
    bool isSecond = false;
};

struct BoardRow
{
    std::size_t contender = 0;
    int firstRank = 1; ///< 1-based; the range of places that the data allow
    int lastRank = 1;
    std::vector<BoardCell> cells; ///< one per column
};

/// A table of the benchmark's paper turned round: one row per run, best first, one column per row
/// of the paper. The last column is the paper's overall figure, by which runs are ranked.
struct Board
{
    QString title;
    QStringList columns;
    std::vector<BoardRow> rows;
};

/// One run against another on the items that both answered.
struct PairedTest
{
    std::size_t first = 0; ///< contenders
    std::size_t second = 0;
    PairedDifference difference; ///< second − first
    double corrected = 1.0; ///< p after Holm's correction over all pairs given together
    std::size_t items = 0;
};

/// p-values corrected for their number: S. Holm, "A simple sequentially rejective multiple test
/// procedure", 1979. Same order as given; 0–1.
[[nodiscard]] std::vector<double> holmCorrected(std::span<const double> p);

/// Every contender against every other. Replies that failed (API errors) are paired with nothing.
/// A pair without a common item is left out. `isWanted` is asked between pairs; once it says no, the
/// rest is left out.
[[nodiscard]] std::vector<PairedTest> pairedTests(
    std::span<const Contender> contenders,
    const BoardOptions& options,
    const std::function<bool()>& isWanted = [] { return true; });

/// The benchmark's `index`-th table for all contenders, without intervals and ranks by value only:
/// what can be shown at once. An empty board for an index that the benchmark does not have.
[[nodiscard]] Board plainBoard(const Benchmark& benchmark, std::span<const Contender> contenders, std::size_t index);

/// The same with intervals, and ranks that say what the data allow. Takes seconds for many runs;
/// `isWanted` is asked between resamples and stops it (the board then comes back as it is).
[[nodiscard]] Board fullBoard(
    const Benchmark& benchmark,
    std::span<const Contender> contenders,
    std::size_t index,
    std::span<const PairedTest> tests,
    const BoardOptions& options,
    const std::function<bool()>& isWanted);

} // namespace groundmark::evaluation
