// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/link_button.h"

#include "widgets/theme/fonts.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace groundmark::widgets {

namespace {

constexpr int Padding = 3; ///< room for the focus ring

} // namespace

LinkButton::LinkButton(const QString& text, QWidget* parent)
    : QAbstractButton(parent)
{
    setText(text);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFontRole(this, FontRole::Small);
}

QSize LinkButton::sizeHint() const
{
    return {
        fontMetrics().horizontalAdvance(text()) + 2 * Padding + 1, fontMetrics().height() + 4};
}

void LinkButton::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    QFont words = font();
    words.setUnderline(underMouse() && isEnabled());
    painter.setFont(words);
    painter.setPen(isEnabled() ? tokens.accent : tokens.disabled);
    painter.drawText(
        rect().adjusted(Padding, 0, 0, 0),
        int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
        text());
    if (hasFocus()) {
        drawFocusRing(&painter, rect(), radius::badge, tokens);
    }
}

void LinkButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

} // namespace groundmark::widgets
