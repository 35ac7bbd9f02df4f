// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/sample_project/sample_project.h"
#include "resources/sample_project/scene.h"

#include <QStringList>

#include <nlohmann/json.hpp>

#include <map>

namespace groundmark::sample_project {

using Json = nlohmann::ordered_json;

/// Puts the sample project together, piece by piece. All ids follow from names, so that they are
/// the same every time.
class Builder
{
public:
    /// Begins a dataset; samples that follow belong to it. Also begins its demonstration run.
    void dataset(const QString& name, const QString& benchmark);

    /// A page: the scene is kept for lookUp().
    ImageId picture(const QString& file, const Scene& scene);
    ImageId picture(const QString& file, const QImage& image);

    /// What one sample is made of.
    struct Item
    {
        QString id {}; ///< external id
        QString task {};
        QString language {};
        std::vector<ImageId> pages {};
        QString question {};
        QList<Answer> answers {};
        QStringList choices {};
        QString context {};
        QString rule {};
        Json extra = Json::object();
        SampleState state = SampleState::New;
    };
    SampleId sample(const Item& item);

    /// The reply of the demonstration run to a sample.
    void reply(SampleId sample, const QString& raw, Outcome outcome = Outcome::Scored);
    /// A request of the demonstration run that failed.
    void failure(SampleId sample, const QString& error);

    /// Adds a region; `key` must be unique in the sample.
    Region& region(
        SampleId sample,
        RegionRole role,
        const QRectF& rect,
        const QString& key,
        const QString& text = {});
    /// MagiC's regions, numbered by their place (top to bottom, then left to right) so that the
    /// number says nothing about the role. Returns the number of each name.
    std::map<QString, int> magicRegions(
        SampleId sample,
        const Scene& scene,
        const QStringList& relevant,
        const QStringList& adversarial);
    /// One Word region per line of the scene, with transcription and reading order.
    void lines(SampleId sample, const Scene& scene, int page = 0);

    LabelId label(const QString& name, const QString& key);
    AnnotatorId annotator(const QString& name);
    Chain& chain(
        SampleId sample, const QString& answer, const QList<std::pair<QString, QList<int>>>& steps);
    void verdict(
        const Step& step,
        AnnotatorId annotator,
        Verdict verdict,
        const QString& correction = {},
        const QString& note = {});
    /// Says that the annotator is done with the chain and finds its question valid.
    void submit(const Chain& chain, AnnotatorId annotator, Verdict finalAnswer);
    void review(
        SampleId sample,
        const QString& queue,
        ReviewVerdict verdict,
        AnnotatorId annotator = {},
        const QString& reason = {},
        const QString& note = {});

    [[nodiscard]] SampleProject take() { return std::move(m_project); }

private:
    [[nodiscard]] const Sample& at(SampleId id) const;

    SampleProject m_project;
};

/// The model of the demonstration runs, as tables name it.
[[nodiscard]] QString demonstrationModel();

/// An id that follows from its name.
[[nodiscard]] QUuid idFor(const QString& name);

/// A plain answer, and one whose JSON matters.
[[nodiscard]] Answer plain(const QString& text);
[[nodiscard]] Answer exact(const Json& json);

/// x1, y1, x2, y2 in the 0–1000 frame of OCRBench v2, rounded.
[[nodiscard]] Json thousand(const QRectF& rect, const QImage& image);

/// UTF-8 for the JSON library.
[[nodiscard]] std::string utf8(const QString& text);

} // namespace groundmark::sample_project
