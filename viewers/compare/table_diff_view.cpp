// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/table_diff_view.h"

#include "viewers/compare/diff_table.h"
#include "viewers/compare/text_pair.h"
#include "widgets/buttons.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"

#include <QAction>
#include <QDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrent>

#include <algorithm>
#include <array>

namespace groundmark::viewers {

using widgets::FontRole;
using widgets::RoleLabel;

namespace {

constexpr size_t QuickTables = 20'000; // bytes of reason that are read at once, without a flicker
constexpr int MostOthers = 6;

size_t weightOf(const evaluation::Reason& reason)
{
    size_t weight = 0;
    for (const char* side : {"truth", "answer"}) {
        const auto& text = reason["tables"][side];
        weight += text.is_string() ? text.get_ref<const std::string&>().size() : 0;
    }
    return weight;
}

std::shared_ptr<const TableDiff> read(const evaluation::Reason& reason)
{
    return std::make_shared<TableDiff>(readTableDiff(reason));
}

/// "≠ 4 changed · + 1 missing · …", and what the signs cannot be drawn on.
QString summaryOf(const TableDiff& diff)
{
    QStringList parts;
    for (const TableMark mark :
         {TableMark::Changed,
          TableMark::Reshaped,
          TableMark::Missing,
          TableMark::Extra,
          TableMark::Moved}) {
        if (const int count = diff.count(mark); count > 0) {
            parts.append(QStringLiteral("%1 %2 %3")
                             .arg(signOf(mark), widgets::numbers::count(count), wordOf(mark)));
        }
    }
    return parts.isEmpty() ? TableDiffView::tr("The tables are equal.")
                           : parts.join(QStringLiteral(" · "));
}

QString moreOf(const TableDiff& diff)
{
    QStringList parts;
    for (const TableGrid* grid : {&diff.truth, &diff.answer}) {
        for (const TableGrid::Other& other : grid->others) {
            if (parts.size() < MostOthers) {
                const TableMark mark = diff.markOf(other.edit);
                parts.append(
                    QStringLiteral("%1 <%2> %3").arg(signOf(mark), other.tag, wordOf(mark)));
            }
        }
    }
    if (const int unplaced = diff.truth.unplaced + diff.answer.unplaced; unplaced > 0) {
        parts.append(TableDiffView::tr("%1 cells lie beyond what is drawn")
                         .arg(widgets::numbers::count(unplaced)));
    }
    if (diff.unlisted > 0) {
        parts.append(TableDiffView::tr("%1 more edits are not drawn")
                         .arg(widgets::numbers::count(diff.unlisted)));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

TableDiffView::TableDiffView(
    const evaluation::Reason& reason, Qt::Orientation orientation, QWidget* parent)
    : QWidget(parent)
    , m_reason(reason)
    , m_diff(std::make_shared<TableDiff>())
    , m_reading([this](const std::shared_ptr<const TableDiff>& diff) { fill(diff); })
    , m_summary(new RoleLabel({}, FontRole::Small))
    , m_more(new RoleLabel({}, FontRole::Small, RoleLabel::Tone::Quiet))
    , m_truth(new DiffTable(DiffTable::Side::Truth))
    , m_answer(new DiffTable(DiffTable::Side::Answer))
    , m_details(new QWidget)
    , m_detailColumn(new QVBoxLayout(m_details))
    , m_previous(new QPushButton(tr("Previous edit")))
    , m_next(new QPushButton(tr("Next edit")))
{
    build(orientation);
    connect(m_truth, &DiffTable::cellChosen, this, [this](int cell) { chooseCell(true, cell); });
    connect(m_answer, &DiffTable::cellChosen, this, [this](int cell) { chooseCell(false, cell); });
    connect(m_previous, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    if (weightOf(m_reason) <= QuickTables) {
        fill(read(m_reason));
    } else {
        m_summary->setText(tr("reading the tables…"));
        m_reading.expect(QtConcurrent::run(read, m_reason));
    }
}

TableDiffView::~TableDiffView() = default;

void TableDiffView::build(Qt::Orientation orientation)
{
    setObjectName(QStringLiteral("tableDiff"));
    auto* tables = new QBoxLayout(
        orientation == Qt::Vertical ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    tables->setSpacing(orientation == Qt::Vertical ? 2 : 12);
    for (DiffTable* pane : {m_truth, m_answer}) {
        auto* column = new QVBoxLayout;
        column->setSpacing(2);
        column->addWidget(widgets::quietLabel(pane == m_truth ? tr("Truth") : tr("Answer")));
        column->addWidget(pane, 1);
        tables->addLayout(column, 1);
    }
    m_detailColumn->setContentsMargins(0, 0, 0, 0);
    m_detailColumn->setSpacing(2);
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("tableSummary"));
    m_more->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    for (QPushButton* button : {m_previous, m_next}) {
        widgets::setSmall(button);
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    if (orientation == Qt::Vertical) {
        m_large = new QPushButton(tr("Enlarge…"));
        widgets::setSmall(m_large);
        m_large->setToolTip(tr("Both tables side by side in a window of their own"));
        connect(m_large, &QPushButton::clicked, this, &TableDiffView::openLarge);
        buttons->addWidget(m_large);
    }
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_summary);
    column->addWidget(m_more);
    column->addLayout(tables, 1);
    column->addWidget(m_details);
    column->addLayout(buttons);
}

void TableDiffView::fill(std::shared_ptr<const TableDiff> diff)
{
    m_diff = std::move(diff);
    m_truth->setDiff(m_diff);
    m_answer->setDiff(m_diff);
    m_summary->setText(summaryOf(*m_diff));
    const QString more = moreOf(*m_diff);
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
    m_stops.clear();
    std::vector<bool> seen(m_diff->edits.size(), false);
    for (const TableGrid* grid : {&m_diff->truth, &m_diff->answer}) {
        for (const TableGrid::Cell& cell : grid->cells) {
            if (cell.edit >= 0 && !seen[static_cast<size_t>(cell.edit)]) {
                seen[static_cast<size_t>(cell.edit)] = true;
                m_stops.push_back(cell.edit);
            }
        }
    }
    m_previous->setVisible(!m_stops.empty());
    m_next->setVisible(!m_stops.empty());
}

void TableDiffView::step(int direction)
{
    if (m_stops.empty()) {
        return;
    }
    const auto count = static_cast<int>(m_stops.size());
    const auto found = std::ranges::find(m_stops, m_edit);
    const int at = found != m_stops.end() ? static_cast<int>(found - m_stops.begin())
        : direction > 0                   ? -1
                                          : 0;
    const int edit = m_stops[static_cast<size_t>((at + direction + count) % count)];
    m_truth->setCurrentCell(m_diff->truth.cellOf(edit));
    m_answer->setCurrentCell(m_diff->answer.cellOf(edit));
    const int partner = m_diff->edits[static_cast<size_t>(edit)].partner;
    if (partner >= 0) {
        DiffTable* other = m_truth->currentCell() == TableGrid::NoCell ? m_truth : m_answer;
        other->setCurrentCell(other->grid().cellOf(partner));
    }
    showEdit(edit);
}

/// What the other table has in the place of a cell becomes current there.
void TableDiffView::chooseCell(bool inTruth, int cell)
{
    DiffTable* here = inTruth ? m_truth : m_answer;
    DiffTable* there = inTruth ? m_answer : m_truth;
    const int edit = here->grid().cells[static_cast<size_t>(cell)].edit;
    int other = there->grid().cellOf(edit);
    if (edit >= 0 && other == TableGrid::NoCell) {
        other = there->grid().cellOf(m_diff->edits[static_cast<size_t>(edit)].partner);
    }
    there->setCurrentCell(other);
    showEdit(edit);
}

void TableDiffView::showEdit(int edit)
{
    m_edit = edit;
    while (QLayoutItem* item = m_detailColumn->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (edit < 0) {
        return;
    }
    const TableEdit& step = m_diff->edits[static_cast<size_t>(edit)];
    QString line
        = tr("%1 %2, cost %3")
              .arg(signOf(step.mark), wordOf(step.mark), widgets::numbers::score(step.cost));
    if (step.mark == TableMark::Moved) {
        line += QStringLiteral(" · ") + tr("TEDS counts one cell too many and one too few");
    }
    if (step.mark == TableMark::Reshaped) {
        line += step.truthTag == step.answerTag ? QStringLiteral(" · ")
                + tr("columns × rows: truth %1, answer %2").arg(step.truthSpans, step.answerSpans)
                                                : QStringLiteral(" · ")
                + tr("truth <%1>, answer <%2>").arg(step.truthTag, step.answerTag);
    }
    m_detailColumn->addWidget(new RoleLabel(line, FontRole::Small));
    if (!step.truthText.isEmpty() || !step.answerText.isEmpty()) {
        auto* pair = new QWidget;
        auto* column = new QVBoxLayout(pair);
        column->setContentsMargins(0, 0, 0, 0);
        addTextPair(column, step.truthText, step.answerText);
        m_detailColumn->addWidget(pair);
    }
}

void TableDiffView::openLarge()
{
    auto* dialog = new QDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("tableDialog"));
    dialog->setWindowTitle(tr("Both tables"));
    dialog->resize(window()->size() * 9 / 10);
    auto* view = new TableDiffView(m_reason, Qt::Horizontal);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(view);
    for (const int direction : {-1, 1}) {
        auto* action = new QAction(direction > 0 ? tr("Next edit") : tr("Previous edit"), dialog);
        widgets::nameForKeys(
            action,
            direction > 0 ? QStringLiteral("failure.next") : QStringLiteral("failure.previous"));
        action->setShortcut(
            direction > 0 ? QKeySequence(Qt::Key_F) : QKeySequence(Qt::SHIFT | Qt::Key_F));
        connect(action, &QAction::triggered, view, [view, direction] { view->step(direction); });
        dialog->addAction(action);
    }
    dialog->open();
    view->pane(true)->setFocus();
}

} // namespace groundmark::viewers
