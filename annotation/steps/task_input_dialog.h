// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/sample_document.h"
#include "annotation/document/task_inputs.h"
#include "annotation/steps/saliency_layer.h"
#include "imaging/image_store.h"

#include <QDialog>
#include <QFutureWatcher>

#include <atomic>
#include <optional>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSlider;
class QSpinBox;

namespace groundmark::widgets {
class ImageCanvas;
class NoticeBar;
class RoleLabel;
}

namespace groundmark::annotation {

class SampleDocument;

/// Makes a MagiC sample's numbered regions: the saliency map over the picture, every parameter of
/// the rule, and what comes out of it, live. Building is one edit; for a whole dataset it runs in
/// the background, one edit a sample.
class TaskInputDialog : public QDialog
{
    Q_OBJECT

public:
    /// `samples` are what "Build for all" goes through. All arguments must outlive the dialog.
    TaskInputDialog(
        SampleDocument& document,
        imaging::ImageStore& images,
        std::vector<SampleId> samples,
        QWidget* parent = nullptr);
    ~TaskInputDialog() override;

    [[nodiscard]] evaluation::TaskInputRule rule() const;
    /// What the rule makes of the sample now; shown over the picture.
    [[nodiscard]] const evaluation::BuiltRegions& built() const { return m_built; }
    /// Takes this file for the saliency map, as "Choose…" does.
    void setMap(const QString& path);
    /// Replaces the sample's numbered regions by built().
    void build();
    void buildForAll();
    /// Writes the picture with its boxes, as a model gets it.
    Result<void> saveMarked(const QString& path) const;

signals:
    /// Samples other than the open one were edited, too.
    void manyBuilt();
    void batchFinished();

private:
    QWidget* buildForm();
    QWidget* buildFoot();
    void addSlider(QFormLayout* form, const QString& label, QDoubleSpinBox* box, double from, double to);
    void setRule(const evaluation::TaskInputRule& rule);
    void preview();
    void showCounts();
    void chooseMap();
    void chooseMarked();
    void takeBatch();

    SampleDocument& m_document;
    std::vector<SampleId> m_samples;
    std::optional<TaskInput> m_input;
    QString m_mapPath; ///< absolute; empty for none
    evaluation::TaskInputSource m_source;
    evaluation::BuiltRegions m_built;
    bool m_hasChains = false;

    SaliencyLayer m_layer;
    widgets::ImageCanvas* m_canvas;
    widgets::NoticeBar* m_notice;
    QLabel* m_mapState;
    QSlider* m_opacity;
    QCheckBox* m_saliency;
    QDoubleSpinBox* m_threshold;
    QDoubleSpinBox* m_minimumArea;
    QCheckBox* m_salientObjects;
    QDoubleSpinBox* m_salientZ;
    QDoubleSpinBox* m_iou;
    QDoubleSpinBox* m_iom;
    QDoubleSpinBox* m_kept;
    QSpinBox* m_adversarial;
    QSpinBox* m_seed;
    QCheckBox* m_shuffled;
    QLabel* m_counts;
    QProgressBar* m_progress;
    QPushButton* m_build;
    QPushButton* m_buildAll;
    QFutureWatcher<Result<BatchReport>> m_batch;
    std::atomic<bool> m_stop = false;
};

} // namespace groundmark::annotation
