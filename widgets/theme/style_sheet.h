// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/tokens.h"

#include <QString>

namespace groundmark::widgets {

/// The application's style sheet (style_sheet.qss) with every @token replaced by its colour.
/// It names three things only; everything else is painted by GroundmarkStyle, and a widget that a
/// style sheet touches is lost to it.
[[nodiscard]] QString filledStyleSheet(const Tokens& tokens);

} // namespace groundmark::widgets
