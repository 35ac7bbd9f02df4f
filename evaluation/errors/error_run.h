// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/error_label.h"
#include "evaluation/benchmark.h"
#include "evaluation/judge/judge_run.h"
#include "evaluation/run/evaluation_store.h"

#include <vector>

namespace groundmark::evaluation {

/// What sorting failures needs kept. The project file implements it (storage/error_store.h).
class ErrorStore
{
public:
    virtual ~ErrorStore() = default;

    [[nodiscard]] virtual EvaluationStore& runs() = 0;
    /// In place of what the same author said of the same reply in the same version.
    virtual Result<void> keepLabel(const ErrorLabel& label) = 0;
    /// Of one run in one version of a taxonomy, in the order of samples.
    [[nodiscard]] virtual Result<std::vector<ErrorLabel>>
    labels(RunId run, const QString& taxonomy, int version) = 0;
};

/// SHA-256 of a reply's text; see ErrorLabel::reply.
[[nodiscard]] QByteArray replyHash(const QString& reply);

/// The judge's prompt for one failure. Its {names}: `corpus` (context, question and choices),
/// `question` (question and choices), `solution`, `response` (the reply as it came), `types` (numbered
/// names with their meanings).
[[nodiscard]] QString errorPrompt(
    const Taxonomy& taxonomy, const Benchmark& benchmark, const Truth& truth, const Prediction& prediction);

/// How a judge is asked about the failures of one run.
struct ErrorPlan
{
    RunId run;
    Taxonomy taxonomy;
    std::vector<SampleId> failures; ///< samples whose replies are to be sorted
    ModelConfig judge;
    CallPolicy policy;
    int attempts = 2; ///< at a reply that names no type, with the first; ours
};

struct ErrorReport
{
    CallReport calls; ///< of the last round
    qint64 known = 0; ///< failures that this judge had named a type for already
    qint64 asked = 0;
    qint64 failed = 0; ///< without a reply; no label, asked again the next time
    qint64 unreadable = 0; ///< replies that name no type, after all attempts; kept as such
};

/// Asks the judge for the type of every failure that it has not named yet, and keeps the label with
/// prompt and raw reply. Calls go through the ledger of askAll(), so that nothing is paid for twice
/// and an ended run goes on. Blocks.
/// @param make makeModel() of model_spec.h, or a test's own
[[nodiscard]] Result<ErrorReport> askForErrors(
    ErrorStore& store,
    const JudgeMaker& make,
    const Benchmark& benchmark,
    const ErrorPlan& plan,
    RunControl& control,
    const CallObserver& observer = {});

} // namespace groundmark::evaluation
