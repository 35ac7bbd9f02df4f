// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/golden/golden.h"

namespace groundmark::golden {

/// One line of corruption_parts: a deterministic piece of a perturbation.
[[nodiscard]] Json perturbationPart(const Json& line);

} // namespace groundmark::golden
