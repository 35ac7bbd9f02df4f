// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/agreement_tables.h"

#include "widgets/delegates/roles.h"
#include "widgets/numbers.h"

#include <algorithm>

namespace groundmark::annotation {

namespace {

constexpr int FewSteps = 5; // visual language, section 7: cells with n < 5 are greyed

QVariant alignment(bool number)
{
    return QVariant(Qt::Alignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
}

} // namespace

void PairTable::show(const AgreementReport& report)
{
    beginResetModel();
    m_rows.clear();
    for (const PairReport& pair : report.pairs) {
        if (!pair.all) {
            continue;
        }
        m_rows.push_back(
            {report.nameOf(pair.first) + QStringLiteral(" – ") + report.nameOf(pair.second), true, *pair.all});
        for (const auto& [type, agreement] : pair.byType) {
            m_rows.push_back({type.isEmpty() ? tr("no type") : type, false, agreement});
        }
    }
    endResetModel();
}

int PairTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PairTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PairTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<size_t>(index.row())];
    const evaluation::StepAgreement& agreement = row.agreement;
    if (role == widgets::EmphasisRole) {
        const auto emphasis = agreement.kappa.items < FewSteps ? widgets::Emphasis::Quiet
            : row.isPair                                       ? widgets::Emphasis::Best
                                                               : widgets::Emphasis::None;
        return static_cast<int>(emphasis);
    }
    if (role == Qt::ToolTipRole) {
        QString tip = tr("Agreement %1, expected by chance %2; %3 of %4 chains differ.")
                          .arg(
                              widgets::numbers::percent(agreement.kappa.observed),
                              widgets::numbers::percent(agreement.kappa.chance),
                              widgets::numbers::count(agreement.differingChains),
                              widgets::numbers::count(agreement.chains));
        if (agreement.kappa.items < FewSteps) {
            tip += QLatin1Char(' ') + tr("Fewer than five steps: read it with care.");
        }
        return tip;
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case Pair:
        return row.isPair ? row.name : QStringLiteral("    ") + row.name;
    case Kappa:
        return widgets::numbers::score(agreement.kappa.kappa, 2);
    case Interval:
        return QStringLiteral("[%1, %2]").arg(
            widgets::numbers::score(agreement.low, 2), widgets::numbers::score(agreement.high, 2));
    case Steps:
        return widgets::numbers::count(agreement.kappa.items);
    case Differing:
        return widgets::numbers::count(agreement.differing);
    default:
        return {};
    }
}

QVariant PairTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return alignment(section != Pair);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Pair:
        return tr("Pair, question type");
    case Kappa:
        return QStringLiteral("κ");
    case Interval:
        return tr("95 % CI");
    case Steps:
        return tr("n steps");
    case Differing:
        return tr("differ");
    default:
        return {};
    }
}

void RoundTable::show(const AgreementReport& report, const DiscussionRound& round)
{
    beginResetModel();
    m_rows.clear();
    for (const DiscussedChain& chain : round.chains) {
        m_rows.push_back({report.ratings.chains[static_cast<size_t>(chain.chain)], chain.differing});
    }
    std::ranges::stable_sort(m_rows, std::greater {}, &Row::differing);
    endResetModel();
}

void RoundTable::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

const storage::StepRatings::RatedChain& RoundTable::chainAt(int row) const
{
    return m_rows[static_cast<size_t>(row)].chain;
}

int RoundTable::rowOf(ChainId chain) const
{
    const auto found = std::ranges::find(m_rows, chain, [](const Row& row) { return row.chain.id; });
    return found != m_rows.end() ? static_cast<int>(found - m_rows.begin()) : -1;
}

int RoundTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RoundTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RoundTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<size_t>(index.row())];
    if (role == widgets::EmphasisRole && index.column() == Differing && row.differing == 0) {
        return static_cast<int>(widgets::Emphasis::Zero);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case Item:
        return row.chain.externalId;
    case Type:
        return row.chain.questionType;
    case Differing:
        return widgets::numbers::count(row.differing);
    default:
        return {};
    }
}

QVariant RoundTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return alignment(section == Differing);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Item:
        return tr("Item");
    case Type:
        return tr("Question type");
    case Differing:
        return tr("differ");
    default:
        return {};
    }
}

} // namespace groundmark::annotation
