// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/leaderboard.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace groundmark::evaluation {

namespace {

std::vector<TableItem> tableItemsOf(const Contender& contender)
{
    std::vector<TableItem> items;
    items.reserve(contender.items.size());
    std::ranges::transform(contender.items, std::back_inserter(items), &BoardItem::item);
    return items;
}

QStringList columnsOf(const Table& table)
{
    QStringList names;
    for (const Table::Row& row : table.rows) {
        for (const QString& column : table.columns) {
            names.append(
                table.columns.size() == 1  ? row.name
                    : table.rows.size() == 1 ? column
                                             : row.name + QStringLiteral(" · ") + column);
        }
    }
    return names;
}

std::vector<BoardCell> cellsOf(const Table& table)
{
    std::vector<BoardCell> cells;
    for (const Table::Row& row : table.rows) {
        for (const Table::Cell& cell : row.cells) {
            cells.push_back({cell.value, cell.n, {}, false, false});
        }
    }
    return cells;
}

double overallOf(const BoardRow& row)
{
    return row.cells.empty() ? -1.0 : row.cells.back().value.value_or(-1.0);
}

void markBest(Board& board)
{
    for (std::size_t column = 0; column < static_cast<std::size_t>(board.columns.size()); ++column) {
        std::vector<double> values;
        for (const BoardRow& row : board.rows) {
            if (column < row.cells.size() && row.cells[column].value) {
                values.push_back(*row.cells[column].value);
            }
        }
        std::ranges::sort(values, std::greater {});
        const auto repeated = std::ranges::unique(values);
        values.erase(repeated.begin(), repeated.end());
        if (board.rows.size() < 2) {
            continue; // nothing to be better than
        }
        for (BoardRow& row : board.rows) {
            if (column < row.cells.size() && row.cells[column].value) {
                row.cells[column].isBest = *row.cells[column].value == values.front();
                row.cells[column].isSecond = values.size() > 1 && *row.cells[column].value == values[1];
            }
        }
    }
}

/// The contender's items by image: what one draw of the bootstrap brings.
std::vector<std::vector<std::size_t>> imagesOf(const Contender& contender)
{
    std::map<qint64, std::vector<std::size_t>> byImage;
    for (std::size_t i = 0; i < contender.items.size(); ++i) {
        byImage[contender.items[i].image].push_back(i);
    }
    std::vector<std::vector<std::size_t>> groups;
    groups.reserve(byImage.size());
    for (auto& [image, items] : byImage) {
        groups.push_back(std::move(items));
    }
    return groups;
}

void addIntervals(
    BoardRow& row,
    const Benchmark& benchmark,
    const Contender& contender,
    std::size_t index,
    const BoardOptions& options,
    const std::function<bool()>& isWanted)
{
    const std::vector<std::vector<std::size_t>> images = imagesOf(contender);
    std::vector<std::vector<double>> values(row.cells.size());
    Random random(options.seed);
    std::vector<TableItem> drawn;
    for (std::size_t resample = 0; resample < options.resamples && !images.empty(); ++resample) {
        if (!isWanted()) {
            return;
        }
        drawn.clear();
        for (std::size_t i = 0; i < images.size(); ++i) {
            for (const std::size_t item : images[random.index(images.size())]) {
                drawn.push_back(contender.items[item].item);
            }
        }
        const std::vector<BoardCell> cells = cellsOf(benchmark.tables(drawn)[index]);
        for (std::size_t cell = 0; cell < std::min(cells.size(), values.size()); ++cell) {
            if (cells[cell].value) {
                values[cell].push_back(*cells[cell].value);
            }
        }
    }
    const double tail = (1.0 - options.level) / 2.0;
    for (std::size_t cell = 0; cell < values.size(); ++cell) {
        if (row.cells[cell].value && !values[cell].empty()) {
            row.cells[cell].interval = Interval {
                *row.cells[cell].value, *percentile(values[cell], tail), *percentile(values[cell], 1.0 - tail)};
        }
    }
}

/// A run's place lies between one after all that are shown to be better and one before all that
/// are shown to be worse.
void addRanks(Board& board, std::span<const PairedTest> tests, double alpha)
{
    const int all = int(board.rows.size());
    for (BoardRow& row : board.rows) {
        int better = 0;
        int worse = 0;
        for (const PairedTest& test : tests) {
            const bool isFirst = test.first == row.contender;
            if ((!isFirst && test.second != row.contender) || test.corrected >= alpha) {
                continue;
            }
            const double lead = isFirst ? -test.difference.mean : test.difference.mean;
            better += lead < 0.0 ? 1 : 0;
            worse += lead > 0.0 ? 1 : 0;
        }
        row.firstRank = 1 + better;
        row.lastRank = std::max(row.firstRank, all - worse);
    }
}

} // namespace

