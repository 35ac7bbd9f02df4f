// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "storage/project.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QPushButton;

namespace groundmark::widgets {
class PanelHeader;
class RoleLabel;
}

namespace groundmark::annotation {

/// A verdict of the second review, with the name of whoever gave it.
struct QuestionVerdict
{
    QString annotator;
    Review review;
};
/// Of the sample's question, oldest first.
[[nodiscard]] Result<std::vector<QuestionVerdict>> questionVerdicts(storage::Project& project, SampleId sample);

/// The edit that stores a verdict: Accepted, Rejected with a reason, or Escalated back to the author.
/// Verdicts are never overwritten; the sample's state follows the newest.
[[nodiscard]] Result<Edit> questionReviewEdit(
    storage::Project& project, const Sample& sample, const QString& annotator, ReviewVerdict verdict,
    const QString& reason, const QString& note);

/// The editor's second review: what was said, and three ways to say it.
class QuestionReviewPane : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionReviewPane(QWidget* parent = nullptr);

    /// @param authors those who wrote the question; `annotator` may be one of them
    void show(const std::vector<QuestionVerdict>& verdicts, const QStringList& authors, const QString& annotator);
    using QWidget::show;
    void setEditable(bool editable);
    /// The reasons, one key away each.
    void askForReason();
    [[nodiscard]] QString note() const;

signals:
    void decided(groundmark::ReviewVerdict verdict, const QString& reason);

private:
    widgets::PanelHeader* m_header;
    widgets::RoleLabel* m_said;
    widgets::RoleLabel* m_own;
    QLineEdit* m_note;
    QPushButton* m_accept;
    QPushButton* m_reject;
    QPushButton* m_back;
};

} // namespace groundmark::annotation
