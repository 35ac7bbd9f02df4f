// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/metrics/unicode.h"

namespace groundmark::evaluation {

/// The stem, in lower case, of an English word by Porter's algorithm with NLTK's extensions, which METEOR
/// uses: a pool of irregular words, words of up to two letters unchanged, and a few further rules.
[[nodiscard]] Text porterStem(TextView original);

} // namespace groundmark::evaluation
