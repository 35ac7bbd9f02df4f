// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"
#include "evaluation/benchmarks/mmtr/failure_patterns.h"
#include "imaging/ocr.h"

#include <QString>

#include <vector>

namespace groundmark::viewers {

/// Where words are kept that were read once; shared with Annotate.
[[nodiscard]] QString keptWordFolder();

/// The words of a page that its masks leave visible.
[[nodiscard]] std::vector<evaluation::mmtr::VisibleWord>
visibleWords(const std::vector<imaging::RecognisedWord>& words, const std::vector<QRectF>& masks);

/// The pages of a sample as a model saw them, for proposePattern(): sizes, masks and the words that were
/// read once. A page whose words were never read has none; `readMissing` reads them now, which
/// takes Tesseract seconds a page.
[[nodiscard]] std::vector<evaluation::mmtr::PatternPage> patternPages(
    const std::vector<Region>& regions, const QStringList& imagePaths, const std::vector<QSize>& sizes,
    const QString& language, bool readMissing);

} // namespace groundmark::viewers
