// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/import_dialog.h"

#include "viewers/library/error_pane.h"
#include "viewers/library/format_title.h"
#include "viewers/library/import_form.h"
#include "viewers/library/import_report_pane.h"
#include "viewers/library/import_summary.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/theme/icons.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

namespace groundmark::viewers {

namespace {

/// New rows, or images that known samples were waiting for.
bool isWorthwhile(const storage::ImportReport& report)
{
    return wouldChange(report) || report.imagesFound > 0;
}

constexpr QSize DialogSize {860, 620};
constexpr int TickMs = 100; // counts repaint at most ten times a second
constexpr int Margin = 18;

/// "reading · 43 % · 12 s left", or what was done so far where the end is unknown.
QString progressText(const ImportJob::Progress& progress)
{
    QStringList facts {progress.what.isEmpty() ? ImportDialog::tr("starting") : progress.what};
    if (progress.total > 0) {
        const double share = std::min(1.0, double(progress.done) / double(progress.total));
        facts.append(widgets::numbers::percent(share, 0));
        if (share > 0.05 && progress.seconds > 1.0) {
            facts.append(ImportDialog::tr("%1 left").arg(
                widgets::numbers::duration(progress.seconds * (1.0 - share) / share)));
        }
    } else if (progress.done > 0) {
        facts.append(widgets::numbers::count(progress.done));
    }
    if (progress.done > 0 && progress.seconds > 0.5) {
        facts.append(ImportDialog::tr("%1/s").arg(
            widgets::numbers::count(qint64(double(progress.done) / progress.seconds))));
    }
    return facts.join(QStringLiteral(" · "));
}

} // namespace

ImportDialog::ImportDialog(storage::Session& session, const QString& path, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_path(QFileInfo(path).absoluteFilePath())
    , m_form(new ImportForm(session, path, this))
    , m_report(new ImportReportPane(this))
    , m_error(new ErrorPane(this))
    , m_body(new QStackedWidget(this))
    , m_job(session)
{
    setWindowTitle(tr("Import: nothing has been written yet"));
    resize(DialogSize);
    m_body->addWidget(new QWidget(m_body)); // before the first report there is only the progress
    m_body->addWidget(m_report);
    m_body->addWidget(m_error);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, Margin);
    layout->setSpacing(12);
    layout->addWidget(makeHead());
    layout->addWidget(m_form);
    layout->addWidget(m_body, 1);
    layout->addWidget(makeFoot());

    m_tick.setInterval(TickMs);
    connect(&m_tick, &QTimer::timeout, this, &ImportDialog::showProgress);
    connect(&m_job, &ImportJob::finished, this, &ImportDialog::take);
    connect(m_form, &ImportForm::changed, this, &ImportDialog::startDryRun);
    startDryRun();
}

QWidget* ImportDialog::makeHead()
{
    auto* head = new QWidget(this);
    auto* name = new widgets::RoleLabel(
        QFileInfo(m_path).fileName(),
        widgets::FontRole::Title,
        widgets::RoleLabel::Tone::Normal,
        head);
    name->setToolTip(QDir::toNativeSeparators(m_path));
    m_facts = widgets::quietLabel({}, head);
    m_facts->setWordWrap(true);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(name);
    layout->addWidget(m_facts, 1);
    return head;
}

QWidget* ImportDialog::makeFoot()
{
    auto* foot = new QWidget(this);
    m_progress = new QWidget(foot);
    m_bar = new QProgressBar(m_progress);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(160);
    m_bar->setAccessibleName(tr("Progress"));
    m_progressText = widgets::quietLabel({}, m_progress);
    auto* progress = new QHBoxLayout(m_progress);
    progress->setContentsMargins(0, 0, 0, 0);
    progress->setSpacing(8);
    progress->addWidget(m_bar);
    progress->addWidget(m_progressText, 1);

    m_copy = new QPushButton(widgets::lineIcon(widgets::Icon::Copy), tr("Copy report"), foot);
    widgets::setFlat(m_copy);
    m_note = widgets::quietLabel({}, foot);
    m_note->setWordWrap(true);
    m_cancel = new QPushButton(tr("Cancel"), foot);
    m_import = new QPushButton(tr("Import"), foot);
    widgets::setPrimary(m_import);
    m_import->setDefault(true);
    m_cancel->setAutoDefault(false);
    m_copy->setAutoDefault(false);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(reportText(formatName(), m_report->report()));
    });
    connect(m_cancel, &QPushButton::clicked, this, &ImportDialog::reject);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::startImport);

    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_copy);
    layout->addWidget(m_note, 1);
    layout->addWidget(m_progress, 1);
    layout->addWidget(m_cancel);
    layout->addWidget(m_import);
    return foot;
}

