// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/error_label.h"
#include "evaluation/metrics/agreement.h"

#include <QStringList>

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation {

/// Whose word counts where several have said something of one failure.
enum class ErrorVoice
{
    /// The majority of people; without people the majority of judges; without these the rules. On a tie
    /// the earlier label. Ours.
    Deciding,
    People,
    Judges,
    Rules,
};

/// One failure with all that was said of it in one version of a taxonomy.
struct LabelledFailure
{
    RunId run;
    SampleId sample;
    QString sampleClass; ///< Sample::task; empty for none
    QByteArray reply; ///< hash of the reply as it stands; labels about another one are stale
    std::vector<ErrorLabel> labels;
};

/// The type that counts; empty when nobody of that voice has named one. Stale labels do not count.
[[nodiscard]] QString typeOf(const LabelledFailure& failure, ErrorVoice voice);

/// How often a type occurs.
struct ErrorCount
{
    QString type; ///< id
    int count = 0; ///< failures for which it counts
    std::map<QString, int> byRun; ///< RunId::toText() → failures
    std::map<QString, int> byClass;
    int saidByPeople = 0; ///< failures for which at least one person named it
    int saidByJudges = 0;
    /// Of the pairs of authors who both labelled a failure and of whom at least one named this type, the
    /// share of which both did, counted as 2·both / (2·both + one): positive specific agreement
    /// (Fleiss, "Statistical Methods for Rates and Proportions"). Nothing without such a pair.
    std::optional<double> agreement;
    int pairs = 0; ///< of which at least one named it
};

/// One line per type, in the taxonomy's order, those that never occur as well.
[[nodiscard]] std::vector<ErrorCount>
countErrors(const Taxonomy& taxonomy, std::span<const LabelledFailure> failures, ErrorVoice voice);

/// Two authors on the failures that both have named a type for.
struct AuthorPair
{
    QString first; ///< people before judges before rules, then by name
    LabelSource firstSource = LabelSource::Person;
    QString second;
    LabelSource secondSource = LabelSource::Judge;
    CohenKappa kappa;
};
/// All pairs of authors with at least one failure in common, people against judges first.
[[nodiscard]] std::vector<AuthorPair> agreementOf(std::span<const LabelledFailure> failures);
/// People as one (their majority) against judges as one; nothing without a failure in common.
[[nodiscard]] std::optional<CohenKappa> peopleAgainstJudges(std::span<const LabelledFailure> failures);

} // namespace groundmark::evaluation
