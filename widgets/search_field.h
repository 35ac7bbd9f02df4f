// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPushButton>
#include <QTimer>

namespace groundmark::widgets {

/// A field to find things in a list. It waits until typing pauses (150 ms) before it says what to
/// look for, so that a long list is not searched at every key. Escape empties it.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchField(const QString& placeholder, QWidget* parent = nullptr);

signals:
    /// Trimmed; empty to show everything again.
    void searchChanged(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void tell();

    QTimer m_pause;
    QString m_told;
};

/// A button that looks like a field: "Commands   Ctrl K". Opens the command palette.
class CommandButton : public QPushButton
{
    Q_OBJECT

public:
    /// Follows the action's text and shortcut and triggers it.
    explicit CommandButton(QAction* action, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow(const QAction* action);

    QString m_key;
};

} // namespace groundmark::widgets
