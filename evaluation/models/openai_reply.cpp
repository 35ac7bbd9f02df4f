// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/openai_reply.h"

#include "evaluation/json_values.h"
#include "evaluation/models/model_text.h"

#include <QImageReader>

#include <array>

using namespace Qt::StringLiterals;
using namespace groundmark::evaluation::json_values;
using nlohmann::json;

namespace groundmark::evaluation {

namespace {

/// The beginning of what the server said, on one line, for an error.
QString excerpt(const QByteArray& body)
{
    constexpr qsizetype Shown = 300;
    const QString text = QString::fromUtf8(body.left(4 * Shown)).simplified();
    return text.size() > Shown ? text.left(Shown) + u'…' : text;
}

/// What the server gives as the reason: error.message, message, detail, or the body itself.
QString reasonOf(const json& document, const QByteArray& body)
{
    if (const json* error = valueAt(document, "error")) {
        const QString message
            = error->is_string() ? textAt(document, "error") : textAt(*error, "message");
        if (!message.isEmpty()) {
            return excerpt(message.toUtf8());
        }
    }
    for (const char* key : {"message", "detail"}) {
        const QString message = textAt(document, key);
        if (!message.isEmpty()) {
            return excerpt(message.toUtf8());
        }
    }
    return excerpt(body);
}

QString codeOf(const json& document)
{
    const json* error = valueAt(document, "error");
    return error == nullptr ? QString() : textAt(*error, "code");
}

CallFailure failureOfStatus(int status, const QString& code)
{
    switch (status) {
    case 401:
    case 403:
        return CallFailure::Unauthorised;
    case 408:
    case 409:
    case 425:
        return CallFailure::ServerError;
    case 413:
        return CallFailure::TooLarge;
    case 429:
        // OpenAI answers so when the account has run dry: waiting does not help.
        return code == u"insufficient_quota" ? CallFailure::Unauthorised : CallFailure::RateLimited;
    default:
        return status >= 500 ? CallFailure::ServerError : CallFailure::Rejected;
    }
}

ModelReply readFailure(const RawReply& raw)
{
    const json document = json::parse(raw.body.cbegin(), raw.body.cend(), nullptr, false);
    const QString code = codeOf(document);
    const QString reason = reasonOf(document, raw.body);
    // Azure and others answer 400 where OpenAI would answer with a refusal.
    constexpr std::array filters {
        "content_filter"_L1, "content_policy_violation"_L1, "moderation_blocked"_L1};
    if (raw.status == 400 && std::ranges::find(filters, code) != filters.end()) {
        ModelReply reply;
        reply.outcome = Outcome::RefusedOrEmpty;
        reply.finishReason = u"content_filter"_s;
        reply.refusal = reason;
        return reply;
    }
    const CallFailure failure = failureOfStatus(raw.status, code);
    ModelReply reply = failedReply(
        failure, ModelText::tr("The server answered %1: %2").arg(raw.status).arg(reason));
    reply.retryAfterSeconds = retryAfterSeconds(raw.headers);
    return reply;
}

ModelReply badReply(const QString& what, const QByteArray& body)
{
    return failedReply(
        CallFailure::BadReply,
        body.trimmed().isEmpty() ? what : ModelText::tr("%1 It begins: %2").arg(what, excerpt(body)));
}

/// Text of a content that is a string or a list of parts.
QString contentText(const json& message)
{
    const json* content = valueAt(message, "content");
    if (content == nullptr || !content->is_array()) {
        return textAt(message, "content");
    }
    QString text;
    for (const json& part : *content) {
        text += textAt(part, "text");
    }
    return text;
}

void readUsage(const json& document, ModelReply& reply)
{
    const json* usage = valueAt(document, "usage");
    if (usage == nullptr) {
        return;
    }
    // The images endpoint calls them otherwise.
    const auto either = [usage](const char* key, const char* other) {
        const auto count = intAt(*usage, key);
        return count ? count : intAt(*usage, other);
    };
    reply.inputTokens = either("prompt_tokens", "input_tokens");
    reply.outputTokens = either("completion_tokens", "output_tokens");
    if (const json* details = valueAt(*usage, "completion_tokens_details")) {
        reply.reasoningTokens = intAt(*details, "reasoning_tokens");
    }
}

QString servedModel(const json& document)
{
    const QString fingerprint = textAt(document, "system_fingerprint");
    const QString model = textAt(document, "model");
    return fingerprint.isEmpty() ? model : model + u' ' + fingerprint;
}

void decideOutcome(ModelReply& reply)
{
    const bool isRefused = !reply.refusal.isEmpty() || reply.finishReason == u"content_filter";
    reply.outcome = isRefused || reply.text.trimmed().isEmpty() ? Outcome::RefusedOrEmpty
                                                                 : Outcome::Scored;
}

ModelReply readChat(const json& document, const QByteArray& body)
{
    const json* choices = valueAt(document, "choices");
    if (choices == nullptr || !choices->is_array() || choices->empty()) {
        return badReply(ModelText::tr("The reply has no choice."), body);
    }
    const json* message = valueAt(choices->front(), "message");
    if (message == nullptr || !message->is_object()) {
        return badReply(ModelText::tr("The reply has no message."), body);
    }
    ModelReply reply;
    reply.text = contentText(*message);
    reply.refusal = textAt(*message, "refusal");
    reply.reasoning = textAt(*message, "reasoning_content");
    if (reply.reasoning.isEmpty()) {
        reply.reasoning = textAt(*message, "reasoning");
    }
    reply.finishReason = textAt(choices->front(), "finish_reason");
    decideOutcome(reply);
    return reply;
}

const json* firstOfData(const json& document)
{
    const json* data = valueAt(document, "data");
    return data != nullptr && data->is_array() && !data->empty() ? &data->front() : nullptr;
}

ModelReply readEmbedding(const json& document, const QByteArray& body)
{
    const json* first = firstOfData(document);
    const json* vector = first == nullptr ? nullptr : valueAt(*first, "embedding");
    if (vector == nullptr || !vector->is_array() || vector->empty()) {
        return badReply(ModelText::tr("The reply has no embedding."), body);
    }
    ModelReply reply;
    for (const json& value : *vector) {
        if (!value.is_number()) {
            return badReply(ModelText::tr("The embedding is not made of numbers."), body);
        }
        reply.embedding.push_back(value.get<float>());
    }
    return reply;
}

ModelReply readImage(const json& document, const QByteArray& body)
{
    const json* first = firstOfData(document);
    QByteArray bytes = first == nullptr
        ? QByteArray()
        : QByteArray::fromBase64(textAt(*first, "b64_json").toLatin1());
    RequestImage image(bytes, {}, {});
    const Result<QImage> pixels = image.decoded();
    if (!pixels) {
        return badReply(ModelText::tr("The reply has no image."), body);
    }
    image.size = pixels->size();
    image.mediaType = bytes.startsWith("\x89PNG") ? "image/png"
        : bytes.startsWith("\xff\xd8")            ? "image/jpeg"
                                                  : "image/webp";
    ModelReply reply;
    reply.text = textAt(*first, "revised_prompt");
    reply.images.push_back(std::move(image));
    return reply;
}

ModelReply readAnswer(OpenAiApi api, const json& document, const QByteArray& body)
{
    switch (api) {
    case OpenAiApi::Embeddings:
        return readEmbedding(document, body);
    case OpenAiApi::Images:
        return readImage(document, body);
    case OpenAiApi::Chat:
        break;
    }
    return readChat(document, body);
}

} // namespace

ModelReply readOpenAiReply(OpenAiApi api, const RawReply& raw)
{
    const auto read = [&]() -> ModelReply {
        if (raw.failure != CallFailure::None) {
            return failedReply(raw.failure, raw.problem);
        }
        if (raw.status < 200 || raw.status >= 300) {
            return readFailure(raw);
        }
        if (raw.headers.toLower().contains("content-type: text/event-stream")) {
            return readOpenAiStream(raw);
        }
        const json document = json::parse(raw.body.cbegin(), raw.body.cend(), nullptr, false);
        if (document.is_discarded()) {
            return badReply(ModelText::tr("The reply is not JSON in UTF-8."), raw.body);
        }
        if (valueAt(document, "error") != nullptr && !valueAt(document, "error")->is_null()) {
            return failedReply( // OpenRouter says 200 and means an error
                CallFailure::ServerError,
                ModelText::tr("The server answered with an error: %1")
                    .arg(reasonOf(document, raw.body)));
        }
        ModelReply reply = readAnswer(api, document, raw.body);
        readUsage(document, reply);
        reply.servedModel = servedModel(document);
        return reply;
    };
    ModelReply reply = read();
    reply.latencySeconds = raw.latencySeconds;
    return reply;
}

ModelReply readOpenAiStream(const RawReply& raw)
{
    ModelReply reply;
    bool isComplete = false;
    for (const QByteArray& rawLine : raw.body.split('\n')) {
        const QByteArray line = rawLine.trimmed();
        if (!line.startsWith("data:")) {
            continue;
        }
        const QByteArray data = line.mid(5).trimmed();
        if (data == "[DONE]") {
            isComplete = true;
            break;
        }
        const json chunk = json::parse(data.cbegin(), data.cend(), nullptr, false);
        if (!chunk.is_object()) {
            return badReply(ModelText::tr("A piece of the stream is not JSON in UTF-8."), data);
        }
        if (valueAt(chunk, "error") != nullptr) {
            return failedReply(
                CallFailure::ServerError,
                ModelText::tr("The server broke off with an error: %1").arg(reasonOf(chunk, data)));
        }
        readUsage(chunk, reply);
        if (reply.servedModel.isEmpty()) {
            reply.servedModel = servedModel(chunk);
        }
        const json* choices = valueAt(chunk, "choices");
        if (choices == nullptr || !choices->is_array() || choices->empty()) {
            continue; // the piece with the usage has none
        }
        if (const json* delta = valueAt(choices->front(), "delta")) {
            reply.text += contentText(*delta);
            reply.refusal += textAt(*delta, "refusal");
            reply.reasoning += textAt(*delta, "reasoning_content") + textAt(*delta, "reasoning");
        }
        const QString finish = textAt(choices->front(), "finish_reason");
        if (!finish.isEmpty()) {
            reply.finishReason = finish;
            isComplete = true;
        }
    }
    if (!isComplete) {
        return badReply(
            ModelText::tr("The stream ended before the answer was complete."), raw.body);
    }
    decideOutcome(reply);
    return reply;
}

} // namespace groundmark::evaluation
