// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geometry.h"
#include "domain/ids.h"
#include "domain/names.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace groundmark {

/// What became of one request to a model. Only Scored has a score; the other three are not wrong
/// answers and are counted apart everywhere.
enum class Outcome {
    Scored,
    Unparseable, ///< there is an answer, but the benchmark's parser finds nothing in it
    RefusedOrEmpty, ///< the model declined or said nothing
    ApiError, ///< the request failed; `Prediction::error` says how
};

/// Where a run's answers came from.
enum class RunOrigin {
    Evaluated, ///< Groundmark asked the model
    Imported, ///< read from a file
    Demonstration, ///< written by hand to show the program; says so wherever it is shown
};

/// One model under one setting over one dataset, with everything needed to do it again.
struct Run
{
    RunId id;
    DatasetId dataset;
    QString name; ///< unique in the project
    QString model;
    QString setting; ///< "cot", "direct", …
    RunOrigin origin = RunOrigin::Imported;
    QByteArray parameters; ///< one JSON object: endpoint, temperature, image policy, …
    QByteArray promptHash; ///< SHA-256 of the prompt template; empty when unknown
    int truthVersion = 1; ///< Dataset::truthVersion that the scores were made against
    Frame frame = Frame::Thousand; ///< what the model's coordinates are taken to be
    QDateTime startedAt; ///< UTC
    QDateTime finishedAt; ///< UTC; null while running or when unknown
    /// Why a run that is not finished stopped ("cancelled", "over-budget", …, names of RunEnd); empty
    /// while it runs, when it was killed, and when it finished.
    QString stopped;

    bool operator==(const Run&) const = default;
};

/// What an outside judge said of one prediction.
struct JudgeVerdict
{
    QString protocol; ///< which question it was asked: "magic-short", "mmtr-gate", …
    QString judge; ///< name of the model, or of the person
    bool isPerson = false;
    int repetition = 0; ///< 0 for the first time the judge was asked, 1 for the second, …
    std::optional<bool> correct; ///< nothing when the reply could not be read: not a "no"

    bool operator==(const JudgeVerdict&) const = default;
};

/// One reply. The raw text is kept as it came, before anything is parsed.
struct Prediction
{
    PredictionId id;
    RunId run;
    SampleId sample;
    QString raw;
    QString parsed; ///< the answer that the benchmark found in it
    Outcome outcome = Outcome::Scored;
    QString error; ///< for Outcome::ApiError
    QString finishReason;
    std::optional<int> inputTokens;
    std::optional<int> outputTokens;
    std::optional<double> latencySeconds;
    /// One JSON object: keys of the source file that Groundmark does not know, or, of a model that
    /// Groundmark asked, what else it sent ("reasoning", "refusal", "model", "usage", …).
    QByteArray extra;
    QByteArray requestKey; ///< SHA-256 of the request as it was asked; empty for imported answers
    QList<JudgeVerdict> verdicts; ///< in the order of protocol, judge and repetition

    bool operator==(const Prediction&) const = default;
};

/// One number for one prediction.
struct Score
{
    PredictionId prediction;
    QString metric; ///< "anls", "edit-distance", …
    double value = 0.0; ///< 0–1, higher is better
    bool primary = true; ///< the one that lists and averages show
    QByteArray reason; ///< JSON, see evaluation/metrics/reason.h
    int truthVersion = 1;

    bool operator==(const Score&) const = default;
};

template <>
std::span<const Name<Outcome>> namesOf<Outcome>();
template <>
std::span<const Name<RunOrigin>> namesOf<RunOrigin>();

} // namespace groundmark
