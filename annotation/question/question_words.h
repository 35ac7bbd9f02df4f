// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/question_design.h"

#include <QString>
#include <QStringList>

namespace groundmark::annotation {

/// What a hop does, in words. Translated.
[[nodiscard]] QString wordOf(HopOperation operation);
/// One of the six official class names as a form offers it: "numerical: comparison". Translated; the
/// name itself where it is none of them.
[[nodiscard]] QString wordsOfClass(const QString& task);
/// The paper's class that an official name belongs to: "numerical", "temporal", … Translated.
[[nodiscard]] QString wordsOfGroup(int group);
[[nodiscard]] QString wordsOfScenario(const QString& scenario);

/// The queue of the editor's second review, and its reasons: stable words, in the order of their keys.
inline const QString QuestionReviewQueue = QStringLiteral("question review");
[[nodiscard]] QStringList questionReviewReasons();
[[nodiscard]] QString wordsOfQuestionReason(const QString& reason);

/// A tool tip that shows a text as it is, whatever it holds: what models and files say is never markup.
[[nodiscard]] QString plainTip(const QString& text);

} // namespace groundmark::annotation
