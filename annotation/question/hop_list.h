// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/question/question_host.h"

#include <QListWidget>

namespace groundmark::annotation {

/// The hop chain, a row each: its number, the cues and hops that it starts from, what it does, what is
/// found out. Rows are dragged to another place, or moved by the workspace's keys.
class HopList : public QListWidget
{
    Q_OBJECT

public:
    explicit HopList(QuestionHost& host, QWidget* parent = nullptr);

    /// Reads the host again.
    void refresh();
    void setEditable(bool editable);

    /// One hop in a sentence: what screen readers say.
    [[nodiscard]] static QString sentenceOf(const QuestionHost& host, int index);

protected:
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QuestionHost& m_host;
    bool m_showing = false;
};

} // namespace groundmark::annotation
