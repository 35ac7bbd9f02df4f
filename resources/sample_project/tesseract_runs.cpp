// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/tesseract_runs.h"

#include "evaluation/models/tesseract_model.h"
#include "imaging/cover.h"
#include "resources/sample_project/builder.h"

#include <map>

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

using evaluation::TesseractModel;

QString languagesFor(const SampleProject& project, DatasetId dataset)
{
    for (const Sample& sample : project.samples) {
        if (sample.dataset == dataset && sample.language == u"zh") {
            return u"chi_sim+eng"_s;
        }
    }
    return u"eng"_s;
}

/// What a model must not see of a page.
std::vector<Shape> coversOf(const SampleProject& project, const Sample& sample, int page)
{
    std::vector<Shape> covers;
    for (const Region& region : project.regions) {
        if (region.sample == sample.id && region.page == page && region.role == RegionRole::MaskTarget) {
            covers.push_back(region.shape);
        }
    }
    return covers;
}

evaluation::ModelRequest requestFor(const SampleProject& project, const Sample& sample)
{
    evaluation::ModelRequest request;
    request.sampleId = sample.externalId;
    request.prompt = sample.questions.first().text;
    for (int page = 0; page < int(sample.pages.size()); ++page) {
        const QImage& image = project.pictures.at(std::size_t(sample.pages[page].value) - 1).image;
        request.images.push_back(imaging::withCovers(image, coversOf(project, sample, page)));
    }
    return request;
}

Run runOf(const Dataset& dataset, const TesseractModel& model, const QString& languages)
{
    Run run;
    run.id = {idFor(u"run/tesseract/"_s + dataset.benchmark)};
    run.dataset = dataset.id;
    run.name = u"Tesseract, "_s + dataset.name;
    run.model = model.name();
    run.setting = u"direct"_s;
    run.origin = RunOrigin::Evaluated;
    run.parameters
        = QByteArray::fromStdString(Json {{"spec", utf8(u"tesseract:"_s + languages)}}.dump());
    return run;
}

} // namespace

Result<void> addTesseractRuns(SampleProject& project, const std::function<void(int, int)>& progress)
{
    std::map<QString, std::unique_ptr<TesseractModel>> models;
    for (const QString& languages : {u"eng"_s, u"chi_sim+eng"_s}) {
        auto model = TesseractModel::create(languages);
        if (!model) {
            return model.error();
        }
        models[languages] = std::move(*model);
    }
    for (const Dataset& dataset : project.datasets) {
        const QString languages = languagesFor(project, dataset.id);
        project.runs.push_back(runOf(dataset, *models.at(languages), languages));
    }
    // Samples that share their pages get the same text: the question makes no difference. Masked
    // pages are nobody else's.
    std::map<std::pair<QString, QList<ImageId>>, evaluation::ModelReply> known;
    int done = 0;
    for (const Sample& sample : project.samples) {
        const QString languages = languagesFor(project, sample.dataset);
        const auto key = std::pair(languages, sample.pages);
        if (!known.contains(key)) {
            known[key] = models.at(languages)->ask(requestFor(project, sample));
        }
        const evaluation::ModelReply& reply = known[key];
        Prediction prediction;
        const Dataset& dataset = project.datasets.at(std::size_t(sample.dataset.value) - 1);
        prediction.run = {idFor(u"run/tesseract/"_s + dataset.benchmark)};
        prediction.sample = sample.id;
        prediction.raw = reply.text;
        prediction.outcome = reply.outcome;
        prediction.error = reply.error;
        prediction.finishReason = reply.finishReason;
        project.predictions.push_back(prediction);
        if (progress) {
            progress(++done, int(project.samples.size()));
        }
    }
    return {};
}

} // namespace groundmark::sample_project
