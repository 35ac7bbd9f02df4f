// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

class QAbstractButton;
class QAction;
class QToolButton;
class QWidget;

namespace groundmark::widgets {

/// What a button is; the style paints it accordingly. A plain QPushButton is outlined.
enum class ButtonLook
{
    Outlined,
    Primary, ///< accent ground: one per pane at most, at the right end of its action bar
    Dangerous, ///< outlined in bad ink: something is lost
    Flat, ///< no outline until the pointer is over it: toolbars and panel headers
};

void setLook(QAbstractButton* button, ButtonLook look);
void setPrimary(QAbstractButton* button);
void setDangerous(QAbstractButton* button);
void setFlat(QAbstractButton* button);
/// 22 px high instead of 26, for bars of 22–28 px.
void setSmall(QWidget* widget);

/// Prints the key that does the same on the button. It does not set the shortcut: the action does.
void setKeyOnButton(QAbstractButton* button, const QKeySequence& key);

/// Tool tip of an icon: what it does, then the key: "Undo (Ctrl+Z)".
[[nodiscard]] QString tipWithKey(const QString& text, const QKeySequence& key);

/// A flat button for an action: icon and, if `withText`, word; tool tip and accessible name filled.
[[nodiscard]] QToolButton* makeToolButton(QAction* action, QWidget* parent, bool withText = false);

/// A push button that shows and triggers an action and follows its text, icon and enabledness.
[[nodiscard]] QAbstractButton*
makeActionButton(QAction* action, QWidget* parent, ButtonLook look = ButtonLook::Outlined);

/// Marks a field as wrong (outline in bad ink) or right again.
void setInvalid(QWidget* field, bool invalid);

// What the style asks.
[[nodiscard]] ButtonLook lookOf(const QWidget* widget);
[[nodiscard]] bool isSmall(const QWidget* widget);
[[nodiscard]] bool isInvalid(const QWidget* widget);
/// Key cap text, empty for none.
[[nodiscard]] QString keyOnButton(const QWidget* widget);

} // namespace groundmark::widgets
