// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/steps/discussion.h"

#include <QScrollArea>

#include <vector>

namespace groundmark::annotation {

class DiscussionRow;

/// The steps of one chain with the annotators' judgements side by side: what they differ on first
/// of all, all steps if wanted. Each can be resolved by taking over one opinion or by writing
/// another; what was resolved before stays as an earlier version.
class DiscussionPane : public QScrollArea
{
    Q_OBJECT

public:
    explicit DiscussionPane(QWidget* parent = nullptr);

    void show(const std::optional<Discussion>& discussion, int regionCount, bool allSteps);
    void setEditable(bool editable);
    /// Moves to the next or previous step that is shown.
    void move(int by);
    /// Takes over the opinion of the annotator in that column for the current step.
    void takeOpinion(int column);
    void resolveAs(Verdict verdict);
    /// Index of the current step in the chain; -1 for none.
    [[nodiscard]] int currentStep() const;

signals:
    void currentChanged(int step);
    void resolved(const groundmark::StepResolution& resolution);
    void chipHovered(int ordinal);

private:
    friend class DiscussionRow;
    void setCurrent(int place);

    std::optional<Discussion> m_discussion;
    std::vector<DiscussionRow*> m_rows;
    std::vector<int> m_steps; ///< step index of each row
    int m_current = -1;
    bool m_editable = true;
};

} // namespace groundmark::annotation
