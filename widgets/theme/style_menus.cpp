// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/icons.h"
#include "widgets/theme/palette.h"
#include "widgets/theme/style_elements.h"
#include "widgets/theme/style_paint.h"

#include <QPainter>

namespace groundmark::widgets::style {

namespace {

constexpr int IconLeft = 8;
constexpr int TextLeft = 32;
constexpr int TextRight = 28;

} // namespace

void paintMenuBarItem(
    const QStyleOptionMenuItem& option, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = tokensOf(option.palette);
    painter->fillRect(option.rect, tokens.window);
    drawBottomLine(painter, option.rect, tokens.border);
    const bool over = option.state.testFlag(QStyle::State_Selected);
    const bool open = option.state.testFlag(QStyle::State_Sunken);
    if (over || open) {
        const QColor ground = open ? tokens.selection : mixed(tokens.window, tokens.text, 0.07);
        drawBox(painter, QRectF(option.rect).adjusted(0, 2, 0, -3), radius::control, ground, {});
    }
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    painter->setPen(enabled ? tokens.text : tokens.disabled);
    painter->drawText(
        option.rect.adjusted(0, 0, 0, -1),
        int(Qt::AlignCenter) | mnemonicFlag(widget) | Qt::TextSingleLine,
        option.text);
}

void paintMenuItem(const QStyleOptionMenuItem& option, QPainter* painter, const QWidget* widget)
{
    Q_UNUSED(widget)
    const Tokens& tokens = tokensOf(option.palette);
    const QRect rect = option.rect;
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        painter->fillRect(rect, tokens.raised);
        painter->fillRect(QRectF(rect.left(), rect.center().y(), rect.width(), 1), tokens.border);
        return;
    }
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool selected = enabled && option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(rect, selected ? tokens.accent : tokens.raised);
    const QColor ink = !enabled ? tokens.disabled : selected ? tokens.onAccent : tokens.text;
    const QColor quiet = !enabled ? tokens.disabled : selected ? tokens.onAccent : tokens.text2;

    const QRectF mark(rect.left() + IconLeft, rect.center().y() - 7, 16, 16);
    if (option.checkType != QStyleOptionMenuItem::NotCheckable) {
        if (option.checked) {
            paintIcon(painter, mark, Icon::Check, selected ? ink : tokens.accent);
        }
    } else if (!option.icon.isNull()) {
        const QIcon::Mode mode = !enabled ? QIcon::Disabled
            : selected                    ? QIcon::Selected
                                          : QIcon::Normal;
        option.icon.paint(painter, mark.toRect(), Qt::AlignCenter, mode);
    }

    const QStringList parts = option.text.split(QLatin1Char('\t'));
    painter->save();
    painter->setFont(option.font);
    painter->setPen(ink);
    const QRect text = rect.adjusted(TextLeft, 0, -TextRight, 0);
    const int flags = Qt::AlignVCenter | Qt::TextShowMnemonic | Qt::TextSingleLine;
    painter->drawText(text, int(Qt::AlignLeft) | flags, parts.first());
    if (parts.size() > 1) {
        painter->setPen(quiet);
        painter->drawText(text.adjusted(0, 0, TextRight - 12, 0), int(Qt::AlignRight) | flags, parts.last());
    }
    painter->restore();
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        paintIcon(
            painter,
            QRectF(rect.right() - 18, rect.center().y() - 6, 12, 12),
            Icon::ChevronRight,
            quiet);
    }
}

} // namespace groundmark::widgets::style
