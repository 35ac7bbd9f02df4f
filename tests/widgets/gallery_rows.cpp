// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery.h"

#include "widgets/badge.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/roles.h"
#include "widgets/delegates/sample_delegate.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/diff_text.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/run_swatch.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QListView>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <array>

using namespace groundmark::widgets;
using namespace Qt::StringLiterals;

namespace gallery {

namespace {

/// A made-up page: lines of text on paper.
QImage madeUpThumbnail(int seed)
{
    QImage image(88, 68, QImage::Format_RGB32);
    image.fill(QColor::fromHsv(seed * 47 % 360, 40 + seed * 13 % 60, 230));
    QPainter painter(&image);
    for (int y = 8; y < 60; y += 7) {
        painter.fillRect(QRect(8, y, 30 + (seed * 31 + y * 17) % 42, 3), QColor::fromHsv(seed * 47 % 360, 90, 90));
    }
    return image;
}

QWidget* makeList(QWidget* parent)
{
    auto* model = new QStandardItemModel(parent);
    const std::array states {
        Glyph::Done, Glyph::Done, Glyph::Draft, Glyph::Escalated, Glyph::Accepted, Glyph::Rejected, Glyph::New};
    for (int i = 0; i < 40; ++i) {
        auto* item = new QStandardItem(u"00%1"_s.arg(28 + i));
        item->setData(u"Is the cup to the left of the thing that stands on the table?"_s, SecondLineRole);
        item->setData(int(states[std::size_t(i) % states.size()]), GlyphRole);
        if (i != 3) {
            item->setData(madeUpThumbnail(i), ThumbnailRole);
        }
        model->appendRow(item);
    }
    auto* view = new QListView(parent);
    view->setModel(model);
    view->setItemDelegate(new SampleDelegate(view));
    prepareItemView(view, RowKind::Sample);
    view->setCurrentIndex(model->index(2, 0));
    return view;
}

QWidget* makeCompare(QWidget* parent)
{
    auto* model = new QStandardItemModel(0, 7, parent);
    model->setHorizontalHeaderLabels(
        {u"Sample"_s, u"Image"_s, u"Truth"_s, u"A"_s, u"B"_s, u"C"_s, u"D"_s});
    for (int run = 0; run < 4; ++run) {
        model->setHeaderData(3 + run, Qt::Horizontal, runSwatchIcon(run), Qt::DecorationRole);
    }
    for (int i = 0; i < 12; ++i) {
        QList<QStandardItem*> row;
        row << new QStandardItem(u"vqp_0%1"_s.arg(412 - i * 11));
        row << new QStandardItem;
        row.last()->setData(madeUpThumbnail(i + 5), ThumbnailRole);
        row << new QStandardItem(i % 3 == 0 ? u"OR 1.22, 95% CI 0.95–1.67"_s : u"19,95 €"_s);
        const std::array glyphs {Glyph::Partial, Glyph::Right, Glyph::Wrong, Glyph::Unparseable, Glyph::Refused, Glyph::ApiError, Glyph::Missing};
        for (int run = 0; run < 4; ++run) {
            const Glyph glyph = glyphs[std::size_t(i * 3 + run * 5) % glyphs.size()];
            row << new QStandardItem;
            row.last()->setData(int(glyph), GlyphRole);
            if (glyph == Glyph::Partial) {
                row.last()->setText(u".50"_s);
            } else if (glyph == Glyph::Right) {
                row.last()->setText(u".91"_s);
            } else if (glyph == Glyph::Wrong) {
                row.last()->setText(u".00"_s);
            }
        }
        model->appendRow(row);
    }
    auto* view = new QTableView(parent);
    view->setModel(model);
    view->setItemDelegate(new VerdictDelegate(view));
    view->setItemDelegateForColumn(0, new RowDelegate(view));
    view->setItemDelegateForColumn(1, new ThumbnailDelegate(view));
    view->setItemDelegateForColumn(2, new RowDelegate(view));
    prepareItemView(view, RowKind::Thumbnail);
    view->setColumnWidth(0, 78);
    view->setColumnWidth(1, 46);
    view->setColumnWidth(2, 131);
    for (int column = 3; column < 7; ++column) {
        view->setColumnWidth(column, 84);
    }
    view->horizontalHeader()->setStretchLastSection(true);
    view->selectRow(0);
    return view;
}

QWidget* makeBoard(QWidget* parent)
{
    const QStringList columns {u"Recognition\nn = 1,200"_s, u"Referring\nn = 500"_s, u"Spotting\nn = 200"_s, u"Parsing\nn = 1,600"_s, u"Mean\nof 8, n = 7,400"_s};
    auto* model = new QStandardItemModel(0, 7, parent);
    model->setHorizontalHeaderLabels(QStringList {u"Run"_s} + columns + QStringList {u"State"_s});
    for (int column = 1; column < 6; ++column) {
        model->setHeaderData(column, Qt::Horizontal, int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
    }
    for (int i = 0; i < 6; ++i) {
        QList<QStandardItem*> row {new QStandardItem(u"Qwen2.5-VL-%1B"_s.arg(72 - i * 9))};
        for (int column = 1; column < 6; ++column) {
            auto* item = new QStandardItem(i == 4 && column == 3 ? QString() : numbers::decimal(71.8 - i * 11.1 * column / 3, 1));
            item->setData(numbers::halfWidth(0.8 + column * 0.7), SuffixRole);
            item->setData(int(i == column - 1 ? Emphasis::Best : i == column ? Emphasis::Second : Emphasis::None), EmphasisRole);
            row << item;
        }
        row << new QStandardItem;
        row.last()->setData(QStringList {u"ANLS 1.00"_s, u"frame?"_s}, BadgesRole);
        row.last()->setData(QVariantList {int(BadgeTone::Ok), int(BadgeTone::Warn)}, ToneRole);
        model->appendRow(row);
    }
    auto* view = new QTableView(parent);
    view->setModel(model);
    view->setItemDelegate(new NumberDelegate(u"±10.0"_s, view));
    view->setItemDelegateForColumn(0, new RowDelegate(view));
    view->setItemDelegateForColumn(6, new BadgeDelegate(view));
    prepareItemView(view, RowKind::Text);
    view->setColumnWidth(0, 130);
    view->horizontalHeader()->setStretchLastSection(true);
    view->horizontalHeader()->setSortIndicatorShown(true);
    view->horizontalHeader()->setSortIndicator(5, Qt::DescendingOrder);
    return view;
}

QWidget* makeHeat(QWidget* parent)
{
    auto* model = new QStandardItemModel(6, 15, parent);
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 15; ++column) {
            const double drop = (column % 3 + 1) * (row + 1) * 0.045 + column * 0.004;
            model->setData(model->index(row, column), numbers::score(drop, 2));
            model->setData(model->index(row, column), drop / 0.9, HeatRole);
        }
        model->setData(model->index(row, 11), int(Emphasis::Ring), EmphasisRole);
    }
    auto* view = new QTableView(parent);
    view->setModel(model);
    view->setItemDelegate(new HeatDelegate(view));
    prepareItemView(view);
    for (int column = 0; column < 15; ++column) {
        view->setColumnWidth(column, 32);
    }
    return view;
}

} // namespace

