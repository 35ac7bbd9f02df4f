// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/command_model.h"

#include "evaluation/json_values.h"
#include "evaluation/models/model_text.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QThread>

using namespace Qt::StringLiterals;
using namespace groundmark::evaluation::json_values;
using nlohmann::json;

namespace groundmark::evaluation {

namespace {

constexpr int PollMilliseconds = 50; ///< how often a running program is asked whether it is done
constexpr qsizetype ShownErrorBytes = 500;

QByteArray dump(const json& value)
{
    return QByteArray::fromStdString(value.dump(-1, ' ', false, json::error_handler_t::replace));
}

json samplingJson(const Sampling& sampling)
{
    ModelConfig config;
    config.sampling = sampling;
    const auto whole = toJson(config);
    const auto* part = valueAt(whole, "sampling");
    return part == nullptr ? json::object() : json(*part);
}

json requestJson(const ModelRequest& request, const Sampling& sampling)
{
    json object {
        {"id", request.sampleId.toStdString()},
        {"prompt", request.prompt.toStdString()},
        {"sampling", samplingJson(sampling)}};
    if (!request.system.isEmpty()) {
        object["system"] = request.system.toStdString();
    }
    if (!request.prefill.isEmpty()) {
        object["prefill"] = request.prefill.toStdString();
    }
    object["images"] = json::array();
    return object;
}

} // namespace

Result<std::unique_ptr<CommandModel>> CommandModel::create(
    const QString& command, const Sampling& sampling, double timeOut, qint64 replyBytes)
{
    QStringList words = QProcess::splitCommand(command);
    const QString program
        = words.isEmpty() ? QString() : QStandardPaths::findExecutable(words.takeFirst());
    if (program.isEmpty()) {
        return Error {
            ModelText::tr("There is no such program, or it may not be run."),
            command,
            {},
            ModelText::tr("Write command:PROGRAM, with its path or a name that the shell would find.")};
    }
    return std::unique_ptr<CommandModel>(new CommandModel(
        QFileInfo(program).absoluteFilePath(), words, sampling, timeOut, replyBytes));
}

CommandModel::CommandModel(
    QString program, QStringList arguments, Sampling sampling, double timeOut, qint64 replyBytes)
    : m_program(std::move(program))
    , m_arguments(std::move(arguments))
    , m_sampling(std::move(sampling))
    , m_timeOut(timeOut)
    , m_replyBytes(replyBytes)
{
}

QString CommandModel::name() const
{
    return u"command "_s + QFileInfo(m_program).fileName();
}

int CommandModel::callsAtOnce() const
{
    return QThread::idealThreadCount();
}

QByteArray CommandModel::canonicalRequest(const ModelRequest& request) const
{
    const QFileInfo file(m_program);
    json object = requestJson(request, m_sampling);
    for (const RequestImage& image : request.images) {
        object["images"].push_back(image.sha256.toHex().toStdString());
    }
    object["api"] = "command";
    object["program"] = m_program.toStdString();
    object["arguments"] = m_arguments.join(u'\n').toStdString();
    object["programBytes"] = file.size();
    object["programChanged"] = file.lastModified().toMSecsSinceEpoch();
    if (request.repetition > 0) {
        object["repetition"] = request.repetition;
    }
    return dump(object);
}

QByteArray CommandModel::input(const ModelRequest& request) const
{
    json object = requestJson(request, m_sampling);
    for (const RequestImage& image : request.images) {
        object["images"].push_back(
            {{"media_type", image.mediaType.toStdString()},
             {"width", image.size.width()},
             {"height", image.size.height()},
             {"base64", image.bytes.toBase64().toStdString()}});
    }
    return dump(object);
}

void CommandModel::send(const ModelRequest& request, Done done)
{
    const int before = m_cancellations;
    QElapsedTimer timer;
    timer.start();
    RawReply raw;
    const auto fail = [&raw](CallFailure failure, const QString& problem) {
        raw.failure = failure;
        raw.problem = problem;
    };
    QProcess process;
    process.start(m_program, m_arguments);
    process.write(input(request));
    process.closeWriteChannel();
    bool isRunning = process.waitForStarted();
    if (!isRunning) {
        fail(
            CallFailure::Program,
            ModelText::tr("The program does not start: %1").arg(process.errorString()));
    }
    while (isRunning) {
        isRunning = !process.waitForFinished(PollMilliseconds)
            && process.state() != QProcess::NotRunning;
        raw.body += process.readAllStandardOutput();
        if (m_cancellations != before) {
            fail(CallFailure::Cancelled, ModelText::tr("The call was cancelled."));
        } else if (static_cast<double>(timer.elapsed()) > m_timeOut * 1000.0) {
            fail(
                CallFailure::TimedOut,
                ModelText::tr("The program took longer than %1 s.").arg(m_timeOut));
        } else if (raw.body.size() > m_replyBytes) {
            fail(
                CallFailure::Program,
                ModelText::tr("The program wrote more than %1 bytes.").arg(m_replyBytes));
        } else {
            continue;
        }
        process.kill();
        process.waitForFinished();
        break;
    }
    if (raw.failure == CallFailure::None) {
        raw.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        raw.headers = process.readAllStandardError().right(ShownErrorBytes);
    }
    raw.latencySeconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    done(std::move(raw));
}

ModelReply CommandModel::read(const RawReply& raw) const
{
    if (raw.failure != CallFailure::None) {
        return failedReply(raw.failure, raw.problem);
    }
    if (raw.status != 0) {
        return failedReply(
            CallFailure::Program,
            ModelText::tr("The program ended with %1: %2")
                .arg(raw.status)
                .arg(QString::fromUtf8(raw.headers).simplified()));
    }
    const json object = json::parse(raw.body.cbegin(), raw.body.cend(), nullptr, false);
    const json* text = valueAt(object, "text");
    if (const QString error = textAt(object, "error"); !error.isEmpty()) {
        return failedReply(CallFailure::Program, ModelText::tr("The program says: %1").arg(error));
    }
    if (text == nullptr || !text->is_string()) {
        return failedReply(
            CallFailure::Program,
            ModelText::tr("The program did not write a JSON object with \"text\"."));
    }
    ModelReply reply;
    reply.text = textAt(object, "text");
    reply.refusal = textAt(object, "refusal");
    reply.reasoning = textAt(object, "reasoning");
    reply.finishReason = textAt(object, "finish_reason");
    reply.inputTokens = intAt(object, "input_tokens");
    reply.outputTokens = intAt(object, "output_tokens");
    reply.outcome = !reply.refusal.isEmpty() || reply.text.trimmed().isEmpty()
        ? Outcome::RefusedOrEmpty
        : Outcome::Scored;
    reply.latencySeconds = raw.latencySeconds;
    return reply;
}

} // namespace groundmark::evaluation
