// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/review/filter_row.h"

#include "evaluation/generate/page_diff.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/search_field.h"

#include <QAction>
#include <QComboBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>

namespace groundmark::annotation {

namespace {

/// Fills the box with `words` below "all"; keeps the choice where it still is there.
void fill(QComboBox* box, const std::set<QString>& words)
{
    const QString chosen = box->currentData().toString();
    const QSignalBlocker quiet(box);
    while (box->count() > 1) {
        box->removeItem(1);
    }
    for (const QString& word : words) {
        box->addItem(word, word);
    }
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
    box->setEnabled(!words.empty());
}

} // namespace

FilterRow::FilterRow(QAction* gallery, QWidget* parent)
    : QWidget(parent)
    , m_state(new QComboBox)
    , m_template(new QComboBox)
    , m_generator(new QComboBox)
    , m_reason(new QComboBox)
    , m_text(new widgets::SearchField(tr("Id")))
    , m_count(widgets::quietLabel({}))
{
    using State = ReviewFilter::State;
    const std::pair<State, QString> states[] {
        {State::All, tr("All verdicts")}, {State::Waiting, tr("Waiting")}, {State::Accepted, tr("Accepted")},
        {State::Rejected, tr("Rejected")}, {State::Flagged, tr("Flagged")}};
    for (const auto& [state, words] : states) {
        m_state->addItem(words, static_cast<int>(state));
    }
    m_template->addItem(tr("All templates"), QString());
    m_generator->addItem(tr("All generators"), QString());
    m_reason->addItem(tr("All reasons"), QString());
    for (const QString& reason : evaluation::generate::rejectReasons()) {
        m_reason->addItem(evaluation::generate::wordsOfRejection(reason), reason);
    }
    const std::pair<QComboBox*, QString> boxes[] {
        {m_state, tr("Verdict")}, {m_template, tr("Template")}, {m_generator, tr("Generator")}, {m_reason, tr("Reason")}};
    auto* bar = new widgets::ActionBar(nullptr, 36, widgets::ActionBar::Edge::Bottom);
    for (const auto& [box, name] : boxes) {
        box->setAccessibleName(name);
        box->setToolTip(tr("Show only pictures with this %1").arg(name.toLower()));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(11);
        box->setFocusPolicy(Qt::TabFocus);
        connect(box, &QComboBox::currentIndexChanged, this, [this] { emit filterChanged(filter()); });
        bar->addLeft(box);
    }
    m_text->setAccessibleName(tr("Part of the sample's id"));
    m_text->setToolTip(tr("Show only pictures whose sample id holds this"));
    m_text->setMaximumWidth(140);
    connect(m_text, &widgets::SearchField::searchChanged, this, [this](const QString& text) {
        m_searched = text;
        emit filterChanged(filter());
    });
    bar->addLeft(m_text);
    bar->addRight(m_count);
    bar->addRight(widgets::makeToolButton(gallery, this, true));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(bar);
}

void FilterRow::show(const ReviewDesk* desk)
{
    std::set<QString> templates;
    std::set<QString> generators;
    if (desk != nullptr) {
        for (const storage::QueueEntry& entry : desk->entries()) {
            if (!entry.templateName.isEmpty()) {
                templates.insert(entry.templateName);
                generators.insert(entry.generator);
            }
        }
    }
    fill(m_template, templates);
    fill(m_generator, generators);
    m_count->setText(
        desk == nullptr ? QString()
                        : tr("%1 of %2").arg(
                            widgets::numbers::count(desk->count()),
                            widgets::numbers::count(static_cast<qint64>(desk->entries().size()))));
}

ReviewFilter FilterRow::filter() const
{
    ReviewFilter filter;
    filter.state = static_cast<ReviewFilter::State>(m_state->currentData().toInt());
    filter.templateName = m_template->currentData().toString();
    filter.generator = m_generator->currentData().toString();
    filter.reason = m_reason->currentData().toString();
    filter.text = m_searched;
    return filter;
}

} // namespace groundmark::annotation
