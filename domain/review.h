// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/names.h"

#include <QString>

namespace groundmark {

enum class ReviewVerdict { Waiting, Accepted, Rejected, Escalated };

/// One entry of a review queue: a sample that somebody has to look at, and what they said.
struct Review
{
    ReviewId id;
    SampleId sample;
    AnnotatorId annotator; ///< who decided; not stored while waiting
    QString queue; ///< what is being verified, such as "generated images"
    ReviewVerdict verdict = ReviewVerdict::Waiting;
    QString reason; ///< one of the queue's reasons, for a rejection
    QString note;

    bool operator==(const Review&) const = default;
};

struct Annotator
{
    AnnotatorId id;
    QString name; ///< unique in the project; a pseudonym is fine

    bool operator==(const Annotator&) const = default;
};

template <>
std::span<const Name<ReviewVerdict>> namesOf<ReviewVerdict>();

} // namespace groundmark
