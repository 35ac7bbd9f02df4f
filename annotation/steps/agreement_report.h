// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/step_agreement.h"
#include "storage/step_ratings.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace groundmark::annotation {

/// Agreement of two annotators. Indices are those of StepRatings.
struct PairReport
{
    int first = 0;
    int second = 0;
    std::optional<evaluation::StepAgreement> all;
    std::map<QString, evaluation::StepAgreement> byType; ///< by question type
};

/// A chain that several annotators have submitted, as a discussion sees it.
struct DiscussedChain
{
    int chain = 0; ///< index into StepRatings::chains
    int differing = 0; ///< steps that two annotators judge differently
};

/// Some chains of the dataset, in its order, that are discussed together.
struct DiscussionRound
{
    std::vector<DiscussedChain> chains;
    bool complete = false; ///< as many chains as a round takes
};

/// Who agrees with whom over a dataset.
struct AgreementReport
{
    storage::StepRatings ratings;
    std::vector<PairReport> pairs; ///< every two annotators who have judged a step in common
    std::vector<DiscussionRound> rounds; ///< of the chains that two or more have submitted

    /// The pairs that an annotator is part of, the one with most steps first.
    [[nodiscard]] std::vector<const PairReport*> pairsOf(AnnotatorId annotator) const;
    [[nodiscard]] QString nameOf(int annotator) const;
};

/// The paper holds a discussion after every 100 annotated examples (MagiC, arXiv 2507.07297, 3.3).
inline constexpr int ItemsPerRound = 100;

[[nodiscard]] AgreementReport reportAgreement(storage::StepRatings ratings, int itemsPerRound = ItemsPerRound);

} // namespace groundmark::annotation
