// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/robustness/condition_images.h"
#include "viewers/robustness/robustness_report.h"
#include "widgets/glyphs.h"

#include <map>

namespace groundmark::viewers {

/// One column of the grid: a picture that models were asked about.
struct SampleColumn
{
    std::optional<std::size_t> condition; ///< of the report's data; nothing: clean
    ConditionPicture picture;
    std::optional<QString> read; ///< what a Tesseract run of the project read in it
};

/// Everything that the grid shows of one sample, read from the project.
struct SampleConditions
{
    Sample sample;
    QString expected; ///< the main acceptable answer
    QString reference; ///< transcriptions of the sample's regions; empty where it has none
    QString languages; ///< for Tesseract
    std::vector<SampleColumn> columns; ///< clean first
};

/// The seeds of a dataset's runs, see storage::perturbationSeedOf().
using RunSeeds = std::map<QString, quint64>;
[[nodiscard]] RunSeeds runSeeds(storage::Project& project);

[[nodiscard]] Result<SampleConditions> readSampleConditions(
    storage::Project& project,
    const RobustnessReport& report,
    std::size_t item,
    const RunSeeds& seeds);

/// The sign of a cell. Outcomes without a score have their own.
[[nodiscard]] widgets::Glyph
cellGlyph(const robust::RobustReply& clean, const robust::RobustReply& reply, bool isClean);

/// "motion blur, severity 2" or a photograph's condition; "clean" for nothing.
[[nodiscard]] QString
conditionTitle(const RobustnessReport& report, const std::optional<std::size_t>& condition);

} // namespace groundmark::viewers
