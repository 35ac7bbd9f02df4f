// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/generate/gen_stages.h"
#include "evaluation/models/model_spec.h"
#include "evaluation/run/run_control.h"
#include "storage/dataset_repository.h"
#include "storage/generation_store.h"
#include "storage/review_repository.h"
#include "tests/evaluation/endpoint_server.h"
#include "tests/storage/import_helpers.h"

#include <QBuffer>

#include <atomic>

/// What the tests of the pipeline that makes pictures share.
namespace groundmark::testing {

/// A LogiQA file of `count` records; every tenth has the context of the one before it.
inline QByteArray corpusOf(int count)
{
    QByteArray text;
    for (int i = 0; i < count; ++i) {
        const int context = i % 10 == 9 ? i - 1 : i;
        // Far apart in words, so that only the meant ones count as the same.
        const QByteArray word = QByteArray::number(quint64(context + 1) * 2654435761U, 36);
        text += "\n" + QByteArray(1, char('a' + i % 4)) + "\nParty " + word + " met " + word.right(3) + word + " at "
            + word.left(4) + " of " + QByteArray::number(context) + ".\nWho wins " + QByteArray::number(i)
            + "?\nA.Ann " + word + "\nB.Ben\nC.Cid\nD.Dora\n";
    }
    return text;
}

inline QByteArray pngOf(QSize size, QRgb colour)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// A picture as an images endpoint sends it; each number gives another one.
inline EndpointReply imageReply(int number, QSize size = {192, 128})
{
    EndpointReply reply;
    reply.isPaid = true;
    reply.body = "{\"created\": 1, \"data\": [{\"b64_json\": \""
        + pngOf(size, qRgb(number % 256, number / 256 % 256, 90)).toBase64()
        + "\"}], \"usage\": {\"input_tokens\": 100, \"output_tokens\": 1000, \"total_tokens\": 1100}}";
    return reply;
}

/// Chat, embeddings and images as one server would have them, without a failure.
inline EndpointReply soundReply(const EndpointRequest& request)
{
    if (request.path.endsWith("/images/generations")) {
        return imageReply(request.number);
    }
    if (request.path.endsWith("/embeddings")) {
        const auto body = nlohmann::json::parse(request.body.cbegin(), request.body.cend());
        // Two numbers that depend on the text alone.
        const double angle = double(fnv1a64(body["input"].get<std::string>()) % 100000U) / 16000.0;
        EndpointReply reply;
        reply.body = "{\"data\": [{\"index\": 0, \"embedding\": [" + QByteArray::number(std::cos(angle), 'g', 12)
            + ", " + QByteArray::number(std::sin(angle), 'g', 12) + "]}]}";
        return reply;
    }
    const QByteArray prompt = promptOf(request.body);
    EndpointReply reply = chatReply(
        prompt.contains("Translate")           ? "Translated"
            : !prompt.contains("more suitable") ? "A quiet park."
            : request.number % 2 == 0           ? "background"
                                                : "illustration");
    reply.isPaid = false; // only pictures are counted
    return reply;
}

/// A project with a corpus of texts in it, and everything that works on it.
struct GenerationBench : Bench
{
    std::unique_ptr<storage::GenerationStore> store;
    evaluation::RunControl control;
    DatasetId dataset;
    evaluation::generate::GenPlan plan;

    explicit GenerationBench(const QByteArray& corpus)
    {
        const auto report = import(QStringLiteral("logiqa"), {write(QStringLiteral("LogiQA_Test.txt"), corpus), {}, {}, {}, false});
        if (!report) {
            qFatal("%s", qPrintable(report.error().toText()));
        }
        dataset = report->dataset;
        store = std::make_unique<storage::GenerationStore>(*project, dataset, QStringLiteral("ada"));
    }

    [[nodiscard]] evaluation::generate::StageWork work(evaluation::Model* model = nullptr)
    {
        evaluation::generate::StageWork work;
        work.plan = plan;
        work.model = model;
        work.control = &control;
        work.policy.baseDelaySeconds = 0.01;
        work.policy.maxDelaySeconds = 0.05;
        work.policy.failuresInARow = 1000;
        return work;
    }

    static std::unique_ptr<evaluation::Model> model(const QString& kind, const EndpointServer& server, double seconds = 60.0)
    {
        evaluation::ModelConfig config;
        config.spec = QStringLiteral("%1:painter@%2").arg(kind, server.url());
        config.endpoint.callSeconds = seconds;
        auto made = evaluation::makeModel(config);
        if (!made) {
            qFatal("%s", qPrintable(made.error().toText()));
        }
        return std::move(*made);
    }

    Result<evaluation::generate::StageReport>
    run(evaluation::generate::Stage stage, evaluation::Model* model = nullptr)
    {
        return evaluation::generate::runStage(*store, stage, work(model));
    }
    /// Everything up to the prompts, without any model.
    void prepare()
    {
        using evaluation::generate::Stage;
        plan.layoutRule = evaluation::generate::LayoutRule::Long;
        for (const Stage stage : {Stage::Unique, Stage::Language, Stage::Layout, Stage::Depiction, Stage::Prompt}) {
            if (const auto done = run(stage); !done) {
                qFatal("%s", qPrintable(done.error().toText()));
            }
        }
    }
};

} // namespace groundmark::testing
