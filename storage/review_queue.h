// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "storage/database.h"

#include <QDateTime>
#include <QSize>
#include <QString>

#include <optional>
#include <vector>

namespace groundmark::storage {

/// What is said of the same pictures later stands in queues of their own, so that a queue holds one
/// review of each picture.
[[nodiscard]] QString secondQueue(const QString& queue);
[[nodiscard]] QString adjudicationQueue(const QString& queue);

/// One picture that waits for review or was reviewed, with what was said of it.
struct QueueEntry
{
    Review first; ///< the queue's own
    std::optional<Review> second;
    std::optional<Review> adjudication;
    QString externalId; ///< of the sample
    QString language;
    QString picture; ///< as stored, relative to the project; empty for a sample without one
    QSize size;
    QString templateName; ///< "background-handwritten"; empty where the project did not make the picture
    QString generator;
    int number = 0; ///< of the sample's pictures; 0 where the project did not make it
    int pictures = 0; ///< of the sample
    QString corpus; ///< file that the text came from
    qint64 record = 0; ///< in that file; 0 for none

    /// Whether the sample's page is this picture and not a later one.
    [[nodiscard]] bool isInForce() const { return number == pictures; }
};

/// The queue in the order in which it grew. Pictures that were thrown away for newer ones stay in it
/// with what was decided about them.
[[nodiscard]] Result<std::vector<QueueEntry>>
queueEntries(Database& database, const QString& queue, std::optional<DatasetId> dataset = {});

/// One decision of one person, as the journal tells it.
struct ReviewGesture
{
    qint64 seq = 0;
    QDateTime at; ///< UTC
    Edit edit; ///< as it was done
    bool isDone = true; ///< false after it was taken back
};

/// Everything that this person decided in reviews (actions "review.…"), oldest first: what they can undo.
[[nodiscard]] Result<std::vector<ReviewGesture>> reviewGestures(Database& database, const QString& annotator);

/// Accepted of decided, with a 95 % interval.
struct SuccessRate
{
    QString name; ///< of the template or generator; empty for all
    qint64 accepted = 0;
    qint64 decided = 0;
    double low = 0.0; ///< Wilson score interval, 0–1
    double high = 1.0;

    [[nodiscard]] double share() const { return decided > 0 ? double(accepted) / double(decided) : 0.0; }
};

/// What an entry came to: the adjudication, else the first review unless the second one contradicts it.
/// Nothing while it waits or is in dispute.
[[nodiscard]] std::optional<ReviewVerdict> outcomeOf(const QueueEntry& entry);

/// Source of the interval: E. Wilson, "Probable Inference, the Law of Succession, and Statistical
/// Inference", 1927.
[[nodiscard]] SuccessRate successRate(const QString& name, qint64 accepted, qint64 decided);
[[nodiscard]] SuccessRate successRate(const std::vector<QueueEntry>& entries);
/// One rate per template, most decided first; entries without one are left out.
[[nodiscard]] std::vector<SuccessRate> ratesByTemplate(const std::vector<QueueEntry>& entries);
[[nodiscard]] std::vector<SuccessRate> ratesByGenerator(const std::vector<QueueEntry>& entries);

} // namespace groundmark::storage
