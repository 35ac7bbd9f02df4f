// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/labels.h"

#include "widgets/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace groundmark::widgets {

RoleLabel::RoleLabel(const QString& text, FontRole role, Tone tone, QWidget* parent)
    : QLabel(text, parent)
    , m_tone(tone)
{
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::WindowText); // on a base ground it would be Text
    setFontRole(this, role);
    renewColour();
}

void RoleLabel::setTone(Tone tone)
{
    m_tone = tone;
    renewColour();
}

void RoleLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_renewing) {
        renewColour();
    }
}

void RoleLabel::renewColour()
{
    const Tokens& tokens = tokensOf(this);
    QColor colour = tokens.text;
    switch (m_tone) {
    case Tone::Normal:
        break;
    case Tone::Quiet:
        colour = tokens.text2;
        break;
    case Tone::Accent:
        colour = tokens.accent;
        break;
    case Tone::Ok:
        colour = tokens.ok.ink;
        break;
    case Tone::Bad:
        colour = tokens.bad.ink;
        break;
    case Tone::Warn:
        colour = tokens.warn.ink;
        break;
    }
    // Only this one role is set, so that all others keep following the application's palette.
    QPalette own;
    own.setColor(QPalette::Active, QPalette::WindowText, colour);
    own.setColor(QPalette::Inactive, QPalette::WindowText, colour);
    m_renewing = true;
    setPalette(own);
    m_renewing = false;
}

RoleLabel* quietLabel(const QString& text, QWidget* parent)
{
    return new RoleLabel(text, FontRole::Small, RoleLabel::Tone::Quiet, parent);
}

RoleLabel* nameLabel(const QString& text, QWidget* parent)
{
    auto* label = new RoleLabel(text, FontRole::Small, RoleLabel::Tone::Normal, parent);
    setFontRole(label, FontRole::Small, QFont::DemiBold);
    return label;
}

RoleLabel* titleLabel(const QString& text, QWidget* parent)
{
    auto* label = new RoleLabel(text, FontRole::Title, RoleLabel::Tone::Normal, parent);
    label->setWordWrap(true);
    return label;
}

RoleLabel* textLabel(const QString& text, QWidget* parent)
{
    auto* label = new RoleLabel(text, FontRole::Body, RoleLabel::Tone::Normal, parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::ClickFocus);
    return label;
}

Rule::Rule(Qt::Orientation orientation, QWidget* parent)
    : QWidget(parent)
{
    if (orientation == Qt::Horizontal) {
        setFixedHeight(1);
    } else {
        setFixedWidth(1);
    }
}

void Rule::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), tokensOf(this).border);
}

ElidedLabel::ElidedLabel(const QString& text, Qt::TextElideMode mode, QWidget* parent)
    : QWidget(parent)
    , m_mode(mode)
{
    setFontRole(this, FontRole::Small);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setText(text);
}

void ElidedLabel::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void ElidedLabel::setQuiet(bool quiet)
{
    m_quiet = quiet;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 1, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int few = fontMetrics().averageCharWidth() * 6;
    return {std::min(sizeHint().width(), few), sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(m_text, m_mode, width());
    // As plain text: contents of data sets may look like HTML.
    setToolTip(
        shown == m_text ? QString() : Qt::convertFromPlainText(m_text, Qt::WhiteSpaceNormal));
    painter.setPen(!isEnabled() ? tokens.disabled : m_quiet ? tokens.text2 : tokens.text);
    painter.drawText(rect(), int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
}

} // namespace groundmark::widgets
