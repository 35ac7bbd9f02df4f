// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/http_transport.h"

#include "evaluation/models/model_text.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <mutex>
#include <thread>

namespace groundmark::evaluation {

namespace {

/// One request on its way. Its address is what libcurl hands back.
struct Transfer
{
    HttpRequest request;
    Model::Done done;
    RawReply reply;
    bool isTooLong = false;
    std::array<char, CURL_ERROR_SIZE> problem {};
    curl_slist* headers = nullptr;
    CURL* handle = nullptr;

    Transfer() = default;
    Transfer(const Transfer&) = delete;
    Transfer& operator=(const Transfer&) = delete;
    ~Transfer()
    {
        curl_slist_free_all(headers);
        curl_easy_cleanup(handle);
    }
};

std::size_t takeBody(char* data, std::size_t, std::size_t bytes, void* user)
{
    auto* transfer = static_cast<Transfer*>(user);
    QByteArray& body = transfer->reply.body;
    if (body.size() + static_cast<qint64>(bytes) > transfer->request.replyBytes) {
        transfer->isTooLong = true;
        return 0; // libcurl ends the transfer
    }
    body.append(data, static_cast<qsizetype>(bytes));
    return bytes;
}

std::size_t takeHeader(char* data, std::size_t, std::size_t bytes, void* user)
{
    auto* transfer = static_cast<Transfer*>(user);
    QByteArray& headers = transfer->reply.headers;
    const QByteArray line = QByteArray(data, static_cast<qsizetype>(bytes)).trimmed();
    constexpr qsizetype LongestHeaders = 64 * 1024;
    if (line.startsWith("HTTP/")) {
        headers.clear(); // "100 Continue" and a proxy's answer come before the real one
    } else if (
        !line.isEmpty() && !line.toLower().startsWith("set-cookie")
        && headers.size() + line.size() < LongestHeaders) {
        headers += line + '\n';
    }
    return bytes;
}

CallFailure failureOf(CURLcode code)
{
    switch (code) {
    case CURLE_OPERATION_TIMEDOUT:
        return CallFailure::TimedOut;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
        return CallFailure::Unauthorised;
    case CURLE_URL_MALFORMAT:
    case CURLE_UNSUPPORTED_PROTOCOL:
        return CallFailure::BadInput;
    default:
        return CallFailure::Connection;
    }
}

QString problemOf(CallFailure failure, const QString& detail)
{
    switch (failure) {
    case CallFailure::TimedOut:
        return ModelText::tr("The server took too long: %1.").arg(detail);
    case CallFailure::Unauthorised:
        return ModelText::tr("The server's certificate is not trusted: %1.").arg(detail);
    case CallFailure::BadInput:
        return ModelText::tr("The address of the endpoint cannot be used: %1.").arg(detail);
    default:
        return ModelText::tr("The connection failed: %1.").arg(detail);
    }
}

long milliseconds(double seconds)
{
    return static_cast<long>(std::clamp(seconds * 1000.0, 1.0, 1e9));
}

/// Sets everything but the target of the data; false when libcurl refuses.
bool prepare(Transfer& transfer)
{
    CURL* handle = transfer.handle = curl_easy_init();
    if (handle == nullptr) {
        return false;
    }
    const HttpRequest& request = transfer.request;
    bool isGood = true;
    const auto set = [handle, &isGood](CURLoption option, auto value) {
        isGood = curl_easy_setopt(handle, option, value) == CURLE_OK && isGood;
    };
    for (const QByteArray& header : request.headers) {
        transfer.headers = curl_slist_append(transfer.headers, header.constData());
    }
    // Without this, libcurl waits a second for a "100 Continue" that few servers send.
    transfer.headers = curl_slist_append(transfer.headers, "Expect:");
    set(CURLOPT_URL, request.url.constData());
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_FOLLOWLOCATION, 0L);
    set(CURLOPT_SSL_VERIFYPEER, 1L);
    set(CURLOPT_SSL_VERIFYHOST, 2L);
    if (!request.caFile.isEmpty()) {
        set(CURLOPT_CAINFO, request.caFile.constData());
        set(CURLOPT_CAPATH, static_cast<const char*>(nullptr));
    }
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_ACCEPT_ENCODING, "");
    set(CURLOPT_USERAGENT, "Groundmark");
    set(CURLOPT_HTTPHEADER, transfer.headers);
    set(CURLOPT_POST, 1L);
    set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
    set(CURLOPT_POSTFIELDS, request.body.constData());
    set(CURLOPT_CONNECTTIMEOUT_MS, milliseconds(request.connectSeconds));
    set(CURLOPT_TIMEOUT_MS, milliseconds(request.totalSeconds));
    if (request.silenceSeconds > 0.0) {
        set(CURLOPT_LOW_SPEED_LIMIT, 1L);
        set(CURLOPT_LOW_SPEED_TIME, std::max(1L, static_cast<long>(request.silenceSeconds)));
    }
    set(CURLOPT_WRITEFUNCTION, &takeBody);
    set(CURLOPT_WRITEDATA, static_cast<void*>(&transfer));
    set(CURLOPT_HEADERFUNCTION, &takeHeader);
    set(CURLOPT_HEADERDATA, static_cast<void*>(&transfer));
    set(CURLOPT_ERRORBUFFER, transfer.problem.data());
    set(CURLOPT_PRIVATE, static_cast<void*>(&transfer));
    return isGood;
}

