// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/names.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace groundmark {

/// A person's judgement. Unmarked is not a judgement and never counts as one.
enum class Verdict { Unmarked, Correct, Incorrect, Unsure };

struct Step
{
    StepId id;
    ChainId chain;
    int position = 0; ///< 0-based
    QString text;
    QList<int> regions; ///< ordinals of the regions that the step names, ascending

    bool operator==(const Step&) const = default;
};

/// A model's reasoning about one sample, split into steps.
struct Chain
{
    ChainId id;
    SampleId sample;
    RunId run; ///< null when the chain came without a run
    QString model;
    QString setting; ///< "cot", "direct", …
    QString finalAnswer;
    QList<Step> steps;
    bool demonstration = false; ///< written by hand to show the program

    bool operator==(const Chain&) const = default;
};

/// What one annotator says of one step.
struct StepVerdict
{
    StepId step;
    AnnotatorId annotator;
    Verdict verdict = Verdict::Unmarked;
    QString correction; ///< replaces the whole step; empty for none
    QString errorType;
    QString note;
    /// Ordinals of the regions that the step is grounded in, as this annotator says, ascending;
    /// nothing: nobody linked or unlinked one, and those count that the texts name.
    std::optional<QList<int>> regions {};
    bool discuss = false; ///< wanted on the list of the next discussion

    bool operator==(const StepVerdict&) const = default;
};

/// What one annotator says of a chain as a whole, and of the question that it answers.
struct ChainReview
{
    ChainId chain;
    AnnotatorId annotator;
    Verdict finalAnswer = Verdict::Unmarked; ///< the chain's answer against both truths
    /// Stable words: "valid", or what is wrong with the question; empty: not looked at yet.
    QStringList quality;
    QString note;
    bool discuss = false; ///< wanted on the list of the next discussion
    bool practice = false; ///< a training item: left out of agreement, statistics and exports
    bool submitted = false; ///< the annotator is done with it

    bool operator==(const ChainReview&) const = default;
};

/// What a discussion made of one step. A later discussion adds a version; none is ever replaced.
struct StepResolution
{
    StepId step;
    int version = 1; ///< 1, 2, … per step; the highest holds
    Verdict verdict = Verdict::Unmarked;
    QString correction;
    QString errorType;
    QString note;
    QString resolvedBy; ///< name of whoever wrote it down
    QDateTime at; ///< UTC
    /// The judgements that it was made from, as they stood: a JSON array of objects with the
    /// annotator's name, verdict, correction, error type and note.
    QByteArray sources;

    bool operator==(const StepResolution&) const = default;
};

template <>
std::span<const Name<Verdict>> namesOf<Verdict>();

} // namespace groundmark
