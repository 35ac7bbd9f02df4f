// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/chains_dialog.h"

#include "storage/run_repository.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QtConcurrentRun>

namespace groundmark::annotation {

namespace {

constexpr int Margin = 18;
constexpr int Width = 560;

QString linesOf(const storage::ChainReport& report)
{
    using widgets::numbers::count;
    const std::pair<qint64, QString> facts[] {
        {report.known, ChainsDialog::tr("%1 samples have a chain of this run already.")},
        {report.invalidFormat, ChainsDialog::tr("%1 left out: no \"Answer:\" section.")},
        {report.repetitive, ChainsDialog::tr("%1 left out: going round in circles.")},
        {report.withoutReply, ChainsDialog::tr("%1 left out: no reply, or the request failed.")},
        {report.unknownRegions, ChainsDialog::tr("%1 of the chains name regions that are not there.")},
        {report.withoutSteps, ChainsDialog::tr("%1 of the chains have no steps before the answer.")}};
    QStringList lines {ChainsDialog::tr("%1 chains made.").arg(count(report.made))};
    for (const auto& [number, words] : facts) {
        if (number > 0) {
            lines.append(words.arg(count(number)));
        }
    }
    if (!report.leftOut.isEmpty()) {
        lines.append(ChainsDialog::tr("Left out: %1").arg(report.leftOut.join(QStringLiteral(", "))));
    }
    return lines.join(u'\n');
}

} // namespace

ChainsDialog::ChainsDialog(storage::Session& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_run(new QComboBox)
    , m_result(widgets::textLabel(tr("Each reply is cut at its \"Answer:\" and the rest into sentences. Replies without an "
                                     "answer section and those that go round in circles are left out and counted.")))
    , m_progress(new QProgressBar)
    , m_make(new QPushButton(tr("Make chains")))
{
    setWindowTitle(tr("Make chains from a run"));
    setMinimumWidth(Width);
    const auto runs = storage::RunRepository(session.project()->database()).list();
    if (runs) {
        for (const auto& summary : *runs) {
            if (!session.dataset() || summary.run.dataset == *session.dataset()) {
                m_runs.push_back(summary.run);
                m_run->addItem(summary.run.name);
            }
        }
    }
    m_run->setAccessibleName(tr("Run"));
    m_make->setEnabled(m_run->count() > 0 && !session.project()->isReadOnly());
    m_progress->hide();
    auto* form = new QFormLayout;
    form->addRow(tr("Run"), m_run);
    auto* close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    m_make->setDefault(true);
    widgets::setPrimary(m_make);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_progress, 1);
    foot->addStretch(1);
    foot->addWidget(close);
    foot->addWidget(m_make);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, Margin);
    layout->setSpacing(12);
    layout->addLayout(form);
    layout->addWidget(m_result, 1);
    layout->addLayout(foot);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_make, &QPushButton::clicked, this, &ChainsDialog::make);
    connect(&m_job, &QFutureWatcherBase::finished, this, &ChainsDialog::take);
}

ChainsDialog::~ChainsDialog()
{
    m_stop = true;
    m_job.disconnect(this);
    m_job.waitForFinished();
}

QString ChainsDialog::result() const
{
    return m_result->text();
}

void ChainsDialog::make()
{
    m_make->setEnabled(false);
    m_progress->setRange(0, 0);
    m_progress->show();
    const Run run = m_runs[static_cast<size_t>(m_run->currentIndex())];
    m_job.setFuture(QtConcurrent::run([this, project = m_session.project(), run]() -> Result<storage::ChainReport> {
        auto connection = project->connectAgain();
        if (!connection) {
            return connection.error();
        }
        return storage::makeChains(**connection, run, [this](qint64, qint64) { return !m_stop; });
    }));
}

void ChainsDialog::take()
{
    m_progress->hide();
    const auto report = m_job.result();
    m_result->setText(report ? linesOf(*report) : report.error().toText());
    m_make->setEnabled(true);
    if (report && report->made > 0) {
        m_session.announceContent();
    }
    emit made();
}

} // namespace groundmark::annotation
