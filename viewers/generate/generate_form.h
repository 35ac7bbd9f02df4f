// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/models/model_profiles.h"
#include "storage/session.h"
#include "viewers/generate/generate_job.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace groundmark::widgets {
class FieldRow;
}

namespace groundmark::viewers {

/// Which models make the pictures, by which rules, and what that may cost.
class GenerateForm : public QWidget
{
    Q_OBJECT

public:
    /// `profiles` must outlive the form.
    explicit GenerateForm(evaluation::ModelProfiles& profiles, QWidget* parent = nullptr);

    void setPlan(const evaluation::generate::GenPlan& plan);
    /// Plan, models and limits as they stand; nothing when a field is wrong, which then says so.
    [[nodiscard]] std::optional<GenerateRequest> request();

signals:
    void modelsRequested();

private:
    void renewModels();
    [[nodiscard]] QComboBox* modelField(const QString& name, const QString& accessible, const QString& none);
    [[nodiscard]] const evaluation::ModelProfile* profileOf(const QComboBox* box) const;

    evaluation::ModelProfiles& m_profiles;
    QComboBox* m_images;
    QComboBox* m_chat;
    QComboBox* m_embedder;
    QComboBox* m_rule;
    QCheckBox* m_hold;
    QCheckBox* m_translate;
    QLineEdit* m_threshold;
    QLineEdit* m_seed;
    QLineEdit* m_handwritten;
    QLineEdit* m_quality;
    QLineEdit* m_tries;
    QLineEdit* m_atOnce;
    QLineEdit* m_limit;
    QLineEdit* m_budget;
    widgets::FieldRow* m_budgetRow = nullptr;
    widgets::FieldRow* m_numbersRow = nullptr;
    evaluation::generate::GenPlan m_plan; ///< with what the form does not show
};

} // namespace groundmark::viewers
