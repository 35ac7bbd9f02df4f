// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/leaderboard/board_model.h"

#include "widgets/delegates/roles.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"

#include <algorithm>

namespace groundmark::viewers {

namespace {

namespace numbers = widgets::numbers;

constexpr double HundredPoints = 100.0; ///< the papers print scores of 0–1 as points of 100
constexpr int FewItems = 5; ///< visual language, section 7: fewer are shown quietly

QString outcomesInWords(const storage::RunRepository::Summary& run)
{
    QStringList parts {numbers::count(run.scored)};
    const auto add = [&](qint64 n, const QString& word) {
        if (n > 0) {
            parts.append(word.arg(numbers::count(n)));
        }
    };
    add(run.unparseable, BoardModel::tr("%1 unparsed"));
    add(run.refusedOrEmpty, BoardModel::tr("%1 empty"));
    add(run.apiErrors, BoardModel::tr("%1 errors"));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

void BoardModel::setResult(const BoardResult& result)
{
    beginResetModel();
    m_result = result;
    m_columns = m_result.board.rows.empty() ? m_result.apartBoard.columns : m_result.board.columns;
    m_lines.clear();
    for (const evaluation::BoardRow& row : m_result.board.rows) {
        m_lines.push_back({m_result.rankedRuns[row.contender], &row, true});
    }
    for (const evaluation::BoardRow& row : m_result.apartBoard.rows) {
        const std::size_t run = m_result.apartRuns[row.contender];
        m_lines.push_back({run, nullptr, false});
        m_lines.push_back({run, &row, false});
    }
    endResetModel();
}

std::optional<std::size_t> BoardModel::runAt(int row) const
{
    return row >= 0 && row < rowCount() && !isNote(row) ? std::optional(m_lines[std::size_t(row)].run) : std::nullopt;
}

int BoardModel::rowOf(std::size_t run) const
{
    const auto found = std::ranges::find_if(m_lines, [run](const Line& line) { return line.row && line.run == run; });
    return found != m_lines.end() ? int(found - m_lines.begin()) : -1;
}

bool BoardModel::isNote(int row) const
{
    return row >= 0 && row < rowCount() && m_lines[std::size_t(row)].row == nullptr;
}

std::optional<std::size_t> BoardModel::contenderAt(int row) const
{
    if (row < 0 || row >= rowCount() || !m_lines[std::size_t(row)].isRanked) {
        return std::nullopt;
    }
    return m_lines[std::size_t(row)].row->contender;
}

int BoardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int BoardModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : tokenColumn() + 1;
}

Qt::ItemFlags BoardModel::flags(const QModelIndex& index) const
{
    return isNote(index.row()) ? Qt::ItemFlags(Qt::ItemIsEnabled) : QAbstractTableModel::flags(index);
}

QVariant BoardModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const Line& line = m_lines[std::size_t(index.row())];
    if (index.column() == RankColumn) {
        return rankData(line, role);
    }
    if (line.row == nullptr) {
        return {};
    }
    if (index.column() == RunColumn) {
        return runData(line, role);
    }
    if (index.column() == outcomeColumn()) {
        return outcomeData(line, role);
    }
    if (index.column() == tokenColumn()) {
        return tokenData(line, role);
    }
    return figureData(line, std::size_t(index.column() - FirstFigureColumn), role);
}

QVariant BoardModel::rankData(const Line& line, int role) const
{
    if (line.row == nullptr) {
        const QString sentence = tr("Not comparable, not ranked: %1").arg(m_result.apart[line.run].join(QStringLiteral(" · ")));
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) {
            return sentence;
        }
        return role == widgets::GlyphRole ? QVariant(int(widgets::Glyph::Notice)) : QVariant();
    }
    if (!line.isRanked) {
        return role == widgets::GlyphRole ? QVariant(int(widgets::Glyph::Notice)) : QVariant();
    }
    if (role == Qt::DisplayRole) {
        return numbers::range(line.row->firstRank, line.row->lastRank);
    }
    if (role == Qt::ToolTipRole && m_result.isFinal && line.row->firstRank != line.row->lastRank) {
        return tr("The data do not tell the places %1 apart.").arg(numbers::range(line.row->firstRank, line.row->lastRank));
    }
    return {};
}

