// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view_bar.h"

#include "widgets/labels.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QTabBar>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr int BarHeight = 36;

} // namespace

ViewBar::ViewBar(QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_rule(new Rule(Qt::Vertical, this))
    , m_selectors(new QHBoxLayout)
    , m_right(new QHBoxLayout)
{
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true); // where a small window has no room for all of them
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setAccessibleName(tr("Views"));
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_selectors->setSpacing(8);
    m_right->setSpacing(8);
    m_rule->setFixedHeight(20);
    m_rule->hide();

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 0, 8, 1); // the lower pixel is the bar's own line
    layout->setSpacing(8);
    layout->addWidget(m_tabs);
    layout->addWidget(m_rule);
    layout->addLayout(m_selectors);
    layout->addStretch(1);
    layout->addLayout(m_right);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(
        m_tabs, &QTabBar::currentChanged, this, [this] { emit currentTabChanged(currentTab()); });
}

void ViewBar::addTab(const QString& id, const QString& text)
{
    const QSignalBlocker blocker(m_tabs); // the first tab is no choice of anybody's
    m_tabs->setTabData(m_tabs->addTab(text), id);
}

void ViewBar::clearTabs()
{
    const QSignalBlocker blocker(m_tabs);
    while (m_tabs->count() > 0) {
        m_tabs->removeTab(0);
    }
}

QStringList ViewBar::tabs() const
{
    QStringList ids;
    for (int i = 0; i < m_tabs->count(); ++i) {
        ids.append(m_tabs->tabData(i).toString());
    }
    return ids;
}

QString ViewBar::currentTab() const
{
    return m_tabs->tabData(m_tabs->currentIndex()).toString();
}

void ViewBar::setCurrentTab(const QString& id)
{
    const qsizetype index = tabs().indexOf(id);
    if (index >= 0) {
        m_tabs->setCurrentIndex(int(index));
    }
}

void ViewBar::addSelector(const QString& label, QWidget* control)
{
    control->setParent(this);
    if (!label.isEmpty()) {
        if (m_selectors->count() > 0) {
            m_selectors->addSpacing(4);
        }
        QLabel* words = quietLabel(label, this);
        words->setBuddy(control);
        m_selectors->addWidget(words);
        if (control->accessibleName().isEmpty()) {
            control->setAccessibleName(label);
        }
    }
    m_selectors->addWidget(control);
    m_rule->show();
}

void ViewBar::clearSelectors()
{
    while (QLayoutItem* item = m_selectors->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_rule->hide();
}

void ViewBar::addRightEnd(QWidget* control)
{
    control->setParent(this);
    m_right->addWidget(control);
    control->show();
}

void ViewBar::addRight(QWidget* control)
{
    control->setParent(this);
    m_right->insertWidget(0, control);
    control->show();
}

QSize ViewBar::sizeHint() const
{
    return {layout()->sizeHint().width(), std::max(BarHeight, m_tabs->sizeHint().height() + 1)};
}

QSize ViewBar::minimumSizeHint() const
{
    return {layout()->minimumSize().width(), sizeHint().height()};
}

void ViewBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), tokensOf(this).window);
    drawBottomLine(&painter, rect(), tokensOf(this).border);
}

} // namespace groundmark::widgets
