// SPDX-License-Identifier: GPL-3.0-or-later
//
// The result of an OpenAI batch (platform.openai.com/docs/guides/batch): JSON Lines, in any order,
//
//   {"id", "custom_id", "response": {"status_code", "request_id", "body": a chat completion},
//    "error": null or {"code", "message"}}
//
// "custom_id" is the sample's id, as "groundmark evaluate --batch-out" writes it. What a body means
// is decided where live replies are read, so that both ways give the same outcome.
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/json_stream.h"
#include "evaluation/models/batch_line.h"

#include <QCoreApplication>

namespace groundmark::storage {

namespace {

class OpenAiBatch final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("openai-batch"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "OpenAI batch: results of a batch of requests (.jsonl)");
    }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return false; }
    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        return !head.isFolder && head.start.trimmed().startsWith('{') && hasKey(head, "custom_id")
                && hasKey(head, "response")
            ? 95
            : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        qint64 used = 0;
        const auto done = readJsonLines(path, sink, [&](JsonPiece& piece) {
            const auto line = evaluation::batchLineFrom(piece.value);
            if (!line) {
                sink.report(unreadableRow(
                    path,
                    piece.row,
                    QCoreApplication::translate(
                        "Import", "The line has no \"custom_id\", or neither answer nor error.")));
                return true;
            }
            ++used;
            sink.add(replyFrom(piece.row, *line));
            return !sink.isCancelled();
        });
        if (!done) {
            return done;
        }
        return used > 0 || sink.isCancelled()
            ? Result<void>()
            : otherShape(
                  path,
                  QCoreApplication::translate(
                      "Import", "lines of JSON with \"custom_id\" and \"response\""));
    }

private:
    static ImportedPrediction replyFrom(qint64 row, const evaluation::BatchLine& line)
    {
        const evaluation::ModelReply reply = evaluation::readBatchLine(line);
        ImportedPrediction imported;
        imported.row = row;
        imported.externalId = line.customId;
        Prediction& prediction = imported.prediction;
        prediction.raw = reply.text;
        prediction.outcome = reply.outcome;
        prediction.error = reply.error;
        prediction.finishReason = reply.finishReason;
        prediction.inputTokens = reply.inputTokens;
        prediction.outputTokens = reply.outputTokens;
        Json extra = Json::object();
        for (const auto& [key, text] :
             {std::pair("model", reply.servedModel),
              std::pair("reasoning", reply.reasoning),
              std::pair("refusal", reply.refusal)}) {
            if (!text.isEmpty()) {
                extra[key] = toJson(text);
            }
        }
        prediction.extra = extra.empty() ? QByteArray() : dumpJson(extra);
        return imported;
    }
};

} // namespace

std::unique_ptr<Format> makeOpenAiBatch()
{
    return std::make_unique<OpenAiBatch>();
}

} // namespace groundmark::storage
