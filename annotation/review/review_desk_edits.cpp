// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person decides, written and taken back.
#include "annotation/review/review_desk.h"
#include "evaluation/generate/gen_store.h"
#include "storage/edits.h"
#include "storage/review_repository.h"
#include "storage/sample_repository.h"

#include <algorithm>

namespace groundmark::annotation {

using evaluation::generate::ReviewQueueName;
using storage::QueueEntry;

namespace {

SampleState stateFor(ReviewVerdict verdict)
{
    switch (verdict) {
    case ReviewVerdict::Accepted:
        return SampleState::Accepted;
    case ReviewVerdict::Rejected:
        return SampleState::Rejected;
    case ReviewVerdict::Escalated:
        return SampleState::Escalated;
    case ReviewVerdict::Waiting:
        break;
    }
    return SampleState::New;
}

QString actionFor(ReviewVerdict verdict)
{
    switch (verdict) {
    case ReviewVerdict::Accepted:
        return QStringLiteral("review.accept");
    case ReviewVerdict::Rejected:
        return QStringLiteral("review.reject");
    case ReviewVerdict::Escalated:
        return QStringLiteral("review.flag");
    case ReviewVerdict::Waiting:
        break;
    }
    return QStringLiteral("review.reopen");
}

} // namespace

Result<void> ReviewDesk::decide(ReviewVerdict verdict, const QString& reason, const QString& note)
{
    if (const QString why = obstacle(); !why.isEmpty()) {
        return Error {why, {}, tr("Nothing was written."), {}};
    }
    const QueueEntry entry = entryAt(m_current);
    const auto person = storage::ReviewRepository(m_project.database()).ensureAnnotator(m_annotator);
    if (!person) {
        return person.error();
    }
    m_person = person->id;
    const auto state = storage::SampleRepository(m_project.database()).state(entry.first.sample);
    if (!state) {
        return state.error();
    }
    const std::optional<Review> before
        = m_stage == ReviewStage::First ? std::optional(entry.first) : laterReview(entry);
    Review after = before.value_or(Review {ReviewId::create(), entry.first.sample, {}, {}, {}, {}, {}});
    after.queue = m_stage == ReviewStage::First ? entry.first.queue
        : m_stage == ReviewStage::Second        ? storage::secondQueue(ReviewQueueName)
                                                : storage::adjudicationQueue(ReviewQueueName);
    after.verdict = verdict;
    after.annotator = verdict == ReviewVerdict::Waiting ? AnnotatorId {} : person->id;
    after.reason = verdict == ReviewVerdict::Rejected ? reason : QString();
    after.note = verdict == ReviewVerdict::Waiting ? QString() : note;
    const bool isWithdrawn = verdict == ReviewVerdict::Waiting && m_stage != ReviewStage::First;
    Edit edit {actionFor(verdict), entry.first.sample, {}};
    if (isWithdrawn) {
        if (!before) {
            return {};
        }
        edit.changes.append({*before, std::nullopt});
    } else {
        edit.changes.append({before ? std::optional<Record>(*before) : std::nullopt, after});
    }
    SampleState next = stateFor(verdict);
    if (m_stage == ReviewStage::Second) { // agreeing changes nothing, contradicting opens a dispute
        next = isWithdrawn || verdict == entry.first.verdict ? stateFor(entry.first.verdict) : SampleState::Escalated;
    } else if (m_stage == ReviewStage::Adjudication && isWithdrawn) {
        next = SampleState::Escalated;
    }
    if (*state && **state != next && entry.isInForce()) {
        edit.changes.append(
            {SampleStateRecord {entry.first.sample, **state}, SampleStateRecord {entry.first.sample, next}});
    }
    const auto seq = storage::EditWriter(m_project.database(), m_annotator).apply(edit);
    if (!seq) {
        return seq.error();
    }
    while (!m_gestures.empty() && !m_gestures.back().isDone) {
        m_gestures.pop_back();
    }
    m_gestures.push_back({*seq, QDateTime::currentDateTimeUtc(), edit, true});
    QueueEntry& kept = m_entries[m_rows[static_cast<size_t>(m_current)]];
    const std::optional<Review> stored = isWithdrawn ? std::nullopt : std::optional(after);
    if (m_stage == ReviewStage::First) {
        kept.first = after;
    } else {
        (m_stage == ReviewStage::Second ? kept.second : kept.adjudication) = stored;
    }
    // The rows stay as they are, so that what was just decided does not vanish under the eyes.
    emit saved(entry.first.sample);
    if (verdict != ReviewVerdict::Waiting) {
        toNextWaiting();
    }
    emit changed();
    return {};
}

const storage::ReviewGesture* ReviewDesk::undoable() const
{
    const auto found = std::ranges::find_if(m_gestures.rbegin(), m_gestures.rend(), &storage::ReviewGesture::isDone);
    return found == m_gestures.rend() ? nullptr : &*found;
}

const storage::ReviewGesture* ReviewDesk::redoable() const
{
    const auto found = std::ranges::find(m_gestures, false, &storage::ReviewGesture::isDone);
    return found == m_gestures.end() ? nullptr : &*found;
}

Result<void> ReviewDesk::undo()
{
    const storage::ReviewGesture* gesture = undoable();
    if (gesture == nullptr || isReadOnly()) {
        return {};
    }
    const auto done = storage::EditWriter(m_project.database(), m_annotator).undo(gesture->seq, gesture->edit);
    return done ? afterWriting(gesture->edit.sample, false) : done;
}

Result<void> ReviewDesk::redo()
{
    const storage::ReviewGesture* gesture = redoable();
    if (gesture == nullptr || isReadOnly()) {
        return {};
    }
    const auto done = storage::EditWriter(m_project.database(), m_annotator).redo(gesture->seq, gesture->edit);
    return done ? afterWriting(gesture->edit.sample, false) : done;
}

Result<void> ReviewDesk::afterWriting(SampleId sample, bool goOn)
{
    if (auto done = read(m_dataset); !done) {
        return done;
    }
    if (const int row = rowOf(sample); row >= 0) {
        setCurrent(row);
    }
    if (goOn) {
        toNextWaiting();
    }
    emit saved(sample);
    return {};
}

} // namespace groundmark::annotation
