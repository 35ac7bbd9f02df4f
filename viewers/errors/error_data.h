// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "evaluation/errors/error_counts.h"
#include "storage/error_store.h"
#include "storage/project.h"

#include <QByteArray>

#include <vector>

namespace groundmark::viewers {

/// A dataset's failures under one version of a taxonomy, as the Errors view and the verb show them.
struct ErrorData
{
    DatasetId dataset;
    QString datasetName;
    bool demonstration = false;
    double passFrom = 0.5; ///< a primary score below this is a failure; ours
    Taxonomy taxonomy;
    std::vector<Run> runs; ///< of the dataset, in the project's order
    std::vector<storage::FailedReply> failures; ///< by run and sample
    /// The same failures in the same order, with what was said of them.
    std::vector<evaluation::LabelledFailure> labelled;

    [[nodiscard]] const Run* find(RunId run) const; ///< null for an unknown one
    /// Of these runs only; of all for an empty list.
    [[nodiscard]] std::vector<evaluation::LabelledFailure> labelledOf(const QList<RunId>& some) const;
};

/// Reads it all; blocks. Fails when the database does.
[[nodiscard]] Result<ErrorData>
readErrors(storage::Project& project, DatasetId dataset, const Taxonomy& taxonomy, double passFrom = 0.5);

/// What counts, how often, and how far the authors agree.
struct ErrorSummary
{
    evaluation::ErrorVoice voice = evaluation::ErrorVoice::Deciding;
    int failures = 0;
    int labelled = 0; ///< failures with a type by that voice
    std::vector<evaluation::ErrorCount> counts; ///< one per type
    std::vector<evaluation::AuthorPair> pairs;
    std::optional<evaluation::CohenKappa> peopleAgainstJudges;
};
/// @param runs only these; all for an empty list
[[nodiscard]] ErrorSummary
summaryOf(const ErrorData& data, evaluation::ErrorVoice voice, const QList<RunId>& runs = {});

/// One row per label: run, model, sample, class, score, answer, taxonomy, version, type, group, source,
/// author, note, time, stale. RFC 4180, UTF-8.
[[nodiscard]] QByteArray labelsCsv(const ErrorData& data, const QList<RunId>& runs = {});
/// The taxonomy, the labels, the counts and the agreement in one document.
[[nodiscard]] QByteArray errorsJson(const ErrorData& data, const ErrorSummary& summary, const QList<RunId>& runs = {});

/// Stable word of a voice: "deciding", "people", "judges", "rules".
[[nodiscard]] QString wordOf(evaluation::ErrorVoice voice);

} // namespace groundmark::viewers
