// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>
#include <QTimer>
#include <QWidget>

class QProgressBar;
class QPushButton;

namespace groundmark::widgets {

class ElidedLabel;
class NumberLabel;

/// One long job: what it does, a bar when the total is known (else a count that moves), "1,034 of
/// 1,680", rate and time left, Pause and Cancel. What is finished is kept either way.
class ProgressLine : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressLine(QWidget* parent = nullptr);

    /// `total` 0 for unknown. Starts the clock.
    void start(const QString& what, qint64 total);
    /// May be called as often as one likes: it is shown ten times a second at most.
    void setDone(qint64 done);
    void setTotal(qint64 total);
    void setPausable(bool pausable);
    /// The job tells that it rests or goes on; the button follows.
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// Last words: "Imported 7,392 rows". The buttons go.
    void finish(const QString& words);

    /// "1,034 of 1,680 · 2.4 / s · 4 min 30 s left"; "4,120 · 310 / s" without a total. Rate and
    /// time are left out as long as `seconds` is too short to tell.
    [[nodiscard]] static QString facts(qint64 done, qint64 total, double seconds);

signals:
    void pauseRequested(bool pause);
    void cancelRequested();

private:
    void renew();

    ElidedLabel* m_what;
    QProgressBar* m_bar;
    NumberLabel* m_facts;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    QElapsedTimer m_clock;
    QTimer m_pulse;
    qint64 m_done = 0;
    qint64 m_total = 0;
    qint64 m_restedMs = 0; ///< does not count for the rate
    bool m_paused = false;
};

} // namespace groundmark::widgets