/// Fills in how the transfer ended.
void conclude(Transfer& transfer, CURLcode code)
{
    RawReply& reply = transfer.reply;
    long status = 0;
    curl_easy_getinfo(transfer.handle, CURLINFO_RESPONSE_CODE, &status);
    curl_off_t microseconds = 0;
    curl_easy_getinfo(transfer.handle, CURLINFO_TOTAL_TIME_T, &microseconds);
    reply.status = static_cast<int>(status);
    reply.latencySeconds = static_cast<double>(microseconds) / 1e6;
    if (code == CURLE_OK) {
        return;
    }
    if (transfer.isTooLong) {
        reply.failure = CallFailure::BadReply;
        reply.problem = ModelText::tr("The reply is longer than %1 bytes and was cut off.")
                            .arg(transfer.request.replyBytes);
        return;
    }
    // A server that refuses a large request may say why and hang up before it has read all of it.
    if (status >= 400 && (code == CURLE_SEND_ERROR || code == CURLE_RECV_ERROR)) {
        return;
    }
    reply.failure = failureOf(code);
    const char* detail
        = transfer.problem.front() != '\0' ? transfer.problem.data() : curl_easy_strerror(code);
    reply.problem = problemOf(reply.failure, QString::fromUtf8(detail));
}

} // namespace

class HttpTransport::Worker
{
public:
    Worker()
    {
        static const CURLcode once = curl_global_init(CURL_GLOBAL_DEFAULT);
        Q_UNUSED(once)
        m_multi = curl_multi_init();
        m_thread = std::thread([this] { run(); });
    }

    ~Worker()
    {
        m_isStopping = true;
        curl_multi_wakeup(m_multi);
        m_thread.join();
        curl_multi_cleanup(m_multi);
    }

    void post(HttpRequest request, Model::Done done)
    {
        auto transfer = std::make_unique<Transfer>();
        transfer->request = std::move(request);
        transfer->done = std::move(done);
        {
            const std::lock_guard lock(m_mutex);
            m_new.push_back(std::move(transfer));
        }
        curl_multi_wakeup(m_multi);
    }

    void cancelAll()
    {
        m_isCancelling = true;
        curl_multi_wakeup(m_multi);
    }

private:
    void run()
    {
        while (!m_isStopping) {
            start();
            int running = 0;
            curl_multi_perform(m_multi, &running);
            finish();
            if (m_isCancelling.exchange(false)) {
                dropAll();
            }
            curl_multi_poll(m_multi, nullptr, 0, 1000, nullptr);
        }
        dropAll();
    }

    void start()
    {
        std::vector<std::unique_ptr<Transfer>> fresh;
        {
            const std::lock_guard lock(m_mutex);
            fresh.swap(m_new);
        }
        for (std::unique_ptr<Transfer>& transfer : fresh) {
            if (prepare(*transfer)
                && curl_multi_add_handle(m_multi, transfer->handle) == CURLM_OK) {
                CURL* handle = transfer->handle;
                m_running.emplace(handle, std::move(transfer));
                continue;
            }
            transfer->reply.failure = CallFailure::BadInput;
            transfer->reply.problem = problemOf(
                CallFailure::BadInput, QString::fromUtf8(transfer->problem.data()));
            transfer->done(std::move(transfer->reply));
        }
    }

    void finish()
    {
        int left = 0;
        while (const CURLMsg* message = curl_multi_info_read(m_multi, &left)) {
            if (message->msg != CURLMSG_DONE) {
                continue;
            }
            const CURLcode code = message->data.result;
            const auto transfer = takeOut(message->easy_handle);
            conclude(*transfer, code);
            transfer->done(std::move(transfer->reply));
        }
    }

    void dropAll()
    {
        {
            const std::lock_guard lock(m_mutex);
            for (std::unique_ptr<Transfer>& transfer : m_new) {
                m_running.emplace(transfer.get(), std::move(transfer));
            }
            m_new.clear();
        }
        while (!m_running.empty()) {
            const auto transfer = takeOut(m_running.begin()->first);
            transfer->reply.failure = CallFailure::Cancelled;
            transfer->reply.problem = ModelText::tr("The call was cancelled.");
            transfer->done(std::move(transfer->reply));
        }
    }

    std::unique_ptr<Transfer> takeOut(void* key)
    {
        auto node = m_running.extract(key);
        if (node.mapped()->handle != nullptr) {
            curl_multi_remove_handle(m_multi, node.mapped()->handle);
        }
        return std::move(node.mapped());
    }

    CURLM* m_multi = nullptr;
    std::map<void*, std::unique_ptr<Transfer>> m_running; ///< by handle; the thread's own
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Transfer>> m_new; ///< guarded by m_mutex
    std::atomic<bool> m_isStopping = false;
    std::atomic<bool> m_isCancelling = false;
    std::thread m_thread;
};

HttpTransport::HttpTransport()
    : m_worker(std::make_unique<Worker>())
{
}

HttpTransport::~HttpTransport() = default;

void HttpTransport::post(HttpRequest request, Model::Done done)
{
    m_worker->post(std::move(request), std::move(done));
}

void HttpTransport::cancelAll()
{
    m_worker->cancelAll();
}

} // namespace groundmark::evaluation
