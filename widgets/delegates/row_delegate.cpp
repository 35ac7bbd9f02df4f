// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/delegates/row_delegate.h"

#include "widgets/delegates/roles.h"
#include "widgets/theme/fonts.h"
#include "widgets/theme/palette.h"
#include "widgets/theme/style_paint.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QHelpEvent>
#include <QPainter>
#include <QTableView>
#include <QTextDocument>
#include <QToolTip>
#include <QTreeView>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr int Margin = 8;
constexpr int BarWidth = 3;
constexpr int GlyphSize = 13;
constexpr int GlyphGap = 5;
constexpr int SuffixGap = 6;

/// Whether the cell stands at the left edge of the view, whatever order the columns are in.
bool isFirstColumn(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (const auto* table = qobject_cast<const QTableView*>(option.widget)) {
        const QHeaderView* header = table->horizontalHeader();
        for (int visual = 0; visual < header->count(); ++visual) {
            const int column = header->logicalIndex(visual);
            if (!header->isSectionHidden(column)) {
                return column == index.column();
            }
        }
        return false;
    }
    if (const auto* tree = qobject_cast<const QTreeView*>(option.widget)) {
        return tree->header()->visualIndex(index.column()) == 0;
    }
    return true;
}

bool isUnderPointer(const QStyleOptionViewItem& option)
{
    // Tables tell the cell only; the design lights the whole row.
    if (option.state.testFlag(QStyle::State_MouseOver)) {
        return true;
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (view == nullptr || view->selectionBehavior() != QAbstractItemView::SelectRows
        || !view->viewport()->underMouse()) {
        return false;
    }
    const QModelIndex over = view->indexAt(view->viewport()->mapFromGlobal(QCursor::pos()));
    return over.isValid() && over.row() == option.index.row()
        && over.parent() == option.index.parent();
}

} // namespace

void drawElided(
    QPainter* painter,
    const QRect& rect,
    const QString& text,
    Qt::Alignment alignment,
    Qt::TextElideMode mode)
{
    QString oneLine = text;
    oneLine.replace(QLatin1Char('\n'), QLatin1Char(' '));
    // One pixel of grace: advances are fractions.
    const QString shown = painter->fontMetrics().elidedText(oneLine, mode, rect.width() + 1);
    painter->drawText(rect.adjusted(0, 0, 1, 0), int(alignment) | Qt::TextSingleLine, shown);
}

void RowDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    painter->save();
    painter->setClipRect(option.rect);
    const QVariant ground = index.data(Qt::BackgroundRole);
    if (selected) {
        painter->fillRect(option.rect, tokens.selection);
    } else if (ground.canConvert<QBrush>()) {
        painter->fillRect(option.rect, ground.value<QBrush>());
    } else if (enabled && isUnderPointer(option)) {
        painter->fillRect(option.rect, tokens.hover);
    }
    painter->setFont(option.font);
    painter->setPen(enabled ? tokens.text : tokens.disabled);
    const Cell cell {
        option.rect.adjusted(Margin, 0, -Margin, -1), index, tokens, selected, enabled};
    painter->save();
    paintCell(painter, cell);
    painter->restore();
    drawBottomLine(painter, option.rect, tokens.border);
    if (selected && isFirstColumn(option, index)) {
        painter->fillRect(
            QRect(option.rect.left(), option.rect.top(), BarWidth, option.rect.height()),
            tokens.accent);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        drawBox(painter, option.rect, 0.5, QColor(), tokens.accent);
    }
    painter->restore();
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {wantedWidth(index) + 2 * Margin, std::max(26, option.fontMetrics.height() + 8)};
}

