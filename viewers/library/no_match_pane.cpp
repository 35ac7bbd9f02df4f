// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/no_match_pane.h"

#include "widgets/chip.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace groundmark::viewers {

NoMatchPane::NoMatchPane(QWidget* parent)
    : QWidget(parent)
    , m_chips(new QHBoxLayout)
    , m_clear(new QPushButton(this))
{
    m_chips->setSpacing(8);
    auto* sentence = new widgets::RoleLabel(
        tr("No sample matches"), widgets::FontRole::Body, widgets::RoleLabel::Tone::Normal, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addLayout(m_chips);
    layout->addWidget(sentence);
    layout->addWidget(m_clear, 0, Qt::AlignLeft);
    layout->addStretch(1);
    connect(m_clear, &QPushButton::clicked, this, &NoMatchPane::clearRequested);
}

void NoMatchPane::setConditions(std::vector<Condition> conditions, qint64 all)
{
    while (QLayoutItem* item = m_chips->takeAt(0)) {
        if (QWidget* chip = item->widget()) {
            chip->hide();
            chip->deleteLater(); // it may be the very one that was clicked
        }
        delete item;
    }
    for (Condition& condition : conditions) {
        auto* chip = new widgets::Chip(condition.text, this);
        chip->setRemovable(true);
        connect(chip, &widgets::Chip::removeRequested, this, std::move(condition.remove));
        m_chips->addWidget(chip);
    }
    m_chips->addStretch(1);
    m_clear->setText(tr("Clear filter (would show %1)").arg(widgets::numbers::count(all)));
}

void NoMatchPane::paintEvent(QPaintEvent* /*event*/)
{
    QPainter(this).fillRect(rect(), widgets::tokensOf(this).base);
}

} // namespace groundmark::viewers
