// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/names.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace groundmark {

using HopId = StableId<struct HopTag>;

/// What one hop does with what it starts from. LogicOCR's paper says "multi-hop" and names no
/// operations: these words are ours.
enum class HopOperation {
    Read, ///< takes over what the cue says
    LookUp, ///< finds the entry for something known: a key, a row, a legend
    Select, ///< keeps those that meet a condition
    Compare, ///< which is more, earlier, the same
    Order, ///< sorts or ranks
    Count,
    Calculate, ///< arithmetic; "35 - 34.94 = 0.06" in the hop's text is checked
    Convert, ///< another unit, currency, calendar or language
    Combine, ///< puts facts together
    Decide, ///< draws the conclusion
};

/// One step from the cues to the answer. A hop that names neither a cue nor a hop goes on from all
/// hops before it.
struct Hop
{
    HopId id;
    QList<RegionId> cues; ///< regions of role Cue, in the order in which they are read
    QList<HopId> from; ///< earlier hops that it builds on
    HopOperation operation = HopOperation::Read;
    QString text; ///< what is found out here

    bool operator==(const Hop&) const = default;
};

/// How a question was crafted (LogicOCR-Real, section 3.2): all that belongs to it beside its words
/// and its answers, which are the sample's Question, and its reasoning class, which is the sample's
/// task.
struct QuestionDesign
{
    SampleId sample;
    QString scenario; ///< one of the paper's six: "chart", "document", …; empty: not said yet
    QString source; ///< where the image comes from: a dataset's name, an address
    QString licence; ///< of the image
    QString solution; ///< worked out, for reviewers and judges; never shown to a model
    QList<Hop> hops; ///< in the order of reasoning
    QStringList cleared; ///< ids of checks that the author has looked at and stands by

    bool operator==(const QuestionDesign&) const = default;
};

template <>
std::span<const Name<HopOperation>> namesOf<HopOperation>();

} // namespace groundmark
