// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/leakage_pane.h"
#include "annotation/mask/mask_bar.h"
#include "annotation/mask/mask_host.h"
#include "annotation/mask/mask_panel.h"
#include "annotation/mask/mask_review.h"
#include "annotation/mask/mask_workspace.h"
#include "annotation/mask/new_sample_dialog.h"
#include "annotation/mask/sample_selector.h"
#include "evaluation/metrics/mmtr_level.h"
#include "imaging/ocr_languages.h"
#include "storage/json_text.h"
#include "widgets/canvas/image_canvas.h"

// What Annotate › Mask does to a sample; how it shows one stands in mask_workspace.cpp.
namespace groundmark::annotation {

namespace {

/// The text layers that a PDF's pages came with.
QStringList pageTextsOf(const Sample& sample)
{
    const storage::Json extra = storage::parseJson(sample.extra);
    if (!extra.is_object() || !extra.contains("groundmark") || !extra["groundmark"].contains("page_texts")) {
        return {};
    }
    return storage::stringsFrom(extra["groundmark"]["page_texts"]);
}

} // namespace

void MaskWorkspace::masksChanged()
{
    m_leakage->stop();
    m_panel->leakage().showUnchecked(tr("The masks or the target have changed since the last check"));
    m_bar->setFill(m_host->card().fill);
    showPages();
    m_controller->refresh(); // names and fill follow from all masks together
    m_panel->refresh();
    showReview();
    updateActions();
}

void MaskWorkspace::checkLeaks()
{
    if (!m_document || !m_document->isOpen()) {
        return;
    }
    m_panel->commitPending();
    LeakageInput input {m_host->target(), languages(), m_host->card().fill, {}, {}};
    const QStringList texts = pageTextsOf(m_document->sample());
    for (int page = 0; page < static_cast<int>(m_document->pages().size()); ++page) {
        LeakageInput::Page seen {pagePath(page), {}, texts.value(page)};
        for (const Region* mask : m_host->masks()) {
            if (mask->page == page) {
                seen.masks.push_back(mask->shape);
            }
        }
        input.pages.push_back(std::move(seen));
    }
    input.cacheFolder = m_wordFolder;
    m_panel->leakage().showRunning();
    m_leakage->start(input);
}

void MaskWorkspace::showReview()
{
    const auto reviews = reviewsOf(m_session.project()->database(), m_document->sample().id);
    m_panel->setReview(reviews ? sentenceOf(*reviews) : reviews.error().toText());
}

void MaskWorkspace::submit()
{
    if (!isEditable()) {
        return;
    }
    m_panel->commitPending();
    auto card = m_host->card();
    if (!card.level && !m_host->masks().empty()) { // what the length suggests becomes what is stated
        card.level = evaluation::mmtr::suggestLevel(m_host->target()).level;
        m_host->setCard(card);
    }
    const SampleId id = m_document->sample().id;
    if (m_document->sample().state != SampleState::Done) {
        [[maybe_unused]] const auto done = m_document->apply(
            {QStringLiteral("sample.state"), id,
             {{SampleStateRecord {id, m_document->sample().state}, SampleStateRecord {id, SampleState::Done}}}});
    }
    m_samples->step(1);
}

void MaskWorkspace::exclude(const QString& reason)
{
    if (!isEditable() || reason.isEmpty()) {
        return;
    }
    m_panel->commitPending();
    const auto edit = reviewEdit(
        *m_session.project(), m_document->sample(), m_session.annotator(), ReviewVerdict::Rejected, reason, {});
    if (!edit) {
        m_session.announceFailure(edit.error());
        return;
    }
    [[maybe_unused]] const auto done = m_document->apply(*edit);
    showReview();
}

bool MaskWorkspace::isEditable() const
{
    return m_document && m_document->isOpen() && !m_document->isReadOnly();
}

void MaskWorkspace::newSample()
{
    if (m_session.project() == nullptr || m_session.project()->isReadOnly()) {
        return;
    }
    auto* dialog = new NewSampleDialog(m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewSampleDialog::made, this, [this](SampleId id) {
        m_session.announceContent();
        m_session.setSample(id);
        m_canvas->setFocus();
    });
    dialog->open();
}

} // namespace groundmark::annotation
