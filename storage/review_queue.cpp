// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/review_queue.h"

#include "storage/journal.h"
#include "storage/json_text.h"
#include "storage/records.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace groundmark::storage {

namespace {

Review reviewFrom(const Statement& row, int column)
{
    Review review;
    review.id = ReviewId::fromText(row.text(column));
    review.sample = {row.integer(column + 1)};
    review.annotator = {row.integer(column + 2)};
    review.queue = row.text(column + 3);
    review.verdict = valueOf<ReviewVerdict>(row.text(column + 4)).value_or(ReviewVerdict::Waiting);
    review.reason = row.text(column + 5);
    review.note = row.text(column + 6);
    return review;
}

template <typename NameOf> std::vector<SuccessRate> ratesBy(const std::vector<QueueEntry>& entries, const NameOf& nameOf)
{
    std::map<QString, std::pair<qint64, qint64>> counts;
    for (const QueueEntry& entry : entries) {
        const auto outcome = outcomeOf(entry);
        const QString name = nameOf(entry);
        if (name.isEmpty() || (outcome != ReviewVerdict::Accepted && outcome != ReviewVerdict::Rejected)) {
            continue;
        }
        counts[name].first += outcome == ReviewVerdict::Accepted ? 1 : 0;
        ++counts[name].second;
    }
    std::vector<SuccessRate> rates;
    for (const auto& [name, count] : counts) {
        rates.push_back(successRate(name, count.first, count.second));
    }
    std::ranges::stable_sort(rates, std::ranges::greater(), &SuccessRate::decided);
    return rates;
}

} // namespace

QString secondQueue(const QString& queue)
{
    return queue + u": second review"_s;
}

QString adjudicationQueue(const QString& queue)
{
    return queue + u": adjudication"_s;
}

