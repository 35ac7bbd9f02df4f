// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/library/export_dialog.h"

#include "storage/dataset_repository.h"
#include "storage/run_repository.h"
#include "viewers/library/error_pane.h"
#include "viewers/library/issue_list.h"
#include "viewers/library/page_renderer.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QtConcurrentRun>

namespace groundmark::viewers {

namespace {

constexpr int Margin = 18;
constexpr QSize DialogSize {640, 440};

/// What was written: "Written: 32 samples, 410 regions, 64 predictions".
QString writtenText(const storage::ExportReport& report)
{
    using widgets::numbers::count;
    QStringList parts {
        report.samples == 1 ? ExportDialog::tr("1 sample")
                            : ExportDialog::tr("%1 samples").arg(count(report.samples))};
    if (report.regions > 0) {
        parts.append(
            report.regions == 1 ? ExportDialog::tr("1 region")
                                : ExportDialog::tr("%1 regions").arg(count(report.regions)));
    }
    if (report.predictions > 0) {
        parts.append(
            report.predictions == 1
                ? ExportDialog::tr("1 prediction")
                : ExportDialog::tr("%1 predictions").arg(count(report.predictions)));
    }
    return ExportDialog::tr("Written: %1").arg(parts.join(QStringLiteral(", ")));
}

} // namespace

ExportDialog::ExportDialog(storage::Session& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_dataset(new QComboBox(this))
    , m_run(new QComboBox(this))
    , m_format(new QComboBox(this))
    , m_path(new QLineEdit(this))
    , m_body(new QStackedWidget(this))
    , m_error(new ErrorPane(this))
    , m_issues(new IssueList(this))
{
    setWindowTitle(tr("Export a dataset"));
    resize(DialogSize);
    m_body->addWidget(new QWidget(m_body)); // nothing has been written yet
    m_body->addWidget(makeResult());
    m_body->addWidget(m_error);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, Margin);
    layout->setSpacing(12);
    layout->addWidget(makeForm());
    layout->addWidget(m_body, 1);
    layout->addWidget(makeFoot());

    connect(
        &m_watcher,
        &QFutureWatcher<Result<storage::ExportReport>>::finished,
        this,
        &ExportDialog::take);
    connect(m_dataset, &QComboBox::currentIndexChanged, this, &ExportDialog::fillRuns);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::updateVerb);
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::updateVerb);
    fillRuns();
    updateVerb();
}

ExportDialog::~ExportDialog()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

QWidget* ExportDialog::makeForm()
{
    auto* form = new QWidget(this);
    auto* fields = new QFormLayout(form);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setHorizontalSpacing(12);
    fields->setVerticalSpacing(8);
    fields->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const auto& listed :
         storage::DatasetRepository(m_session.project()->database()).list().valueOr({})) {
        m_dataset->addItem(listed.dataset.name, listed.dataset.id.value);
    }
    if (const auto shown = m_session.dataset()) {
        m_dataset->setCurrentIndex(std::max(0, m_dataset->findData(shown->value)));
    }
    for (const auto& format : m_session.formats().all()) {
        if (format->canWrite()) {
            m_format->addItem(format->title(), format->name());
        }
    }
    for (QComboBox* box : {m_dataset, m_run, m_format}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(20);
    }
    auto* choose = new QPushButton(tr("Choose…"), form);
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &ExportDialog::choosePath);
    auto* path = new QHBoxLayout;
    path->setSpacing(4);
    path->addWidget(m_path, 1);
    path->addWidget(choose);
    m_path->setAccessibleName(tr("File"));
    fields->addRow(tr("Dataset"), m_dataset);
    fields->addRow(tr("Predictions of"), m_run);
    fields->addRow(tr("Write as"), m_format);
    fields->addRow(tr("File"), path);
    return form;
}

QWidget* ExportDialog::makeResult()
{
    auto* result = new QWidget(m_body);
    m_summary = widgets::textLabel({}, result);
    auto* layout = new QVBoxLayout(result);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_summary);
    layout->addWidget(m_issues);
    layout->addStretch(1);
    m_issues->setAccessibleName(tr("What the format could not say"));
    return result;
}

QWidget* ExportDialog::makeFoot()
{
    auto* foot = new QWidget(this);
    m_note = widgets::quietLabel({}, foot);
    m_note->setWordWrap(true);
    m_bar = new QProgressBar(foot);
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->hide();
    m_close = new QPushButton(tr("Cancel"), foot);
    m_close->setAutoDefault(false);
    m_export = new QPushButton(tr("Export"), foot);
    widgets::setPrimary(m_export);
    m_export->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::start);
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_note, 1);
    layout->addWidget(m_bar, 1);
    layout->addWidget(m_close);
    layout->addWidget(m_export);
    return foot;
}

void ExportDialog::fillRuns()
{
    m_run->clear();
    m_run->addItem(tr("none"));
    const DatasetId dataset {m_dataset->currentData().toLongLong()};
    for (const auto& summary :
         storage::RunRepository(m_session.project()->database()).list().valueOr({})) {
        if (summary.run.dataset == dataset) {
            m_run->addItem(summary.run.name, summary.run.name);
        }
    }
    m_run->setEnabled(m_run->count() > 1);
}

void ExportDialog::choosePath()
{
    auto* dialog = new QFileDialog(this, tr("Export to"), m_session.project()->folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_path->setText(QDir::toNativeSeparators(path));
    });
    dialog->open();
}

const storage::Format* ExportDialog::format() const
{
    return m_session.formats().find(m_format->currentData().toString());
}

void ExportDialog::updateVerb()
{
    const bool busy = m_watcher.isRunning();
    const bool complete
        = format() != nullptr && m_dataset->count() > 0 && !m_path->text().trimmed().isEmpty();
    m_export->setEnabled(complete && !busy);
    m_note->setText(complete || busy ? QString() : tr("Say where to write it."));
    m_note->setVisible(!busy);
    m_bar->setVisible(busy);
}

void ExportDialog::start()
{
    const storage::ExportOptions options {
        QDir::fromNativeSeparators(m_path->text().trimmed()),
        m_dataset->currentText(),
        m_run->currentData().toString(),
        paintCovers};
    m_watcher.setFuture(QtConcurrent::run(
        [project = m_session.project(),
         format = format(),
         options]() -> Result<storage::ExportReport> {
            const auto connection = project->connectAgain();
            if (!connection) {
                return connection.error();
            }
            return storage::exportFrom(**connection, *format, options);
        }));
    updateVerb();
}

void ExportDialog::take()
{
    const auto outcome = m_watcher.result();
    updateVerb();
    if (!outcome) {
        m_error->setError(outcome.error());
        m_body->setCurrentWidget(m_error);
        return;
    }
    const QString written = writtenText(*outcome);
    const QString kinds = outcome->issues.empty()
        ? tr("The format holds everything.")
        : tr("What the format could not say, %1 times:")
              .arg(widgets::numbers::count(qint64(outcome->issues.size())));
    m_summary->setText(written + u'\n' + kinds);
    m_issues->setIssues(outcome->issues);
    m_issues->setVisible(!outcome->issues.empty());
    m_body->setCurrentIndex(1);
    m_close->setText(tr("Close"));
    emit exported(written);
}

void ExportDialog::reject()
{
    if (!m_watcher.isRunning()) { // a file is replaced when it is complete: let it become so
        QDialog::reject();
    }
}

} // namespace groundmark::viewers
