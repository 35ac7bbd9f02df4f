// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/reasoning.h"
#include "domain/result.h"
#include "domain/review.h"
#include "domain/sample.h"
#include "storage/database.h"

#include <QHash>

#include <optional>
#include <vector>

namespace groundmark::storage {

/// Who judged which step how, over a whole dataset; what agreement is computed from. Steps and
/// chains are numbered 0, 1, … in the dataset's order.
struct StepRatings
{
    struct RatedChain
    {
        ChainId id;
        SampleId sample;
        QString externalId; ///< of the sample
        QString questionType; ///< the sample's task
        int submitted = 0; ///< by how many annotators, practice not counted
    };
    struct Rating
    {
        int step = 0;
        int chain = 0;
        int annotator = 0; ///< index into `annotators`
        Verdict verdict = Verdict::Unmarked; ///< never Unmarked
    };

    std::vector<Annotator> annotators; ///< everybody of the project, by name
    std::vector<RatedChain> chains; ///< all chains of the dataset
    std::vector<Rating> ratings; ///< by step; practice items are left out
    qint64 practice = 0; ///< judgements left out as practice
};

/// How far one annotator is with a sample's chains.
struct StepProgress
{
    SampleState state = SampleState::New; ///< New, Draft, Done, or Escalated (to be discussed)
    bool practice = false;
};

/// Reads across all chains of a dataset, in a few passes over the tables.
class StepQuery
{
public:
    explicit StepQuery(Database& database)
        : m_database(database)
    {
    }

    [[nodiscard]] Result<StepRatings> ratings(std::optional<DatasetId> dataset) const;
    /// One entry for each sample that has a chain.
    [[nodiscard]] Result<QHash<SampleId, StepProgress>>
    progress(std::optional<DatasetId> dataset, AnnotatorId annotator) const;
    /// The same for one sample; nothing when it has no chain.
    [[nodiscard]] Result<std::optional<StepProgress>>
    progressOf(SampleId sample, AnnotatorId annotator) const;
    /// Whether annotators other than this one have judged the step.
    [[nodiscard]] Result<bool> isJudgedByOthers(StepId step, AnnotatorId annotator) const;

private:
    [[nodiscard]] Result<QHash<SampleId, StepProgress>>
    progressWhere(const QString& condition, const QVariant& value, AnnotatorId annotator) const;

    Database& m_database;
};

} // namespace groundmark::storage
