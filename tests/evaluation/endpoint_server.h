// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QThread>

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

namespace groundmark::testing {

/// What a client sent.
struct EndpointRequest
{
    QByteArray path;
    std::map<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;
    int number = 0; ///< 1 for the server's first request
};

/// What it gets, byte for byte if need be.
struct EndpointReply
{
    enum class Ending {
        Complete, ///< the connection stays open
        CutOff, ///< half of the body, then the connection breaks
        Stall, ///< half of the body, then silence
        Drop, ///< the connection breaks before the first byte
        Silence, ///< nothing at all
    };
    int status = 200;
    QByteArray contentType = "application/json";
    QList<QByteArray> headers; ///< "Name: value"
    QByteArray body;
    Ending ending = Ending::Complete;
    bool isPaid = false; ///< a model has worked for it
};

/// A chat completion with 7 input and 3 output tokens.
[[nodiscard]] EndpointReply chatReply(const QByteArray& text, const QByteArray& finishReason = "stop");
/// The same as server-sent events, in pieces of a few characters.
[[nodiscard]] EndpointReply streamedReply(const QByteArray& text);
/// An error as OpenAI writes it.
[[nodiscard]] EndpointReply errorReply(
    int status, const QByteArray& message, const QByteArray& code = {});
/// The text of the last part of the last message.
[[nodiscard]] QByteArray promptOf(const QByteArray& body);

/// A real HTTP server on the loopback interface, on a thread of its own, that plays an
/// OpenAI-compatible endpoint in all its moods and counts what it was asked.
class EndpointServer
{
public:
    /// Called on the server's thread for every request.
    using Script = std::function<EndpointReply(const EndpointRequest&)>;

    explicit EndpointServer(Script script);
    ~EndpointServer();
    EndpointServer(const EndpointServer&) = delete;
    EndpointServer& operator=(const EndpointServer&) = delete;

    [[nodiscard]] QString url() const; ///< "http://127.0.0.1:PORT/v1"
    /// Requests so far, without their bodies unless setKeepsBodies().
    [[nodiscard]] std::vector<EndpointRequest> requests() const;
    [[nodiscard]] int count() const;
    /// The client's ids of the requests whose paid replies went out whole.
    [[nodiscard]] std::set<QByteArray> paid() const;
    void setKeepsBodies(bool keeps) { m_keepsBodies = keeps; }
    /// Called on the server's thread after each request, with the count.
    void setObserver(std::function<void(int)> observer) { m_observer = std::move(observer); }

private:
    class Listener;
    friend class Listener;

    [[nodiscard]] EndpointReply answer(EndpointRequest request);

    Script m_script;
    std::function<void(int)> m_observer;
    bool m_keepsBodies = false;
    mutable std::mutex m_mutex;
    std::vector<EndpointRequest> m_requests;
    std::set<QByteArray> m_paid;
    int m_count = 0;
    quint16 m_port = 0;
    QThread m_thread;
    std::unique_ptr<Listener> m_listener;
};

} // namespace groundmark::testing
