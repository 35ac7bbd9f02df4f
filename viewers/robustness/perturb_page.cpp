// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/perturb_page.h"

#include "imaging/perturbations/parameters.h"
#include "imaging/quality.h"
#include "storage/image_repository.h"
#include "storage/sample_pictures.h"
#include "storage/sample_repository.h"
#include "viewers/robustness/robustness_report.h"
#include "viewers/robustness/split_compare.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/progress_line.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QtConcurrentRun>

namespace groundmark::viewers {

namespace {

namespace numbers = widgets::numbers;

/// The slider's steps per severity of the library.
constexpr int StepsPerSeverity = 10;

} // namespace

PerturbPage::~PerturbPage()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void PerturbPage::readProject()
{
    m_path.clear();
    setDataset(m_dataset);
}

void PerturbPage::setDataset(DatasetId dataset)
{
    m_dataset = dataset;
    QString path;
    QString id;
    if (m_session.project() != nullptr && dataset.isStored()) {
        storage::Database& database = m_session.project()->database();
        const auto sample = storage::SampleRepository(database).find(m_session.sample());
        if (sample && *sample && (*sample)->dataset == dataset && !(*sample)->pages.isEmpty()) {
            const auto image = storage::ImageRepository(database).find((*sample)->pages.first());
            if (image && *image) {
                path = m_session.project()->absolutePath((*image)->path);
                id = (*sample)->externalId;
            }
        }
        if (path.isEmpty()) {
            const auto first = storage::samplePictures(*m_session.project(), dataset, 1).valueOr({});
            path = first.empty() ? QString() : first.front().path;
            id = first.empty() ? QString() : first.front().externalId;
        }
    }
    m_write->setEnabled(!path.isEmpty() && !m_job.isRunning());
    m_run->setEnabled(!path.isEmpty() && !m_job.isRunning() && !m_session.project()->isReadOnly());
    if (path == m_path) {
        return;
    }
    m_path = path;
    m_sampleId = id;
    m_header->setFacts(id);
    renewPreview();
}

void PerturbPage::kindChosen()
{
    m_isOwn = false;
    renewParameters();
    severityMoved();
}

/// A row of number fields for the chosen kind.
void PerturbPage::renewParameters()
{
    for (QDoubleSpinBox* field : m_parameters) {
        m_numbers->removeRow(field);
    }
    m_parameters.clear();
    const auto kind = static_cast<imaging::PerturbationKind>(m_kinds->currentData().toInt());
    for (const imaging::ParameterRange& range : imaging::parameterRanges(kind)) {
        auto* field = new QDoubleSpinBox;
        field->setLocale(QLocale::c());
        field->setDecimals(range.isWhole ? 0 : 3);
        field->setRange(range.lowest, range.highest);
        field->setSingleStep(range.isWhole ? 1.0 : std::max(0.01, (range.highest - range.lowest) / 1000.0));
        field->setAccessibleName(range.name);
        field->setToolTip(tr("%1: %2 to %3").arg(range.name).arg(range.lowest).arg(range.highest));
        connect(field, &QDoubleSpinBox::valueChanged, this, [this] {
            if (!m_setting) {
                m_isOwn = true;
                renewPreview();
            }
        });
        m_numbers->addRow(range.name, field);
        m_parameters.push_back(field);
    }
    m_shuffle->setEnabled(kind == imaging::PerturbationKind::GlassBlur);
}

void PerturbPage::severityMoved()
{
    const double library = double(m_severity->value()) / StepsPerSeverity;
    const auto kind = static_cast<imaging::PerturbationKind>(m_kinds->currentData().toInt());
    const imaging::Perturbation at = imaging::perturbationAt(kind, library);
    m_setting = true;
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        m_parameters[i]->setValue(at.parameters[i]);
    }
    m_setting = false;
    m_isOwn = false;
    renewPreview();
}

imaging::PerturbationStep PerturbPage::step() const
{
    const auto kind = static_cast<imaging::PerturbationKind>(m_kinds->currentData().toInt());
    imaging::PerturbationStep step {{kind, {}, imaging::GlassShuffle::Copy}, 0};
    if (m_shuffle->currentIndex() == 1 && m_shuffle->isEnabled()) {
        step.perturbation.glassShuffle = imaging::GlassShuffle::Swap;
    }
    for (int severity = 1; !m_isOwn && severity <= 3; ++severity) {
        const double library = imaging::SeverityScale().at(kind, severity);
        if (m_severity->value() == int(library * StepsPerSeverity)) {
            step.severity = severity;
            step.perturbation.parameters = imaging::perturbationAt(kind, library).parameters;
            return step;
        }
    }
    for (const QDoubleSpinBox* field : m_parameters) {
        step.perturbation.parameters.push_back(field->value());
    }
    return step;
}

QString PerturbPage::conditionText() const
{
    return imaging::conditionName({{step()}});
}

