// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese and other scripts in the same controls, and what pops up.
#include "gallery.h"
#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/chip.h"
#include "widgets/chip_bar.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/roles.h"
#include "widgets/delegates/sample_delegate.h"
#include "widgets/diff_text.h"
#include "widgets/labels.h"
#include "widgets/mode_rail.h"
#include "widgets/panel_header.h"
#include "widgets/status_bar.h"
#include "widgets/theme/icons.h"
#include "widgets/verdict_toggle.h"
#include "widgets/view_bar.h"

#include <QComboBox>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

using namespace groundmark::widgets;
using namespace Qt::StringLiterals;

namespace gallery {

namespace {

/// A picture of a menu as it pops up; one item is the current one.
QLabel* makeMenuPicture(QWidget* parent)
{
    QMenu menu(parent);
    menu.addAction(lineIcon(Icon::Import), u"&Import…"_s, QKeySequence(u"Ctrl+Shift+I"_s));
    QAction* current
        = menu.addAction(lineIcon(Icon::Export), u"&Export…"_s, QKeySequence(u"Ctrl+E"_s));
    menu.addSeparator();
    QAction* checked = menu.addAction(u"Show &regions"_s);
    checked->setCheckable(true);
    checked->setChecked(true);
    menu.addMenu(u"&Theme"_s);
    QAction* off = menu.addAction(lineIcon(Icon::Trash), u"&Delete run…"_s);
    off->setEnabled(false);
    menu.ensurePolished();
    menu.resize(menu.sizeHint());
    menu.setActiveAction(current);
    auto* picture = new QLabel(parent);
    picture->setPixmap(menu.grab());
    return picture;
}

} // namespace

QWidget* makeChinesePage()
{
    auto* page = new QWidget;
    auto* across = new QHBoxLayout(page);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    auto* rail = new ModeRail(page);
    rail->setModes({
        {u"library"_s, u"资料库"_s, Icon::Library},
        {u"annotate"_s, u"标注"_s, Icon::Annotate},
        {u"review"_s, u"审核"_s, Icon::Review},
        {u"evaluate"_s, u"评测"_s, Icon::Evaluate},
        {u"inspect"_s, u"检视"_s, Icon::Inspect},
    });
    rail->setCurrentMode(u"inspect"_s);
    across->addWidget(rail);
    auto* rows = new QVBoxLayout;
    rows->setSpacing(0);
    across->addLayout(rows, 1);
    auto* bar = new ViewBar(page);
    for (const QString& tab : {u"对比"_s, u"错误"_s, u"鲁棒性"_s, u"排行榜"_s, u"报告"_s}) {
        bar->addTab(tab, tab);
    }
    auto* combo = new QComboBox;
    combo->addItem(u"OCRBench v2 en"_s);
    bar->addSelector(u"基准"_s, combo);
    bar->addRight(new Badge(u"演示数据"_s, BadgeTone::Warn));
    rows->addWidget(bar);
    auto* chips = new ChipBar(page);
    chips->addChip(u"a"_s, u"未通过(A) ∧ 通过(B)"_s)->setRemovable(true);
    chips->chip(u"a"_s)->setChecked(true);
    chips->addChip(u"b"_s, u"结果：D 无法解析"_s)->setCount(24);
    rows->addWidget(chips);
    auto* header = new PanelHeader(u"得分原因"_s, page);
    header->setFacts(u"C · GPT-4o"_s);
    header->setNote(u"聚类按图像"_s);
    rows->addWidget(header);

    auto* body = new QHBoxLayout;
    rows->addLayout(body, 1);
    auto* model = new QStandardItemModel(page);
    for (int i = 0; i < 8; ++i) {
        auto* item = new QStandardItem(u"vqp_%1"_s.arg(400 + i));
        item->setData(u"曾接触牛肉者的比值比是多少？出自哪一段？"_s, SecondLineRole);
        item->setData(int(Glyph::Draft), GlyphRole);
        model->appendRow(item);
    }
    auto* list = new QListView(page);
    list->setModel(model);
    list->setItemDelegate(new SampleDelegate(list));
    prepareItemView(list, RowKind::Sample);
    list->setFixedWidth(240);
    body->addWidget(list);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(12, 12, 12, 12);
    column->addWidget(titleLabel(u"门和骨直曜 — 曾接触牛肉者的比值比是多少？出自哪一段？"_s));
    column->addWidget(
        textLabel(u"A 的 298 个框中有 61 个数值大于 1000：它使用缩放后坐标（868 × 1148）。"_s));
    auto* diff = new DiffText(page);
    diff->setRuns(
        {{DiffRun::Kind::Equal, u"答案是"_s},
         {DiffRun::Kind::Removed, u"1.18"_s},
         {DiffRun::Kind::Added, u"1.25万亿元"_s},
         {DiffRun::Kind::Equal, u"，出自第三段。"_s}});
    column->addWidget(diff);
    column->addWidget(new VerdictToggle(page));
    auto* submit = new QPushButton(u"提交并下一个"_s, page);
    setPrimary(submit);
    setKeyOnButton(submit, QKeySequence(u"Ctrl+Return"_s));
    column->addWidget(submit, 0, Qt::AlignLeft);
    column->addWidget(makeMenuPicture(page), 0, Qt::AlignLeft);
    column->addStretch();
    body->addLayout(column, 1);

    auto* tree = new QTreeView(page);
    auto* branches = new QStandardItemModel(page);
    branches->setHorizontalHeaderLabels({u"名称"_s, u"数量"_s});
    auto* root = new QStandardItem(u"OCRBench v2"_s);
    root->appendRow({new QStandardItem(u"识别"_s), new QStandardItem(u"1,200"_s)});
    root->appendRow({new QStandardItem(u"定位"_s), new QStandardItem(u"500"_s)});
    branches->appendRow(root);
    tree->setModel(branches);
    tree->setItemDelegate(new RowDelegate(tree));
    prepareItemView(tree);
    tree->setRootIsDecorated(true);
    tree->expandAll();
    tree->setFixedWidth(300);
    body->addWidget(tree);
    auto* popup = new QComboBox(page);
    popup->addItems({u"0–1000"_s, u"0–1"_s, u"像素"_s});
    column->insertWidget(5, popup, 0, Qt::AlignLeft);

    auto* status = new StatusBar(page);
    status->addSegment(u"row"_s, StatusBar::Side::Left);
    status->addSegment(u"saved"_s, StatusBar::Side::Right);
    status->setText(u"row"_s, u"第 1 / 37 行"_s);
    status->setText(u"saved"_s, u"已保存 12:04:31"_s);
    rows->addWidget(status);
    return page;
}

} // namespace gallery
