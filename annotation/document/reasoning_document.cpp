// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/document/reasoning_document.h"

#include "storage/reasoning_repository.h"
#include "storage/review_repository.h"

#include <algorithm>

namespace groundmark::annotation {

namespace {

// Of a step of two megabytes no more is searched than is shown (steps/step_text.h). Ours.
constexpr qsizetype SearchedCharacters = 4'000;

} // namespace

ReasoningDocument::ReasoningDocument(SampleDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    const auto known = storage::ReviewRepository(m_document.project().database()).annotators();
    for (const Annotator& annotator : known.valueOr({})) {
        if (annotator.name == m_document.annotator()) {
            m_annotator = annotator.id;
        }
    }
    connect(&m_document, &SampleDocument::opened, this, &ReasoningDocument::load);
    connect(&m_document, &SampleDocument::changed, this, &ReasoningDocument::reload);
    load();
}

void ReasoningDocument::load()
{
    m_current = 0;
    reload();
    emit opened();
}

void ReasoningDocument::reload()
{
    m_chains.clear();
    if (m_document.isOpen()) {
        storage::Database& database = m_document.project().database();
        auto chains = storage::ReasoningRepository(database).ofSample(m_document.sample().id);
        if (chains) {
            m_chains = std::move(*chains);
        } else {
            emit m_document.failed(chains.error());
        }
    }
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(m_chains.size()) - 1));
    forgetMentions();
    readJudgements();
    emit changed();
}

void ReasoningDocument::readJudgements()
{
    m_verdicts.clear();
    m_hasReview = false;
    m_review = {};
    m_seconds = 0.0;
    const Chain* shown = chain();
    if (shown == nullptr) {
        return;
    }
    m_review.chain = shown->id;
    m_review.annotator = m_annotator;
    if (!m_annotator.isStored()) {
        return;
    }
    storage::ReasoningRepository reasoning(m_document.project().database());
    auto verdicts = reasoning.verdicts(shown->id);
    const auto review = reasoning.findReview(shown->id, m_annotator);
    const auto seconds = reasoning.seconds(shown->id, m_annotator);
    if (!verdicts || !review || !seconds) {
        emit m_document.failed(!verdicts ? verdicts.error() : !review ? review.error() : seconds.error());
        return;
    }
    std::erase_if(*verdicts, [this](const StepVerdict& verdict) {
        return verdict.annotator != m_annotator;
    });
    m_verdicts = std::move(*verdicts);
    m_hasReview = review->has_value();
    m_review = review->value_or(m_review);
    m_seconds = *seconds;
}

void ReasoningDocument::forgetMentions()
{
    m_mentions.assign(static_cast<size_t>(stepCount()), std::nullopt);
}

void ReasoningDocument::setCurrentChain(int index)
{
    if (index != m_current && index >= 0 && index < static_cast<int>(m_chains.size())) {
        m_current = index;
        forgetMentions();
        readJudgements();
        emit opened();
    }
}

const Chain* ReasoningDocument::chain() const
{
    return m_chains.empty() ? nullptr : &m_chains[static_cast<size_t>(m_current)];
}

int ReasoningDocument::stepCount() const
{
    const Chain* shown = chain();
    return shown != nullptr ? static_cast<int>(shown->steps.size()) : 0;
}

StepVerdict ReasoningDocument::verdict(int index) const
{
    const StepId id = step(index).id;
    const auto found = std::ranges::find(m_verdicts, id, &StepVerdict::step);
    return found != m_verdicts.end() ? *found : StepVerdict {id, m_annotator, {}, {}, {}, {}};
}

ChainReview ReasoningDocument::review() const
{
    return m_review;
}

const evaluation::RegionMentions& ReasoningDocument::mentions(int index) const
{
    auto& kept = m_mentions[static_cast<size_t>(index)];
    if (!kept) {
        kept = evaluation::regionMentions(step(index).text.left(SearchedCharacters), regionCount());
    }
    return *kept;
}

QList<int> ReasoningDocument::groundedIn(int index) const
{
    const StepVerdict said = verdict(index);
    if (said.regions) {
        return *said.regions;
    }
    if (!said.correction.isEmpty()) {
        const auto named = evaluation::regionMentions(said.correction, regionCount()).regions;
        return {named.begin(), named.end()};
    }
    return step(index).regions;
}

int ReasoningDocument::firstWrong() const
{
    for (int i = 0; i < stepCount(); ++i) {
        if (verdict(i).verdict == Verdict::Incorrect) {
            return i;
        }
    }
    return -1;
}

int ReasoningDocument::marked() const
{
    return static_cast<int>(std::ranges::count_if(m_verdicts, [](const StepVerdict& verdict) {
        return verdict.verdict != Verdict::Unmarked;
    }));
}

int ReasoningDocument::regionCount() const
{
    int count = 0;
    for (const Region& region : m_document.regions()) {
        count = std::max(count, region.ordinal);
    }
    return count;
}

bool ReasoningDocument::isEditable() const
{
    return chain() != nullptr && !m_document.isReadOnly();
}

bool ReasoningDocument::ensureAnnotator()
{
    if (!isEditable()) {
        return false;
    }
    if (!m_annotator.isStored()) {
        const auto made = storage::ReviewRepository(m_document.project().database())
                              .ensureAnnotator(m_document.annotator());
        if (!made) {
            emit m_document.failed(made.error());
            return false;
        }
        m_annotator = made->id;
        m_review.annotator = m_annotator;
    }
    return true;
}

void ReasoningDocument::addSeconds(double seconds)
{
    if (!isEditable() || seconds <= 0.0 || !ensureAnnotator()) {
        return;
    }
    m_seconds += seconds;
    const auto added = storage::ReasoningRepository(m_document.project().database())
                           .addSeconds(chain()->id, m_annotator, seconds);
    if (!added) {
        emit m_document.failed(added.error());
    }
}

} // namespace groundmark::annotation
