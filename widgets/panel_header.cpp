// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel_header.h"

#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr int HeaderHeight = 28;

} // namespace

PanelHeader::PanelHeader(const QString& title, QWidget* parent)
    : QFrame(parent)
    , m_title(nameLabel(title, this))
    , m_facts(new ElidedLabel({}, Qt::ElideRight, this))
    , m_note(quietLabel({}, this))
    , m_lead(new QHBoxLayout)
    , m_right(new QHBoxLayout)
{
    setObjectName(QStringLiteral("panelHeader")); // ground and line come from the style sheet
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(title);
    m_facts->setQuiet(true);
    m_facts->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_note->hide();
    m_lead->setSpacing(6);
    m_right->setSpacing(4);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 8, 1);
    layout->setSpacing(8);
    layout->addLayout(m_lead);
    layout->addWidget(m_title);
    layout->addWidget(m_facts, 1);
    layout->addStretch(0);
    layout->addWidget(m_note);
    layout->addLayout(m_right);
}

void PanelHeader::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

QString PanelHeader::title() const
{
    return m_title->text();
}

void PanelHeader::setFacts(const QString& facts)
{
    m_facts->setText(facts);
}

QString PanelHeader::facts() const
{
    return m_facts->text();
}

void PanelHeader::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

QToolButton* PanelHeader::addAction(QAction* action, bool withText)
{
    QToolButton* button = makeToolButton(action, this, withText);
    setSmall(button);
    if (withText) {
        setFontRole(button, FontRole::Small, QFont::DemiBold);
    }
    button->setIconSize(QSize(16, 16));
    m_right->addWidget(button);
    return button;
}

void PanelHeader::addRight(QWidget* control)
{
    control->setParent(this);
    m_right->addWidget(control);
    control->show();
}

void PanelHeader::addLead(QWidget* control)
{
    control->setParent(this);
    m_lead->addWidget(control);
    control->show();
}

void PanelHeader::setFoldable(QWidget* body)
{
    m_body = body;
    if (m_chevron != nullptr) {
        return;
    }
    m_chevron = new QToolButton(this);
    m_chevron->setAutoRaise(true);
    setSmall(m_chevron);
    m_chevron->setIconSize(QSize(14, 14));
    m_chevron->setFocusPolicy(Qt::TabFocus);
    connect(m_chevron, &QToolButton::clicked, this, [this] { setFolded(!m_folded); });
    m_lead->insertWidget(0, m_chevron);
    layout()->setContentsMargins(6, 0, 8, 1);
    m_folded = true;
    setFolded(false);
}

void PanelHeader::setFolded(bool folded)
{
    if (m_chevron == nullptr || folded == m_folded) {
        return;
    }
    m_folded = folded;
    m_chevron->setIcon(lineIcon(folded ? Icon::ChevronRight : Icon::ChevronDown));
    const QString words = folded ? tr("Unfold %1").arg(title()) : tr("Fold %1").arg(title());
    m_chevron->setToolTip(words);
    m_chevron->setAccessibleName(words);
    if (m_body != nullptr) {
        m_body->setVisible(!folded);
    }
    emit foldChanged(folded);
}

QSize PanelHeader::sizeHint() const
{
    const int content = layout()->sizeHint().height();
    return {layout()->sizeHint().width(), std::max(HeaderHeight, content)};
}

QSize PanelHeader::minimumSizeHint() const
{
    return {layout()->minimumSize().width(), sizeHint().height()};
}

void PanelHeader::mousePressEvent(QMouseEvent* event)
{
    if (m_chevron != nullptr && event->button() == Qt::LeftButton) {
        setFolded(!m_folded);
        return;
    }
    QFrame::mousePressEvent(event);
}

} // namespace groundmark::widgets