QWidget* makeRowsPage()
{
    auto* page = new QSplitter;
    auto* left = new QWidget(page);
    auto* leftRows = new QVBoxLayout(left);
    leftRows->setContentsMargins(0, 0, 0, 0);
    leftRows->setSpacing(0);
    auto* header = new PanelHeader(u"Samples"_s, left);
    header->setFacts(u"500"_s);
    leftRows->addWidget(header);
    leftRows->addWidget(makeList(left));
    page->addWidget(left);

    auto* middle = new QSplitter(Qt::Vertical, page);
    middle->addWidget(makeCompare(middle));
    middle->addWidget(makeBoard(middle));
    page->addWidget(middle);

    auto* right = new QWidget(page);
    right->setAutoFillBackground(true);
    right->setBackgroundRole(QPalette::Base);
    auto* rightRows = new QVBoxLayout(right);
    rightRows->addWidget(makeHeat(right));
    using Kind = DiffRun::Kind;
    auto* diff = new DiffText(right);
    diff->setRuns({{Kind::Equal, u"OR "_s}, {Kind::Removed, u"1.18,"_s}, {Kind::Equal, u" "_s}, {Kind::Added, u"1.22,"_s}, {Kind::Equal, u" 95% CI "_s}, {Kind::Removed, u"0.95-1.46"_s}, {Kind::Equal, u" "_s}, {Kind::Added, u"0.95-1.67"_s}, {Kind::Equal, u" and the rest of a sentence that is long enough to wrap, "_s}, {Kind::Uncertain, u"read with confidence < 60"_s}});
    rightRows->addWidget(diff);
    auto* normal = new DiffText(right);
    normal->setNormalised(true);
    normal->setRuns({{Kind::Equal, u"or 1."_s}, {Kind::Added, u"22"_s}, {Kind::Equal, u", 95% ci 0.95-1."_s}, {Kind::Removed, u"46"_s}});
    rightRows->addWidget(normal);
    rightRows->addStretch(1);
    page->addWidget(right);
    page->setSizes({224, 640, 560});
    return page;
}

} // namespace gallery
