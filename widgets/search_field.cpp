// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search_field.h"

#include "widgets/buttons.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr int PauseMs = 150;
constexpr int CommandWidth = 172;
constexpr int IconSize = 14;

} // namespace

SearchField::SearchField(const QString& placeholder, QWidget* parent)
    : QLineEdit(parent)
{
    setPlaceholderText(placeholder);
    setAccessibleName(placeholder);
    addAction(lineIcon(Icon::Search), QLineEdit::LeadingPosition);
    setClearButtonEnabled(true);
    if (auto* clear = findChild<QAction*>(QStringLiteral("_q_qlineeditclearaction"))) {
        clear->setIcon(lineIcon(Icon::Close));
    }
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &SearchField::tell);
    connect(this, &QLineEdit::textChanged, this, [this](const QString& typed) {
        if (typed.isEmpty()) {
            tell(); // emptying is meant at once
        } else {
            m_pause.start();
        }
    });
    connect(this, &QLineEdit::returnPressed, this, &SearchField::tell);
}

void SearchField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void SearchField::tell()
{
    m_pause.stop();
    const QString wanted = text().trimmed();
    if (wanted != m_told) {
        m_told = wanted;
        emit searchChanged(wanted);
    }
}

CommandButton::CommandButton(QAction* action, QWidget* parent)
    : QPushButton(parent)
{
    setAttribute(Qt::WA_Hover);
    follow(action);
    connect(action, &QAction::changed, this, [this, action] { follow(action); });
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
}

void CommandButton::follow(const QAction* action)
{
    setText(action->iconText());
    setAccessibleName(action->iconText());
    m_key = keyCapText(action->shortcut().toString(QKeySequence::PortableText));
    setToolTip(tipWithKey(action->toolTip(), action->shortcut()));
    setEnabled(action->isEnabled());
    updateGeometry();
}

QSize CommandButton::sizeHint() const
{
    const int words = fontMetrics().horizontalAdvance(text());
    const int key = int(std::ceil(keyCapSize(m_key).width()));
    return {
        std::max(CommandWidth, 8 + IconSize + 6 + words + 12 + key + 6),
        std::max(26, fontMetrics().height() + 6)};
}

void CommandButton::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    drawBox(&painter, rect(), radius::control, tokens.base, tokens.control);
    if (hasFocus()) {
        drawFocusRing(&painter, rect(), radius::control, tokens);
    }
    const QRectF lens(10, (height() - IconSize) / 2.0, IconSize, IconSize);
    paintIcon(&painter, lens, Icon::Search, underMouse() ? tokens.text : tokens.text2);
    painter.setPen(underMouse() ? tokens.text : tokens.text2);
    painter.drawText(
        QRect(10 + IconSize + 6, 0, width(), height()),
        int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
        text());
    const double key = keyCapSize(m_key).width();
    drawKeyCap(&painter, QRectF(width() - key - 6, 0, key, height()), m_key, tokens);
}

} // namespace groundmark::widgets
