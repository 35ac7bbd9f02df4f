// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/field_row.h"

#include "widgets/buttons.h"
#include "widgets/labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace groundmark::widgets {

namespace {

constexpr int LeftLabelWidth = 76;

} // namespace

FieldRow::FieldRow(const QString& label, QWidget* field, LabelPlace place, QWidget* parent)
    : QWidget(parent)
    , m_field(field)
    , m_label(quietLabel(label, this))
    , m_fact(quietLabel({}, this))
    , m_error(new RoleLabel({}, FontRole::Small, RoleLabel::Tone::Bad, this))
    , m_line(new QHBoxLayout)
{
    m_label->setBuddy(field);
    if (field->accessibleName().isEmpty()) {
        field->setAccessibleName(label);
    }
    m_fact->hide();
    m_error->setWordWrap(true);
    m_error->hide();
    m_line->setSpacing(8);
    m_line->addWidget(field, 1);

    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    if (place == LabelPlace::Above) {
        auto* head = new QHBoxLayout;
        head->setSpacing(8);
        head->addWidget(m_label);
        head->addStretch(1);
        head->addWidget(m_fact);
        column->addLayout(head);
        column->addLayout(m_line);
        column->addWidget(m_error);
        setLayout(column);
        return;
    }
    m_label->setMinimumWidth(LeftLabelWidth);
    m_line->addWidget(m_fact);
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(8);
    across->addWidget(m_label, 0, Qt::AlignTop);
    m_label->setMinimumHeight(26); // stands beside the field, not beside the error
    column->addLayout(m_line);
    column->addWidget(m_error);
    across->addLayout(column, 1);
}

void FieldRow::setFact(const QString& fact)
{
    m_fact->setText(fact);
    m_fact->setVisible(!fact.isEmpty());
}

void FieldRow::addAfter(QWidget* control)
{
    control->setParent(this);
    m_line->insertWidget(m_line->indexOf(m_fact) < 0 ? -1 : m_line->indexOf(m_fact), control);
    control->show();
}

void FieldRow::setError(const QString& reason)
{
    m_error->setText(reason);
    m_error->setVisible(!reason.isEmpty());
    m_field->setAccessibleDescription(reason);
    setInvalid(m_field, !reason.isEmpty());
}

QString FieldRow::error() const
{
    return m_error->text();
}

} // namespace groundmark::widgets
