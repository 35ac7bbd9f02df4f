// SPDX-License-Identifier: GPL-3.0-or-later
//
// lmms-eval (EvolvingLMMs-Lab/lmms-eval, lmms_eval/loggers/evaluation_tracker.py): the samples of a
// task as JSON Lines, "<date>_samples_<task>.jsonl":
//
//   {"doc_id", "target", "input", "resps": ["…"], "filtered_resps": "…" or ["…"], "doc_hash",
//    "token_counts": [{"input_tokens", "output_tokens"}], "input_media", and one number for each
//    metric}
//
// "doc", the item that was asked about, is left out when samples are written, and "resps" where it
// equals "filtered_resps". A reply goes by "doc_id", the item's place in the task's split.
#include "storage/formats/formats.h"
#include "storage/formats/import_texts.h"
#include "storage/formats/json_fields.h"
#include "storage/formats/json_rows.h"
#include "storage/formats/json_stream.h"
#include "storage/formats/result_issues.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>

namespace groundmark::storage {

namespace {

/// Numbers that say something of the row and are no metric.
constexpr std::array NotMetrics {"doc_id", "schema_version", "idx", "repeat_id"};

QString expected()
{
    return QCoreApplication::translate(
        "Import", "lines of JSON with \"doc_id\" and \"resps\" or \"filtered_resps\"");
}

/// "…", ["…"] and [["…"]] are one reply; a list of several stays JSON.
QString replyFrom(const Json& value)
{
    const Json* inner = &value;
    while (inner->is_array() && inner->size() == 1) {
        inner = &inner->front();
    }
    return inner->is_null() ? QString() : toString(*inner);
}

std::optional<int> tokens(const Json* counts, const char* key)
{
    const Json* inner = counts;
    while (inner && inner->is_array()) {
        inner = inner->empty() ? nullptr : &inner->front();
    }
    if (!inner || !inner->is_object() || !inner->contains(key)
        || !(*inner)[key].is_number_integer()) {
        return std::nullopt;
    }
    return (*inner)[key].get<int>();
}

class LmmsEval final : public Format
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("lmms-eval"); }
    [[nodiscard]] QString title() const override
    {
        return QCoreApplication::translate(
            "Formats", "lmms-eval: samples of a task with replies (.jsonl)");
    }
    [[nodiscard]] bool canRead() const override { return true; }
    [[nodiscard]] bool canWrite() const override { return false; }
    [[nodiscard]] int sniff(const SourceHead& head) const override
    {
        return !head.isFolder && head.start.trimmed().startsWith('{') && hasKey(head, "doc_id")
                && (hasKey(head, "resps") || hasKey(head, "filtered_resps"))
            ? 90
            : 0;
    }

    Result<void> read(const QString& path, ImportSink& sink) const override
    {
        qint64 used = 0;
        const auto done = readJsonLines(path, sink, [&](JsonPiece& piece) {
            const QString trouble = piece.value.is_object()
                ? readRow(path, piece.row, FieldReader(std::move(piece.value)), sink)
                : QCoreApplication::translate("Import", "The row is not a JSON object.");
            if (trouble.isEmpty()) {
                ++used;
            } else {
                sink.report(unreadableRow(path, piece.row, trouble));
            }
            return !sink.isCancelled();
        });
        if (!done) {
            return done;
        }
        return used > 0 || sink.isCancelled() ? Result<void>() : otherShape(path, expected());
    }

private:
    static QString
    readRow(const QString& path, qint64 row, FieldReader fields, ImportSink& sink);
    static void addSample(
        const QString& path, const ImportedPrediction& reply, FieldReader& fields, ImportSink& sink);
    static void
    addScores(const QString& path, ImportedPrediction& reply, const Json& rest, ImportSink& sink);
};

QString LmmsEval::readRow(const QString& path, qint64 row, FieldReader fields, ImportSink& sink)
{
    ImportedPrediction reply;
    reply.row = row;
    reply.externalId = fields.peekText("doc_id");
    if (reply.externalId.isEmpty()) {
        return QCoreApplication::translate("Import", "The row has no \"doc_id\".");
    }
    if (!fields.find("resps") && !fields.find("filtered_resps")) {
        return QCoreApplication::translate(
            "Import", "The row has neither \"resps\" nor \"filtered_resps\".");
    }
    if (const Json* resps = fields.find("resps")) {
        reply.prediction.raw = replyFrom(*resps);
    } else {
        reply.prediction.raw = replyFrom(*fields.find("filtered_resps"));
        sink.report(issues::onlyFiltered(path, row, reply.externalId));
    }
    reply.prediction.inputTokens = tokens(fields.find("token_counts"), "input_tokens");
    reply.prediction.outputTokens = tokens(fields.find("token_counts"), "output_tokens");
    addSample(path, reply, fields, sink);
    fields.take("doc_id");
    reply.prediction.extra = fields.rest();
    const Json rest = parseJson(reply.prediction.extra);
    addScores(path, reply, rest, sink);
    sink.add(std::move(reply));
    return {};
}

void LmmsEval::addSample(
    const QString& path, const ImportedPrediction& reply, FieldReader& fields, ImportSink& sink)
{
    ImportedSample imported;
    imported.row = reply.row;
    imported.sample.externalId = reply.externalId;
    Question question;
    const Json* const input = fields.find("input");
    question.text = input && !input->is_null() ? toString(*input) : QString();
    if (const Json* const target = fields.find("target"); target && !target->is_null()) {
        if (target->is_array()) {
            for (const Json& answer : *target) {
                question.answers.append({toString(answer), answer.is_string() ? QByteArray() : dumpJson(answer)});
            }
        } else {
            question.answers.append({toString(*target), target->is_string() ? QByteArray() : dumpJson(*target)});
        }
    }
    imported.sample.questions = {question};
    if (fields.find("doc")) {
        FieldReader extra(Json::object());
        extra.put("doc", fields.take("doc"));
        imported.sample.extra = extra.rest();
    } else {
        sink.report(issues::docDropped(path, reply.row, reply.externalId));
    }
    sink.add(std::move(imported));
}

void LmmsEval::addScores(
    const QString& path, ImportedPrediction& reply, const Json& rest, ImportSink& sink)
{
    if (!rest.is_object()) {
        return;
    }
    for (const auto& [key, value] : rest.items()) {
        const bool isOther
            = std::ranges::any_of(NotMetrics, [&](const char* name) { return key == name; });
        if (isOther || (!value.is_number() && !value.is_boolean())) {
            continue;
        }
        const QString metric = QString::fromStdString(key);
        const double number = value.is_boolean() ? (value.get<bool>() ? 1.0 : 0.0) : value.get<double>();
        if (number < 0.0 || number > 1.0) {
            sink.report(issues::otherScale(path, reply.row, metric, number));
            continue;
        }
        reply.scores.push_back({{}, metric, number, reply.scores.empty(), {}, 1});
    }
}

} // namespace

std::unique_ptr<Format> makeLmmsEval()
{
    return std::make_unique<LmmsEval>();
}

} // namespace groundmark::storage
