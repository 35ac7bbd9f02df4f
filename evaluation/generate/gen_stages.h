// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/generate/gen_plan.h"
#include "evaluation/generate/gen_store.h"
#include "evaluation/run/ask_all.h"

#include <optional>
#include <set>
#include <vector>

namespace groundmark::evaluation::generate {

/// What one stage works with.
struct StageWork
{
    GenPlan plan;
    /// Unique: an embeddings endpoint (null: a lexical measure, and it says so); Language: a chat model
    /// that translates (null: the sample is held); Layout and Depiction: a chat model; Image: an images
    /// endpoint.
    Model* model = nullptr;
    std::set<SampleId> chosen; ///< only these; empty for all
    std::optional<qint64> limit; ///< at most so many samples that are not done yet
    CallPolicy policy;
    RunControl* control = nullptr; ///< must be there for stages that ask
    CallObserver observer;
};

/// What a stage did, and how its samples stand now.
struct StageReport
{
    Stage stage = Stage::Unique;
    qint64 worked = 0; ///< samples that this call looked at
    qint64 done = 0;
    qint64 leftOut = 0;
    qint64 held = 0;
    qint64 failed = 0;
    qint64 waiting = 0; ///< that are ready for the stage and were not reached
    std::optional<CallReport> calls; ///< of a stage that asked
};

/// Runs one stage over the samples that are ready for it and not done. What was done is never done
/// again, so that a stage that was killed, cancelled or ran out of money goes on where it stood.
/// Blocks; fails when the store cannot be used or a model is missing without which nothing can be done.
[[nodiscard]] Result<StageReport> runStage(GenStore& store, Stage stage, const StageWork& work);

/// Whether the stage has its turn: everything before it is done, and it is not. A picture that was
/// rejected has its turn again only after redo().
[[nodiscard]] bool isReady(const GenItem& item, Stage stage);

/// Says that this stage and those after it are to be done again for these samples. Models are asked
/// anew and not answered from the cache. A sample whose tries are used up keeps its picture. Gives how
/// many samples will be done again.
[[nodiscard]] Result<qint64>
redo(GenStore& store, Stage from, const GenPlan& plan, const std::set<SampleId>& samples);

/// Resizes what arrived and is not resized yet, on all cores, and puts it into the review queue. The
/// Image stage does so while it runs. Gives how many; an original that cannot be read fails its sample.
[[nodiscard]] Result<qint64> finishPictures(GenStore& store, const GenPlan& plan);

/// How all stages stand.
[[nodiscard]] std::vector<StageReport> countStages(const std::vector<GenItem>& items);

/// The texts of a sample that go onto the picture.
[[nodiscard]] PictureText pictureText(const Sample& sample);

} // namespace groundmark::evaluation::generate
