// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/facet_fields.h"

#include "annotation/mask/mask_words.h"
#include "widgets/field_row.h"
#include "widgets/labels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::annotation {

namespace mmtr = evaluation::mmtr;

FacetFields::FacetFields(QWidget* parent)
    : QWidget(parent)
    , m_count(widgets::quietLabel({}))
{
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    int place = 0;
    for (const mmtr::Facet& facet : mmtr::facets()) {
        auto* field = new QComboBox;
        field->setEditable(true);
        field->setInsertPolicy(QComboBox::NoInsert);
        field->addItems(facet.values); // data of the set, never translated
        field->setCurrentIndex(-1);
        field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        m_facets.insert(facet.id, field);
        const auto tell = [this] {
            if (!m_showing) {
                emit edited();
            }
        };
        connect(field, &QComboBox::activated, this, tell);
        connect(field->lineEdit(), &QLineEdit::editingFinished, this, tell);
        grid->addWidget(new widgets::FieldRow(titleOfFacet(facet.id), field), place / 2, place % 2);
        ++place;
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    auto* head = new QHBoxLayout;
    head->addWidget(widgets::quietLabel(tr("Selection principles")));
    head->addStretch();
    head->addWidget(m_count);
    auto* checks = new QVBoxLayout;
    checks->setSpacing(4);
    checks->addLayout(head);
    for (const QString& id : mmtr::selectionPrinciples()) {
        auto* box = new QCheckBox(sentenceOfPrinciple(id));
        m_principles.insert(id, box);
        connect(box, &QCheckBox::toggled, this, [this] {
            showCount();
            if (!m_showing) {
                emit edited();
            }
        });
        checks->addWidget(box);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(12);
    layout->addLayout(grid);
    layout->addLayout(checks);
}

void FacetFields::showCount()
{
    const auto held = std::ranges::count_if(m_principles, [](const QCheckBox* box) { return box->isChecked(); });
    m_count->setText(tr("%1 of %2").arg(held).arg(m_principles.size()));
}

void FacetFields::show(const mmtr::MaskCard& card, const QString& language, bool all)
{
    m_showing = true;
    for (auto it = m_facets.cbegin(); it != m_facets.cend(); ++it) {
        const auto value = card.facets.find(it.key());
        QString text = value != card.facets.end() ? value->second : QString();
        if (text.isEmpty() && it.key() == QLatin1StringView("language")) {
            text = language;
        }
        if (it.value()->currentText() != text && (all || !it.value()->lineEdit()->hasFocus())) {
            it.value()->setCurrentText(text);
        }
    }
    for (auto it = m_principles.cbegin(); it != m_principles.cend(); ++it) {
        it.value()->setChecked(card.principles.contains(it.key()));
    }
    showCount();
    m_showing = false;
}

mmtr::MaskCard FacetFields::applied(mmtr::MaskCard card) const
{
    for (auto it = m_facets.cbegin(); it != m_facets.cend(); ++it) {
        if (const QString text = it.value()->currentText().trimmed(); !text.isEmpty()) {
            card.facets[it.key()] = text;
        } else {
            card.facets.erase(it.key());
        }
    }
    card.principles.clear();
    for (const QString& id : mmtr::selectionPrinciples()) {
        if (m_principles.value(id)->isChecked()) {
            card.principles.append(id);
        }
    }
    return card;
}

void FacetFields::setEditable(bool editable)
{
    for (QComboBox* field : m_facets) {
        field->setEnabled(editable);
    }
    for (QCheckBox* box : m_principles) {
        box->setEnabled(editable);
    }
}

} // namespace groundmark::annotation
