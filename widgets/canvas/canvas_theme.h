// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/canvas_colours.h"
#include "widgets/theme/tokens.h"

namespace groundmark::widgets {

class ImageCanvas;

/// The theme's colours as a canvas wants them.
[[nodiscard]] CanvasColours canvasColours(const Tokens& tokens);

/// Gives the canvas the theme's colours and tag font, now and whenever the theme changes.
void followTheme(ImageCanvas* canvas);

} // namespace groundmark::widgets
