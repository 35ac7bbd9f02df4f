// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model.h"

#include <QByteArray>

#include <functional>
#include <memory>
#include <vector>

namespace groundmark::evaluation {

/// One POST with a JSON body.
struct HttpRequest
{
    QByteArray url;
    std::vector<QByteArray> headers; ///< "Name: value"; may hold keys
    QByteArray body;
    QByteArray caFile; ///< empty for the system's authorities
    double connectSeconds = 10.0;
    double totalSeconds = 300.0;
    double silenceSeconds = 0.0; ///< longest pause in the reply; 0 for no limit
    qint64 replyBytes = qint64(32) << 20;
};

/// Sends requests over connections that are kept open, on one thread of its own, as many at a time
/// as are asked for. HTTP and HTTPS only; certificates are verified; redirects are not followed, for
/// they would carry the key to another server; proxies as the environment says.
///
/// libcurl rather than QNetworkAccessManager: Qt 6.4 opens six connections to a host and no more,
/// and copies an upload through two threads in small pieces. Tesseract brings libcurl along anyway.
class HttpTransport
{
public:
    HttpTransport();
    /// Ends what is under way, see cancelAll().
    ~HttpTransport();
    HttpTransport(const HttpTransport&) = delete;
    HttpTransport& operator=(const HttpTransport&) = delete;

    /// From any thread. `done` is called exactly once, on the transport's thread, which waits for it.
    /// A complete reply of any status is no failure.
    void post(HttpRequest request, Model::Done done);
    /// What is under way ends with CallFailure::Cancelled, soon.
    void cancelAll();

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace groundmark::evaluation
