// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel.h"

#include "widgets/labels.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace groundmark::widgets {

Panel::Panel(Ground ground, QWidget* parent)
    : QWidget(parent)
    , m_ground(ground)
{
}

void Panel::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QColor colour = tokens.base;
    switch (m_ground) {
    case Ground::Base:
        break;
    case Ground::Window:
        colour = tokens.window;
        break;
    case Ground::Alt:
        colour = tokens.alt;
        break;
    case Ground::Canvas:
        colour = tokens.canvas;
        break;
    }
    QPainter(this).fillRect(rect(), colour);
}

ActionBar::ActionBar(QWidget* parent, int height, Edge line)
    : QWidget(parent)
    , m_height(height)
    , m_line(line)
    , m_left(new QHBoxLayout)
    , m_right(new QHBoxLayout)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_left->setSpacing(8);
    m_right->setSpacing(8);
    auto* layout = new QHBoxLayout(this);
    const int line0 = line == Edge::Top ? 1 : 0;
    layout->setContentsMargins(12, line0, 12, 1 - line0);
    layout->setSpacing(8);
    layout->addLayout(m_left);
    layout->addStretch(1);
    layout->addLayout(m_right);
}

void ActionBar::addLeft(QWidget* control)
{
    control->setParent(this);
    m_left->addWidget(control);
    control->show();
}

void ActionBar::addRight(QWidget* control)
{
    control->setParent(this);
    m_right->addWidget(control);
    control->show();
}

void ActionBar::addRule()
{
    auto* rule = new Rule(Qt::Vertical, this);
    rule->setFixedHeight(20);
    m_left->addSpacing(4);
    m_left->addWidget(rule);
    m_left->addSpacing(4);
}

QSize ActionBar::sizeHint() const
{
    return {layout()->sizeHint().width(), std::max(m_height, layout()->sizeHint().height())};
}

QSize ActionBar::minimumSizeHint() const
{
    return {layout()->minimumSize().width(), sizeHint().height()};
}

void ActionBar::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), tokens.window);
    const int y = m_line == Edge::Top ? 0 : height() - 1;
    painter.fillRect(QRect(0, y, width(), 1), tokens.border);
}

} // namespace groundmark::widgets
