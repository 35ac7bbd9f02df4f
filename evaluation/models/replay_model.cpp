// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/replay_model.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

namespace {

Error lineError(const QString& what, const QString& file, qint64 line)
{
    return {
        .what = what,
        .where = QCoreApplication::translate("ReplayModel", "%1, line %2").arg(file).arg(line),
        .kept = QCoreApplication::translate("ReplayModel", "No answer was taken."),
        .hint = QCoreApplication::translate(
            "ReplayModel",
            "Each line must be one object such as {\"id\": \"7\", \"response\": \"42\"}.")};
}

/// The id as the samples write it; null for a value that cannot be one.
QString idOf(const nlohmann::json& object)
{
    const auto found = object.find("id");
    if (found == object.end()) {
        return {};
    }
    if (found->is_string()) {
        return QString::fromStdString(found->get_ref<const std::string&>());
    }
    return found->is_number_integer() ? QString::fromStdString(found->dump()) : QString();
}

} // namespace

Result<std::unique_ptr<ReplayModel>> ReplayModel::load(const QString& file)
{
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) {
        return Error {
            QCoreApplication::translate(
                "ReplayModel", "The file with the answers cannot be read: %1")
                .arg(in.errorString()),
            file,
            {},
            QCoreApplication::translate("ReplayModel", "Check the path and the permissions.")};
    }
    QHash<QString, QString> replies;
    for (qint64 line = 1; !in.atEnd(); ++line) {
        const QByteArray bytes = in.readLine().trimmed();
        if (bytes.isEmpty()) {
            continue;
        }
        const nlohmann::json object
            = nlohmann::json::parse(bytes.cbegin(), bytes.cend(), nullptr, false);
        if (!object.is_object()) {
            return lineError(
                QCoreApplication::translate("ReplayModel", "This is not a JSON object."),
                file,
                line);
        }
        const QString id = idOf(object);
        const auto response = object.find("response");
        if (id.isEmpty() || response == object.end() || !response->is_string()) {
            return lineError(
                QCoreApplication::translate("ReplayModel", "The id or the response is missing."),
                file,
                line);
        }
        if (replies.contains(id)) {
            return lineError(
                QCoreApplication::translate("ReplayModel", "The id %1 comes a second time.")
                    .arg(id),
                file,
                line);
        }
        replies.insert(id, QString::fromStdString(response->get_ref<const std::string&>()));
    }
    return std::make_unique<ReplayModel>(file, std::move(replies));
}

ReplayModel::ReplayModel(QString file, QHash<QString, QString> replies)
    : m_file(std::move(file))
    , m_replies(std::move(replies))
{
}

QString ReplayModel::name() const
{
    return u"replay "_s + QFileInfo(m_file).fileName();
}

QByteArray ReplayModel::canonicalRequest(const ModelRequest& request) const
{
    const QByteArray answer = m_replies.value(request.sampleId).toUtf8();
    const nlohmann::json json {
        {"api", "replay"},
        {"sample", request.sampleId.toStdString()},
        {"answer",
         QCryptographicHash::hash(answer, QCryptographicHash::Sha256).toHex().toStdString()}};
    return QByteArray::fromStdString(json.dump());
}

void ReplayModel::send(const ModelRequest& request, Done done)
{
    RawReply raw;
    const auto found = m_replies.constFind(request.sampleId);
    if (found == m_replies.cend()) {
        raw.failure = CallFailure::BadInput;
        raw.problem
            = QCoreApplication::translate("ReplayModel", "%1 has no answer for the sample %2.")
                  .arg(m_file, request.sampleId);
    } else {
        raw.body = found->toUtf8();
    }
    done(std::move(raw));
}

ModelReply ReplayModel::read(const RawReply& raw) const
{
    if (raw.failure != CallFailure::None) {
        return failedReply(raw.failure, raw.problem);
    }
    ModelReply reply;
    reply.text = QString::fromUtf8(raw.body);
    reply.outcome = reply.text.trimmed().isEmpty() ? Outcome::RefusedOrEmpty : Outcome::Scored;
    reply.finishReason = u"stop"_s;
    return reply;
}

} // namespace groundmark::evaluation
