// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/generate/generate_form.h"
#include "viewers/generate/generate_workspace.h"
#include "viewers/library/error_pane.h"
#include "widgets/buttons.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/row_delegate.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/keys/key_map.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/progress_line.h"
#include "widgets/splitter.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace groundmark::viewers {

using namespace evaluation::generate;

namespace {

constexpr int PictureHeight = 220;

QVBoxLayout* columnIn(QWidget* box)
{
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

} // namespace

QAction* GenerateWorkspace::addCommand(
    const QString& id, const QString& text, const QString& tip, const QList<QKeySequence>& keys, widgets::Icon icon,
    const std::function<void()>& run)
{
    auto* action = new QAction(widgets::lineIcon(icon), text, this);
    action->setToolTip(tip);
    widgets::nameForKeys(action, id);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    m_commands.append(action);
    return action;
}

void GenerateWorkspace::buildActions()
{
    using widgets::Icon;
    const std::vector<Stage> all {Stage::Unique, Stage::Language, Stage::Layout, Stage::Depiction,
                                  Stage::Prompt, Stage::Image, Stage::Picture};
    m_runAll = addCommand(
        QStringLiteral("generate.run"), tr("Run all stages"), tr("Goes on wherever samples stand, up to the review queue"),
        {Qt::CTRL | Qt::Key_Return}, Icon::Play, [this, all] { start(all); });
    m_tryFive = addCommand(
        QStringLiteral("generate.try"), tr("Try 5 pictures"), tr("Runs everything, but makes five pictures only"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_Return}, Icon::Play, [this] {
            start({Stage::Unique, Stage::Language, Stage::Layout, Stage::Depiction, Stage::Prompt, Stage::Image}, 5);
        });
    m_runStage = addCommand(
        QStringLiteral("generate.run-stage"), tr("Run this stage"), tr("For the samples that are ready for it"),
        {}, Icon::Play, [this] { start({stage()}); });
    m_commands.append(nullptr);
    m_redo = addCommand(
        QStringLiteral("generate.redo"), tr("Redo chosen from here"),
        tr("Does this stage and those after it again for the chosen samples; models are asked anew"), {}, Icon::Refresh,
        [this] { redoChosen(); });
    m_redoRejected = addCommand(
        QStringLiteral("generate.redo-rejected"), tr("Make rejected pictures again"),
        tr("As far as a sample has tries left"), {}, Icon::Refresh, [this] { redoRejected(); });
    m_edit = addCommand(
        QStringLiteral("generate.edit"), tr("Edit texts…"), tr("Translate or mend the chosen sample by hand"), {Qt::Key_E},
        Icon::Edit, [this] { editText(); });
    m_commands.append(nullptr);
    m_review = addCommand(
        QStringLiteral("generate.review"), tr("Review pictures"), tr("Goes to Annotate, Review"), {Qt::CTRL | Qt::Key_R},
        Icon::Review, [this] { emit reviewRequested(); });
}

QWidget* GenerateWorkspace::buildBody()
{
    m_stageTable->setModel(m_stages);
    m_stageTable->setAccessibleName(tr("Stages"));
    m_stageTable->setSelectionMode(QAbstractItemView::SingleSelection);
    widgets::prepareItemView(m_stageTable);
    m_stageTable->setItemDelegate(new widgets::RowDelegate(m_stageTable));
    for (int column = StagesModel::DoneColumn; column < StagesModel::ColumnCount; ++column) {
        m_stageTable->setItemDelegateForColumn(column, new widgets::NumberDelegate({}, m_stageTable));
        m_stageTable->setColumnWidth(column, 76);
    }
    m_stageTable->horizontalHeader()->setSectionResizeMode(StagesModel::StageColumn, QHeaderView::Stretch);
    auto* stages = new QWidget;
    auto* stageRows = columnIn(stages);
    m_stagesHeader->addAction(m_runStage, true);
    stageRows->addWidget(m_stagesHeader);
    stageRows->addWidget(m_stageTable, 1);
    auto* runs = new widgets::ActionBar;
    runs->addLeft(widgets::makeActionButton(m_redoRejected, this, widgets::ButtonLook::Flat));
    runs->addLeft(widgets::makeActionButton(m_review, this, widgets::ButtonLook::Flat));
    runs->addRight(widgets::makeActionButton(m_tryFive, this));
    runs->addRight(widgets::makeActionButton(m_runAll, this, widgets::ButtonLook::Primary));
    stageRows->addWidget(m_error);
    stageRows->addWidget(m_progress);
    stageRows->addWidget(runs);

    m_itemTable->setModel(m_items);
    m_itemTable->setAccessibleName(tr("Samples in this stage"));
    m_itemTable->setSelectionMode(QAbstractItemView::ExtendedSelection);
    widgets::prepareItemView(m_itemTable);
    m_itemTable->setItemDelegate(new widgets::RowDelegate(m_itemTable));
    const std::pair<int, int> widths[] {
        {StageItemsModel::SampleColumn, 170}, {StageItemsModel::StateColumn, 110}, {StageItemsModel::ValueColumn, 170},
        {StageItemsModel::MadeByColumn, 120}};
    for (const auto& [column, width] : widths) {
        m_itemTable->setColumnWidth(column, width);
    }
    m_itemTable->horizontalHeader()->setSectionResizeMode(StageItemsModel::ProblemColumn, QHeaderView::Stretch);
    m_state->setAccessibleName(tr("State"));
    m_state->setToolTip(tr("Show only samples in this state"));
    widgets::setSmall(m_state);
    m_itemsHeader->addRight(m_state);
    m_itemsHeader->addAction(m_edit, true);
    m_itemsHeader->addAction(m_redo, true);
    auto* items = new QWidget;
    auto* itemRows = columnIn(items);
    itemRows->addWidget(m_itemsHeader);
    itemRows->addWidget(m_itemTable, 1);

    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setFixedHeight(PictureHeight);
    m_picture->setAccessibleName(tr("Picture"));
    m_detail->setReadOnly(true);
    m_detail->setFrameShape(QFrame::NoFrame);
    m_detail->setAccessibleName(tr("What the stage holds of this sample"));
    auto* detail = new QWidget;
    auto* detailRows = columnIn(detail);
    detailRows->addWidget(m_detailHeader);
    detailRows->addWidget(m_picture);
    detailRows->addWidget(m_detail, 1);

    auto* lower = new widgets::Splitter(Qt::Horizontal);
    lower->addWidget(items);
    lower->addWidget(detail);
    lower->setStretchFactor(0, 1);
    auto* right = new widgets::Splitter(Qt::Vertical);
    right->addWidget(stages);
    right->addWidget(lower);
    right->setStretchFactor(1, 1);
    auto* whole = new widgets::Splitter(Qt::Horizontal);
    whole->addWidget(m_form);
    whole->addWidget(right);
    whole->setStretchFactor(1, 1);
    m_keeper->keep(QStringLiteral("columns"), whole, {360, 1016});
    m_keeper->keep(QStringLiteral("rows"), right, {310, 500});
    m_keeper->keep(QStringLiteral("lower"), lower, {640, 376});
    return whole;
}

} // namespace groundmark::viewers
