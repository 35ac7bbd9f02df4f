// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/leaderboard/paired_model.h"

#include "widgets/delegates/roles.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"

#include <algorithm>

namespace groundmark::viewers {

namespace {

namespace numbers = widgets::numbers;

constexpr double HundredPoints = 100.0;

/// ".38"; below a thousandth the exact number says nothing that resampling could know.
QString pText(double p)
{
    return p < 0.001 ? QStringLiteral("< .001") : numbers::score(p, p < 0.1 ? 3 : 2);
}

} // namespace

void PairedModel::clear()
{
    beginResetModel();
    m_lines.clear();
    endResetModel();
}

void PairedModel::setReference(const BoardResult& result, std::size_t reference)
{
    beginResetModel();
    m_lines.clear();
    m_alpha = result.request.options.alpha;
    for (const evaluation::BoardRow& row : result.board.rows) {
        for (const evaluation::PairedTest& test : result.tests) {
            const bool isSecond = test.first == reference && test.second == row.contender;
            const bool isFirst = test.second == reference && test.first == row.contender;
            if (!isSecond && !isFirst) {
                continue;
            }
            Line line {result.rankedRuns[row.contender], {}, test.difference, test.corrected, test.items};
            line.name = result.runs[line.run].run.name;
            if (isFirst) { // the test was made the other way round
                line.difference.mean = -test.difference.mean;
                line.difference.low = -test.difference.high;
                line.difference.high = -test.difference.low;
            }
            m_lines.push_back(std::move(line));
        }
    }
    endResetModel();
}

int PairedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int PairedModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PairedModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const Line& line = m_lines[std::size_t(index.row())];
    const bool isShown = line.corrected < m_alpha;
    if (role == Qt::ToolTipRole) {
        return tr("%1 images, %2").arg(numbers::count(qint64(line.difference.clusters)), numbers::sampleSize(qint64(line.items)));
    }
    if (role == widgets::GlyphRole && index.column() == ReadingColumn) {
        return isShown ? QVariant(int(widgets::Glyph::Right)) : QVariant(int(widgets::Glyph::Missing));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case RunColumn:
        return line.name;
    case DifferenceColumn:
        return numbers::difference(line.difference.mean * HundredPoints, 1);
    case IntervalColumn:
        return numbers::interval(line.difference.low * HundredPoints, line.difference.high * HundredPoints);
    case PColumn:
        return pText(line.corrected);
    case ReadingColumn:
        return !isShown ? tr("no difference shown") : line.difference.mean > 0.0 ? tr("higher") : tr("lower");
    default:
        return {};
    }
}

QVariant PairedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isWords = section == RunColumn || section == ReadingColumn;
        return int((isWords ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case RunColumn:
        return tr("Run");
    case DifferenceColumn:
        return tr("Difference");
    case IntervalColumn:
        return tr("95 % CI");
    case PColumn:
        return tr("p");
    case ReadingColumn:
        return tr("Reading");
    default:
        return {};
    }
}

} // namespace groundmark::viewers
