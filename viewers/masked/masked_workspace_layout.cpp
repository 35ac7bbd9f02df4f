// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/masked/masked_models.h"
#include "viewers/masked/masked_workspace.h"
#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/keys/key_map.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

// The panes, the commands and the status of Inspect › Masked text.
namespace groundmark::viewers {

namespace numbers = widgets::numbers;

namespace {

constexpr int ListWidth = 556; // visual language, section 6: the table of Compare

} // namespace

QWidget* MaskedWorkspace::buildSamples()
{
    m_sampleModel = new MaskedSampleModel(this);
    m_sampleView = new QTableView;
    m_sampleView->setModel(m_sampleModel);
    m_sampleView->setAccessibleName(tr("Samples"));
    m_sampleView->setSelectionMode(QAbstractItemView::SingleSelection);
    m_sampleView->setItemDelegate(new widgets::RowDelegate(m_sampleView));
    auto* figures = new widgets::NumberDelegate({}, m_sampleView);
    for (const int column : {MaskedSampleModel::PagesColumn, MaskedSampleModel::RatioColumn, MaskedSampleModel::MeanColumn}) {
        m_sampleView->setItemDelegateForColumn(column, figures);
    }
    widgets::prepareItemView(m_sampleView);
    m_sampleView->verticalHeader()->hide();
    m_sampleView->horizontalHeader()->setSectionResizeMode(MaskedSampleModel::TargetColumn, QHeaderView::Stretch);
    m_sampleView->setColumnWidth(MaskedSampleModel::IdColumn, 124);
    m_sampleView->setColumnWidth(MaskedSampleModel::LevelColumn, 52);
    m_sampleView->setColumnWidth(MaskedSampleModel::PagesColumn, 56);
    m_sampleView->setColumnWidth(MaskedSampleModel::RatioColumn, 84);
    m_sampleView->setColumnWidth(MaskedSampleModel::MeanColumn, 108);
    connect(m_sampleView->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (now.isValid()) {
            m_session.setSample(m_sampleModel->sampleAt(now.row()));
        }
    });
    m_listHeader = new widgets::PanelHeader(tr("Samples"));
    auto* list = new QWidget;
    auto* listLayout = new QVBoxLayout(list);
    listLayout->setContentsMargins(0, 0, 0, 0);
    listLayout->setSpacing(0);
    listLayout->addWidget(m_listHeader);
    listLayout->addWidget(m_sampleView, 1);
    auto* panes = new QSplitter(Qt::Horizontal);
    panes->addWidget(list);
    panes->addWidget(buildSample());
    panes->setStretchFactor(1, 1);
    panes->setChildrenCollapsible(false);
    panes->setSizes({ListWidth, 820});
    return panes;
}

QWidget* MaskedWorkspace::buildSample()
{
    m_canvas = new widgets::ImageCanvas;
    m_canvas->setAccessibleName(tr("Masked page"));
    widgets::followTheme(m_canvas);
    m_layer = m_canvas->overlay().addLayer();
    m_sampleHeader = new widgets::PanelHeader;
    m_target = widgets::titleLabel({});
    m_target->setContentsMargins(12, 8, 12, 8);
    m_target->setAutoFillBackground(true);
    m_replyModel = new MaskedReplyModel(this);
    m_replyView = new QTableView;
    m_replyView->setModel(m_replyModel);
    m_replyView->setAccessibleName(tr("Replies of the models"));
    m_replyView->setItemDelegate(new widgets::RowDelegate(m_replyView));
    m_replyView->setItemDelegateForColumn(MaskedReplyModel::ScoreColumn, new widgets::VerdictDelegate(m_replyView));
    m_replyView->setItemDelegateForColumn(MaskedReplyModel::PatternColumn, new widgets::BadgeDelegate(m_replyView));
    widgets::prepareItemView(m_replyView);
    m_replyView->verticalHeader()->hide();
    m_replyView->horizontalHeader()->setSectionResizeMode(MaskedReplyModel::ReplyColumn, QHeaderView::Stretch);
    m_replyView->setColumnWidth(MaskedReplyModel::RunColumn, 200);
    m_replyView->setColumnWidth(MaskedReplyModel::ScoreColumn, 92);
    m_replyView->setColumnWidth(MaskedReplyModel::PatternColumn, 176);
    m_replyHeader = new widgets::PanelHeader(tr("Replies"));
    auto* replies = new QWidget;
    auto* replyLayout = new QVBoxLayout(replies);
    replyLayout->setContentsMargins(0, 0, 0, 0);
    replyLayout->setSpacing(0);
    replyLayout->addWidget(m_target);
    replyLayout->addWidget(m_replyHeader);
    replyLayout->addWidget(m_replyView, 1);
    auto* page = new QWidget;
    auto* pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->setSpacing(0);
    pageLayout->addWidget(m_sampleHeader);
    pageLayout->addWidget(m_canvas, 1);
    auto* panes = new QSplitter(Qt::Vertical);
    panes->addWidget(page);
    panes->addWidget(replies);
    panes->setStretchFactor(0, 3);
    panes->setStretchFactor(1, 2);
    panes->setChildrenCollapsible(false);
    return panes;
}

void MaskedWorkspace::buildActions()
{
    const auto add = [this](const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon, const std::function<void()>& run) {
        auto* action = new QAction(widgets::lineIcon(icon), text, this);
        widgets::nameForKeys(action, id);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, run);
        addAction(action);
        m_commands.append(action);
    };
    using widgets::Icon;
    add(QStringLiteral("item.next"), tr("Next item"), {Qt::Key_D, Qt::Key_PageDown}, Icon::ChevronDown, [this] { step(1); });
    add(QStringLiteral("item.previous"), tr("Previous item"), {Qt::Key_A, Qt::Key_PageUp}, Icon::ChevronUp, [this] { step(-1); });
    add(QStringLiteral("page.next"), tr("Next page"), {Qt::CTRL | Qt::Key_PageDown}, Icon::ChevronRight, [this] { showMaskedPage(m_page + 1); });
    add(QStringLiteral("page.previous"), tr("Previous page"), {Qt::CTRL | Qt::Key_PageUp}, Icon::ChevronLeft, [this] { showMaskedPage(m_page - 1); });
    m_commands.append(nullptr);
    add(QStringLiteral("masked.samples"), tr("Show samples"), {}, Icon::Table, [this] { showPage(QStringLiteral("samples")); });
    add(QStringLiteral("masked.charts"), tr("Show distributions"), {}, Icon::Chart, [this] { showPage(QStringLiteral("charts")); });
    add(QStringLiteral("masked.thinking"), tr("Show thinking pairs"), {}, Icon::Compare, [this] { showPage(QStringLiteral("thinking")); });
}

widgets::StatusFacts MaskedWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    if (const int count = m_sampleModel->rowCount(); count > 0) {
        facts.item = tr("Sample %1/%2")
                         .arg(numbers::count(m_sampleView->currentIndex().row() + 1), numbers::count(count));
    }
    facts.keys = tr("Keys: lists");
    return facts;
}

} // namespace groundmark::viewers
