// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/textcue/cue_view.h"

#include "imaging/float_image.h"
#include "imaging/image_decoder.h"
#include "storage/run_store.h"

#include <QCoreApplication>
#include <QDir>

namespace groundmark::viewers {

namespace {

const QColor HeatColour(0xFF, 0x5A, 0x1F); ///< warm and readable over white pages

Error noMaps(const QString& folder, const imaging::AttentionNames& names, const QString& id)
{
    return {
        QCoreApplication::translate("TextCue", "There are no attention maps for this page."),
        QDir::toNativeSeparators(folder.isEmpty() ? id : folder),
        {},
        QCoreApplication::translate(
            "TextCue", "They are looked for as %1 and %2 in the folder above; {id} is the sample's id.")
            .arg(names.question, names.general)};
}

} // namespace

Result<CueMaterial>
readCueMaterial(storage::Project& project, SampleId sample, int page, const CueRequest& request)
{
    storage::ProjectRunStore store(project);
    const auto truth = store.truth(sample);
    const auto paths = store.pagePaths(sample);
    if (!truth || !paths) {
        return truth ? paths.error() : truth.error();
    }
    CueMaterial made;
    made.sample = sample;
    made.pages = static_cast<int>(paths->size());
    made.page = std::clamp(page, 0, std::max(0, made.pages - 1));
    made.imagePath = paths->value(made.page);
    const QString& id = truth->sample.externalId;
    if (made.imagePath.isEmpty() || request.attention.isEmpty()) {
        return noMaps(request.attention, request.names, id);
    }
    const auto files
        = imaging::findAttention(request.attention, request.names, id, made.imagePath, made.page);
    if (!files) {
        return files.error();
    }
    if (!*files) {
        return noMaps(request.attention, request.names, id);
    }
    made.mapPath = (*files)->question;
    made.grid = (*files)->grid;
    auto question = imaging::readAttention((*files)->question);
    auto general = imaging::readAttention((*files)->general);
    if (!question || !general) {
        return question ? general.error() : question.error();
    }
    const auto header = imaging::readImageHeader(made.imagePath);
    if (!header) {
        return header.error();
    }
    if (auto allowed = imaging::checkLimits(made.imagePath, *header, {}); !allowed) {
        return allowed.error();
    }
    auto image = imaging::decodeImage(made.imagePath, *header);
    if (!image) {
        return image.error();
    }
    auto words = cueWords(
        truth->regions, made.page, made.imagePath, truth->sample.language, request.words, request.languages);
    if (!words) {
        return words.error();
    }
    made.question = std::move(*question);
    made.general = std::move(*general);
    made.image = std::move(*image);
    made.words = std::move(*words);
    return made;
}

Result<CueView> computeCueView(
    const CueMaterial& material, const std::optional<QSize>& grid, const imaging::CueSettings& settings,
    const imaging::CueSettings& baseline)
{
    CueView view;
    view.isGuessed = !grid && !material.grid;
    view.grid = grid          ? *grid
        : material.grid       ? *material.grid
                              : imaging::likelyGrid(material.question.tokens, material.image.size());
    auto cue = imaging::findCue(
        material.question, material.general, view.grid, material.image.size(), material.words, settings);
    if (!cue) {
        return cue.error();
    }
    view.cue = std::move(*cue);
    view.candidates = imaging::candidateWindows(
        {view.grid.width(), view.grid.height(), view.cue.layer.relative}, material.image.size(), settings.windows);
    view.crop = imaging::cuePicture(material.image, view.cue.crop);
    view.heat = imaging::heatImage({view.grid, view.cue.layer.relative}, HeatColour);
    view.baseline = imaging::findCue(
        material.question, material.general, view.grid, material.image.size(), {}, baseline);
    if (view.baseline) {
        view.baselineCrop = imaging::cuePicture(material.image, view.baseline->crop);
    }
    return view;
}

} // namespace groundmark::viewers
