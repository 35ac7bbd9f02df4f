// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/key_setup.h"

#include "widgets/canvas/image_canvas.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>

namespace groundmark::app {

namespace {

const QString CanvasScope = QStringLiteral("canvas");
constexpr QLatin1StringView HoldToPan {"canvas.pan"};

const widgets::Workspace* workspaceOf(const QObject* object)
{
    while (object != nullptr && qobject_cast<const widgets::Workspace*>(object) == nullptr) {
        object = object->parent();
    }
    return qobject_cast<const widgets::Workspace*>(object);
}

/// Where the action's key works: what it says itself, else its workspace or the whole window,
/// according to its shortcut context.
QString scopeOf(const QAction* action, const widgets::Workspace* workspace)
{
    if (const QString own = widgets::keyScopeOf(action); !own.isEmpty()) {
        return own;
    }
    const Qt::ShortcutContext context = action->shortcutContext();
    const bool local = context == Qt::WidgetShortcut || context == Qt::WidgetWithChildrenShortcut;
    return local && workspace != nullptr ? workspace->id() : QString(widgets::KeyMap::Global);
}

void collectActions(widgets::KeyMap& keys, QMainWindow& window)
{
    for (QAction* action : window.findChildren<QAction*>()) {
        if (widgets::keyIdOf(action).isEmpty()) {
            continue;
        }
        const widgets::Workspace* workspace = workspaceOf(action);
        const QString scope = scopeOf(action, workspace);
        keys.add(scope, action);
        if (workspace != nullptr && scope != widgets::KeyMap::Global) {
            keys.addPlace({widgets::KeyMap::Global, workspace->id(), scope});
            if (keys.titleOfScope(scope) == scope) {
                keys.nameScope(scope, keys.titleOfScope(workspace->id()));
            }
        }
    }
}

} // namespace

void collectKeys(widgets::KeyMap& keys, QMainWindow& window, const ModeStack& views)
{
    keys.nameScope(
        widgets::KeyMap::Global, QCoreApplication::translate("Keys", "Everywhere"));
    keys.nameScope(CanvasScope, QCoreApplication::translate("Keys", "Canvas"));
    for (const widgets::CanvasAction& action : widgets::ImageCanvas::keys()) {
        keys.add(
            CanvasScope,
            action.id,
            QCoreApplication::translate("Canvas", action.title),
            action.keys);
    }
    for (const widgets::Workspace* workspace : views.made()) {
        keys.nameScope(workspace->id(), views.titleOf(workspace->id()));
        keys.addPlace({widgets::KeyMap::Global, workspace->id()});
        if (workspace->findChild<widgets::ImageCanvas*>() != nullptr) {
            keys.addPlace({widgets::KeyMap::Global, workspace->id(), CanvasScope});
        }
        workspace->listKeys(keys);
    }
    collectActions(keys, window);
}

std::vector<Command> canvasCommands(
    const widgets::KeyMap& keys, const widgets::Workspace& workspace, const QList<QAction*>& known)
{
    widgets::ImageCanvas* shown = nullptr;
    for (widgets::ImageCanvas* canvas : workspace.findChildren<widgets::ImageCanvas*>()) {
        shown = shown == nullptr && canvas->isVisible() ? canvas : shown;
    }
    std::vector<Command> commands;
    if (shown == nullptr) {
        return commands;
    }
    QSet<QString> done {HoldToPan};
    for (const QAction* action : known) {
        if (action != nullptr) {
            done.insert(widgets::keyIdOf(action));
        }
    }
    for (const widgets::KeyAction& action : keys.actions()) {
        const auto isHere = [&](const QString& scope) {
            const bool ofCanvas = scope == CanvasScope || scope.startsWith(QLatin1StringView("tool"));
            return ofCanvas && keys.areTogether(scope, workspace.id());
        };
        const auto scope = std::ranges::find_if(action.scopes, isHere);
        if (scope == action.scopes.end() || done.contains(action.id)) {
            continue;
        }
        const bool ofTool = scope->startsWith(QLatin1StringView("tool."));
        commands.push_back(
            {ofTool ? keys.titleOfScope(*scope) + QStringLiteral(": ") + action.title
                    : action.title,
             keys.keys(action.id).value(0),
             [canvas = QPointer(shown), id = action.id.toLatin1()] {
                 if (canvas != nullptr) {
                     canvas->setFocus();
                     canvas->trigger(QLatin1StringView(id));
                 }
             }});
    }
    return commands;
}

} // namespace groundmark::app
