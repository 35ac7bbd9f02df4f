// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/buttons.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/palette.h"
#include "widgets/theme/style_elements.h"
#include "widgets/theme/style_paint.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets::style {

namespace {

constexpr int ButtonPadding = 10;
constexpr int IconGap = 6;
constexpr int KeyGap = 8;

struct ButtonColours
{
    QColor fill;
    QColor outline;
    QColor ink;
};

ButtonColours coloursOf(const QStyleOptionButton& option, ButtonLook look)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool pressed = option.state.testFlag(QStyle::State_Sunken);
    const bool over = enabled && option.state.testFlag(QStyle::State_MouseOver);
    const bool on = option.state.testFlag(QStyle::State_On);
    if (look == ButtonLook::Primary) {
        if (!enabled) {
            return {tokens.track, QColor(), tokens.disabled};
        }
        const double shade = pressed ? 0.22 : over ? 0.1 : 0.0;
        return {mixed(tokens.accent, tokens.text, shade), QColor(), tokens.onAccent};
    }
    ButtonColours colours {tokens.raised, tokens.control, tokens.text};
    if (look == ButtonLook::Flat) {
        colours = {QColor(), QColor(), tokens.text};
    } else if (look == ButtonLook::Dangerous) {
        colours.ink = tokens.bad.ink;
        colours.outline = tokens.bad.ink;
    }
    if (pressed) {
        colours.fill = tokens.track;
    } else if (on) {
        colours.fill = tokens.selection;
        colours.outline = tokens.accent;
    } else if (over) {
        // Over bars, which are darker than hover in the light theme, a step further down.
        colours.fill = look == ButtonLook::Flat ? mixed(tokens.window, tokens.text, 0.07)
                                                : tokens.hover;
    }
    if (!enabled) {
        colours.ink = tokens.disabled;
        colours.outline = look == ButtonLook::Flat ? QColor() : tokens.border;
        colours.fill = look == ButtonLook::Flat ? QColor() : tokens.window;
    }
    return colours;
}

QSize iconSizeOf(const QStyleOptionButton& option)
{
    return option.icon.isNull() ? QSize(0, 0) : QSize(16, 16);
}

} // namespace

int mnemonicFlag(const QWidget* widget)
{
    const QStyle* style = widget != nullptr ? widget->style() : QApplication::style();
    return style->styleHint(QStyle::SH_UnderlineShortcut, nullptr, widget) != 0
        ? Qt::TextShowMnemonic
        : Qt::TextHideMnemonic;
}

QSize pushButtonSize(const QStyleOptionButton& option, const QWidget* widget)
{
    const int text = option.fontMetrics.size(Qt::TextShowMnemonic, option.text).width();
    const int icon = iconSizeOf(option).width();
    int width = 2 * ButtonPadding + text + icon;
    if (icon > 0 && text > 0) {
        width += IconGap;
    }
    const QString key = keyOnButton(widget);
    if (!key.isEmpty()) {
        width += KeyGap + int(std::ceil(keyCapSize(key).width()));
    }
    if (option.features.testFlag(QStyleOptionButton::HasMenu)) {
        width += 16;
    }
    return {width, 0};
}

void paintPushButton(const QStyleOptionButton& option, QPainter* painter, const QWidget* widget)
{
    const ButtonLook look = option.features.testFlag(QStyleOptionButton::Flat) ? ButtonLook::Flat
                                                                               : lookOf(widget);
    const ButtonColours colours = coloursOf(option, look);
    drawBox(painter, option.rect, radius::control, colours.fill, colours.outline);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        const Tokens& tokens = tokensOf(option.palette);
        QRectF ring = option.rect;
        if (look == ButtonLook::Primary) {
            // Accent on accent would not be seen: the ring stands off by 1 px of ground.
            drawBox(painter, ring, radius::control, tokens.window, tokens.accent);
            drawBox(painter, ring.adjusted(2, 2, -2, -2), radius::control - 1, colours.fill, {});
        } else {
            drawFocusRing(painter, ring, radius::control, tokens);
        }
    }
}

void paintPushButtonLabel(
    const QStyleOptionButton& option, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const ButtonLook look = option.features.testFlag(QStyleOptionButton::Flat) ? ButtonLook::Flat
                                                                               : lookOf(widget);
    const QColor ink = coloursOf(option, look).ink;
    const QString key = keyOnButton(widget);
    QRect rest = option.rect;
    int x = rest.left()
        + std::max(0, (rest.width() - pushButtonSize(option, widget).width()) / 2) + ButtonPadding;
    const int icon = iconSizeOf(option).width();
    if (icon > 0) {
        const QRect place(x, rest.center().y() - icon / 2 + 1, icon, icon);
        const QIcon::Mode mode = !enabled            ? QIcon::Disabled
            : look == ButtonLook::Primary            ? QIcon::Selected
                                                     : QIcon::Active;
        option.icon.paint(painter, place, Qt::AlignCenter, mode);
        x += icon + (option.text.isEmpty() ? 0 : IconGap);
    }
    if (!option.text.isEmpty()) {
        const int width = option.fontMetrics.size(Qt::TextShowMnemonic, option.text).width();
        painter->setPen(ink);
        painter->drawText(
            QRect(x, rest.top(), width + 1, rest.height()),
            int(Qt::AlignLeft | Qt::AlignVCenter) | mnemonicFlag(widget) | Qt::TextSingleLine,
            option.text);
        x += width;
    }
    if (!key.isEmpty()) {
        const double width = keyCapSize(key).width();
        const QRectF place(x + KeyGap, rest.top(), width, rest.height());
        if (look == ButtonLook::Primary && enabled) {
            drawKeyCapOnAccent(painter, place, key, tokens);
        } else {
            drawKeyCap(painter, place, key, tokens);
        }
        x += KeyGap + int(std::ceil(width));
    }
    if (option.features.testFlag(QStyleOptionButton::HasMenu)) {
        paintIcon(painter, QRectF(x + 4, rest.center().y() - 5, 12, 12), Icon::ChevronDown, ink);
    }
}

