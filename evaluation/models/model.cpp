// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/model.h"

#include <QCryptographicHash>

#include <future>

namespace groundmark::evaluation {

ModelReply Model::ask(const ModelRequest& request)
{
    std::promise<RawReply> arrived;
    send(request, [&arrived](RawReply raw) { arrived.set_value(std::move(raw)); });
    return read(arrived.get_future().get());
}

QByteArray requestKey(const Model& model, const ModelRequest& request)
{
    return QCryptographicHash::hash(model.canonicalRequest(request), QCryptographicHash::Sha256);
}

ModelReply failedReply(CallFailure failure, const QString& error)
{
    ModelReply reply;
    reply.outcome = Outcome::ApiError;
    reply.failure = failure;
    reply.error = error;
    return reply;
}

} // namespace groundmark::evaluation
