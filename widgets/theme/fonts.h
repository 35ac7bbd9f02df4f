// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

class QWidget;

namespace groundmark::widgets {

/// The six sizes of the interface.
enum class FontRole
{
    Figure, ///< 20 px DemiBold: the one big number, title of an empty state
    Title, ///< 15 px DemiBold: question text, file name of a dialog
    Body, ///< 13 px: text, fields, buttons, menus, steps
    Small, ///< 12 px: tables, labels, chips, status bar
    Tiny, ///< 11 px: rail, badges, captions; 12 px in Chinese
    Code, ///< 12 px, fixed width: raw replies, hashes, coordinates
};

/// The font of a role, in the user's text size and for the language of `QLocale()`.
/// For painting; a widget that keeps a font uses `setFontRole`.
[[nodiscard]] QFont roleFont(FontRole role);
/// The same in another weight. DemiBold and Normal are the only ones in use; in Chinese, DemiBold
/// is Medium where that is installed.
[[nodiscard]] QFont roleFont(FontRole role, QFont::Weight weight);

/// Gives a widget a role's font for good: it follows later changes of text size and language.
void setFontRole(QWidget* widget, FontRole role);
void setFontRole(QWidget* widget, FontRole role, QFont::Weight weight);
/// Gives the widget, if it has a role, that role's font as it is now. `Theme` calls this.
void renewFont(QWidget* widget);

/// Height of a line of running text in px, as laid down in the design, in the user's text size.
[[nodiscard]] int lineHeight(FontRole role);

/// The user's text size in per cent: 90, 100, 115 or 130.
[[nodiscard]] int textSizePercent();
/// Set by `Theme`; kept as a property of the application object.
void setTextSizePercent(int percent);

/// Whether the rules for Chinese apply: nothing below 12 px, lines 2 px higher.
[[nodiscard]] bool isChinese();

} // namespace groundmark::widgets
