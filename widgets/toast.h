// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>
#include <QTimer>

class QLabel;

namespace groundmark::widgets {

class LinkButton;

/// "Rejected gen_0621. Undo": something that was done and can be undone. Bottom centre of `host`,
/// 16 px above its foot, at most 420 px wide, for 6 s (longer while the pointer is on it), one at a
/// time, never for errors; it never takes the focus. The owner shows the words in the status bar,
/// too (`shown`).
class Toast : public QFrame
{
    Q_OBJECT

public:
    /// `host` is usually the main window's central widget; the toast belongs to it. `foot` is the
    /// height of what stands at its foot, such as the status bar.
    explicit Toast(QWidget* host, int foot = 0);

    /// Shows the words in place of what was shown. Without `undoText` there is no link.
    void say(const QString& words, const QString& undoText = {});
    [[nodiscard]] QString words() const;
    void dismiss();

    /// For tests: how long a toast stays.
    void setDuration(int milliseconds) { m_timer.setInterval(milliseconds); }

signals:
    void shown(const QString& words);
    void undoRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void place();

    QWidget* m_host;
    QLabel* m_words;
    LinkButton* m_undo;
    QTimer m_timer;
    int m_foot;
};

} // namespace groundmark::widgets
