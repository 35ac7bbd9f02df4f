// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/reason.h"

class QVBoxLayout;

namespace groundmark::viewers {

/// Appends the widgets that show a reason to a column. Texts of models and data sets are plain text
/// whatever they contain. `depth` of nested reasons; those below the fourth are left as JSON.
void addReason(QVBoxLayout* column, const evaluation::Reason& reason, int depth = 0);

} // namespace groundmark::viewers
