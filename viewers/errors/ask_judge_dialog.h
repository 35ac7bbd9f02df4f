// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/errors/error_run.h"
#include "evaluation/models/model_profiles.h"
#include "viewers/errors/error_data.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace groundmark::viewers {

/// Whom to ask for the types of a run's failures, and about which failures.
class AskJudgeDialog : public QDialog
{
    Q_OBJECT

public:
    AskJudgeDialog(const ErrorData& errors, RunId run, const evaluation::ModelProfiles& profiles, QWidget* parent = nullptr);

    /// What was chosen; for an accepted dialog.
    [[nodiscard]] evaluation::ErrorPlan plan() const;

private:
    void renew();
    [[nodiscard]] std::vector<SampleId> failures() const;

    const ErrorData& m_data;
    RunId m_run;
    const evaluation::ModelProfiles& m_profiles;
    QComboBox* m_judge;
    QComboBox* m_rightIn;
    QSpinBox* m_atOnce;
    QLabel* m_count;
    QPushButton* m_start;
};

} // namespace groundmark::viewers
