// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/evaluation/endpoint_server.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <nlohmann/json.hpp>

using nlohmann::json;

namespace groundmark::testing {

namespace {

QByteArray dump(const json& value)
{
    return QByteArray::fromStdString(value.dump());
}

json usage()
{
    return {{"prompt_tokens", 7}, {"completion_tokens", 3}, {"total_tokens", 10}};
}

/// Bytes of the request at the buffer's beginning; 0 while it is not complete.
qsizetype completeLength(const QByteArray& buffer, qsizetype headEnd)
{
    const QByteArray head = buffer.left(headEnd).toLower();
    const qsizetype at = head.indexOf("content-length:");
    const qsizetype length = at < 0 ? 0 : head.mid(at + 15, head.indexOf('\r', at) - at - 15)
                                              .trimmed()
                                              .toLongLong();
    const qsizetype all = headEnd + 4 + length;
    return buffer.size() >= all ? all : 0;
}

EndpointRequest parse(const QByteArray& bytes, qsizetype headEnd)
{
    EndpointRequest request;
    const QList<QByteArray> lines = bytes.left(headEnd).split('\n');
    request.path = lines.front().split(' ').value(1);
    for (const QByteArray& line : lines.mid(1)) {
        const qsizetype colon = line.indexOf(':');
        request.headers[line.left(colon).toLower()] = line.mid(colon + 1).trimmed();
    }
    request.body = bytes.mid(headEnd + 4);
    return request;
}

} // namespace

EndpointReply chatReply(const QByteArray& text, const QByteArray& finishReason)
{
    EndpointReply reply;
    reply.body = dump(
        {{"id", "chatcmpl-1"},
         {"model", "served-model"},
         {"system_fingerprint", "fp_1"},
         {"choices",
          json::array(
              {{{"index", 0},
                {"message", {{"role", "assistant"}, {"content", text.toStdString()}}},
                {"finish_reason", finishReason.toStdString()}}})},
         {"usage", usage()}});
    reply.isPaid = true;
    return reply;
}

EndpointReply streamedReply(const QByteArray& text)
{
    EndpointReply reply;
    reply.contentType = "text/event-stream";
    const auto piece = [&reply](const json& delta, const json& finish) {
        const json chunk {
            {"model", "served-model"},
            {"choices", json::array({{{"index", 0}, {"delta", delta}, {"finish_reason", finish}}})}};
        reply.body += "data: " + dump(chunk) + "\n\n";
    };
    const QString whole = QString::fromUtf8(text);
    for (qsizetype at = 0; at < whole.size(); at += 4) {
        piece({{"content", whole.mid(at, 4).toStdString()}}, nullptr);
    }
    piece(json::object(), "stop");
    reply.body += "data: " + dump({{"choices", json::array()}, {"usage", usage()}}) + "\n\n";
    reply.body += "data: [DONE]\n\n";
    reply.isPaid = true;
    return reply;
}

EndpointReply errorReply(int status, const QByteArray& message, const QByteArray& code)
{
    EndpointReply reply;
    reply.status = status;
    json error {{"message", message.toStdString()}, {"type", "error"}};
    if (!code.isEmpty()) {
        error["code"] = code.toStdString();
    }
    reply.body = dump({{"error", error}});
    return reply;
}

QByteArray promptOf(const QByteArray& body)
{
    const json document = json::parse(body.cbegin(), body.cend(), nullptr, false);
    if (!document.is_object() || !document.contains("messages")) {
        return {};
    }
    const json& content = document["messages"].back()["content"];
    return QByteArray::fromStdString(
        content.is_string() ? content.get<std::string>() : content.back()["text"].get<std::string>());
}

/// Lives on the server's thread.
class EndpointServer::Listener : public QObject
{
public:
    explicit Listener(EndpointServer& owner)
        : m_owner(owner)
    {
    }

    bool listen()
    {
        m_server = std::make_unique<QTcpServer>();
        connect(m_server.get(), &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = m_server->nextPendingConnection()) {
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { take(socket); });
                connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
                    m_buffers.erase(socket);
                    socket->deleteLater();
                });
            }
        });
        if (!m_server->listen(QHostAddress::LocalHost)) {
            return false;
        }
        m_owner.m_port = m_server->serverPort();
        return true;
    }

    void close() { m_server.reset(); }

private:
    void take(QTcpSocket* socket)
    {
        QByteArray& buffer = m_buffers[socket];
        buffer += socket->readAll();
        const qsizetype headEnd = buffer.indexOf("\r\n\r\n");
        const qsizetype length = headEnd < 0 ? 0 : completeLength(buffer, headEnd);
        if (length == 0) {
            return;
        }
        const QByteArray bytes = buffer.left(length);
        buffer.remove(0, length);
        answer(socket, m_owner.answer(parse(bytes, headEnd)));
    }

    static void answer(QTcpSocket* socket, const EndpointReply& reply)
    {
        using Ending = EndpointReply::Ending;
        if (reply.ending == Ending::Silence) {
            return;
        }
        if (reply.ending == Ending::Drop) {
            socket->abort();
            return;
        }
        QByteArray head = "HTTP/1.1 " + QByteArray::number(reply.status) + " X\r\n";
        for (const QByteArray& header : reply.headers) {
            head += header + "\r\n";
        }
        head += "Content-Type: " + reply.contentType + "\r\nContent-Length: "
            + QByteArray::number(reply.body.size()) + "\r\n\r\n";
        const bool isWhole = reply.ending == Ending::Complete;
        socket->write(head + (isWhole ? reply.body : reply.body.left(reply.body.size() / 2)));
        if (reply.ending == Ending::CutOff) {
            socket->disconnectFromHost();
        }
    }

    EndpointServer& m_owner;
    std::unique_ptr<QTcpServer> m_server;
    std::map<QTcpSocket*, QByteArray> m_buffers;
};

EndpointServer::EndpointServer(Script script)
    : m_script(std::move(script))
    , m_listener(std::make_unique<Listener>(*this))
{
    m_listener->moveToThread(&m_thread);
    m_thread.start();
    bool isListening = false;
    QMetaObject::invokeMethod(
        m_listener.get(), [this, &isListening] { isListening = m_listener->listen(); },
        Qt::BlockingQueuedConnection);
    if (!isListening) {
        qFatal("there is no loopback interface to listen on");
    }
}

EndpointServer::~EndpointServer()
{
    QMetaObject::invokeMethod(
        m_listener.get(), [this] { m_listener->close(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

QString EndpointServer::url() const
{
    return QStringLiteral("http://127.0.0.1:%1/v1").arg(m_port);
}

EndpointReply EndpointServer::answer(EndpointRequest request)
{
    request.number = ++m_count;
    EndpointReply reply = m_script(request);
    {
        const std::lock_guard lock(m_mutex);
        const bool isWhole = reply.ending == EndpointReply::Ending::Complete;
        if (reply.isPaid && isWhole) {
            m_paid.insert(request.headers["x-client-request-id"]);
        }
        if (!m_keepsBodies) {
            request.body.clear();
        }
        m_requests.push_back(std::move(request));
    }
    if (m_observer) {
        m_observer(m_count);
    }
    return reply;
}

std::vector<EndpointRequest> EndpointServer::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

int EndpointServer::count() const
{
    const std::lock_guard lock(m_mutex);
    return static_cast<int>(m_requests.size());
}

std::set<QByteArray> EndpointServer::paid() const
{
    const std::lock_guard lock(m_mutex);
    return m_paid;
}

} // namespace groundmark::testing
