// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QPushButton>

namespace groundmark::widgets {

/// A button that, once clicked, takes the next key that is pressed, whatever it is: Tab, Esc and
/// keys that mean something elsewhere too. Leaving it gives up.
class KeyCapture : public QPushButton
{
    Q_OBJECT

public:
    explicit KeyCapture(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] bool isWaiting() const { return m_waiting; }

signals:
    void captured(const QKeySequence& key);

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void setWaiting(bool waiting);

    QString m_text;
    bool m_waiting = false;
};

} // namespace groundmark::widgets
