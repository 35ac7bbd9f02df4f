// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace groundmark::evaluation {

/// What fills MagiC's prompt templates.
struct ReasoningPrompt
{
    QString question;
    int boxes = 0; ///< numbered regions on the image
    int imageNumber = 1; ///< "## Image 1"; rises with the in-context examples before it
    QString examples; ///< in-context examples, filled into the template's head; may be empty
    bool selfCorrection = false; ///< with the condition that invites the model to correct itself
};

/// The template that asks for a thought process and an answer.
/// Source: MagiC, arXiv 2507.07297, prompts at the end of the paper. Its authors' in-context
/// examples are not published; without examples the sentence that refers to them is left as it is.
[[nodiscard]] QString reasoningPrompt(const ReasoningPrompt& prompt);

/// The beginning of the answer that the model is to go on from, for Self-Heal: the paper's
/// `{false_reasoning}`, put where the model's own thought process would stand.
[[nodiscard]] QString injectedReasoning(const QStringList& steps);

} // namespace groundmark::evaluation
