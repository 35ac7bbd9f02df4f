// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace groundmark::viewers {

/// A sentence of a reason (rule, how, formula, note) in the language of the interface. Reasons are
/// kept in English, so that a project reads the same everywhere; the English sentence is the code
/// that it is found by, and the values in it are put into the translation. Other texts come back as
/// they are. Thread-safe.
[[nodiscard]] QString reasonSentence(const QString& english);

/// Whether there is a translation for it.
[[nodiscard]] bool isReasonSentence(const QString& english);

} // namespace groundmark::viewers
