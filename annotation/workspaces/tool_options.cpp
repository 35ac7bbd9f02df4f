// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/tool_options.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>

namespace groundmark::annotation {

namespace {

/// The same fields, whatever their values.
bool isSameField(const ToolOption& a, const ToolOption& b)
{
    return a.id == b.id && a.title == b.title && a.choices == b.choices && a.least == b.least
        && a.most == b.most;
}

} // namespace

ToolOptions::ToolOptions(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    hide();
}

void ToolOptions::show(const QList<ToolOption>& options)
{
    const bool same = std::equal(
        options.cbegin(), options.cend(), m_shown.cbegin(), m_shown.cend(), isSameField);
    m_filling = true;
    if (!same) {
        // A field that somebody is using just now tells us of this: it goes when it has returned.
        for (QWidget* field : std::as_const(m_fields)) {
            field->hide();
            field->deleteLater();
        }
        m_fields.clear();
        for (const ToolOption& option : options) {
            m_fields.append(makeField(option));
            m_layout->addWidget(m_fields.back());
        }
    }
    m_shown = options;
    for (qsizetype i = 0; i < options.size(); ++i) {
        setValue(m_fields[i], options[i].value);
    }
    m_filling = false;
    setVisible(!options.isEmpty());
}

QWidget* ToolOptions::makeField(const ToolOption& option)
{
    const auto tell = [this, id = option.id](int value) {
        if (!m_filling) {
            emit chosen(id, value);
        }
    };
    QWidget* field = nullptr;
    if (option.choices.isEmpty()) {
        auto* number = new QSpinBox(this);
        number->setRange(option.least, option.most);
        number->setSuffix(QStringLiteral(" px"));
        number->setKeyboardTracking(false);
        connect(number, &QSpinBox::valueChanged, this, tell);
        field = number;
    } else {
        auto* choice = new QComboBox(this);
        choice->addItems(option.choices);
        connect(choice, &QComboBox::currentIndexChanged, this, tell);
        field = choice;
    }
    field->setAccessibleName(option.title);
    field->setToolTip(option.title);
    return field;
}

void ToolOptions::setValue(QWidget* field, int value)
{
    if (auto* number = qobject_cast<QSpinBox*>(field)) {
        number->setValue(value);
    } else if (auto* choice = qobject_cast<QComboBox*>(field)) {
        choice->setCurrentIndex(value);
    }
}

} // namespace groundmark::annotation
