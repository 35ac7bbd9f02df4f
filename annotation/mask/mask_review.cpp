// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/mask_review.h"

#include "storage/review_repository.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>

#include <set>

namespace groundmark::annotation {

namespace {

struct Recover
{
    Q_DECLARE_TR_FUNCTIONS(Recover)
};

} // namespace

QStringList exclusionReasons()
{
    return {AmbiguousReason, NotRecoveredReason, QStringLiteral("guessable without looking"),
            QStringLiteral("unrelated to its context"), QStringLiteral("leaks")};
}

QString wordsOfReason(const QString& reason)
{
    static const std::pair<QLatin1StringView, const char*> words[] {
        {QLatin1StringView("ambiguous"), QT_TRANSLATE_NOOP("Recover", "Ambiguous: several answers fit")},
        {QLatin1StringView("not recovered"), QT_TRANSLATE_NOOP("Recover", "Not recovered: too little evidence")},
        {QLatin1StringView("guessable without looking"), QT_TRANSLATE_NOOP("Recover", "Guessable without looking")},
        {QLatin1StringView("unrelated to its context"), QT_TRANSLATE_NOOP("Recover", "Unrelated to its context")},
        {QLatin1StringView("leaks"), QT_TRANSLATE_NOOP("Recover", "The target stands elsewhere")},
    };
    for (const auto& [name, text] : words) {
        if (name == reason) {
            return QCoreApplication::translate("Recover", text);
        }
    }
    return reason;
}

Result<std::vector<Review>> reviewsOf(storage::Database& database, SampleId sample)
{
    auto all = storage::ReviewRepository(database).all();
    if (!all) {
        return all.error();
    }
    std::erase_if(*all, [&](const Review& review) { return review.sample != sample || review.queue != RecoverQueue; });
    return std::move(*all);
}

QString sentenceOf(const std::vector<Review>& reviews)
{
    if (reviews.empty()) {
        return Recover::tr("Not reviewed yet. In “Recover” a second person sees only the masked pages.");
    }
    int recovered = 0;
    QStringList excluded;
    for (const Review& review : reviews) {
        if (review.verdict == ReviewVerdict::Accepted) {
            ++recovered;
        } else if (review.verdict == ReviewVerdict::Rejected) {
            excluded.append(wordsOfReason(review.reason));
        }
    }
    const QString kept = Recover::tr("Recovered by %1 of %2.").arg(recovered).arg(reviews.size());
    return excluded.isEmpty() ? kept : kept + u' ' + Recover::tr("Excluded: %1.").arg(excluded.join(QStringLiteral("; ")));
}

Result<RecoverCounts> recoverCounts(storage::Database& database, DatasetId dataset)
{
    const auto all = storage::ReviewRepository(database).all();
    if (!all) {
        return all.error();
    }
    std::set<SampleId> inside;
    if (dataset.isStored()) {
        const auto ids = storage::SampleRepository(database).ids(dataset);
        if (!ids) {
            return ids.error();
        }
        inside.insert(ids->begin(), ids->end());
    }
    std::map<SampleId, Review> last;
    for (const Review& review : *all) {
        const bool counts = review.queue == RecoverQueue && (!dataset.isStored() || inside.contains(review.sample));
        if (counts && review.verdict != ReviewVerdict::Waiting) {
            // One person who could not recover it excludes it, whatever others say.
            Review& known = last[review.sample];
            if (known.verdict != ReviewVerdict::Rejected) {
                known = review;
            }
        }
    }
    RecoverCounts counts;
    for (const auto& [sample, review] : last) {
        ++counts.reviewed;
        if (review.verdict == ReviewVerdict::Accepted) {
            ++counts.recovered;
        } else if (review.verdict == ReviewVerdict::Rejected) {
            ++counts.excluded;
            ++counts.reasons[review.reason];
        }
    }
    return counts;
}

Result<Edit> reviewEdit(
    storage::Project& project, const Sample& sample, const QString& annotator, ReviewVerdict verdict,
    const QString& reason, const QString& recovered)
{
    const auto person = storage::ReviewRepository(project.database()).ensureAnnotator(annotator);
    if (!person) {
        return person.error();
    }
    Review review;
    review.id = ReviewId::create();
    review.sample = sample.id;
    review.annotator = person->id;
    review.queue = RecoverQueue;
    review.verdict = verdict;
    review.reason = reason;
    review.note = recovered;
    Edit edit {QStringLiteral("mask.review"), sample.id, {{std::nullopt, review}}};
    const SampleState state = verdict == ReviewVerdict::Accepted ? SampleState::Accepted : SampleState::Rejected;
    if (sample.state != state && !(verdict == ReviewVerdict::Accepted && sample.state == SampleState::Rejected)) {
        edit.changes.append({SampleStateRecord {sample.id, sample.state}, SampleStateRecord {sample.id, state}});
    }
    return edit;
}

} // namespace groundmark::annotation
