// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/generate/gen_stages.h"

#include <vector>

/// The stages that ask a model. Each turns its samples into a CallList for askAll(), keeps what comes
/// as it comes, and leaves its CallReport in `report`.
namespace groundmark::evaluation::generate {

/// A record for this stage, dated now, with the repetition that the sample stands at.
[[nodiscard]] StageRecord newRecord(const GenItem& item, Stage stage, const QString& madeBy);

/// One vector per sample, empty where the endpoint failed (then the stage has failed for it).
[[nodiscard]] Result<std::vector<std::vector<double>>> embedContexts(
    GenStore& store, const std::vector<GenItem>& items, const StageWork& work, StageReport& report);

/// Translates every text with Chinese in it and keeps the question anew.
Result<void> translate(
    GenStore& store, const std::vector<const GenItem*>& items, const StageWork& work, StageReport& report);

Result<void> chooseLayouts(
    GenStore& store, const std::vector<const GenItem*>& items, const StageWork& work, StageReport& report);

/// Words for the background of those that have one; the others are left out.
Result<void> depict(
    GenStore& store, const std::vector<const GenItem*>& items, const StageWork& work, StageReport& report);

/// Asks for pictures, keeps the originals and resizes what arrived meanwhile.
Result<void> makeImages(
    GenStore& store, const std::vector<const GenItem*>& items, const StageWork& work, StageReport& report);

} // namespace groundmark::evaluation::generate
