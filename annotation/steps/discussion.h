// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/reasoning.h"
#include "domain/result.h"
#include "domain/review.h"
#include "storage/project.h"

#include <QString>

#include <optional>
#include <vector>

namespace groundmark::annotation {

/// One chain with everybody's judgements side by side, and what discussions made of them. Only for
/// chains that their annotators have submitted: until then they work blind to each other.
struct Discussion
{
    struct Opinion
    {
        QString annotator;
        StepVerdict verdict; ///< Unmarked where this annotator said nothing
    };
    struct DiscussedStep
    {
        Step step;
        std::vector<Opinion> opinions; ///< one per annotator, in the order of `annotators`
        std::vector<StepResolution> resolutions; ///< all versions, oldest first
        bool differs = false; ///< two verdicts are not the same
        bool flagged = false; ///< somebody wants to discuss it

        [[nodiscard]] bool isOpen() const { return (differs || flagged) && resolutions.empty(); }
    };

    Chain chain;
    QStringList annotators; ///< who submitted it, practice left out
    std::vector<ChainReview> reviews; ///< theirs
    std::vector<DiscussedStep> steps;
};

[[nodiscard]] Result<std::optional<Discussion>>
readDiscussion(const storage::Project& project, SampleId sample, ChainId chain);

/// The next version of a step's resolution: what was agreed on, with the opinions that it was made
/// from as they stand now.
[[nodiscard]] StepResolution resolutionFrom(
    const Discussion::DiscussedStep& step, const StepVerdict& agreed, const QString& resolvedBy);

} // namespace groundmark::annotation
