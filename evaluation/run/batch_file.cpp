// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/run/batch_file.h"

#include "evaluation/models/model_spec.h"
#include "evaluation/models/openai_request.h"
#include "evaluation/run/evaluate.h"
#include "evaluation/run/run_text.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QSet>
#include <QUrl>

#include <nlohmann/json.hpp>

#include <memory>

namespace groundmark::evaluation {

namespace {

QByteArray quoted(const QString& text)
{
    return QByteArray::fromStdString(nlohmann::json(text.toStdString()).dump());
}

/// Lines in as many files as the limits ask for.
class BatchWriter
{
public:
    BatchWriter(QString path, const BatchLimits& limits)
        : m_path(std::move(path))
        , m_limits(limits)
    {
    }

    Result<void> add(const QByteArray& line)
    {
        const bool full = m_requests == m_limits.requests || m_bytes + line.size() > m_limits.bytes;
        if (m_files.empty() || full) {
            if (auto begun = beginFile(); !begun) {
                return begun;
            }
        }
        ++m_requests;
        m_bytes += line.size();
        return m_files.back()->write(line) == line.size() ? Result<void>() : failed();
    }

    /// Puts all files into their places.
    Result<QStringList> commit()
    {
        QStringList names;
        for (const auto& file : m_files) {
            if (!file->commit()) {
                return failed();
            }
            names.append(file->fileName());
        }
        return names;
    }

private:
    Result<void> beginFile()
    {
        const QFileInfo info(m_path);
        const QString name = m_files.empty()
            ? m_path
            : QStringLiteral("%1/%2-%3.%4")
                  .arg(
                      info.absolutePath(),
                      info.completeBaseName(),
                      QString::number(m_files.size() + 1),
                      info.suffix().isEmpty() ? QStringLiteral("jsonl") : info.suffix());
        m_files.push_back(std::make_unique<QSaveFile>(name));
        m_requests = 0;
        m_bytes = 0;
        return m_files.back()->open(QIODevice::WriteOnly) ? Result<void>() : failed();
    }

    [[nodiscard]] Error failed() const
    {
        return {
            RunText::tr("The batch can't be written: %1.").arg(m_files.back()->errorString()),
            QDir::toNativeSeparators(m_files.back()->fileName()),
            RunText::tr("A file that was there before is unchanged."),
            RunText::tr("Check the folder, its permissions and the disk.")};
    }

    QString m_path;
    BatchLimits m_limits;
    std::vector<std::unique_ptr<QSaveFile>> m_files;
    qint64 m_requests = 0; ///< in the last file
    qint64 m_bytes = 0;
};

/// The endpoint that the requests are written for.
Result<Endpoint> chatEndpoint(const RunPlan& plan)
{
    const QString kind = QStringLiteral("openai:");
    if (!plan.model.spec.startsWith(kind)) {
        return Error {
            RunText::tr("Only requests to a chat endpoint can be written as a batch, not \"%1\".")
                .arg(plan.model.spec),
            {},
            RunText::tr("Nothing was written."),
            RunText::tr("Name the model as openai:MODEL@URL.")};
    }
    auto parts = splitModelAndUrl(plan.model.spec.mid(kind.size()));
    if (!parts) {
        return parts.error();
    }
    Endpoint endpoint = plan.model.endpoint;
    endpoint.model = parts->model;
    endpoint.baseUrl = parts->url;
    return endpoint;
}

Result<ModelRequest> requestFor(
    EvaluationStore& store, const Benchmark& benchmark, const RunPlan& plan, SampleId sample)
{
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
    return requestOf(
        questionOf(benchmark, *truth, *pages, plan.setting, *cues), plan.images, plan.repetition);
}

Error tooLarge(const QString& sample, qsizetype size)
{
    return {
        RunText::tr("The request is larger than a whole batch may be (%1 MB).")
            .arg(double(size) / 1e6, 0, 'f', 1),
        sample,
        RunText::tr("It was left out."),
        RunText::tr("Limit the longest side of the images.")};
}

} // namespace

Result<BatchFiles> writeBatch(
    EvaluationStore& store,
    const Model& model,
    const Benchmark& benchmark,
    RunId run,
    const RunPlan& plan,
    const QString& path,
    const BatchLimits& limits,
    const BatchProgress& progress)
{
    const auto endpoint = chatEndpoint(plan);
    if (!endpoint) {
        return endpoint.error();
    }
    const auto items = store.items(run, plan.limit);
    if (!items) {
        return items.error();
    }
    Sampling sampling = plan.model.sampling;
    sampling.stream = false; // a batch has nobody to stream to
    const QByteArray tail = ",\"method\":\"POST\",\"url\":"
        + quoted(QUrl(endpoint->baseUrl).path() + QString::fromLatin1(pathOf(OpenAiApi::Chat)))
        + ",\"body\":";
    BatchWriter writer(path, limits);
    BatchFiles result;
    QSet<QByteArray> written; ///< keys
    qint64 done = 0;
    for (const RunItem& item : *items) {
        if (progress && !progress(done++, static_cast<qint64>(items->size()))) {
            return BatchFiles();
        }
        if (item.answered) {
            ++result.answered;
            continue;
        }
        const auto request = requestFor(store, benchmark, plan, item.sample);
        if (!request) {
            Error error = request.error();
            error.where = item.externalId + (error.where.isEmpty() ? QString() : u", " + error.where);
            result.failed.push_back(std::move(error));
            continue;
        }
        const QByteArray key = requestKey(model, *request);
        const auto known = store.calls().find(key);
        if (!known) {
            return known.error();
        }
        // Of equal requests the first is asked, here as in evaluateRun().
        if (*known || written.contains(key)) {
            ++result.known;
            continue;
        }
        const QByteArray line = "{\"custom_id\":" + quoted(item.externalId) + tail
            + openAiBody(OpenAiApi::Chat, *request, *endpoint, sampling, ImageForm::DataUrl) + "}\n";
        if (line.size() > limits.bytes) {
            result.failed.push_back(tooLarge(item.externalId, line.size()));
            continue;
        }
        if (auto added = writer.add(line); !added) {
            return added.error();
        }
        ++result.requests;
        written.insert(key);
    }
    auto files = writer.commit();
    if (!files) {
        return files.error();
    }
    result.files = std::move(*files);
    return result;
}

} // namespace groundmark::evaluation