QVariant BoardModel::runData(const Line& line, int role) const
{
    const Run& run = m_result.runs[line.run].run;
    switch (role) {
    case Qt::DisplayRole:
        return run.name;
    case widgets::SecondLineRole: {
        QStringList facts;
        if (run.model != run.name) {
            facts.append(run.model);
        }
        facts.append(run.setting);
        if (run.finishedAt.isValid()) {
            facts.append(run.finishedAt.date().toString(Qt::ISODate));
        }
        facts.removeAll(QString());
        return facts.join(QStringLiteral(" · "));
    }
    case Qt::ToolTipRole:
        return QString(run.name + u'\n' + run.model);
    default:
        return {};
    }
}

QVariant BoardModel::figureData(const Line& line, std::size_t column, int role) const
{
    if (column >= line.row->cells.size()) {
        return {};
    }
    const evaluation::BoardCell& cell = line.row->cells[column];
    switch (role) {
    case Qt::DisplayRole:
        return cell.value ? numbers::decimal(*cell.value * HundredPoints, 1) : QString();
    case widgets::SuffixRole:
        return cell.interval
            ? numbers::halfWidth((cell.interval->high - cell.interval->low) / 2.0 * HundredPoints)
            : QString();
    case widgets::EmphasisRole: {
        widgets::Emphases emphasis;
        emphasis.setFlag(widgets::Emphasis::Best, line.isRanked && cell.isBest);
        emphasis.setFlag(widgets::Emphasis::Second, line.isRanked && cell.isSecond);
        emphasis.setFlag(widgets::Emphasis::Quiet, !line.isRanked || cell.n < FewItems);
        return int(emphasis);
    }
    case Qt::ToolTipRole: {
        if (!cell.value) {
            return tr("No sample of this kind has a score.");
        }
        const QString n = numbers::sampleSize(cell.n);
        return cell.interval
            ? QString(numbers::interval(cell.interval->low * HundredPoints, cell.interval->high * HundredPoints) + u' ' + n)
            : n;
    }
    default:
        return {};
    }
}

QVariant BoardModel::outcomeData(const Line& line, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return outcomesInWords(m_result.runs[line.run]);
    case Qt::ToolTipRole:
        return tr("Scored, then what has no score: an answer that could not be parsed, nothing said, a request that failed.");
    default:
        return {};
    }
}

QVariant BoardModel::tokenData(const Line& line, int role) const
{
    const std::optional<double>& tokens = m_result.runs[line.run].meanOutputTokens;
    return role == Qt::DisplayRole && tokens ? QVariant(numbers::decimal(*tokens, 0)) : QVariant();
}

/// n of the column when it is the same for all runs, else -1.
int BoardModel::sharedCount(std::size_t column) const
{
    int shared = -1;
    for (const Line& line : m_lines) {
        if (line.row == nullptr || column >= line.row->cells.size()) {
            continue;
        }
        const int n = line.row->cells[column].n;
        if (shared >= 0 && n != shared) {
            return -1;
        }
        shared = n;
    }
    return shared;
}

QVariant BoardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isWords = section == RunColumn || section == outcomeColumn();
        return int((isWords ? Qt::AlignLeft : section == RankColumn ? Qt::AlignHCenter : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    if (section == RankColumn) {
        return QStringLiteral("#");
    }
    if (section == RunColumn) {
        return tr("Run");
    }
    if (section == outcomeColumn()) {
        return tr("Outcomes\nscored, then not");
    }
    if (section == tokenColumn()) {
        return tr("Tokens\nmean out");
    }
    const auto column = std::size_t(section - FirstFigureColumn);
    const QString name = m_columns.value(qsizetype(column));
    const int n = sharedCount(column);
    return n >= 0 ? QString(name + u'\n' + numbers::sampleSize(n)) : QString(name + QStringLiteral("\n "));
}

} // namespace groundmark::viewers
