// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/discussion.h"

#include "storage/json_text.h"
#include "storage/reasoning_repository.h"
#include "storage/review_repository.h"

#include <algorithm>

namespace groundmark::annotation {

Result<std::optional<Discussion>>
readDiscussion(const storage::Project& project, SampleId sample, ChainId chain)
{
    storage::ReasoningRepository reasoning(project.database());
    auto chains = reasoning.ofSample(sample);
    auto verdicts = reasoning.verdicts(chain);
    auto reviews = reasoning.reviews(chain);
    auto resolutions = reasoning.resolutions(chain);
    const auto annotators = storage::ReviewRepository(project.database()).annotators();
    for (const auto* failure :
         {chains ? nullptr : &chains.error(), verdicts ? nullptr : &verdicts.error(),
          reviews ? nullptr : &reviews.error(), resolutions ? nullptr : &resolutions.error(),
          annotators ? nullptr : &annotators.error()}) {
        if (failure != nullptr) {
            return *failure;
        }
    }
    const auto found = std::ranges::find(*chains, chain, &Chain::id);
    if (found == chains->end()) {
        return std::optional<Discussion>();
    }
    Discussion discussion {*found, {}, {}, {}};
    std::vector<AnnotatorId> members;
    for (const Annotator& annotator : *annotators) {
        const auto review = std::ranges::find(*reviews, annotator.id, &ChainReview::annotator);
        if (review != reviews->end() && review->submitted && !review->practice) {
            members.push_back(annotator.id);
            discussion.annotators.append(annotator.name);
            discussion.reviews.push_back(*review);
        }
    }
    for (const Step& step : found->steps) {
        Discussion::DiscussedStep discussed {step, {}, {}, false, false};
        Verdict first = Verdict::Unmarked;
        for (size_t i = 0; i < members.size(); ++i) {
            const auto said = std::ranges::find_if(*verdicts, [&](const StepVerdict& verdict) {
                return verdict.step == step.id && verdict.annotator == members[i];
            });
            const StepVerdict verdict
                = said != verdicts->end() ? *said : StepVerdict {step.id, members[i], {}, {}, {}, {}};
            discussed.flagged = discussed.flagged || verdict.discuss;
            if (verdict.verdict != Verdict::Unmarked) {
                discussed.differs = discussed.differs || (first != Verdict::Unmarked && first != verdict.verdict);
                first = verdict.verdict;
            }
            discussed.opinions.push_back({discussion.annotators[static_cast<qsizetype>(i)], verdict});
        }
        std::ranges::copy_if(*resolutions, std::back_inserter(discussed.resolutions), [&](const auto& resolution) {
            return resolution.step == step.id;
        });
        discussion.steps.push_back(std::move(discussed));
    }
    return std::optional(std::move(discussion));
}

StepResolution resolutionFrom(
    const Discussion::DiscussedStep& step, const StepVerdict& agreed, const QString& resolvedBy)
{
    storage::Json sources = storage::Json::array();
    for (const Discussion::Opinion& opinion : step.opinions) {
        sources.push_back(
            {{"annotator", storage::toJson(opinion.annotator)},
             {"verdict", nameOf(opinion.verdict.verdict).data()},
             {"correction", storage::toJson(opinion.verdict.correction)},
             {"errorType", storage::toJson(opinion.verdict.errorType)},
             {"note", storage::toJson(opinion.verdict.note)}});
    }
    return {
        step.step.id,
        step.resolutions.empty() ? 1 : step.resolutions.back().version + 1,
        agreed.verdict,
        agreed.correction,
        agreed.errorType,
        agreed.note,
        resolvedBy,
        QDateTime::currentDateTimeUtc(),
        storage::dumpJson(sources)};
}

} // namespace groundmark::annotation
