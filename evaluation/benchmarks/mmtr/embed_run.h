// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/mmtr_scores.h"
#include "evaluation/models/model.h"
#include "evaluation/run/ask_all.h"
#include "evaluation/run/run_store.h"

#include <QString>

namespace groundmark::evaluation {

/// What embedRun() needs kept. The project file implements it (storage/run_store.h).
class EmbedStore
{
public:
    virtual ~EmbedStore() = default;

    [[nodiscard]] virtual RunStore& runs() = 0;
    /// The ledger and the cache of the same project.
    [[nodiscard]] virtual CallStore& calls() = 0;
    /// Renews Prediction::extra, and nothing else.
    virtual Result<void> keepExtra(const Prediction& prediction) = 0;
};

namespace mmtr {

struct EmbedReport
{
    CallReport calls;
    qint64 predictions = 0; ///< of L2–L4 that answer the task: those that need a similarity
    qint64 texts = 0; ///< different ones that were sent
    qint64 compared = 0; ///< predictions that have a similarity now
};

/// A text as the official code sends it to the embedding model: "Instruct: …\nText: …" with one
/// instruction per level. The instructions are in our own words. L1 sends none of it.
[[nodiscard]] QString embeddingText(Level level, const QString& text);

/// Cosine of two vectors, clipped to 0–1; nothing for vectors of different lengths or without length.
[[nodiscard]] std::optional<double> cosine(const std::vector<float>& a, const std::vector<float>& b);

/// Asks an embeddings endpoint for targets and replies of the run's L2–L4 predictions and keeps the
/// cosine of each pair in Prediction::extra, "mmtr": {"embed_sim", "embed_model"}. Afterwards the run
/// must be scored again (scoreRun). Blocks; what was asked before comes from the cache.
[[nodiscard]] Result<EmbedReport> embedRun(
    EmbedStore& store,
    Model& embedder,
    RunId run,
    const CallPolicy& policy,
    RunControl& control,
    const CallObserver& observer = {});

} // namespace mmtr

} // namespace groundmark::evaluation
