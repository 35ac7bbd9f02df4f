// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/empty_state.h"

#include "widgets/buttons.h"
#include "widgets/key_cap.h"
#include "widgets/labels.h"
#include "widgets/panel.h"
#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace groundmark::widgets {

namespace {

constexpr int ColumnWidth = 640;
constexpr int ButtonWidth = 92;

/// The icon of a card.
class Sign : public QWidget
{
public:
    Sign(Icon icon, QWidget* parent)
        : QWidget(parent)
        , m_icon(icon)
    {
        setFixedSize(20, 20);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        paintIcon(&painter, rect(), m_icon, tokensOf(this).accent);
    }

private:
    Icon m_icon;
};

/// A raised box round one thing to do.
class Card : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        const Tokens& tokens = tokensOf(this);
        QPainter painter(this);
        drawBox(&painter, rect(), radius::control, tokens.base, tokens.border);
    }
};

} // namespace

EmptyState::EmptyState(const QString& title, const QString& sentence, QWidget* parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea(this))
    , m_contents(new Panel(Ground::Alt))
    , m_column(new QVBoxLayout)
    , m_cards(new QVBoxLayout)
    , m_table(new QGridLayout)
    , m_rule(new Rule(Qt::Horizontal, this))
    , m_tableTitle(nameLabel({}, this))
    , m_footnote(quietLabel({}, this))
{
    auto* heading = new RoleLabel(title, FontRole::Figure, RoleLabel::Tone::Normal, this);
    heading->setWordWrap(true);
    auto* words = new RoleLabel(sentence, FontRole::Body, RoleLabel::Tone::Quiet, this);
    words->setWordWrap(true);
    m_footnote->setWordWrap(true);
    m_rule->hide();
    m_tableTitle->hide();
    m_footnote->hide();
    m_cards->setSpacing(8);
    m_table->setHorizontalSpacing(24);
    m_table->setVerticalSpacing(8);
    m_table->setColumnStretch(1, 1);
    m_table->setColumnMinimumWidth(0, 88);

    auto* column = new QWidget(this);
    column->setMaximumWidth(ColumnWidth);
    column->setLayout(m_column);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(heading);
    m_column->addSpacing(6);
    m_column->addWidget(words);
    m_column->addSpacing(16);
    m_column->addLayout(m_cards);
    m_column->addSpacing(16);
    m_column->addWidget(m_rule);
    m_column->addSpacing(12);
    m_column->addWidget(m_tableTitle);
    m_column->addSpacing(8);
    m_column->addLayout(m_table);
    m_column->addSpacing(12);
    m_column->addWidget(m_footnote);

    auto* across = new QHBoxLayout;
    across->addStretch(1);
    across->addWidget(column, 1000);
    across->addStretch(1);
    auto* down = new QVBoxLayout(m_contents);
    down->setContentsMargins(24, 24, 24, 24);
    down->addStretch(2);
    down->addLayout(across);
    down->addStretch(3);
    m_scroll->setWidget(m_contents);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus); // the buttons are in the tab order and scroll into view
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
}

void EmptyState::addCard(
    QAction* action,
    Icon icon,
    const QString& explanation,
    const QString& verb,
    bool primary)
{
    auto* card = new Card(m_contents);
    auto* name = new RoleLabel(action->text().remove(QLatin1Char('&')), FontRole::Body, RoleLabel::Tone::Normal, card);
    setFontRole(name, FontRole::Body, QFont::DemiBold);
    RoleLabel* words = quietLabel(explanation, card);
    words->setWordWrap(true);
    auto* button = new QPushButton(verb, card);
    button->setMinimumWidth(ButtonWidth);
    button->setAccessibleName(name->text());
    button->setAccessibleDescription(explanation);
    if (primary) {
        setPrimary(button);
    }
    connect(button, &QPushButton::clicked, action, &QAction::trigger);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(name);
    texts->addWidget(words);
    auto* layout = new QHBoxLayout(card);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(12);
    layout->addWidget(new Sign(icon, card));
    layout->addLayout(texts, 1);
    layout->addWidget(new KeyCap(action->shortcut(), card));
    layout->addWidget(button);
    m_cards->addWidget(card);
}

void EmptyState::setTableTitle(const QString& title)
{
    m_tableTitle->setText(title);
    m_tableTitle->show();
    m_rule->show();
}

void EmptyState::addTableRow(const QString& name, const QStringList& values)
{
    const int row = m_table->rowCount();
    // Lines may break between names, never inside one.
    QStringList whole = values;
    whole.replaceInStrings(QStringLiteral(" "), QString(QChar(QChar::Nbsp)));
    whole.replaceInStrings(QStringLiteral("-"), QString(QChar(0x2011)));
    const QString separator = QChar(QChar::Nbsp) + QStringLiteral("· ");
    RoleLabel* words = quietLabel(whole.join(separator), this);
    words->setWordWrap(true);
    m_table->addWidget(nameLabel(name, this), row, 0, Qt::AlignTop);
    m_table->addWidget(words, row, 1);
}

void EmptyState::setFootnote(const QString& sentence)
{
    m_footnote->setText(sentence);
    m_footnote->show();
}

void EmptyState::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

bool EmptyState::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show
        || event->type() == QEvent::FontChange) {
        fitHeight();
    }
    return done;
}

void EmptyState::fitHeight()
{
    const int width = m_scroll->viewport()->width();
    m_contents->setMinimumHeight(m_contents->layout()->heightForWidth(width));
}

} // namespace groundmark::widgets
