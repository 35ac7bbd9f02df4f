// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QPalette>

namespace groundmark::widgets {

/// The palette of the whole application. Inactive windows look like active ones.
[[nodiscard]] QPalette applicationPalette(const Tokens& tokens);

/// The palette of lists and tables: selected rows keep the text colour, so that verdict glyphs keep
/// theirs. `prepareItemView` (widgets/delegates/item_view.h) sets it.
[[nodiscard]] QPalette itemViewPalette(const Tokens& tokens);

/// The tokens that a palette was made from. The palette carries the theme: every widget and style
/// option has one, so nothing else needs to be handed around.
[[nodiscard]] const Tokens& tokensOf(const QPalette& palette);

} // namespace groundmark::widgets