std::vector<double> holmCorrected(std::span<const double> p)
{
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::sort(order, {}, [&](std::size_t i) { return p[i]; });
    std::vector<double> corrected(p.size());
    double least = 0.0;
    for (std::size_t place = 0; place < order.size(); ++place) {
        least = std::max(least, std::min(1.0, p[order[place]] * double(p.size() - place)));
        corrected[order[place]] = least;
    }
    return corrected;
}

std::vector<PairedTest> pairedTests(
    std::span<const Contender> contenders, const BoardOptions& options, const std::function<bool()>& isWanted)
{
    std::vector<PairedTest> tests;
    for (std::size_t first = 0; first < contenders.size(); ++first) {
        for (std::size_t second = first + 1; second < contenders.size() && isWanted(); ++second) {
            std::vector<PairedItem> pairs;
            auto other = contenders[second].items.begin();
            for (const BoardItem& item : contenders[first].items) {
                other = std::ranges::lower_bound(other, contenders[second].items.end(), item.sample, {}, &BoardItem::sample);
                if (other == contenders[second].items.end()) {
                    break;
                }
                if (other->sample == item.sample && item.item.outcome != Outcome::ApiError
                    && other->item.outcome != Outcome::ApiError) {
                    pairs.push_back({item.item.score, other->item.score, static_cast<std::size_t>(item.image)});
                }
            }
            Random random(options.seed);
            if (const auto difference = pairedBootstrap(pairs, random, options.resamples, options.level)) {
                tests.push_back({first, second, *difference, difference->p, pairs.size()});
            }
        }
    }
    std::vector<double> p;
    std::ranges::transform(tests, std::back_inserter(p), [](const PairedTest& test) { return test.difference.p; });
    const std::vector<double> corrected = holmCorrected(p);
    for (std::size_t i = 0; i < tests.size(); ++i) {
        tests[i].corrected = corrected[i];
    }
    return tests;
}

Board plainBoard(const Benchmark& benchmark, std::span<const Contender> contenders, std::size_t index)
{
    Board board;
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const std::vector<Table> tables = benchmark.tables(tableItemsOf(contenders[i]));
        if (index >= tables.size()) {
            return {};
        }
        board.title = tables[index].title;
        board.columns = columnsOf(tables[index]);
        board.rows.push_back({i, 1, 1, cellsOf(tables[index])});
    }
    std::ranges::stable_sort(board.rows, std::greater {}, overallOf);
    for (std::size_t i = 0; i < board.rows.size(); ++i) {
        board.rows[i].firstRank = board.rows[i].lastRank = int(i) + 1;
    }
    markBest(board);
    return board;
}

Board fullBoard(
    const Benchmark& benchmark,
    std::span<const Contender> contenders,
    std::size_t index,
    std::span<const PairedTest> tests,
    const BoardOptions& options,
    const std::function<bool()>& isWanted)
{
    Board board = plainBoard(benchmark, contenders, index);
    for (BoardRow& row : board.rows) {
        addIntervals(row, benchmark, contenders[row.contender], index, options, isWanted);
    }
    addRanks(board, tests, options.alpha);
    return board;
}

} // namespace groundmark::evaluation
