// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace groundmark::annotation {

/// How long somebody works on the current item: runs while its owner is on the screen, the program
/// is in front, and there was a key or a move of the mouse in the last IdleSeconds.
class ItemClock : public QObject
{
    Q_OBJECT

public:
    explicit ItemClock(QObject* parent = nullptr);
    ~ItemClock() override;

    /// Whether the owner is on the screen.
    void setRunning(bool running);
    /// Seconds since the last take().
    [[nodiscard]] double elapsed() const;
    /// elapsed(), and starts again from zero.
    double take();

    /// After so long without a key or a move nobody is taken to be working. Ours.
    static constexpr int IdleSeconds = 120;
    /// A shorter look is on the way to another item and is not kept. Ours.
    static constexpr double LeastSeconds = 1.0;

signals:
    /// Once a second while it runs.
    void ticked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tick();

    QTimer m_ticks;
    QElapsedTimer m_sinceTick;
    QElapsedTimer m_sinceInput;
    double m_seconds = 0.0;
};

} // namespace groundmark::annotation
