// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/calibration_pane.h"

#include "imaging/image_decoder.h"
#include "imaging/perturbations/condition.h"
#include "storage/sample_pictures.h"
#include "viewers/robustness/facts_table.h"
#include "viewers/robustness/robustness_report.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/progress_line.h"
#include "widgets/theme/icons.h"

#include <QAction>
#include <QFileDialog>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace groundmark::viewers {

namespace {

namespace numbers = widgets::numbers;

constexpr int LongestSide = 512; // larger pictures only take longer
constexpr int PulseInterval = 100; // milliseconds

std::vector<QImage> imagesAt(const QStringList& paths)
{
    std::vector<QImage> images;
    for (const QString& path : paths) {
        const auto header = imaging::readImageHeader(path);
        auto image = header ? imaging::decodeImage(path, *header, LongestSide)
                            : Result<QImage>(header.error());
        if (image && std::min(image->width(), image->height()) >= 11) {
            images.push_back(std::move(*image));
        }
        if (images.size() == imaging::calibrationImages) {
            break;
        }
    }
    return images;
}

QString decimals(double value, int digits)
{
    return numbers::decimal(value, digits);
}

} // namespace

CalibrationPane::CalibrationPane(storage::Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_curves(new QAction(widgets::lineIcon(widgets::Icon::Ruler), tr("Measure distances"), this))
    , m_level(new QAction(tr("Level the severities"), this))
    , m_import(new QAction(tr("LPIPS from a file…"), this))
    , m_header(new widgets::PanelHeader(tr("Distance by severity")))
    , m_table(new FactsTable(
          {tr("Perturbation"), tr("Levelled to .10 .25 .40"), QStringLiteral("LPIPS"),
           QStringLiteral("D 1"), QStringLiteral("D 2"), QStringLiteral("D 3"),
           QStringLiteral("MS 1"), QStringLiteral("MS 2"), QStringLiteral("MS 3"),
           QStringLiteral("dB 1"), QStringLiteral("dB 2"), QStringLiteral("dB 3")},
          3))
    , m_progress(new widgets::ProgressLine)
{
    m_table->setAccessibleName(tr("Distance by severity"));
    m_header->addAction(m_curves, true);
    m_header->addAction(m_level, true);
    m_header->addAction(m_import, true);
    m_table->setColumnWidths({0, 150, 150});
    m_progress->hide();
    m_pulse.setInterval(PulseInterval);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_header);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_progress);
    connect(m_curves, &QAction::triggered, this, [this] { measure(false); });
    connect(m_level, &QAction::triggered, this, [this] { measure(true); });
    connect(m_import, &QAction::triggered, this, [this] {
        const QString path = QFileDialog::getOpenFileName(
            this, tr("LPIPS values: kind, severity, lpips"), {}, tr("Tables (*.csv)"));
        if (!path.isEmpty()) {
            readLpips(path);
        }
    });
    connect(&m_pulse, &QTimer::timeout, this, [this] { m_progress->setDone(m_shared->done); });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &CalibrationPane::takeMeasured);
    connect(m_progress, &widgets::ProgressLine::cancelRequested, this, [this] {
        m_shared->cancelled = true;
    });
    fill();
}

CalibrationPane::~CalibrationPane()
{
    m_watcher.disconnect(this);
    if (m_shared) {
        m_shared->cancelled = true;
    }
    m_watcher.waitForFinished();
}

void CalibrationPane::setDataset(DatasetId dataset)
{
    if (dataset != m_dataset) {
        m_dataset = dataset;
        m_measured.clear();
        fill();
    }
}

std::vector<CalibrationPane::Measured> CalibrationPane::work(
    const QStringList& paths, bool levelled, const std::shared_ptr<Shared>& shared)
{
    const std::vector<QImage> images = imagesAt(paths);
    const imaging::SeverityScale scale;
    std::vector<Measured> all;
    for (const auto& entry :
         namesOf<imaging::PerturbationKind>().first(imaging::perturbationCandidates)) {
        const std::array<double, 3> severities {
            scale.at(entry.value, 1), scale.at(entry.value, 2), scale.at(entry.value, 3)};
        Measured one;
        one.kind = entry.value;
        auto curve
            = imaging::distanceCurve(entry.value, images, severities, 0, &shared->cancelled);
        if (curve) {
            one.curve = std::move(*curve);
        } else {
            one.problem = curve.error().toText();
        }
        for (const double target : imaging::calibrationTargets) {
            if (!levelled || !one.problem.isEmpty()) {
                break;
            }
            const auto found
                = imaging::calibrate(entry.value, images, target, {}, &shared->cancelled);
            if (!found) {
                one.problem = found.error().toText();
                break;
            }
            one.levelled.push_back(*found);
        }
        if (shared->cancelled) {
            break; // what is measured stays
        }
        all.push_back(std::move(one));
        ++shared->done;
    }
    return all;
}

void CalibrationPane::measure(bool levelled)
{
    if (m_watcher.isRunning() || m_session.project() == nullptr) {
        return;
    }
    QStringList paths;
    // Some of the first ones may be unreadable or tiny.
    constexpr int spare = 4;
    for (const auto& picture :
         storage::samplePictures(
             *m_session.project(), m_dataset, spare * int(imaging::calibrationImages))
             .valueOr({})) {
        if (!paths.contains(picture.path)) {
            paths.append(picture.path);
        }
    }
    if (paths.isEmpty()) {
        emit messageRequested(tr("The dataset has no pictures to measure."));
        return;
    }
    m_shared = std::make_shared<Shared>();
    m_progress->show();
    m_progress->start(tr("Measuring perturbations"), qint64(imaging::perturbationCandidates));
    m_pulse.start();
    m_watcher.setFuture(QtConcurrent::run([paths, levelled, shared = m_shared] {
        return work(paths, levelled, shared);
    }));
}

void CalibrationPane::takeMeasured()
{
    m_pulse.stop();
    m_progress->hide();
    m_measured = m_watcher.result();
    fill();
}

bool CalibrationPane::readLpips(const QString& path)
{
    auto table = imaging::LpipsTable::read(path);
    if (!table) {
        emit messageRequested(table.error().toText());
        return false;
    }
    m_lpips = std::move(*table);
    fill();
    return true;
}

void CalibrationPane::fill()
{
    std::vector<FactsRow> rows;
    for (const Measured& one : m_measured) {
        QStringList levelled;
        for (const imaging::Calibration& found : one.levelled) {
            levelled.append(decimals(found.severity, 2) + (found.isReached ? QString() : QStringLiteral("*")));
        }
        QStringList lpips;
        for (int severity = 1; severity <= 3; ++severity) {
            if (const auto value = m_lpips.at(one.kind, severity)) {
                lpips.append(numbers::score(*value));
            }
        }
        FactsRow row {
            {kindTitle(nameOf(one.kind)), levelled.join(u' '), lpips.join(u' ')}, {}, false, one.problem};
        for (const auto value : {&imaging::DistancePoint::ssim, &imaging::DistancePoint::multiScale}) {
            for (const imaging::DistancePoint& point : one.curve) {
                row.cells.append(numbers::score(point.*value));
            }
        }
        for (const imaging::DistancePoint& point : one.curve) {
            row.cells.append(decimals(point.psnr, 1));
        }
        rows.push_back(std::move(row));
    }
    m_table->setRows(rows);
    m_header->setFacts(
        m_measured.empty()
            ? tr("not measured yet")
            : tr("D = 1 − SSIM · MS = 1 − multi-scale SSIM · SSIM-calibrated, not LPIPS · * out of reach"));
}

} // namespace groundmark::viewers
