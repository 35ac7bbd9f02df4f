// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/unicode.h"

#include <QString>

namespace groundmark::evaluation {

/// Between Qt's texts and the code points that metrics count in. Lone surrogates are kept.
[[nodiscard]] Text toCodePoints(const QString& text);
[[nodiscard]] QString fromCodePoints(TextView text);

/// str.lower().
[[nodiscard]] QString lowered(const QString& text);
/// Each run of white space becomes one blank, at the ends as well: re.sub(r"\s+", " ", text).
[[nodiscard]] Text spacesCollapsed(TextView text);

} // namespace groundmark::evaluation
