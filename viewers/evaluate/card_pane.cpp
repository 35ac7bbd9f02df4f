// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/card_pane.h"

#include "widgets/badge.h"
#include "widgets/labels.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace groundmark::viewers {

namespace {

QWidget* valueLabel(const QString& value, bool isMarked)
{
    auto* label = widgets::textLabel(value);
    widgets::setFontRole(
        label, widgets::FontRole::Small, isMarked ? QFont::DemiBold : QFont::Normal);
    return label;
}

} // namespace

CardPane::CardPane(QWidget* parent)
    : QWidget(parent)
    , m_header(new widgets::PanelHeader(tr("Reproducibility card")))
    , m_copy(new QAction(widgets::lineIcon(widgets::Icon::Copy), tr("Copy"), this))
    , m_compare(new QAction(tr("Compare with…"), this))
    , m_body(new widgets::Panel)
    , m_grid(new QGridLayout(m_body))
{
    m_header->addAction(m_copy, true);
    m_header->addAction(m_compare, true);
    m_grid->setContentsMargins(12, 8, 12, 8);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Reproducibility card"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_body);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(scroll, 1);
    connect(m_copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(m_text);
    });
    connect(m_compare, &QAction::triggered, this, &CardPane::compareRequested);
    show(std::nullopt);
}

void CardPane::clear()
{
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int row = 0; row < m_grid->rowCount(); ++row) {
        m_grid->setRowStretch(row, 0);
    }
    m_compared.clear();
    m_verdict.clear();
    m_text.clear();
}

void CardPane::show(const std::optional<RunCard>& card)
{
    clear();
    m_copy->setEnabled(card.has_value());
    m_compare->setEnabled(card.has_value());
    m_header->setFacts(card ? card->name : QString());
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(2, 0);
    if (!card) {
        m_grid->addWidget(
            widgets::textLabel(tr("Choose a run to see how it came about, or two to compare them.")),
            0,
            0,
            1,
            2);
        m_grid->setRowStretch(1, 1);
        return;
    }
    m_text = card->toText();
    int line = 0;
    for (const CardRow& row : card->rows) {
        m_grid->addWidget(widgets::quietLabel(row.label), line, 0, Qt::AlignTop);
        m_grid->addWidget(valueLabel(row.value, false), line, 1);
        ++line;
    }
    m_grid->setRowStretch(line, 1);
}

void CardPane::compare(const RunCard& first, const RunCard& second)
{
    clear();
    m_copy->setEnabled(true);
    m_compare->setEnabled(true);
    m_header->setFacts(tr("%1 and %2").arg(first.name, second.name));
    m_text = first.toText() + u'\n' + second.toText();
    m_compared = compareCards(first, second);
    m_verdict = comparability(m_compared);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(2, 1);
    int line = 0;
    m_grid->addWidget(valueLabel(first.name, true), line, 1);
    m_grid->addWidget(valueLabel(second.name, true), line, 2);
    for (const ComparedRow& row : m_compared) {
        ++line;
        auto* label = widgets::quietLabel(row.label);
        m_grid->addWidget(label, line, 0, Qt::AlignTop);
        m_grid->addWidget(valueLabel(row.first, row.differs), line, 1);
        m_grid->addWidget(valueLabel(row.second, row.differs), line, 2);
        if (row.differs) {
            auto* mark = new widgets::Badge(
                QStringLiteral("≠"),
                row.mayDiffer ? widgets::BadgeTone::Neutral : widgets::BadgeTone::Warn);
            mark->setToolTip(
                row.mayDiffer ? tr("Differs") : tr("Differs: not to be ranked together"));
            mark->setAccessibleName(mark->toolTip());
            m_grid->addWidget(mark, line, 3, Qt::AlignTop);
        }
    }
    auto* verdict = new widgets::RoleLabel(
        m_verdict,
        widgets::FontRole::Small,
        areComparable(m_compared) ? widgets::RoleLabel::Tone::Ok : widgets::RoleLabel::Tone::Warn);
    verdict->setObjectName(QStringLiteral("comparability"));
    verdict->setWordWrap(true);
    m_grid->addWidget(verdict, ++line, 0, 1, 4);
    m_grid->setRowStretch(line + 1, 1);
}

} // namespace groundmark::viewers
