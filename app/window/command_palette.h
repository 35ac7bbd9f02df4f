// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/key_setup.h"

#include <QDialog>
#include <QList>
#include <QString>

class QAction;
class QListWidget;

namespace groundmark::app {

/// Everything that can be done, by typing a part of its name. Enter does it.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    /// `more` follows the actions.
    CommandPalette(
        const QList<QAction*>& actions, std::vector<Command> more, QWidget* parent);

signals:
    /// A groundmark:// link was pasted and chosen.
    void linkChosen(const QString& link);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(const QString& text);
    void run();

    std::vector<Command> m_commands;
    QListWidget* m_list;
    QString m_link; ///< what stands in the field, where it is a link
};

/// An action's text without mnemonic and dots, as lists show it.
[[nodiscard]] QString plainText(const QAction* action);

} // namespace groundmark::app
