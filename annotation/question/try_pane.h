// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/question/question_try.h"
#include "evaluation/models/model_profiles.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace groundmark::widgets {
class PanelHeader;
class Segments;
class RoleLabel;
}

namespace groundmark::annotation {

/// A model's try at the question: with the whole image, or with the cues of one hop painted over, which
/// tells whether that hop is needed at all. What a model says is shown as plain text.
class TryPane : public QWidget
{
    Q_OBJECT

public:
    explicit TryPane(evaluation::ModelProfiles& profiles, QWidget* parent = nullptr);

    /// The hops by their numbers, for "without hop 2".
    void setHops(const QList<Hop>& hops);
    /// The newest first; those about other words than `question` are left out and counted.
    void show(const std::vector<storage::QuestionTry>& tries, const QString& question, const QStringList& answers);
    using QWidget::show;
    void setRunning(bool running);
    void setPossible(bool possible);
    void showFailure(const Error& error);

    [[nodiscard]] const evaluation::ModelProfile* profile() const;
    [[nodiscard]] QString setting() const; ///< "cot" or "direct"
    [[nodiscard]] QString hidden() const; ///< id of a hop, empty for none
    [[nodiscard]] QPushButton& button() const { return *m_try; }

signals:
    void tryRequested();
    void stopRequested();

private:
    void readProfiles();
    void addLine(const storage::QuestionTry& attempt, TryVerdict verdict);
    [[nodiscard]] QString shortcutSentence(
        const std::vector<storage::QuestionTry>& tries, const QString& question, const QStringList& answers) const;

    evaluation::ModelProfiles& m_profiles;
    widgets::PanelHeader* m_header;
    QComboBox* m_model;
    QComboBox* m_hidden;
    widgets::Segments* m_setting;
    QPushButton* m_try;
    widgets::RoleLabel* m_sentence;
    QVBoxLayout* m_lines;
    QList<Hop> m_hops;
    bool m_running = false;
    bool m_possible = false;
};

} // namespace groundmark::annotation
