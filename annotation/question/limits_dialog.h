// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/result.h"
#include "evaluation/benchmarks/logicocr/question_checks.h"
#include "storage/project.h"

#include <QDialog>

class QDoubleSpinBox;
class QPlainTextEdit;
class QSpinBox;

namespace groundmark::annotation {

/// The limits that a dataset's questions are checked by: kept with the dataset, so that all who write
/// for it go by the same.
[[nodiscard]] Result<evaluation::logicocr::QuestionLimits>
limitsOf(const storage::Project& project, DatasetId dataset);
[[nodiscard]] Result<void> storeLimits(
    storage::Project& project, DatasetId dataset, const evaluation::logicocr::QuestionLimits& limits);

/// Shows and changes them, with where each comes from.
class LimitsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LimitsDialog(const evaluation::logicocr::QuestionLimits& limits, QWidget* parent = nullptr);

    [[nodiscard]] evaluation::logicocr::QuestionLimits limits() const;

private:
    void fill(const evaluation::logicocr::QuestionLimits& limits);

    QSpinBox* m_hops;
    QSpinBox* m_tokens;
    QSpinBox* m_answer;
    QDoubleSpinBox* m_near;
    QSpinBox* m_image;
    QSpinBox* m_cue;
    QPlainTextEdit* m_vague;
};

} // namespace groundmark::annotation
