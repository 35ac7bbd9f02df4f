// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/judge/judge_run.h"
#include "evaluation/run/run_plan.h"
#include "storage/session.h"
#include "evaluation/models/model_profiles.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QVBoxLayout;

namespace groundmark::widgets {
class ElidedLabel;
class FieldRow;
class PanelHeader;
class RoleLabel;
}

namespace groundmark::viewers {

/// What is to be run: a dataset, a model, and how it is asked. With both settings there are two runs.
class RunForm : public QWidget
{
    Q_OBJECT

public:
    RunForm(storage::Session& session, evaluation::ModelProfiles& profiles, QWidget* parent = nullptr);

    /// Reads datasets and models anew; keeps what is chosen where it is still there.
    void reload();
    [[nodiscard]] DatasetId dataset() const;
    [[nodiscard]] qint64 samples() const; ///< of the dataset
    /// One for each chosen setting; empty while a field is wrong, which says so itself.
    [[nodiscard]] std::vector<evaluation::RunPlan> plans() const { return m_plans; }
    /// Who judges the answers; nothing for nobody.
    [[nodiscard]] std::optional<evaluation::JudgePlan> judge() const;
    [[nodiscard]] QString modelName() const;
    /// Takes over how an earlier run was made.
    void fillFrom(const Run& run);
    /// "about 2.1 M tokens · $ 0".
    void setEstimate(const QString& words, const QString& tip);
    void setBusy(bool busy); ///< a run is under way: starting queues

    [[nodiscard]] QAction* tryAction() const { return m_try; }
    [[nodiscard]] QAction* startAction() const { return m_start; }
    void takeFocus();

signals:
    /// What would be run is another thing now; typing has paused.
    void changed();
    void editModelsRequested();

private:
    void build();
    void addRows(QVBoxLayout* column);
    void renew();
    void followProfile();
    void listCueSets();
    [[nodiscard]] bool readFields(evaluation::RunPlan& plan);
    [[nodiscard]] const evaluation::ModelProfile* profile() const;

    storage::Session& m_session;
    evaluation::ModelProfiles& m_profiles;
    widgets::PanelHeader* m_header;
    QComboBox* m_dataset;
    QComboBox* m_model;
    widgets::ElidedLabel* m_endpoint;
    QComboBox* m_setting;
    QComboBox* m_input;
    QComboBox* m_rotation;
    QLineEdit* m_temperature;
    QLineEdit* m_maxTokens;
    QLineEdit* m_seed;
    QComboBox* m_longest;
    QComboBox* m_format;
    QCheckBox* m_regions;
    QCheckBox* m_cue;
    QComboBox* m_cueSet;
    QLineEdit* m_perturbation;
    QLineEdit* m_atOnce;
    QLineEdit* m_attempts;
    QLineEdit* m_budget;
    QComboBox* m_judge;
    widgets::FieldRow* m_modelRow = nullptr;
    widgets::FieldRow* m_decodingRow = nullptr;
    widgets::FieldRow* m_perturbationRow = nullptr;
    widgets::FieldRow* m_callsRow = nullptr;
    widgets::FieldRow* m_budgetRow = nullptr;
    widgets::RoleLabel* m_estimate;
    QAction* m_try;
    QAction* m_start;
    QTimer m_pause;
    std::vector<evaluation::RunPlan> m_plans;
    evaluation::ModelConfig m_config; ///< that the fields of decoding stand over
};

} // namespace groundmark::viewers