void paintToolButtonPanel(const QStyleOption& option, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool on = option.state.testFlag(QStyle::State_On);
    if (on) {
        drawBox(painter, option.rect, radius::control, tokens.selection, tokens.accent);
    } else if (option.state.testFlag(QStyle::State_Sunken)) {
        drawBox(painter, option.rect, radius::control, tokens.track, QColor());
    } else if (enabled && option.state.testFlag(QStyle::State_MouseOver)) {
        drawBox(
            painter, option.rect, radius::control, mixed(tokens.window, tokens.text, 0.07), {});
    } else if (!option.state.testFlag(QStyle::State_AutoRaise)) {
        drawBox(painter, option.rect, radius::control, tokens.raised, tokens.control);
    }
    if (widget != nullptr && widget->hasFocus()) {
        drawFocusRing(painter, option.rect, radius::control, tokens);
    }
}

QSize toolButtonContents(const QStyleOptionToolButton& option)
{
    const bool icon = !option.icon.isNull();
    const int words = option.fontMetrics.size(Qt::TextShowMnemonic, option.text).width();
    const int gap = icon && words > 0 ? IconGap : 0;
    return {(icon ? option.iconSize.width() : 0) + gap + words, option.fontMetrics.height()};
}

void paintToolButtonLabel(
    const QStyleOptionToolButton& option, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const QIcon::State state
        = option.state.testFlag(QStyle::State_On) ? QIcon::On : QIcon::Off;
    const QSize contents = toolButtonContents(option);
    int x = option.rect.left() + std::max(0, (option.rect.width() - contents.width()) / 2);
    if (!option.icon.isNull()) {
        const QSize size = option.iconSize;
        const QRect place(
            QPoint(x, option.rect.top() + (option.rect.height() - size.height()) / 2), size);
        const QIcon::Mode mode = enabled ? QIcon::Active : QIcon::Disabled;
        option.icon.paint(painter, place, Qt::AlignCenter, mode, state);
        x += size.width() + IconGap;
    }
    painter->save();
    painter->setFont(option.font);
    painter->setPen(enabled ? tokens.text : tokens.disabled);
    painter->drawText(
        QRect(x, option.rect.top(), option.rect.width(), option.rect.height()),
        int(Qt::AlignLeft | Qt::AlignVCenter) | mnemonicFlag(widget) | Qt::TextSingleLine,
        option.text);
    painter->restore();
}

void paintCheckIndicator(const QStyleOption& option, QPainter* painter)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool partly = option.state.testFlag(QStyle::State_NoChange);
    QRectF box(0, 0, 14, 14);
    box.moveCenter(QRectF(option.rect).center());
    box.moveTopLeft(box.topLeft().toPoint());
    if (!on && !partly) {
        const QColor outline = enabled ? tokens.control : tokens.border;
        return drawBox(painter, box, radius::badge, tokens.base, outline);
    }
    drawBox(painter, box, radius::badge, enabled ? tokens.accent : tokens.track, QColor());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor ink = enabled ? tokens.onAccent : tokens.disabled;
    painter->setPen(QPen(ink, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (on) {
        const QPointF o = box.topLeft();
        painter->drawPolyline(
            QPolygonF({o + QPointF(3.4, 7.3), o + QPointF(6.0, 9.9), o + QPointF(10.7, 4.3)}));
    } else {
        const double y = box.center().y();
        painter->drawLine(QPointF(box.left() + 4.0, y), QPointF(box.right() - 4.0, y));
    }
    painter->restore();
}

void paintRadioIndicator(const QStyleOption& option, QPainter* painter)
{
    const Tokens& tokens = tokensOf(option.palette);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool on = option.state.testFlag(QStyle::State_On);
    QRectF box(0, 0, 14, 14);
    box.moveCenter(QRectF(option.rect).center());
    box.moveTopLeft(box.topLeft().toPoint());
    const QColor mark = enabled ? tokens.accent : tokens.disabled;
    drawBox(painter, box, 7.0, tokens.base, on ? mark : enabled ? tokens.control : tokens.border);
    if (on) {
        drawBox(painter, box.adjusted(3.5, 3.5, -3.5, -3.5), 3.5, mark, QColor());
    }
}

void paintFocusRect(const QStyleOption& option, QPainter* painter, const QWidget* widget)
{
    const Tokens& tokens = tokensOf(option.palette);
    if (qobject_cast<const QAbstractItemView*>(widget) != nullptr) {
        drawBox(painter, option.rect, 0.5, QColor(), tokens.accent);
    } else {
        drawFocusRing(painter, option.rect, radius::badge, tokens);
    }
}

} // namespace groundmark::widgets::style
