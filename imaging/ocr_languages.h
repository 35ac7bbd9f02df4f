// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace groundmark::imaging {

/// Tesseract's codes, joined with '+', to read a text of this language with (BCP 47: "en", "zh-CN",
/// "ar"; or as a source writes it: "Chinese"). Only codes among `installed`; English is added for the
/// Latin words in other scripts, and alone stands for what is not known or not installed.
/// `exact`, if given, says whether the language itself can be read.
[[nodiscard]] QString
ocrLanguagesFor(const QString& language, const QStringList& installed, bool* exact = nullptr);

} // namespace groundmark::imaging
