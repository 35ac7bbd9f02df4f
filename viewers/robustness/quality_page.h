// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/review.h"
#include "imaging/quality_audit.h"
#include "storage/session.h"
#include "viewers/robustness/condition_images.h"

#include <QFutureWatcher>
#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>

class QAction;
class QCheckBox;
class QLabel;

namespace groundmark::widgets {
class PanelHeader;
class ProgressLine;
} // namespace groundmark::widgets

namespace groundmark::viewers {

class FactsTable;
class SplitCompare;

/// The view "Quality": a queue of a dataset's pictures with what speaks against each (a
/// near-duplicate, too small, too flat) and a checklist for what only a person can tell. Y accepts,
/// X rejects; the verdict is kept as a review of the sample in the queue "image quality".
class QualityPage : public QWidget
{
    Q_OBJECT

public:
    explicit QualityPage(storage::Session& session, QWidget* parent = nullptr);
    ~QualityPage() override;

    /// The name of the review queue in the project.
    static QString queue() { return QStringLiteral("image quality"); }

    void readProject();
    void setDataset(DatasetId dataset);
    /// Measures the pictures of the dataset in the background.
    void measure();

    [[nodiscard]] FactsTable* table() const { return m_table; }
    [[nodiscard]] QAction* acceptAction() const { return m_accept; }
    [[nodiscard]] QAction* rejectAction() const { return m_reject; }
    [[nodiscard]] const std::vector<QCheckBox*>& checks() const { return m_checks; }
    [[nodiscard]] bool isMeasuring() const { return m_watcher.isRunning(); }

private:
    struct Shared
    {
        std::atomic_bool cancelled = false;
        std::atomic<qint64> done = 0;
    };
    struct Entry
    {
        SampleId sample;
        QString externalId;
        QString path;
    };

    void takeMeasured();
    void fillTable();
    void showCurrent();
    void judge(ReviewVerdict verdict);
    [[nodiscard]] QString flawsOf(std::size_t index) const;
    [[nodiscard]] QString missingChecks() const;

    storage::Session& m_session;
    ConditionImages m_pictures;
    DatasetId m_dataset;
    std::vector<Entry> m_entries;
    std::vector<imaging::AuditedImage> m_images; ///< as m_entries; empty until measured
    std::vector<std::optional<Review>> m_reviews; ///< as m_entries
    std::vector<std::size_t> m_order; ///< rows of the table: what has flaws first
    std::shared_ptr<Shared> m_shared;
    QFutureWatcher<std::vector<imaging::AuditedImage>> m_watcher;
    QTimer m_pulse;
    QAction* m_measure;
    QAction* m_accept;
    QAction* m_reject;
    widgets::PanelHeader* m_header;
    FactsTable* m_table;
    SplitCompare* m_pair;
    QLabel* m_facts;
    std::vector<QCheckBox*> m_checks;
    widgets::ProgressLine* m_progress;
};

} // namespace groundmark::viewers
