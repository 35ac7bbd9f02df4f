// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/list_reader.h"

#include <QMutex>

#include <optional>

namespace groundmark::storage {

/// Lives on the reader's thread. Only interrupt() is called from another one.
class ListReader::Worker : public QObject
{
public:
    explicit Worker(std::shared_ptr<std::atomic<quint64>> wanted)
        : m_wanted(std::move(wanted))
    {
    }

    void interrupt()
    {
        const QMutexLocker lock(&m_mutex);
        if (m_connection) {
            m_connection->database().interrupt();
        }
    }

    void close()
    {
        const QMutexLocker lock(&m_mutex);
        m_connection.reset();
    }

    std::optional<Error> open(const Project* project)
    {
        if (m_connection) {
            return std::nullopt;
        }
        auto connection = project->connectAgain();
        if (!connection) {
            return connection.error();
        }
        const QMutexLocker lock(&m_mutex);
        m_connection = std::move(*connection);
        return std::nullopt;
    }

    [[nodiscard]] SampleQuery query() const { return SampleQuery(m_connection->database()); }
    [[nodiscard]] bool isWanted(quint64 number) const { return *m_wanted == number; }

private:
    std::shared_ptr<std::atomic<quint64>> m_wanted;
    QMutex m_mutex; ///< guards the pointer, which interrupt() reads
    std::unique_ptr<Project> m_connection;
};

ListReader::ListReader(QObject* parent)
    : QObject(parent)
    , m_wanted(std::make_shared<std::atomic<quint64>>(0))
{
    m_worker = new Worker(m_wanted);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("lists"));
    m_thread.start();
}

ListReader::~ListReader()
{
    setProject(nullptr);
    m_thread.quit();
    m_thread.wait();
}

void ListReader::setProject(const Project* project)
{
    ++*m_wanted;
    m_pending = 0;
    m_worker->interrupt();
    // The connection belongs to the worker's thread; whoever calls may close the project next.
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->close(); }, Qt::BlockingQueuedConnection);
    m_project = project;
}

void ListReader::read(const ListRequest& request)
{
    if (m_project == nullptr) {
        return;
    }
    const quint64 number = ++*m_wanted;
    m_pending = 1;
    m_worker->interrupt(); // before the new one is there: it must not be hit itself
    QMetaObject::invokeMethod(m_worker, [this, worker = m_worker, project = m_project, request, number] {
        const auto tell = [&](const std::function<void()>& words, bool isLast) {
            QMetaObject::invokeMethod(this, [this, number, words, isLast] { finish(number, words, isLast); });
        };
        const auto fail = [&](const Error& error) { tell([this, error] { emit failed(error); }, true); };
        if (!worker->isWanted(number)) {
            return;
        }
        if (const auto problem = worker->open(project)) {
            return fail(*problem);
        }
        const SampleQuery query = worker->query();
        auto ids = query.ids(request.filter);
        if (!ids) {
            return fail(ids.error());
        }
        tell([this, found = std::move(*ids)] { emit listed(found); }, false);
        if (!worker->isWanted(number)) {
            return;
        }
        SampleFilter all;
        all.dataset = request.filter.dataset;
        const auto count = query.count(all);
        auto counts = query.countsWith(request.filter, request.alternatives);
        if (!count || !counts) {
            return fail(count ? counts.error() : count.error());
        }
        tell([this, told = ListCounts {std::move(*counts), *count}] { emit counted(told); }, true);
    });
}

void ListReader::finish(quint64 number, const std::function<void()>& tell, bool isLast)
{
    if (*m_wanted != number) {
        return; // something else is wanted by now
    }
    m_pending = isLast ? 0 : 1;
    tell();
}

} // namespace groundmark::storage
