// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/evaluate/prompt_preview.h"

#include "evaluation/models/model_spec.h"
#include "evaluation/models/openai_request.h"
#include "evaluation/run/evaluate.h"
#include "storage/dataset_repository.h"
#include "storage/run_store.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace groundmark::viewers {

namespace {

constexpr int LongestShown = 900; // px, on screens of twice the density, too

/// The body as it goes to a chat endpoint, images by their digest.
QByteArray bodyOf(const evaluation::RunPlan& plan, const evaluation::ModelRequest& request)
{
    const QString kind = QStringLiteral("openai:");
    if (!plan.model.spec.startsWith(kind)) {
        return {};
    }
    const auto parts = evaluation::splitModelAndUrl(plan.model.spec.mid(kind.size()));
    if (!parts) {
        return {};
    }
    evaluation::Endpoint endpoint = plan.model.endpoint;
    endpoint.model = parts->model;
    return evaluation::openAiBody(
        evaluation::OpenAiApi::Chat,
        request,
        endpoint,
        plan.model.sampling,
        evaluation::ImageForm::Digest);
}

Result<PreviewImage> shown(const evaluation::RequestImage& image)
{
    auto decoded = image.decoded();
    if (!decoded) {
        return decoded.error();
    }
    PreviewImage result {std::move(*decoded), image.size, image.mediaType, image.bytes.size()};
    if (std::max(result.picture.width(), result.picture.height()) > LongestShown) {
        result.picture = result.picture.scaled(
            LongestShown, LongestShown, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    }
    return result;
}

Error noBenchmark(const QString& dataset)
{
    return {
        QCoreApplication::translate(
            "Evaluate", "The dataset belongs to no benchmark that could ask and score."),
        dataset,
        {},
        QCoreApplication::translate("Evaluate", "Import it in its benchmark's own format.")};
}

} // namespace

qint64 roughTokens(const QString& text, const std::vector<QSize>& images)
{
    qint64 tokens = (text.size() + 3) / 4;
    for (const QSize& size : images) {
        QSizeF fitted = size;
        if (std::max(fitted.width(), fitted.height()) > 2048.0) {
            fitted.scale(2048.0, 2048.0, Qt::KeepAspectRatio);
        }
        const double shorter = std::min(fitted.width(), fitted.height());
        if (shorter > 768.0) {
            fitted *= 768.0 / shorter;
        }
        tokens += 85
            + 170
                * static_cast<qint64>(
                      std::ceil(fitted.width() / 512.0) * std::ceil(fitted.height() / 512.0));
    }
    return tokens;
}

Result<PromptPreview> previewPrompt(
    storage::Project& project,
    const evaluation::BenchmarkRegistry& benchmarks,
    DatasetId dataset,
    const evaluation::RunPlan& plan,
    qint64 index)
{
    const auto stored = storage::DatasetRepository(project.database()).find(dataset);
    if (!stored) {
        return stored.error();
    }
    const auto* const benchmark = *stored ? benchmarks.find((*stored)->benchmark) : nullptr;
    if (benchmark == nullptr) {
        return noBenchmark(*stored ? (*stored)->name : QString());
    }
    const auto ids = storage::SampleRepository(project.database()).ids(dataset);
    if (!ids) {
        return ids.error();
    }
    if (index < 0 || index >= static_cast<qint64>(ids->size())) {
        return Error {
            QCoreApplication::translate("Evaluate", "The dataset has no samples."),
            (*stored)->name,
            {},
            {}};
    }
    const SampleId sample = (*ids)[static_cast<std::size_t>(index)];
    storage::ProjectRunStore store(project);
    auto truth = store.truth(sample);
    if (!truth) {
        return truth.error();
    }
    const auto pages = store.pagePaths(sample);
    if (!pages) {
        return pages.error();
    }
    const auto cues = store.cues(plan.images.cueSet, sample);
    if (!cues) {
        return cues.error();
    }
    const evaluation::SampleQuestion question
        = evaluation::questionOf(*benchmark, *truth, *pages, plan.setting, *cues);
    const auto request = evaluation::requestOf(question, plan.images, plan.repetition);
    if (!request) {
        return request.error();
    }
    PromptPreview preview;
    preview.index = index;
    preview.total = static_cast<qint64>(ids->size());
    preview.sampleId = question.sampleId;
    preview.system = request->system;
    preview.prompt = request->prompt;
    preview.expected = question.expected;
    preview.request = bodyOf(plan, *request);
    std::vector<QSize> sizes;
    for (const evaluation::RequestImage& image : request->images) {
        auto picture = shown(image);
        if (!picture) {
            return picture.error();
        }
        sizes.push_back(image.size);
        preview.images.push_back(std::move(*picture));
    }
    preview.tokens = roughTokens(preview.system + preview.prompt, sizes);
    return preview;
}

} // namespace groundmark::viewers
