// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace groundmark::viewers {

/// A text as it may go into a document: characters that act instead of showing (controls such as
/// NUL and ESC, those that turn the direction of what follows) become signs that show, such as "␛".
/// Line breaks and tabs stay. At most `longest` characters, then "…" and how many are left out.
[[nodiscard]] QString visibleText(const QString& text, qsizetype longest = 4000);

} // namespace groundmark::viewers
