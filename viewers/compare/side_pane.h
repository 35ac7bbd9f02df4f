// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/compare/compare_sample.h"

#include <QStringList>
#include <QWidget>

namespace groundmark::widgets {
class PanelHeader;
class Segments;
} // namespace groundmark::widgets

namespace groundmark::viewers {

class FramesPane;
class NotesPane;
class ReasonPane;
class StepsPane;

/// Beside the image: why the chosen run got its score, the coordinate frames below it, and the
/// steps of a reasoning chain. Where there is little room, frames become a choice like steps.
class SidePane : public QWidget
{
    Q_OBJECT

public:
    explicit SidePane(QWidget* parent = nullptr);

    void setSample(const CompareSample& sample);
    void setRun(const CompareSample& sample, int run);
    [[nodiscard]] NotesPane* notes() const { return m_notes; }
    /// Shows the notes, with the cursor where one is written.
    void startNote();
    /// How many notes their choice says.
    void setNoteCount(int notes);
    [[nodiscard]] bool isSettled() const;

signals:
    void regionsHovered(const QList<int>& ordinals);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void offer(const QStringList& ids);
    void arrange();

    widgets::Segments* m_choice = nullptr;
    QStringList m_offered;
    widgets::PanelHeader* m_header;
    ReasonPane* m_reason;
    FramesPane* m_frames;
    StepsPane* m_steps;
    NotesPane* m_notes;
    int m_noteCount = 0;
    bool m_hasFrames = false;
    bool m_hasSteps = false;
};

} // namespace groundmark::viewers
