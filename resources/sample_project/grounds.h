// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/sample_project/pen.h"
#include "resources/sample_project/scenes.h"

namespace groundmark::sample_project {

/// Draws what a generated picture's text stands on, over the whole picture.
void drawGround(Pen& pen, Ground ground, QSize size);

} // namespace groundmark::sample_project
