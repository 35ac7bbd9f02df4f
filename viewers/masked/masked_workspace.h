// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/image_store.h"
#include "imaging/word_reader.h"
#include "storage/session.h"
#include "viewers/compare/compare_sample.h"
#include "viewers/masked/masked_data.h"
#include "widgets/workspace.h"

#include <QFutureWatcher>
#include <QThreadPool>

#include <memory>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTableView;

namespace groundmark::widgets {
class Badge;
class ImageCanvas;
class PanelHeader;
class Segments;
}

namespace groundmark::viewers {

class MaskedCharts;
class MaskedReplyModel;
class MaskedSampleModel;
class ThinkingPairs;

/// Inspect › Masked text: the masked page, its target and what every model answered, with the failure
/// patterns of the paper; how the samples spread; what thinking changes. Reads in the background, and
/// nothing while it is hidden.
class MaskedWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    MaskedWorkspace(storage::Session& session, imaging::ImageStore& images, QWidget* parent = nullptr);
    ~MaskedWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("masked"); }
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override { return m_commands; }
    void activate() override;
    void settle() override;
    /// "samples", "charts" or "thinking".
    void showPage(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildSamples();
    QWidget* buildSample();
    void buildActions();
    void contentChanged();
    void readDatasets();
    void read();
    void take();
    void showSample(SampleId id);
    void showMaskedPage(int page);
    void showPatterns();
    void step(int by);
    [[nodiscard]] int maskedPage() const;

    storage::Session& m_session;
    imaging::ImageStore& m_images;
    widgets::ViewBar* m_viewBar;
    QComboBox* m_datasets;
    widgets::Segments* m_pages;
    widgets::Badge* m_demonstration;
    QStackedWidget* m_stack;
    QWidget* m_nothing;
    QWidget* m_samples;
    MaskedSampleModel* m_sampleModel;
    QTableView* m_sampleView;
    widgets::PanelHeader* m_listHeader;
    widgets::PanelHeader* m_sampleHeader;
    QLabel* m_target;
    widgets::ImageCanvas* m_canvas;
    int m_layer;
    MaskedReplyModel* m_replyModel;
    widgets::PanelHeader* m_replyHeader;
    QTableView* m_replyView;
    MaskedCharts* m_charts;
    ThinkingPairs* m_thinking;
    QList<QAction*> m_commands;

    imaging::WordReader m_words;
    QThreadPool m_pool;
    QFutureWatcher<Result<MaskedDataset>> m_watcher;
    std::shared_ptr<const MaskedDataset> m_dataset;
    DatasetId m_shown; ///< dataset that is read or being read
    CompareSample m_sample;
    int m_page = 0;
    bool m_stale = true; ///< something came, went or changed unseen since read()
};

} // namespace groundmark::viewers