bool RowDelegate::helpEvent(
    QHelpEvent* event,
    QAbstractItemView* view,
    const QStyleOptionViewItem& option,
    const QModelIndex& index)
{
    if (event->type() == QEvent::ToolTip && index.data(Qt::ToolTipRole).toString().isEmpty()) {
        const QString tip = tipFor(index);
        const bool tooNarrow = wantedWidth(index) > option.rect.width() - 2 * Margin;
        const bool glyph = index.data(GlyphRole).isValid();
        if (tip.isEmpty() || (!tooNarrow && !glyph)) {
            QToolTip::hideText();
        } else {
            // As plain text: contents of data sets may look like HTML.
            QToolTip::showText(
                event->globalPos(),
                Qt::convertFromPlainText(tip.left(2000), Qt::WhiteSpaceNormal),
                view,
                option.rect);
        }
        return true;
    }
    return QStyledItemDelegate::helpEvent(event, view, option, index);
}

void RowDelegate::paintCell(QPainter* painter, const Cell& cell) const
{
    QRect rest = cell.rect;
    const QVariant glyph = cell.index.data(GlyphRole);
    if (glyph.isValid() && Glyph(glyph.toInt()) != Glyph::None) {
        const QRectF sign(
            rest.left(), rest.top() + (rest.height() - GlyphSize) / 2, GlyphSize, GlyphSize);
        paintGlyph(painter, sign, Glyph(glyph.toInt()), cell.tokens);
        rest.setLeft(rest.left() + GlyphSize + GlyphGap);
    }
    const auto icon = cell.index.data(Qt::DecorationRole).value<QIcon>();
    if (!icon.isNull()) {
        const QRect place(rest.left(), rest.top() + (rest.height() - 16) / 2, 16, 16);
        icon.paint(
            painter, place, Qt::AlignCenter, cell.isEnabled ? QIcon::Normal : QIcon::Disabled);
        rest.setLeft(rest.left() + 16 + GlyphGap);
    }
    const QString suffix = cell.index.data(SuffixRole).toString();
    if (!suffix.isEmpty()) {
        const int width = painter->fontMetrics().horizontalAdvance(suffix);
        painter->save();
        painter->setPen(cell.isEnabled ? cell.tokens.text2 : cell.tokens.disabled);
        drawElided(painter, rest, suffix, Qt::AlignRight | Qt::AlignVCenter);
        painter->restore();
        rest.setRight(rest.right() - width - SuffixGap);
    }
    const auto own = cell.index.data(Qt::FontRole);
    if (own.canConvert<QFont>()) {
        painter->setFont(own.value<QFont>());
    } else if (cell.isSelected && cell.index.column() == 0 && !suffix.isEmpty()) {
        painter->setFont(roleFont(FontRole::Small, QFont::DemiBold));
    }
    const Emphases emphasis = Emphases(cell.index.data(EmphasisRole).toInt());
    if (cell.isEnabled && emphasis.testFlag(Emphasis::Quiet)) {
        painter->setPen(cell.tokens.text2);
    }
    const QVariant alignment = cell.index.data(Qt::TextAlignmentRole);
    drawElided(
        painter,
        rest,
        cell.index.data(Qt::DisplayRole).toString(),
        alignment.isValid() ? Qt::Alignment(alignment.toInt()) | Qt::AlignVCenter
                            : Qt::AlignLeft | Qt::AlignVCenter);
}

int RowDelegate::wantedWidth(const QModelIndex& index) const
{
    const QFontMetrics metrics(roleFont(FontRole::Small));
    int width = metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString());
    const QString suffix = index.data(SuffixRole).toString();
    if (!suffix.isEmpty()) {
        width += SuffixGap + metrics.horizontalAdvance(suffix);
    }
    if (index.data(GlyphRole).isValid()) {
        width += GlyphSize + GlyphGap;
    }
    return width;
}

QString RowDelegate::tipFor(const QModelIndex& index) const
{
    const QString text = index.data(Qt::DisplayRole).toString();
    const QVariant glyph = index.data(GlyphRole);
    if (!glyph.isValid() || Glyph(glyph.toInt()) == Glyph::None) {
        return text;
    }
    const QString word = wordOf(Glyph(glyph.toInt()));
    return text.isEmpty() || text == word ? word : word + QStringLiteral(": ") + text;
}

} // namespace groundmark::widgets
