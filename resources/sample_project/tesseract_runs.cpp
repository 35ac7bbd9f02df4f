// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/tesseract_runs.h"

#include "evaluation/models/tesseract_model.h"
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

evaluation::ModelRequest requestFor(const SampleProject& project, const Sample& sample)
{
    evaluation::ModelRequest request {sample.externalId, sample.questions.first().text, {}};
    for (const ImageId page : sample.pages) {
        request.images.push_back(project.pictures.at(std::size_t(page.value) - 1).image);
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
    // Samples that share their pages get the same text: the question makes no difference.
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
