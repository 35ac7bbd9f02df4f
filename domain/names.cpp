// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/names.h"

#include "domain/error_label.h"
#include "domain/question_design.h"
#include "domain/reasoning.h"
#include "domain/region.h"
#include "domain/review.h"
#include "domain/run.h"
#include "domain/sample.h"

#include <array>

namespace groundmark {

using View = QLatin1StringView;

template <>
std::span<const Name<LabelSource>> namesOf<LabelSource>()
{
    static constexpr std::array names {
        Name {LabelSource::Person, View("person")},
        Name {LabelSource::Judge, View("judge")},
        Name {LabelSource::Rule, View("rule")},
    };
    return names;
}

template <>
std::span<const Name<ImageState>> namesOf<ImageState>()
{
    static constexpr std::array names {
        Name {ImageState::Present, View("present")},
        Name {ImageState::Missing, View("missing")},
        Name {ImageState::Unreadable, View("unreadable")},
    };
    return names;
}

template <>
std::span<const Name<SampleState>> namesOf<SampleState>()
{
    static constexpr std::array names {
        Name {SampleState::New, View("new")},
        Name {SampleState::Draft, View("draft")},
        Name {SampleState::Done, View("done")},
        Name {SampleState::Accepted, View("accepted")},
        Name {SampleState::Rejected, View("rejected")},
        Name {SampleState::Escalated, View("escalated")},
    };
    return names;
}

template <>
std::span<const Name<RegionRole>> namesOf<RegionRole>()
{
    static constexpr std::array names {
        Name {RegionRole::Object, View("object")},
        Name {RegionRole::Relevant, View("relevant")},
        Name {RegionRole::Adversarial, View("adversarial")},
        Name {RegionRole::Cue, View("cue")},
        Name {RegionRole::MaskTarget, View("mask-target")},
        Name {RegionRole::Answer, View("answer")},
        Name {RegionRole::Word, View("word")},
    };
    return names;
}

template <>
std::span<const Name<HopOperation>> namesOf<HopOperation>()
{
    static constexpr std::array names {
        Name {HopOperation::Read, View("read")},
        Name {HopOperation::LookUp, View("look-up")},
        Name {HopOperation::Select, View("select")},
        Name {HopOperation::Compare, View("compare")},
        Name {HopOperation::Order, View("order")},
        Name {HopOperation::Count, View("count")},
        Name {HopOperation::Calculate, View("calculate")},
        Name {HopOperation::Convert, View("convert")},
        Name {HopOperation::Combine, View("combine")},
        Name {HopOperation::Decide, View("decide")},
    };
    return names;
}

template <>
std::span<const Name<Verdict>> namesOf<Verdict>()
{
    static constexpr std::array names {
        Name {Verdict::Unmarked, View("unmarked")},
        Name {Verdict::Correct, View("correct")},
        Name {Verdict::Incorrect, View("incorrect")},
        Name {Verdict::Unsure, View("unsure")},
    };
    return names;
}

template <>
std::span<const Name<ReviewVerdict>> namesOf<ReviewVerdict>()
{
    static constexpr std::array names {
        Name {ReviewVerdict::Waiting, View("waiting")},
        Name {ReviewVerdict::Accepted, View("accepted")},
        Name {ReviewVerdict::Rejected, View("rejected")},
        Name {ReviewVerdict::Escalated, View("escalated")},
    };
    return names;
}

template <>
std::span<const Name<Outcome>> namesOf<Outcome>()
{
    static constexpr std::array names {
        Name {Outcome::Scored, View("scored")},
        Name {Outcome::Unparseable, View("unparseable")},
        Name {Outcome::RefusedOrEmpty, View("refused-or-empty")},
        Name {Outcome::ApiError, View("api-error")},
    };
    return names;
}

template <>
std::span<const Name<RunOrigin>> namesOf<RunOrigin>()
{
    static constexpr std::array names {
        Name {RunOrigin::Evaluated, View("evaluated")},
        Name {RunOrigin::Imported, View("imported")},
        Name {RunOrigin::Demonstration, View("demonstration")},
    };
    return names;
}

} // namespace groundmark
