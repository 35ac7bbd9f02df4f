// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/palette.h"
#include "widgets/theme/style_elements.h"
#include "widgets/theme/style_paint.h"

#include <QPainter>
#include <QGuiApplication>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets::style {

namespace {

constexpr int TabHeight = 35; // and 1 px of line: bars are 36
constexpr int TabPadding = 12;
constexpr int MinimumThumb = 28;
constexpr double ThumbWidth = 6.0;
constexpr double ProgressHeight = 6.0;

QFont activeTabFont(const QFont& font)
{
    QFont active = font;
    active.setWeight(QFont::DemiBold);
    return active;
}

} // namespace

QSize tabSize(const QStyleOptionTab& option, const QSize& contents)
{
    // Wide enough for the active weight, so that nothing moves when another tab is chosen.
    const QFontMetrics metrics(activeTabFont(QGuiApplication::font()));
    const int text = metrics.size(Qt::TextShowMnemonic, option.text).width();
    const int normal = option.fontMetrics.size(Qt::TextShowMnemonic, option.text).width();
    Q_UNUSED(contents)
    return {std::max(text, normal) + 2 * TabPadding, std::max(TabHeight, metrics.height() + 12)};
}

void paintTabShape(const QStyleOptionTab& option, QPainter* painter)
{
    const Tokens& tokens = tokensOf(option.palette);
    const QRectF rect = option.rect;
    const QRectF inner = rect.adjusted(TabPadding - 4, 0, -(TabPadding - 4), 0);
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(
            QRectF(inner.left(), rect.bottom() - 2.0, inner.width(), 2.0), tokens.accent);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)
        && option.state.testFlag(QStyle::State_Selected)) {
        drawFocusRing(painter, inner.adjusted(-2, 5, 2, -5), radius::control, tokens);
    }
}

void paintTabLabel(const QStyleOptionTab& option, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool active = option.state.testFlag(QStyle::State_Selected);
    const bool over = option.state.testFlag(QStyle::State_MouseOver);
    painter->save();
    if (active) {
        painter->setFont(activeTabFont(painter->font()));
    }
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    painter->setPen(!enabled ? tokens.disabled : active || over ? tokens.text : tokens.text2);
    painter->drawText(
        option.rect,
        int(Qt::AlignCenter) | mnemonicFlag(widget) | Qt::TextSingleLine,
        option.text);
    painter->restore();
}

void paintProgressBar(const QStyleOptionProgressBar& option, QPainter* painter)
{
    const Tokens& tokens = tokensOf(option.palette);
    QRectF bar(0, 0, option.rect.width(), std::min(ProgressHeight, double(option.rect.height())));
    bar.moveCenter(QRectF(option.rect).center());
    bar.moveTop(std::floor(bar.top()));
    drawBox(painter, bar, bar.height() / 2, tokens.track, QColor());
    const int span = option.maximum - option.minimum;
    if (span <= 0 || option.progress <= option.minimum) {
        return;
    }
    QRectF done = bar;
    const double share = double(option.progress - option.minimum) / span;
    done.setWidth(std::max(bar.height(), bar.width() * std::min(share, 1.0)));
    drawBox(painter, done, done.height() / 2, tokens.accent, QColor());
}

QRect scrollBarRect(const QStyleOptionSlider& option, QStyle::SubControl part)
{
    const bool across = option.orientation == Qt::Horizontal;
    const QRect rect = option.rect;
    const int length = across ? rect.width() : rect.height();
    const qint64 range = qint64(option.maximum) - option.minimum;
    int thumb = length;
    if (range > 0) {
        thumb = int(qint64(option.pageStep) * length / (range + option.pageStep));
        thumb = std::clamp(thumb, std::min(MinimumThumb, length), length);
    }
    const int start = QStyle::sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - thumb, option.upsideDown);
    const auto piece = [&](int from, int size) {
        return across ? QRect(rect.left() + from, rect.top(), size, rect.height())
                      : QRect(rect.left(), rect.top() + from, rect.width(), size);
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return rect;
    case QStyle::SC_ScrollBarSlider:
        return piece(start, thumb);
    case QStyle::SC_ScrollBarSubPage:
        return piece(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return piece(start + thumb, length - start - thumb);
    default:
        return {}; // no arrows
    }
}

void paintScrollBar(const QStyleOptionSlider& option, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = tokensOf(option.palette);
    Q_UNUSED(widget)
    painter->fillRect(option.rect, option.palette.color(QPalette::Base));
    if (option.maximum <= option.minimum) {
        return;
    }
    QRectF thumb = scrollBarRect(option, QStyle::SC_ScrollBarSlider);
    if (option.orientation == Qt::Horizontal) {
        const double inset = (thumb.height() - ThumbWidth) / 2;
        thumb.adjust(2, inset, -2, -inset);
    } else {
        const double inset = (thumb.width() - ThumbWidth) / 2;
        thumb.adjust(inset, 2, -inset, -2);
    }
    const bool active = option.state.testFlag(QStyle::State_MouseOver)
        || option.state.testFlag(QStyle::State_Sunken);
    const QColor colour = active ? tokens.control : mixed(tokens.base, tokens.control, 0.55);
    drawBox(painter, thumb, ThumbWidth / 2, colour, QColor());
}

void paintSplitter(const QStyleOption& option, QPainter* painter)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool active = option.state.testFlag(QStyle::State_MouseOver)
        || option.state.testFlag(QStyle::State_Sunken);
    painter->fillRect(option.rect, active ? tokens.accent : tokens.border);
}

} // namespace groundmark::widgets::style
