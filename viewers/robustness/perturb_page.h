// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/perturbations/condition.h"
#include "storage/session.h"
#include "viewers/robustness/perturb_job.h"

#include <QFutureWatcher>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;

namespace groundmark::widgets {
class PanelHeader;
class ProgressLine;
} // namespace groundmark::widgets

namespace groundmark::viewers {

class SplitCompare;

/// The view "Perturb": what one perturbation does to a picture of the dataset, live, with its
/// severity and every number of it; and from there a batch of PNG files or runs of a model.
class PerturbPage : public QWidget
{
    Q_OBJECT

public:
    explicit PerturbPage(storage::Session& session, QWidget* parent = nullptr);
    ~PerturbPage() override;

    /// Reads the project's samples anew.
    void readProject();
    void setDataset(DatasetId dataset);

    [[nodiscard]] SplitCompare* preview() const { return m_split; }
    [[nodiscard]] QComboBox* kinds() const { return m_kinds; }
    [[nodiscard]] QSlider* severity() const { return m_severity; }
    [[nodiscard]] const std::vector<QDoubleSpinBox*>& parameters() const { return m_parameters; }
    [[nodiscard]] QLineEdit* conditions() const { return m_conditions; }
    [[nodiscard]] QPushButton* runButton() const { return m_run; }
    /// What is shown now, as conditions are named.
    [[nodiscard]] QString conditionText() const;
    [[nodiscard]] bool isSettled() const;
    /// Writes the conditions of the dataset's pictures into this folder.
    void writeTo(const QString& folder);

signals:
    void messageRequested(const QString& message);

private:
    struct Preview
    {
        QString path;
        QImage before;
        QImage after;
        QString facts; ///< distances, or what went wrong
    };

    [[nodiscard]] QWidget* makeForm();
    [[nodiscard]] QWidget* makeBatch();
    void kindChosen();
    void severityMoved();
    void renewParameters();
    [[nodiscard]] imaging::PerturbationStep step() const;
    void renewPreview();
    void startPreview();
    void takePreview();
    void checkConditions();
    void chooseFolder();
    void startRun();
    void jobStarted(const QString& what);
    void jobFinished(const PerturbJob::Outcome& outcome);
    [[nodiscard]] std::vector<imaging::BatchPicture> pictures() const;

    storage::Session& m_session;
    DatasetId m_dataset;
    QString m_path; ///< of the shown picture
    QString m_sampleId;
    bool m_setting = false; ///< fields are being filled, not edited
    bool m_isOwn = false; ///< a number was changed by hand: no severity any more
    PerturbJob m_job;
    QTimer m_pulse;
    QFutureWatcher<Preview> m_watcher;
    bool m_again = false;
    QImage m_before; ///< decoded last
    QString m_beforePath;

    widgets::PanelHeader* m_header;
    SplitCompare* m_split;
    QComboBox* m_kinds;
    QSlider* m_severity;
    QLabel* m_severityText;
    QFormLayout* m_numbers = nullptr;
    std::vector<QDoubleSpinBox*> m_parameters;
    QComboBox* m_shuffle;
    QDoubleSpinBox* m_seed;
    QLabel* m_name;
    QLineEdit* m_conditions;
    QLabel* m_conditionsFact;
    QComboBox* m_model;
    QPushButton* m_write;
    QPushButton* m_run;
    widgets::ProgressLine* m_progress;
};

} // namespace groundmark::viewers