Result<std::vector<QueueEntry>>
queueEntries(Database& database, const QString& queue, std::optional<DatasetId> dataset)
{
    // A picture of this project is the one that the review was made for; any other is the first page.
    Statement rows(
        database,
        u"SELECT r.id, r.sample, r.annotator, r.queue, r.verdict, r.reason, r.note, s.external_id, s.language, "
        "COALESCE(g.picture, i.path, ''), COALESCE(g.picture_width, i.width, 0), "
        "COALESCE(g.picture_height, i.height, 0), COALESCE(g.template, ''), COALESCE(g.generator, ''), "
        "COALESCE(g.number, 0), CASE WHEN g.id IS NULL THEN 0 ELSE "
        "(SELECT MAX(number) FROM generated_images AS o WHERE o.sample = s.id) END, s.extra, r.rowid "
        "FROM reviews AS r JOIN samples AS s ON s.id = r.sample "
        "LEFT JOIN generated_images AS g ON g.review = r.id "
        "LEFT JOIN pages AS p ON p.sample = s.id AND p.position = 0 LEFT JOIN images AS i ON i.id = p.image "
        "WHERE r.queue = ? AND (? = 0 OR s.dataset = ?) ORDER BY r.rowid"_s);
    const qint64 chosen = dataset ? dataset->value : 0;
    rows.bind(queue).bind(chosen).bind(chosen);
    std::vector<QueueEntry> entries;
    struct Place
    {
        qint64 rowid = 0;
        size_t index = 0;
    };
    std::map<SampleId, std::vector<Place>> places; // ascending
    while (rows.next()) {
        QueueEntry entry;
        entry.first = reviewFrom(rows, 0);
        entry.externalId = rows.text(7);
        entry.language = rows.text(8);
        entry.picture = rows.text(9);
        entry.size = QSize(static_cast<int>(rows.integer(10)), static_cast<int>(rows.integer(11)));
        entry.templateName = rows.text(12);
        entry.generator = rows.text(13);
        entry.number = static_cast<int>(rows.integer(14));
        entry.pictures = static_cast<int>(rows.integer(15));
        const Json extra = parseJson(rows.text(16).toUtf8());
        if (extra.is_object() && extra.contains("corpus") && extra.contains("record")
            && extra["record"].is_number_integer()) {
            entry.corpus = toString(extra["corpus"]);
            entry.record = extra["record"].get<qint64>();
        }
        places[entry.first.sample].push_back({rows.integer(17), entries.size()});
        entries.push_back(std::move(entry));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    Statement later(
        database,
        u"SELECT id, sample, annotator, queue, verdict, reason, note, rowid FROM reviews WHERE queue IN (?, ?) "
        "ORDER BY rowid"_s);
    later.bind(secondQueue(queue)).bind(adjudicationQueue(queue));
    while (later.next()) {
        const Review review = reviewFrom(later, 0);
        // Only the picture that is in force is looked at again: the newest one of that time.
        const auto known = places.find(review.sample);
        const Place* of = nullptr;
        for (size_t i = 0; known != places.end() && i < known->second.size(); ++i) {
            of = known->second[i].rowid < later.integer(7) ? &known->second[i] : of;
        }
        if (of == nullptr) {
            continue;
        }
        QueueEntry& entry = entries[of->index];
        (review.queue == secondQueue(queue) ? entry.second : entry.adjudication) = review;
    }
    if (later.failure()) {
        return *later.failure();
    }
    return entries;
}

Result<std::vector<ReviewGesture>> reviewGestures(Database& database, const QString& annotator)
{
    Statement rows(
        database,
        u"SELECT seq, at, sample, action, kind, refers, changes FROM journal "
        "WHERE annotator = ? AND action LIKE 'review.%' ORDER BY seq"_s);
    rows.bind(annotator);
    std::vector<ReviewGesture> gestures;
    while (rows.next()) {
        const auto kind = valueOf<EntryKind>(rows.text(4)).value_or(EntryKind::Do);
        if (kind != EntryKind::Do) {
            const qint64 refers = rows.integer(5);
            const auto found = std::ranges::find(gestures, refers, &ReviewGesture::seq);
            if (found != gestures.end()) {
                found->isDone = kind == EntryKind::Redo;
            }
            continue;
        }
        // A new decision forgets what could have been done again.
        while (!gestures.empty() && !gestures.back().isDone) {
            gestures.pop_back();
        }
        ReviewGesture gesture;
        gesture.seq = rows.integer(0);
        gesture.at = QDateTime::fromString(rows.text(1), Qt::ISODateWithMs);
        gesture.edit = {rows.text(3), {rows.integer(2)}, {}};
        const Json changes = parseJson(rows.text(6).toUtf8());
        if (changes.is_array()) {
            for (const Json& change : changes) {
                if (change.is_object() && change.contains("before") && change.contains("after")) {
                    gesture.edit.changes.append({recordFromJson(change["before"]), recordFromJson(change["after"])});
                }
            }
        }
        gestures.push_back(std::move(gesture));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return gestures;
}

std::optional<ReviewVerdict> outcomeOf(const QueueEntry& entry)
{
    if (entry.adjudication) {
        return entry.adjudication->verdict;
    }
    if (entry.first.verdict == ReviewVerdict::Waiting || (entry.second && entry.second->verdict != entry.first.verdict)) {
        return std::nullopt;
    }
    return entry.first.verdict;
}

SuccessRate successRate(const QString& name, qint64 accepted, qint64 decided)
{
    SuccessRate rate {name, accepted, decided, 0.0, 1.0};
    if (decided > 0) {
        constexpr double Z = 1.959963984540054; // 97.5 % point of the normal distribution
        const double n = double(decided);
        const double p = double(accepted) / n;
        const double middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n);
        const double half = Z * std::sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n);
        rate.low = std::max(0.0, middle - half);
        rate.high = std::min(1.0, middle + half);
    }
    return rate;
}

SuccessRate successRate(const std::vector<QueueEntry>& entries)
{
    const auto rates = ratesBy(entries, [](const QueueEntry&) { return u"all"_s; });
    SuccessRate rate = rates.empty() ? SuccessRate {} : rates.front();
    rate.name.clear();
    return rate;
}

std::vector<SuccessRate> ratesByTemplate(const std::vector<QueueEntry>& entries)
{
    return ratesBy(entries, [](const QueueEntry& entry) { return entry.templateName; });
}

std::vector<SuccessRate> ratesByGenerator(const std::vector<QueueEntry>& entries)
{
    return ratesBy(entries, [](const QueueEntry& entry) { return entry.generator; });
}

} // namespace groundmark::storage
