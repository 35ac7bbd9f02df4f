// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/image_store.h"
#include "storage/session.h"
#include "viewers/textcue/cue_view.h"
#include "viewers/textcue/heat_layer.h"
#include "widgets/workspace.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace groundmark::widgets {
class ChartView;
class ImageCanvas;
class PanelHeader;
class ProgressLine;
}

namespace groundmark::viewers {

class CueForm;

/// Inspect › TextCue: from attention maps to the crop that a model is shown beside the page, with every
/// parameter live, and ViCrop's crop as the baseline. Makes the crops of a whole dataset, for runs and
/// as files. Reads and computes in the background.
class TextCueWorkspace : public widgets::Workspace
{
    Q_OBJECT

public:
    TextCueWorkspace(storage::Session& session, imaging::ImageStore& images, QWidget* parent = nullptr);
    ~TextCueWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("textcue"); }
    [[nodiscard]] widgets::ViewBar* viewBar() const override { return m_viewBar; }
    [[nodiscard]] widgets::StatusFacts statusFacts() const override;
    [[nodiscard]] QList<QAction*> commands() const override { return m_commands; }
    void activate() override;
    void settle() override;
    /// Looks for attention maps there.
    void setFolder(const QString& folder);

signals:
    void messageRequested(const QString& message);

private:
    using Material = Result<std::shared_ptr<const CueMaterial>>;
    void buildActions();
    QWidget* buildPicture();
    QWidget* buildCrops();
    void readDatasets();
    void readSample();
    void takeMaterial();
    void compute();
    void takeView();
    void showCue(const CueView& view);
    void showProblem(const Error& error);
    void showLayers();
    void step(int by);
    void makeAll();
    void exportAll();
    void startBatch(CueRequest request);
    void takeBatch();

    storage::Session& m_session;
    imaging::ImageStore& m_images;
    widgets::ViewBar* m_viewBar;
    QComboBox* m_datasets;
    CueForm* m_form;
    widgets::PanelHeader* m_header;
    widgets::ImageCanvas* m_canvas;
    widgets::ImageCanvas* m_crop;
    widgets::ImageCanvas* m_baseline;
    widgets::PanelHeader* m_cropHeader;
    widgets::PanelHeader* m_baselineHeader;
    widgets::ChartView* m_layers;
    QLabel* m_problem;
    QCheckBox* m_showHeat;
    QCheckBox* m_showWindows;
    QCheckBox* m_showWords;
    QLineEdit* m_set;
    widgets::ProgressLine* m_progress;
    QAction* m_make = nullptr;
    QAction* m_export = nullptr;
    QList<QAction*> m_commands;
    HeatLayer m_heat;
    int m_windowLayer = 0;
    int m_wordLayer = 0;
    int m_boxLayer = 0;

    QThreadPool m_pool;
    QThreadPool m_batchPool; ///< so that looking goes on while a dataset is cropped
    QFutureWatcher<Material> m_reading;
    QFutureWatcher<Result<CueView>> m_computing;
    QFutureWatcher<Result<CueReport>> m_batch;
    QTimer m_pause; ///< typing pauses before anything is computed
    std::shared_ptr<std::atomic<qint64>> m_done;
    std::shared_ptr<std::atomic<bool>> m_cancelled;
    std::shared_ptr<const CueMaterial> m_material;
    std::vector<SampleId> m_ids;
    DatasetId m_dataset;
    SampleId m_wanted; ///< sample that is shown or being read
    int m_page = 0;
    bool m_again = false; ///< something changed while it was being computed
};

} // namespace groundmark::viewers
