// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/cue.h"

#include "imaging/mat_image.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <opencv2/imgproc.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace groundmark::imaging {

namespace {

Error wrong(const QString& what, const QString& hint)
{
    return {what, {}, QCoreApplication::translate("TextCue", "No region was chosen."), hint};
}

QJsonArray array(const std::vector<double>& values)
{
    QJsonArray json;
    for (const double value : values) {
        json.append(value);
    }
    return json;
}

QJsonArray array(const QRectF& box)
{
    return {box.x(), box.y(), box.width(), box.height()};
}

} // namespace

CueSettings CueSettings::viCrop(int layer, double base)
{
    CueSettings settings;
    settings.layers.first = layer;
    settings.layers.count = 1;
    settings.windows = WindowRule::viCrop(base);
    settings.refine = false;
    settings.magnification = 1.0;
    return settings;
}

Result<void> CueSettings::check() const
{
    const auto arePositive = [](const std::vector<double>& values) {
        return !values.empty()
            && std::ranges::all_of(values, [](double value) { return value > 0.0 && value <= 100.0; });
    };
    if (layers.first < 0 || layers.count < 1 || !(windows.base >= 1.0 && windows.base <= 100'000.0)
        || !arePositive(windows.ratios) || !arePositive(windows.aspects)
        || !(magnification > 0.0 && magnification <= 16.0)) {
        return wrong(
            QCoreApplication::translate("TextCue", "A number of TextCue is out of range."),
            QCoreApplication::translate(
                "TextCue",
                "Layers count from 0, windows have at least 1 px, ratios and shapes are over 0 and at most 100, "
                "crops are enlarged up to 16 times."));
    }
    return {};
}

Result<Cue> findCue(
    const LayerAttention& question, const LayerAttention& general, QSize grid, QSize image,
    std::span<const QRectF> words, const CueSettings& settings)
{
    if (auto right = settings.check(); !right) {
        return right.error();
    }
    if (qint64(grid.width()) * grid.height() != question.tokens || grid.isEmpty()) {
        return wrong(
            QCoreApplication::translate("TextCue", "The maps have %1 image tokens, a grid of %2 rows and %3 columns has %4.")
                .arg(question.tokens)
                .arg(grid.height())
                .arg(grid.width())
                .arg(qint64(grid.width()) * grid.height()),
            QCoreApplication::translate("TextCue", "Say how many rows and columns the model cut the picture into."));
    }
    if (image.isEmpty()) {
        return wrong(QCoreApplication::translate("TextCue", "The picture has no size."), {});
    }
    auto layer = selectLayer(question, general, settings.layers);
    if (!layer) {
        return layer.error();
    }
    Cue cue;
    cue.grid = grid;
    cue.window = selectWindow(
        {grid.width(), grid.height(), layer->relative}, image, settings.windows);
    cue.crop = refineToWords(
        cue.window.box, settings.refine ? words : std::span<const QRectF>(), image,
        settings.magnification);
    cue.layer = std::move(*layer);
    return cue;
}

QImage cuePicture(const QImage& image, const CueCrop& crop)
{
    const QRect inside = crop.crop & image.rect();
    if (inside.isEmpty()) {
        return {}; // copy() would take it for the whole image
    }
    const QImage part = image.copy(inside);
    if (crop.outputSize.isEmpty() || crop.outputSize == part.size()) {
        return part;
    }
    cv::Mat enlarged;
    cv::resize(
        rgbBytes(part), enlarged, {crop.outputSize.width(), crop.outputSize.height()}, 0.0, 0.0,
        cv::INTER_CUBIC);
    return imageFromRgb(enlarged);
}

QJsonObject toJson(const CueSettings& settings)
{
    return {
        {u"firstLayer"_s, settings.layers.first},
        {u"layers"_s, settings.layers.count},
        {u"floor"_s, settings.layers.floor},
        {u"base"_s, settings.windows.base},
        {u"ratios"_s, array(settings.windows.ratios)},
        {u"aspects"_s, array(settings.windows.aspects)},
        {u"normalise"_s, settings.windows.normalise},
        {u"refine"_s, settings.refine},
        {u"magnification"_s, settings.magnification}};
}

QJsonObject toJson(const Cue& cue)
{
    QJsonObject json {
        {u"layer"_s, cue.layer.layer},
        {u"divergence"_s, array(cue.layer.divergence)},
        {u"grid"_s, QJsonArray {cue.grid.height(), cue.grid.width()}},
        {u"wholeImage"_s, cue.window.isWholeImage},
        {u"window"_s, array(cue.window.box)},
        {u"words"_s, cue.crop.hits},
        {u"box"_s, array(cue.crop.box)},
        {u"crop"_s, array(QRectF(cue.crop.crop))},
        {u"size"_s, QJsonArray {cue.crop.outputSize.width(), cue.crop.outputSize.height()}}};
    if (!cue.window.isWholeImage) {
        json[u"ratio"_s] = cue.window.ratio;
        json[u"aspect"_s] = cue.window.aspect;
        json[u"difference"_s] = cue.window.difference;
        json[u"candidates"_s] = cue.window.candidates;
    }
    return json;
}

} // namespace groundmark::imaging
