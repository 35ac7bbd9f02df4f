// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/perturbations/distance_curve.h"
#include "storage/session.h"

#include <QFutureWatcher>
#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>

class QAction;

namespace groundmark::widgets {
class PanelHeader;
class ProgressLine;
} // namespace groundmark::widgets

namespace groundmark::viewers {

class FactsTable;

/// How far each candidate moves the dataset's pictures at the three severities (SSIM, multi-scale
/// SSIM, PSNR; LPIPS from a file), and the severities that would move them by the targets.
class CalibrationPane : public QWidget
{
    Q_OBJECT

public:
    explicit CalibrationPane(storage::Session& session, QWidget* parent = nullptr);
    ~CalibrationPane() override;

    void setDataset(DatasetId dataset);
    /// Measures the first pictures of the dataset in the background.
    /// @param levelled also looks for the severities that meet the targets, which takes longer
    void measure(bool levelled);
    /// Takes LPIPS values from a file; false and a message when they cannot be read.
    bool readLpips(const QString& path);
    [[nodiscard]] bool isMeasuring() const { return m_watcher.isRunning(); }
    [[nodiscard]] FactsTable* table() const { return m_table; }

signals:
    void messageRequested(const QString& message);

private:
    struct Measured
    {
        imaging::PerturbationKind kind = imaging::PerturbationKind::GlassBlur;
        std::vector<imaging::DistancePoint> curve;
        std::vector<imaging::Calibration> levelled; ///< one per target; empty when not asked for
        QString problem;
    };
    struct Shared
    {
        std::atomic_bool cancelled = false;
        std::atomic<qint64> done = 0;
    };

    [[nodiscard]] static std::vector<Measured>
    work(const QStringList& paths, bool levelled, const std::shared_ptr<Shared>& shared);
    void takeMeasured();
    void fill();

    storage::Session& m_session;
    DatasetId m_dataset;
    std::vector<Measured> m_measured;
    imaging::LpipsTable m_lpips;
    std::shared_ptr<Shared> m_shared;
    QFutureWatcher<std::vector<Measured>> m_watcher;
    QTimer m_pulse;
    QAction* m_curves;
    QAction* m_level;
    QAction* m_import;
    widgets::PanelHeader* m_header;
    FactsTable* m_table;
    widgets::ProgressLine* m_progress;
};

} // namespace groundmark::viewers
