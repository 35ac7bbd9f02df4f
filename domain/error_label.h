// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/names.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace groundmark {

/// Who said of what type a failure is.
enum class LabelSource {
    Person,
    Judge, ///< a model that was asked
    Rule, ///< a rule of the taxonomy
};

/// One type of failure.
struct ErrorType
{
    QString id; ///< stable word in its taxonomy: "ocr-error"; what `label:` of a query looks for
    QString name; ///< as people read it: "OCR error"
    QString group; ///< "image reading error"; empty for none
    QString meaning; ///< one sentence
    /// A query of Compare in which A is the run that is looked at; failures that it finds are
    /// proposed for this type. Empty for none.
    QString rule;

    bool operator==(const ErrorType&) const = default;
};

/// The types that failures are sorted into. A version is never changed once it is stored: what was
/// labelled under it keeps its meaning, and a change makes the next version.
struct Taxonomy
{
    QString id; ///< stable word: "logicocr-gen"
    int version = 1;
    QString name;
    QString source; ///< paper and section, or who made it
    QList<ErrorType> types; ///< in the order in which they are offered
    QString judgePrompt; ///< {names} are filled in, see evaluation/errors/error_run.h; empty: no judge
    bool judgeSeesImages = false; ///< the sample's pages are sent along

    bool operator==(const Taxonomy&) const = default;
};

/// What somebody said of one reply. Everyone says at most one type in one version of a taxonomy.
struct ErrorLabel
{
    RunId run;
    SampleId sample;
    QString taxonomy;
    int version = 1;
    LabelSource source = LabelSource::Person;
    QString author; ///< the annotator, the judge's model, or "rules"
    QString type; ///< ErrorType::id; empty: the judge was asked and named none
    QString note;
    QByteArray reply; ///< SHA-256 of the reply's text: another reply later makes the label stale
    QDateTime at; ///< UTC
    QString prompt; ///< Judge: as it was sent
    QString raw; ///< Judge: the reply as it came

    bool operator==(const ErrorLabel&) const = default;
};

template <>
std::span<const Name<LabelSource>> namesOf<LabelSource>();

} // namespace groundmark
