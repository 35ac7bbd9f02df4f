// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/fonts.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/palette.h"
#include "widgets/theme/style_elements.h"
#include "widgets/theme/style_paint.h"

#include <QPainter>

#include <algorithm>

namespace groundmark::widgets::style {

namespace {

constexpr int HeaderHeight = 26;
constexpr int TwoLineHeaderHeight = 40;
constexpr int HeaderPadding = 8;
constexpr int SortMarkWidth = 14;
constexpr int IconGap = 6;

struct Lines
{
    QString first;
    QString second; ///< the fact below the name, such as "n = 1,200"
};

Lines linesOf(const QString& text)
{
    const qsizetype cut = text.indexOf(QLatin1Char('\n'));
    return cut < 0 ? Lines {text, {}} : Lines {text.left(cut), text.mid(cut + 1)};
}

int iconWidth(const QStyleOptionHeader& option)
{
    return option.icon.isNull() ? 0 : 16;
}

} // namespace

QSize headerSize(const QStyleOptionHeader& option)
{
    const Lines lines = linesOf(option.text);
    const QFontMetrics first(roleFont(FontRole::Small, QFont::DemiBold));
    const QFontMetrics second(roleFont(FontRole::Small));
    int width = std::max(
        first.horizontalAdvance(lines.first), second.horizontalAdvance(lines.second));
    width += 2 * HeaderPadding;
    if (iconWidth(option) > 0) {
        width += iconWidth(option) + (lines.first.isEmpty() ? 0 : IconGap);
    }
    if (option.sortIndicator != QStyleOptionHeader::None) {
        width += SortMarkWidth;
    }
    const int height = lines.second.isEmpty()
        ? std::max(HeaderHeight, first.height() + 8)
        : std::max(TwoLineHeaderHeight, first.height() + second.height() + 6);
    return {width, height};
}

void paintHeaderSection(const QStyleOptionHeader& option, QPainter* painter)
{
    const Tokens& tokens = tokensOf(option.palette);
    painter->fillRect(option.rect, tokens.window);
    if (option.state.testFlag(QStyle::State_MouseOver)
        && option.state.testFlag(QStyle::State_Enabled)) {
        painter->fillRect(option.rect, mixed(tokens.window, tokens.text, 0.05));
    }
    drawBottomLine(painter, option.rect, tokens.border);
    const bool last = option.position == QStyleOptionHeader::End
        || option.position == QStyleOptionHeader::OnlyOneSection;
    if (!last) {
        drawRightLine(painter, option.rect, tokens.border);
    }
}

void paintHeaderLabel(const QStyleOptionHeader& option, QPainter* painter)
{
    const Tokens& tokens = tokensOf(option.palette);
    const Lines lines = linesOf(option.text);
    const QFont firstFont = roleFont(FontRole::Small, QFont::DemiBold);
    const QFont secondFont = roleFont(FontRole::Small);
    QRect rect = option.rect;
    const bool right = option.textAlignment.testFlag(Qt::AlignRight);
    const bool centred = option.textAlignment.testFlag(Qt::AlignHCenter);
    painter->save();
    if (option.sortIndicator != QStyleOptionHeader::None) {
        // Qt says SortDown for ascending order; the mark points to where values fall.
        const Icon mark = option.sortIndicator == QStyleOptionHeader::SortDown ? Icon::ChevronUp
                                                                               : Icon::ChevronDown;
        const double x = right
            ? rect.right() - 10
            : std::min(
                  rect.right() - 10,
                  rect.left() + iconWidth(option)
                      + QFontMetrics(firstFont).horizontalAdvance(lines.first) + 4);
        paintIcon(painter, QRectF(x, rect.center().y() - 5, 11, 11), mark, tokens.text2);
        if (right) {
            rect.setRight(rect.right() - SortMarkWidth);
        }
    }
    if (iconWidth(option) > 0) {
        const QRect place(rect.left(), rect.center().y() - 7, 16, 16);
        option.icon.paint(painter, place, Qt::AlignCenter);
        rect.setLeft(rect.left() + 16 + IconGap);
    }
    const int across = int(right ? Qt::AlignRight : centred ? Qt::AlignHCenter : Qt::AlignLeft);
    const auto write = [&](const QRect& place, const QFont& font, const QString& text) {
        painter->setFont(font);
        const QString shown
            = QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width());
        painter->drawText(place, across | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    };
    painter->setPen(tokens.text2);
    if (lines.second.isEmpty()) {
        write(rect, firstFont, lines.first);
    } else {
        const int height = QFontMetrics(firstFont).height();
        const int top = rect.center().y() + 1 - height;
        write(QRect(rect.left(), top, rect.width(), height), firstFont, lines.first);
        write(QRect(rect.left(), top + height, rect.width(), height), secondFont, lines.second);
    }
    painter->restore();
}

} // namespace groundmark::widgets::style
