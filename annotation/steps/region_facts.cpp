// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/region_facts.h"

#include "annotation/workspaces/region_looks.h"
#include "widgets/numbers.h"

#include <algorithm>

namespace groundmark::annotation {

namespace {

QString numbersOf(const QRectF& box)
{
    return QStringLiteral("%1, %2, %3, %4")
        .arg(qRound(box.x()))
        .arg(qRound(box.y()))
        .arg(qRound(box.width()))
        .arg(qRound(box.height()));
}

} // namespace

RegionFacts::RegionFacts(SampleDocument& document, ReasoningDocument& reasoning, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_reasoning(reasoning)
{
    connect(&m_reasoning, &ReasoningDocument::opened, this, &RegionFacts::reload);
    connect(&m_reasoning, &ReasoningDocument::changed, this, &RegionFacts::reload);
    reload();
}

void RegionFacts::reload()
{
    std::vector<Region> rows;
    std::ranges::copy_if(m_document.regions(), std::back_inserter(rows), [](const Region& region) {
        return region.ordinal > 0;
    });
    std::ranges::sort(rows, {}, &Region::ordinal);
    // A judgement changes what stands in the rows, and must not take the selection away.
    const bool sameRows = std::ranges::equal(rows, m_rows, {}, &Region::id, &Region::id);
    if (!sameRows) {
        beginResetModel();
    }
    m_rows = std::move(rows);
    m_steps.clear();
    m_hasMarks = false;
    const int steps = m_reasoning.stepCount();
    m_showsRoles = steps > 0 && m_reasoning.marked() == steps;
    for (const Region& region : m_rows) {
        m_steps.push_back(stepsOf(region.ordinal));
        m_hasMarks = m_hasMarks || m_steps.back().contains(u'*');
    }
    if (!sameRows) {
        endResetModel();
    } else if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

QString RegionFacts::stepsOf(int ordinal) const
{
    QStringList steps;
    for (int i = 0; i < m_reasoning.stepCount(); ++i) {
        const bool named = m_reasoning.step(i).regions.contains(ordinal);
        if (named) {
            steps.append(QString::number(i + 1));
        } else if (m_reasoning.groundedIn(i).contains(ordinal)) {
            steps.append(QStringLiteral("%1*").arg(i + 1));
        }
    }
    return steps.isEmpty() ? widgets::numbers::missing() : steps.join(QStringLiteral(", "));
}

int RegionFacts::rowOf(RegionId id) const
{
    const auto found = std::ranges::find(m_rows, id, &Region::id);
    return found != m_rows.end() ? static_cast<int>(found - m_rows.begin()) : -1;
}

int RegionFacts::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RegionFacts::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RegionFacts::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Region& region = regionAt(index.row());
    if (role == Qt::DecorationRole && index.column() == Name) {
        return colourOf(region, {});
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const QRectF box = region.shape.bounds();
    switch (index.column()) {
    case Name:
        return region.ordinalName();
    case Pixels:
        return numbersOf(box);
    case Thousand: {
        const auto& pages = m_document.pages();
        const auto page = static_cast<size_t>(region.page);
        if (page >= pages.size() || pages[page].size.isEmpty()) {
            return widgets::numbers::missing();
        }
        const QPointF from = convert(box.topLeft(), Frame::Pixels, Frame::Thousand, pages[page].size);
        const QPointF to = convert(box.bottomRight(), Frame::Pixels, Frame::Thousand, pages[page].size);
        return QStringLiteral("%1, %2 – %3, %4")
            .arg(qRound(from.x()))
            .arg(qRound(from.y()))
            .arg(qRound(to.x()))
            .arg(qRound(to.y()));
    }
    case Steps:
        return m_steps[static_cast<size_t>(index.row())];
    case Role:
        return m_showsRoles ? wordOf(region.role) : tr("hidden");
    default:
        return {};
    }
}

QVariant RegionFacts::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool number = section == Pixels || section == Thousand;
        return QVariant(Qt::Alignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Name:
        return tr("Region");
    case Pixels:
        return tr("x, y, w, h in px");
    case Thousand:
        return QStringLiteral("0–1000");
    case Steps:
        return tr("Named in step");
    case Role:
        return tr("Role");
    default:
        return {};
    }
}

} // namespace groundmark::annotation