void PerturbPage::renewPreview()
{
    const imaging::PerturbationStep now = step();
    m_severityText->setText(
        m_isOwn ? tr("own numbers")
            : now.severity > 0
            ? tr("severity %1 of 3").arg(now.severity)
            : tr("%1 of the library").arg(numbers::decimal(double(m_severity->value()) / StepsPerSeverity, 1)));
    m_name->setText(conditionText());
    startPreview();
}

void PerturbPage::startPreview()
{
    if (m_watcher.isRunning()) {
        m_again = true; // the latest wins
        return;
    }
    m_again = false;
    if (m_path.isEmpty()) {
        m_split->setImages({}, {}, tr("The dataset has no picture to show."));
        return;
    }
    const QImage known = m_beforePath == m_path ? m_before : QImage();
    m_watcher.setFuture(QtConcurrent::run(
        [path = m_path, id = m_sampleId, known, wanted = step(), seed = quint64(m_seed->value())] {
            Preview made {path, known, {}, {}};
            if (made.before.isNull()) {
                const auto header = imaging::readImageHeader(path);
                auto fits = header ? imaging::checkLimits(path, *header, {}) : Result<void>(header.error());
                auto image = fits ? imaging::decodeImage(path, *header) : Result<QImage>(fits.error());
                if (!image) {
                    made.facts = image.error().toText();
                    return made;
                }
                made.before = *image;
            }
            const auto after = imaging::perturbed(made.before, {{wanted}}, id, 0, seed);
            if (!after) {
                made.facts = after.error().toText();
                return made;
            }
            made.after = *after;
            const auto psnr = imaging::psnr(made.before, made.after);
            const auto ssim = imaging::meanSsim(made.before, made.after);
            if (psnr && ssim) {
                made.facts = QStringLiteral("PSNR %1 dB · SSIM %2")
                                 .arg(numbers::decimal(*psnr, 1), numbers::score(*ssim, 2));
            }
            return made;
        }));
}

void PerturbPage::takePreview()
{
    const Preview made = m_watcher.result();
    if (m_again || made.path != m_path) {
        startPreview();
        return;
    }
    m_before = made.before;
    m_beforePath = made.path;
    m_split->setImages(made.before, made.after, made.facts);
    m_split->setLabels(tr("clean"), made.after.isNull() ? QString() : made.facts);
}

std::vector<imaging::BatchPicture> PerturbPage::pictures() const
{
    std::vector<imaging::BatchPicture> found;
    if (m_session.project() == nullptr) {
        return found;
    }
    for (const auto& picture :
         storage::samplePictures(*m_session.project(), m_dataset).valueOr({})) {
        found.push_back({picture.path, picture.externalId, picture.page});
    }
    return found;
}

void PerturbPage::checkConditions()
{
    const auto conditions = imaging::parseConditions(m_conditions->text());
    m_conditionsFact->setText(
        conditions ? tr("Conditions: %1").arg(int(conditions->size()))
                   : conditions.error().toText());
    const bool isFree = !m_job.isRunning() && !m_path.isEmpty();
    m_write->setEnabled(conditions && isFree);
    m_run->setEnabled(conditions && isFree && !m_session.project()->isReadOnly());
}

void PerturbPage::chooseFolder()
{
    const QString folder
        = QFileDialog::getExistingDirectory(this, tr("Folder for the perturbed images"));
    if (!folder.isEmpty()) {
        writeTo(folder);
    }
}

void PerturbPage::writeTo(const QString& folder)
{
    auto conditions = imaging::parseConditions(m_conditions->text());
    if (!conditions || m_job.isRunning()) {
        return;
    }
    imaging::BatchOptions options;
    options.folder = folder;
    options.conditions = std::move(*conditions);
    options.seed = quint64(m_seed->value());
    m_job.write(pictures(), std::move(options));
    jobStarted(tr("Writing images"));
}

void PerturbPage::startRun()
{
    PerturbedRunsRequest request;
    request.dataset = m_dataset;
    request.model = m_model->currentText().trimmed();
    request.conditions = m_conditions->text();
    request.seed = quint64(m_seed->value());
    m_job.run(request);
    jobStarted(tr("Asking %1").arg(request.model));
}

void PerturbPage::jobStarted(const QString& what)
{
    m_write->setEnabled(false);
    m_run->setEnabled(false);
    m_progress->show();
    m_progress->start(what, 0);
    m_pulse.start();
}

void PerturbPage::jobFinished(const PerturbJob::Outcome& outcome)
{
    m_pulse.stop();
    m_progress->finish(
        outcome.isCancelled ? tr("Stopped. %1; it goes on from here next time.").arg(outcome.words)
                            : outcome.words);
    emit messageRequested(outcome.words);
    checkConditions();
    if (outcome.changedProject) {
        m_session.announceContent();
    }
}

bool PerturbPage::isSettled() const
{
    return !m_watcher.isRunning() && !m_job.isRunning();
}

} // namespace groundmark::viewers
