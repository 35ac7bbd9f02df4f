// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QAction;

namespace groundmark::widgets {

class KeyMap;
class ViewBar;

/// What the status bar says of a workspace. Empty texts take no room.
struct StatusFacts
{
    QString item; ///< "Item 33/500"
    QString done; ///< "Yours done 31"
    QString zoom; ///< "Zoom 46 %"
    QString cursor; ///< "x 412 y 588 | 0–1000: 325, 700"
    QString selection; ///< "Selection R3, R5"
    QString time; ///< spent on the item: "4 min 30 s on this item"
    QString keys; ///< scope of single keys: "Keys: canvas"
};

/// One view of the window: a full pane with a view bar on top, alone behind an entry of the mode rail
/// or a tab beside others. It is made when it is first wanted, with a Session that may have a project
/// open already, lives as long as the window, and follows the session by itself. The window puts the
/// tabs on the bar.
class Workspace : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString id() const = 0; ///< stable word: "boxes", "compare", …
    [[nodiscard]] virtual ViewBar* viewBar() const = 0;
    [[nodiscard]] virtual StatusFacts statusFacts() const = 0;
    /// What belongs into its mode's menu and the command palette, in order; a null pointer is
    /// a separator.
    [[nodiscard]] virtual QList<QAction*> commands() const { return {}; }
    /// Tells the table of keys what is pressed here that is no QAction, such as the canvas's tools.
    /// Actions need not be told: the window finds those that nameForKeys() has named.
    virtual void listKeys(KeyMap& /*keys*/) const { }
    /// Undo and redo of what the workspace edits; null where nothing is edited.
    [[nodiscard]] virtual QAction* undoAction() const { return nullptr; }
    [[nodiscard]] virtual QAction* redoAction() const { return nullptr; }
    /// The workspace has become the visible one: take focus, read what changed meanwhile.
    virtual void activate() = 0;
    /// Waits until everything that is being loaded for the screen is on it. For snapshots.
    virtual void settle() { }

signals:
    void statusChanged();
};

} // namespace groundmark::widgets
