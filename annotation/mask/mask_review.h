// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "storage/project.h"

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace groundmark::annotation {

/// The queue of the second review: somebody who sees only the masked pages recovers the target before
/// it is shown to them. Review::note holds what they wrote.
inline const QString RecoverQueue = QStringLiteral("mmtr recovery");
inline const QString AmbiguousReason = QStringLiteral("ambiguous");
inline const QString NotRecoveredReason = QStringLiteral("not recovered");

/// Stable words, the ambiguous one first; paper, section 3.2: "strong ambiguity or without a unique,
/// deterministic answer", and the other three principles turned round.
[[nodiscard]] QStringList exclusionReasons();
[[nodiscard]] QString wordsOfReason(const QString& reason);

/// What reviewers said of one sample, oldest first.
[[nodiscard]] Result<std::vector<Review>> reviewsOf(storage::Database& database, SampleId sample);
/// One sentence about them.
[[nodiscard]] QString sentenceOf(const std::vector<Review>& reviews);

/// The counts of the queue over a dataset, or over the project when `dataset` is not stored.
struct RecoverCounts
{
    int reviewed = 0; ///< samples with a verdict
    int recovered = 0;
    int excluded = 0;
    std::map<QString, int> reasons; ///< of the excluded
};
[[nodiscard]] Result<RecoverCounts> recoverCounts(storage::Database& database, DatasetId dataset);

/// The edit that stores a verdict: Accepted keeps the sample, Rejected excludes it with a reason. The
/// sample's state follows. Reviews are never overwritten: every verdict is a record of its own.
[[nodiscard]] Result<Edit> reviewEdit(
    storage::Project& project, const Sample& sample, const QString& annotator, ReviewVerdict verdict,
    const QString& reason, const QString& recovered);

} // namespace groundmark::annotation