QString ImportDialog::formatName() const
{
    return m_form->format() != nullptr ? shortTitle(*m_form->format()) : QString();
}

void ImportDialog::startDryRun()
{
    m_ready.reset();
    ImportJob::Request request = m_form->request();
    if (request.format == nullptr) {
        m_job.cancel();
        showPhase(Phase::Idle);
        showError(
            {tr("None of the formats recognises this."),
             QDir::toNativeSeparators(m_path),
             tr("Nothing was imported."),
             tr("Choose above what it is to be read as, or check that it is the right file.")});
        return;
    }
    request.options.dryRun = true;
    m_job.start(request);
    showPhase(Phase::DryRun);
}

void ImportDialog::startImport()
{
    if (!m_ready || m_phase == Phase::Import) {
        return;
    }
    m_job.start(*m_ready);
    showPhase(Phase::Import);
}

void ImportDialog::take(const ImportJob::Outcome& outcome)
{
    const Phase phase = m_phase;
    showPhase(Phase::Idle);
    if (phase == Phase::Import && outcome.cancelled) {
        QDialog::reject(); // cancelled, and nothing is left: as asked
    } else if (!outcome.imported) {
        m_form->follow(outcome);
        showError(outcome.imported.error());
    } else if (phase == Phase::Import) {
        finish(*outcome.imported);
    } else {
        takeReport(outcome);
    }
}

void ImportDialog::takeReport(const ImportJob::Outcome& outcome)
{
    m_form->follow(outcome);
    const storage::ImportReport& report = outcome.imported->report;
    m_report->setReport(report);
    m_body->setCurrentWidget(m_report);
    m_copy->show();
    m_facts->setText(factsOf(formatName(), report));
    setWindowTitle(
        report.predictions > 0 && report.newSamples == 0
            ? tr("Import predictions: nothing has been written yet")
            : tr("Import samples: nothing has been written yet"));
    const bool onlyImages = isWorthwhile(report) && !wouldChange(report);
    m_import->setText(onlyImages ? tr("Import") : verbOf(report));
    m_import->setEnabled(isWorthwhile(report));
    m_note->setText(
        isWorthwhile(report) ? tr("The file itself is not changed.") : reasonForNothing(report));
    if (isWorthwhile(report)) {
        ImportJob::Request request = m_form->request();
        request.options = outcome.options;
        request.options.dryRun = false;
        request.proposedRun.clear(); // the name, if any, stands in the options now
        m_ready = request;
    }
}

void ImportDialog::showError(const Error& error)
{
    m_error->setError(error);
    m_body->setCurrentWidget(m_error);
    m_copy->hide();
    m_facts->clear();
    m_note->clear();
    m_import->setText(tr("Import"));
    m_import->setEnabled(false);
    m_ready.reset();
}

void ImportDialog::showPhase(Phase phase)
{
    m_phase = phase;
    const bool busy = phase != Phase::Idle;
    m_form->setEnabled(phase != Phase::Import);
    m_progress->setVisible(busy);
    m_note->setVisible(!busy);
    m_copy->setVisible(!busy && m_body->currentWidget() == m_report);
    m_cancel->setEnabled(true);
    m_cancel->setText(tr("Cancel"));
    if (busy) {
        m_import->setEnabled(false);
        m_tick.start();
        showProgress();
    } else {
        m_tick.stop();
    }
}

void ImportDialog::showProgress()
{
    const ImportJob::Progress progress = m_job.progress();
    m_bar->setRange(0, progress.total > 0 ? 1000 : 0);
    if (progress.total > 0) {
        m_bar->setValue(int(1000.0 * double(progress.done) / double(progress.total)));
    }
    m_bar->setVisible(progress.total > 0);
    m_progressText->setText(progressText(progress));
}

void ImportDialog::finish(const ImportOutcome& outcome)
{
    m_session.announceContent();
    m_session.setDataset(outcome.report.dataset);
    emit imported(doneText(outcome));
    if (!outcome.scoringFailure) {
        accept();
        return;
    }
    // The import stands and the window knows; the dialog stays to say what did not work out.
    m_form->setEnabled(false);
    showError(*outcome.scoringFailure);
    m_note->setText(doneText(outcome));
    setWindowTitle(tr("Import"));
}

void ImportDialog::reject()
{
    if (m_phase == Phase::Import) {
        m_job.cancel(); // the outcome says what became of it
        m_cancel->setEnabled(false);
        m_cancel->setText(tr("Cancelling…"));
        return;
    }
    QDialog::reject();
}

} // namespace groundmark::viewers
