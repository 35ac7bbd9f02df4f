// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/mode_stack.h"
#include "widgets/keys/key_map.h"

#include <functional>
#include <vector>

class QMainWindow;

namespace groundmark::app {

/// Puts everything that a key can do in the window into the table: named actions wherever they
/// are, the canvases and their tools. May be called again when there may be more.
void collectKeys(widgets::KeyMap& keys, QMainWindow& window, const ModeStack& views);

/// One line of the command palette.
struct Command
{
    QString title;
    QKeySequence key; ///< the first one
    std::function<void()> run;
};

/// What the workspace's canvas and its tools can do, without what `known` does already; empty when
/// no canvas shows.
[[nodiscard]] std::vector<Command> canvasCommands(
    const widgets::KeyMap& keys, const widgets::Workspace& workspace, const QList<QAction*>& known);

} // namespace groundmark::app
