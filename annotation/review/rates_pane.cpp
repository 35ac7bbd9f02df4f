// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/review/rates_pane.h"

#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/theme/theme.h"

#include <QGridLayout>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::annotation {

namespace numbers = widgets::numbers;

namespace {

QString rateText(const storage::SuccessRate& rate)
{
    return QStringLiteral("%1 %2").arg(
        numbers::percent(rate.share()), numbers::interval(rate.low * 100.0, rate.high * 100.0));
}

} // namespace

VerdictBar::VerdictBar(QWidget* parent)
    : QWidget(parent)
{
    setFixedHeight(8);
}

void VerdictBar::setCounts(qint64 accepted, qint64 rejected, qint64 total)
{
    m_accepted = accepted;
    m_rejected = rejected;
    m_total = std::max(total, accepted + rejected);
    setAccessibleName(tr("%1 accepted, %2 rejected, %3 in all").arg(accepted).arg(rejected).arg(m_total));
    setToolTip(accessibleName());
    update();
}

void VerdictBar::paintEvent(QPaintEvent* /*event*/)
{
    const widgets::Tokens& tokens = widgets::tokensOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF bar(0, 1, width(), 6);
    QPainterPath clip;
    clip.addRoundedRect(bar, 3, 3);
    painter.setClipPath(clip);
    painter.fillRect(bar, tokens.track);
    if (m_total > 0) {
        const double accepted = bar.width() * double(m_accepted) / double(m_total);
        const double rejected = bar.width() * double(m_rejected) / double(m_total);
        painter.fillRect(QRectF(0, bar.y(), accepted, bar.height()), tokens.ok.ink);
        painter.fillRect(QRectF(accepted, bar.y(), rejected, bar.height()), tokens.bad.ink);
    }
}

RatesPane::RatesPane(QWidget* parent)
    : QWidget(parent)
    , m_rate(new widgets::RoleLabel({}, widgets::FontRole::Small))
    , m_bar(new VerdictBar)
    , m_pace(new widgets::RoleLabel({}, widgets::FontRole::Small))
    , m_agreement(widgets::quietLabel({}))
    , m_tableHeader(new widgets::PanelHeader(tr("Success rates")))
    , m_table(new widgets::Panel)
    , m_grid(new QGridLayout(m_table))
{
    m_grid->setContentsMargins(12, 4, 12, 4);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 1);
    m_tableHeader->setFoldable(m_table);
    m_rate->setToolTip(tr("Accepted of decided pictures, with the 95 % Wilson interval. The paper's was about 73 %."));
    m_pace->setToolTip(tr("Your decisions per hour of work; pauses of more than two minutes do not count."));
    m_agreement->setWordWrap(true);
    auto* figures = new widgets::Panel;
    auto* lines = new QVBoxLayout(figures);
    lines->setContentsMargins(12, 6, 12, 6);
    lines->setSpacing(4);
    for (QWidget* widget : {static_cast<QWidget*>(m_rate), static_cast<QWidget*>(m_bar), static_cast<QWidget*>(m_pace),
                            static_cast<QWidget*>(m_agreement)}) {
        lines->addWidget(widget);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tableHeader);
    layout->addWidget(m_table);
    layout->addWidget(new widgets::Rule(Qt::Horizontal));
    layout->addWidget(figures);
    show(nullptr);
}

void RatesPane::setFolded(bool folded)
{
    m_tableHeader->setFolded(folded);
}

void RatesPane::fillTable(const ReviewDesk& desk)
{
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    int row = 0;
    const auto add = [&](const std::vector<storage::SuccessRate>& rates) {
        for (const storage::SuccessRate& rate : rates) {
            auto* name = new widgets::ElidedLabel(rate.name, Qt::ElideMiddle);
            m_grid->addWidget(name, row, 0);
            m_grid->addWidget(new widgets::RoleLabel(rateText(rate), widgets::FontRole::Small), row, 1, Qt::AlignRight);
            m_grid->addWidget(widgets::quietLabel(numbers::sampleSize(rate.decided)), row, 2, Qt::AlignRight);
            ++row;
        }
    };
    add(storage::ratesByTemplate(desk.entries()));
    add(storage::ratesByGenerator(desk.entries()));
    if (row == 0) {
        m_grid->addWidget(widgets::quietLabel(tr("By template and generator, once pictures made here are decided")), 0, 0, 1, 3);
    }
}

void RatesPane::show(const ReviewDesk* desk)
{
    if (desk == nullptr) {
        m_rate->setText(tr("Success rate %1").arg(numbers::missing()));
        m_bar->setCounts(0, 0, 0);
        m_pace->clear();
        m_agreement->hide();
        return;
    }
    const storage::SuccessRate rate = storage::successRate(desk->entries());
    m_rate->setText(
        rate.decided > 0 ? tr("Success rate %1 · %2 of %3")
                               .arg(rateText(rate), numbers::count(rate.accepted), numbers::count(rate.decided))
                         : tr("Success rate %1: nothing is decided yet").arg(numbers::missing()));
    m_bar->setCounts(rate.accepted, rate.decided - rate.accepted, static_cast<qint64>(desk->entries().size()));
    const auto pace = desk->perHour();
    const int waiting = desk->waiting();
    QStringList facts {tr("%1 today").arg(numbers::count(desk->decidedToday())), tr("%1 left").arg(numbers::count(waiting))};
    if (pace) {
        facts.prepend(tr("%1 per hour").arg(numbers::count(qRound64(*pace))));
        if (waiting > 0) {
            facts.append(tr("about %1").arg(numbers::duration(waiting * 3600.0 / *pace)));
        }
    }
    m_pace->setText(tr("Throughput %1").arg(facts.join(QStringLiteral(" · "))));
    const ReviewDesk::Agreement agreement = desk->agreement();
    m_agreement->setVisible(agreement.both > 0);
    m_agreement->setText(
        tr("Second look agrees on %1 of %2, κ %3")
            .arg(numbers::count(agreement.equal), numbers::count(agreement.both),
                 agreement.kappa ? numbers::decimal(*agreement.kappa, 2) : numbers::missing()));
    fillTable(*desk);
}

} // namespace groundmark::annotation
