// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/agreement_watch.h"

#include <QCoreApplication>
#include <QtConcurrent>

namespace groundmark::annotation {

namespace {

constexpr int Pause = 200; // milliseconds after an edit

} // namespace

AgreementWatch::AgreementWatch(storage::Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(Pause);
    connect(&m_pause, &QTimer::timeout, this, &AgreementWatch::start);
    connect(&m_session, &storage::Session::projectOpened, this, &AgreementWatch::invalidate);
    connect(&m_session, &storage::Session::datasetChanged, this, &AgreementWatch::invalidate);
    connect(&m_session, &storage::Session::contentChanged, this, &AgreementWatch::invalidate);
    connect(&m_session, &storage::Session::sampleEdited, this, &AgreementWatch::invalidate);
    connect(&m_session, &storage::Session::projectClosing, this, [this] {
        m_watcher.waitForFinished(); // its connection belongs to the project
        m_report = {};
        m_stale = true;
    });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        auto report = m_watcher.result();
        if (m_session.project() == nullptr) {
            return;
        }
        if (!report) {
            m_session.announceFailure(report.error());
            return;
        }
        m_report = std::move(*report);
        emit changed();
        if (m_stale) {
            m_pause.start();
        }
    });
}

AgreementWatch::~AgreementWatch()
{
    m_watcher.waitForFinished();
}

void AgreementWatch::setWatching(bool watching)
{
    m_watching = watching;
    if (watching && m_stale) {
        m_pause.start();
    }
}

void AgreementWatch::setItemsPerRound(int items)
{
    if (m_itemsPerRound != items) {
        m_itemsPerRound = items;
        invalidate();
    }
}

void AgreementWatch::invalidate()
{
    m_stale = true;
    if (m_watching) {
        m_pause.start();
    }
}

void AgreementWatch::start()
{
    if (!m_watching || !m_stale || m_session.project() == nullptr || m_watcher.isRunning()) {
        return;
    }
    m_stale = false;
    const storage::Project* project = m_session.project();
    m_watcher.setFuture(QtConcurrent::run(
        [project, dataset = m_session.dataset(), items = m_itemsPerRound]() -> Result<AgreementReport> {
            const auto own = project->connectAgain();
            if (!own) {
                return own.error();
            }
            auto ratings = storage::StepQuery((*own)->database()).ratings(dataset);
            if (!ratings) {
                return ratings.error();
            }
            return reportAgreement(std::move(*ratings), items);
        }));
}

void AgreementWatch::settle()
{
    m_pause.stop();
    do {
        start();
        m_watcher.waitForFinished();
        QCoreApplication::sendPostedEvents(&m_watcher); // takes the result over
    } while (m_watching && m_stale && m_session.project() != nullptr);
    m_pause.stop();
}

} // namespace groundmark::annotation
