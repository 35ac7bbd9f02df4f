// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/names.h"

#include <QList>
#include <QString>

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

    bool operator==(const StepVerdict&) const = default;
};

template <>
std::span<const Name<Verdict>> namesOf<Verdict>();

} // namespace groundmark
