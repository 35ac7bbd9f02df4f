// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/ocr.h"

#include <QString>

#include <optional>
#include <vector>

namespace groundmark::imaging {

/// The file in `folder` for the words of an image file in these languages: another one as soon as
/// the image file, the languages or Tesseract's version change. Empty without a folder or a file.
[[nodiscard]] QString
wordFile(const QString& folder, const QString& imagePath, const QString& languages);

/// Nothing when the file is not there or holds something else.
[[nodiscard]] std::optional<std::vector<RecognisedWord>> keptWords(const QString& file);
/// A cache that cannot be written is slower, not wrong: failures are not told.
void keepWords(const QString& file, const std::vector<RecognisedWord>& words);

} // namespace groundmark::imaging
