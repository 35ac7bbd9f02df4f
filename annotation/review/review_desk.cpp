// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/review/review_desk.h"

#include "evaluation/generate/gen_store.h"
#include "evaluation/metrics/agreement.h"
#include "storage/review_repository.h"

#include <algorithm>

namespace groundmark::annotation {

using evaluation::generate::ReviewQueueName;
using storage::QueueEntry;

namespace {

bool isDecided(ReviewVerdict verdict)
{
    return verdict == ReviewVerdict::Accepted || verdict == ReviewVerdict::Rejected;
}

bool isDisputed(const QueueEntry& entry)
{
    const bool contradicted = entry.second && entry.second->verdict != entry.first.verdict;
    return contradicted || entry.first.verdict == ReviewVerdict::Escalated;
}

} // namespace

ReviewDesk::ReviewDesk(storage::Project& project, QString annotator, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_annotator(std::move(annotator))
{
}

Result<void> ReviewDesk::read(std::optional<DatasetId> dataset)
{
    m_dataset = dataset;
    auto entries = storage::queueEntries(m_project.database(), ReviewQueueName, dataset);
    if (!entries) {
        return entries.error();
    }
    auto gestures = storage::reviewGestures(m_project.database(), m_annotator);
    if (!gestures) {
        return gestures.error();
    }
    const auto people = storage::ReviewRepository(m_project.database()).annotators();
    if (!people) {
        return people.error();
    }
    const auto me = std::ranges::find(*people, m_annotator, &Annotator::name);
    m_person = me == people->end() ? AnnotatorId {} : me->id;
    const ReviewId shown = m_current >= 0 ? entryAt(m_current).first.id : ReviewId {};
    m_entries = std::move(*entries);
    m_gestures = std::move(*gestures);
    m_current = -1;
    filterRows();
    for (int row = 0; row < count(); ++row) {
        m_current = entryAt(row).first.id == shown ? row : m_current;
    }
    if (m_current < 0 && count() > 0) {
        m_current = 0;
        toNextWaiting();
    }
    emit changed();
    emit currentChanged();
    return {};
}

void ReviewDesk::setStage(ReviewStage stage)
{
    if (stage != m_stage) {
        m_stage = stage;
        m_current = -1;
        filterRows();
        m_current = count() > 0 ? 0 : -1;
        if (m_current == 0 && verdictAt(0) != ReviewVerdict::Waiting) {
            toNextWaiting();
        }
        emit changed();
        emit currentChanged();
    }
}

void ReviewDesk::setFilter(const ReviewFilter& filter)
{
    if (filter == m_filter) {
        return;
    }
    const ReviewId shown = m_current >= 0 ? entryAt(m_current).first.id : ReviewId {};
    m_filter = filter;
    filterRows();
    m_current = count() > 0 ? 0 : -1;
    for (int row = 0; row < count(); ++row) {
        m_current = entryAt(row).first.id == shown ? row : m_current;
    }
    emit changed();
    emit currentChanged();
}

/// Whether the picture is this stage's business at all.
bool ReviewDesk::belongs(const QueueEntry& entry) const
{
    switch (m_stage) {
    case ReviewStage::First:
        return true;
    case ReviewStage::Second: // somebody else's decisions, and what this person said about them
        return entry.isInForce() && isDecided(entry.first.verdict) && entry.first.annotator != m_person
            && (!entry.second || entry.second->annotator == m_person);
    case ReviewStage::Adjudication:
        return entry.isInForce() && (isDisputed(entry) || entry.adjudication);
    }
    return false;
}

bool ReviewDesk::passes(const QueueEntry& entry) const
{
    using State = ReviewFilter::State;
    const ReviewVerdict verdict = verdictOf(entry);
    const bool fits = m_filter.state == State::All || (m_filter.state == State::Waiting && verdict == ReviewVerdict::Waiting)
        || (m_filter.state == State::Accepted && verdict == ReviewVerdict::Accepted)
        || (m_filter.state == State::Rejected && verdict == ReviewVerdict::Rejected)
        || (m_filter.state == State::Flagged && verdict == ReviewVerdict::Escalated);
    const auto& later = laterReview(entry);
    const QString reason = m_stage == ReviewStage::First ? entry.first.reason : later ? later->reason : QString();
    return fits && (m_filter.templateName.isEmpty() || entry.templateName == m_filter.templateName)
        && (m_filter.generator.isEmpty() || entry.generator == m_filter.generator)
        && (m_filter.reason.isEmpty() || reason == m_filter.reason)
        && (m_filter.text.isEmpty() || entry.externalId.contains(m_filter.text, Qt::CaseInsensitive));
}

const std::optional<Review>& ReviewDesk::laterReview(const QueueEntry& entry) const
{
    return m_stage == ReviewStage::Second ? entry.second : entry.adjudication;
}

ReviewVerdict ReviewDesk::verdictOf(const QueueEntry& entry) const
{
    if (m_stage == ReviewStage::First) {
        return entry.first.verdict;
    }
    const auto& later = laterReview(entry);
    return later ? later->verdict : ReviewVerdict::Waiting;
}

void ReviewDesk::filterRows()
{
    m_rows.clear();
    for (size_t i = 0; i < m_entries.size(); ++i) {
        if (belongs(m_entries[i]) && passes(m_entries[i])) {
            m_rows.push_back(i);
        }
    }
}

ReviewVerdict ReviewDesk::verdictAt(int row) const
{
    return verdictOf(entryAt(row));
}

QString ReviewDesk::reasonAt(int row) const
{
    const QueueEntry& entry = entryAt(row);
    if (m_stage == ReviewStage::First) {
        return entry.first.reason;
    }
    const auto& later = laterReview(entry);
    return later ? later->reason : QString();
}

int ReviewDesk::rowOf(SampleId sample) const
{
    int found = -1;
    for (int row = 0; row < count(); ++row) { // the newest picture of the sample
        found = entryAt(row).first.sample == sample ? row : found;
    }
    return found;
}

int ReviewDesk::waiting() const
{
    int waiting = 0;
    for (int row = 0; row < count(); ++row) {
        waiting += verdictAt(row) == ReviewVerdict::Waiting ? 1 : 0;
    }
    return waiting;
}

void ReviewDesk::setCurrent(int row)
{
    if (row >= 0 && row < count() && row != m_current) {
        m_current = row;
        emit currentChanged();
    }
}

bool ReviewDesk::toNextWaiting()
{
    for (int step = 0; step < count(); ++step) {
        const int row = (std::max(0, m_current) + step) % count();
        if (verdictAt(row) == ReviewVerdict::Waiting) {
            setCurrent(row);
            return true;
        }
    }
    return false;
}

QString ReviewDesk::obstacle() const
{
    if (m_current < 0) {
        return tr("There is no picture to decide about.");
    }
    if (isReadOnly()) {
        return m_project.readOnlyReason();
    }
    const QueueEntry& entry = entryAt(m_current);
    if (m_stage == ReviewStage::First && (entry.second || entry.adjudication)) {
        return tr("Somebody has looked at it a second time, so the first verdict stands.");
    }
    if (m_stage == ReviewStage::Second && entry.adjudication) {
        return tr("The dispute is settled, so this verdict stands.");
    }
    return {};
}

qint64 ReviewDesk::decidedToday() const
{
    const QDate today = QDate::currentDate();
    return std::ranges::count_if(m_gestures, [today](const storage::ReviewGesture& gesture) {
        return gesture.isDone && gesture.at.toLocalTime().date() == today;
    });
}

std::optional<double> ReviewDesk::perHour() const
{
    double seconds = 0.0;
    int steps = 0;
    for (size_t i = 1; i < m_gestures.size(); ++i) {
        const double gap = double(m_gestures[i - 1].at.msecsTo(m_gestures[i].at)) / 1000.0;
        if (gap >= 0.0 && gap <= PauseSeconds) {
            seconds += gap;
            ++steps;
        }
    }
    return steps >= 2 && seconds > 0.0 ? std::optional(steps * 3600.0 / seconds) : std::nullopt;
}

std::map<QString, qint64> ReviewDesk::reasonCounts() const
{
    std::map<QString, qint64> counts;
    for (const QueueEntry& entry : m_entries) {
        if (entry.first.verdict == ReviewVerdict::Rejected && !entry.first.reason.isEmpty()) {
            ++counts[entry.first.reason];
        }
    }
    return counts;
}

ReviewDesk::Agreement ReviewDesk::agreement() const
{
    std::vector<QString> first;
    std::vector<QString> second;
    Agreement agreement;
    for (const QueueEntry& entry : m_entries) {
        if (entry.second && isDecided(entry.first.verdict) && isDecided(entry.second->verdict)) {
            first.emplace_back(nameOf(entry.first.verdict));
            second.emplace_back(nameOf(entry.second->verdict));
            ++agreement.both;
            agreement.equal += entry.first.verdict == entry.second->verdict ? 1 : 0;
        }
    }
    if (const auto kappa = evaluation::cohenKappa(first, second)) {
        agreement.kappa = kappa->kappa;
    }
    return agreement;
}

} // namespace groundmark::annotation
