// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/sample_project/sample_project.h"

namespace groundmark::sample_project {

/// All pictures with the boxes of their regions, small, on one sheet: to look at what was drawn.
[[nodiscard]] QImage contactSheet(const SampleProject& project, int columns);

} // namespace groundmark::sample_project
