// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/type_pad.h"

#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr qsizetype ShownReason = 4000; ///< characters of a judge's reply

} // namespace

TypePad::TypePad(const QList<QAction*>& keys, QWidget* parent)
    : QWidget(parent)
    , m_keys(keys)
    , m_reason(widgets::textLabel({}))
    , m_note(new QLineEdit)
{
    auto* body = new widgets::Panel;
    m_column = new QVBoxLayout(body);
    m_column->setContentsMargins(12, 8, 12, 8);
    m_column->setSpacing(2);
    m_column->addWidget(m_reason);
    m_column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Types of failure"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(body);
    m_note->setPlaceholderText(tr("Note"));
    m_note->setAccessibleName(tr("Note"));
    m_note->setToolTip(tr("Stands with your label; give a type first"));
    connect(m_note, &QLineEdit::editingFinished, this, [this] { emit noteEdited(note()); });
    auto* foot = new widgets::Panel;
    auto* footLayout = new QVBoxLayout(foot);
    footLayout->setContentsMargins(12, 8, 12, 8);
    footLayout->addWidget(m_note);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addWidget(foot);
}

void TypePad::setTaxonomy(const Taxonomy& taxonomy)
{
    delete m_rows;
    m_types.clear();
    m_rows = new QWidget(this);
    auto* rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    QString group;
    for (qsizetype i = 0; i < taxonomy.types.size(); ++i) {
        const ErrorType& type = taxonomy.types[i];
        if (!type.group.isEmpty() && type.group != group) {
            group = type.group;
            rows->addWidget(widgets::quietLabel(group));
        }
        auto* button = new QPushButton(QString(type.name).replace(u'&', QStringLiteral("&&")));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(type.name);
        button->setToolTip(type.meaning.isEmpty() ? type.name : type.meaning.toHtmlEscaped());
        if (i < m_keys.size()) {
            QAction* const key = m_keys[i];
            const auto print = [button, key] { widgets::setKeyOnButton(button, key->shortcut()); };
            print();
            connect(key, &QAction::changed, button, print);
        }
        connect(button, &QPushButton::clicked, this, [this, id = type.id] { emit typeChosen(id); });
        auto* others = widgets::quietLabel({});
        auto* line = new QHBoxLayout;
        line->setSpacing(8);
        line->addWidget(button, 1);
        line->addWidget(others);
        rows->addLayout(line);
        m_types.push_back({type.id, button, others});
    }
    m_column->insertWidget(0, m_rows);
}

void TypePad::showLabels(const ErrorLabel* own, const std::vector<ErrorLabel>& all, bool hidden)
{
    QString reason;
    for (const Row& row : m_types) {
        QStringList said;
        for (const ErrorLabel& label : all) {
            const bool isOwn = own != nullptr && label.source == own->source && label.author == own->author;
            if (!hidden && !isOwn && label.type == row.id) {
                said.append(label.author);
            }
        }
        row.button->setChecked(own != nullptr && own->type == row.id);
        row.others->setText(said.join(QStringLiteral(", ")));
    }
    for (const ErrorLabel& label : all) {
        if (!hidden && label.source == LabelSource::Judge && !label.raw.isEmpty()) {
            reason += tr("%1 wrote:\n%2").arg(label.author, label.raw.left(ShownReason)) + QStringLiteral("\n\n");
        }
    }
    const bool isHiding = hidden && std::ranges::any_of(all, [own](const ErrorLabel& label) { return &label != own; });
    m_reason->setText(isHiding ? tr("Others have named a type. You see it when you have.") : reason.trimmed());
    m_reason->setVisible(!m_reason->text().isEmpty());
    if (!m_note->hasFocus()) {
        m_note->setText(own != nullptr ? own->note : QString());
    }
    m_note->setEnabled(own != nullptr && !m_types.empty() && m_types.front().button->isEnabled());
}

void TypePad::setEditable(bool editable)
{
    for (const Row& row : m_types) {
        row.button->setEnabled(editable);
    }
    m_note->setEnabled(editable && m_note->isEnabled());
}

QString TypePad::note() const
{
    return m_note->text().trimmed();
}

void TypePad::focusNote()
{
    m_note->setFocus();
    m_note->selectAll();
}

} // namespace groundmark::viewers
