// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "imaging/cue.h"
#include "storage/project.h"
#include "viewers/textcue/cue_batch.h"

#include <QImage>

#include <memory>
#include <vector>

namespace groundmark::viewers {

/// What one page's cue is made of, read once: maps, pixels and words.
struct CueMaterial
{
    SampleId sample;
    int page = 0;
    int pages = 0;
    QString imagePath;
    QString mapPath; ///< of the question
    imaging::LayerAttention question;
    imaging::LayerAttention general;
    std::optional<QSize> grid; ///< as the file beside the map says
    QImage image;
    std::vector<QRectF> words;
};
/// Reads it; blocks, with Tesseract for seconds. Fails where the page has no maps, and says how they
/// would have to be called.
[[nodiscard]] Result<CueMaterial>
readCueMaterial(storage::Project& project, SampleId sample, int page, const CueRequest& request);

/// Everything that the TextCue view draws.
struct CueView
{
    QSize grid; ///< columns × rows
    bool isGuessed = false; ///< nobody said the grid
    imaging::Cue cue; ///< TextCue's
    std::vector<imaging::CueWindow> candidates;
    QImage crop;
    QImage heat; ///< the chosen layer's relative attention in one hue, to be stretched over the page
    Result<imaging::Cue> baseline = Error {}; ///< ViCrop's; an error where its layer is not there
    QImage baselineCrop;
};
/// @param grid columns × rows; nothing for the material's own, else the likely one
[[nodiscard]] Result<CueView> computeCueView(
    const CueMaterial& material, const std::optional<QSize>& grid, const imaging::CueSettings& settings,
    const imaging::CueSettings& baseline);

} // namespace groundmark::viewers
