// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/evaluate/run_queue.h"

#include <QWidget>

class QAction;
class QTableView;

namespace groundmark::widgets {
class NumberLabel;
class OutcomeBar;
class PanelHeader;
class RoleLabel;
}

namespace groundmark::viewers {

class ReplyModel;

/// The run that is under way: how far it is, how fast, how long still, what it costs, what failed
/// how, and the newest replies.
class ProgressPane : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressPane(RunQueue& queue, QWidget* parent = nullptr);

    /// Name and model of the run under way.
    void setRun(const QString& name, const QString& facts);
    /// Reads the queue; called ten times a second at most.
    void renew();
    /// How the last run ended; stays until the next one starts.
    void showEnd(const RunQueue::Ended& ended);

    /// Something else than a run went wrong.
    void showProblem(const Error& error);

    [[nodiscard]] QAction* pauseAction() const { return m_pause; }
    [[nodiscard]] QAction* cancelAction() const { return m_cancel; }
    [[nodiscard]] const ReplyModel& replies() const { return *m_replies; }

signals:
    /// A reply's request is to be shown.
    void requestWanted(const QString& title, const QByteArray& requestKey);

private:
    [[nodiscard]] QWidget* makeFigures();
    [[nodiscard]] QWidget* makeReplies();
    void renewActions();

    RunQueue& m_queue;
    widgets::PanelHeader* m_header;
    QAction* m_pause;
    QAction* m_cancel;
    widgets::NumberLabel* m_done;
    widgets::NumberLabel* m_of;
    widgets::NumberLabel* m_share;
    widgets::OutcomeBar* m_bar;
    widgets::NumberLabel* m_rate;
    widgets::NumberLabel* m_left;
    widgets::NumberLabel* m_tokens;
    widgets::NumberLabel* m_cost;
    widgets::NumberLabel* m_answered;
    widgets::NumberLabel* m_refused;
    widgets::NumberLabel* m_failed;
    widgets::RoleLabel* m_cached;
    widgets::RoleLabel* m_kinds;
    widgets::RoleLabel* m_notice;
    ReplyModel* m_replies;
    QTableView* m_list;
};

} // namespace groundmark::viewers
