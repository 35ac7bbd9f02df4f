// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "evaluation/benchmarks/mmtr/visible_text.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace groundmark::evaluation::mmtr {

/// Ways in which replies fail, as the paper's section 4.6 and Appendix C describe them.
enum class FailurePattern
{
    NoTaskFocus, ///< says that there is no mask, describes the page, or copies long excerpts
    NeighbourCopy, ///< a text that stands right beside the mask
    SymbolAnchoring, ///< a salient symbol of the page in place of an expression
    GeographicMislocation, ///< another name of the same map or list of places
    VisibleTextCopying, ///< a text that stands somewhere else on the pages
    SemanticDrift, ///< plausible words that stand nowhere on the pages
};

/// Stable word: "neighbour-copy", …
[[nodiscard]] QString patternId(FailurePattern pattern);

/// Thresholds of the rules that propose a pattern. The paper tags by hand and gives none: ours.
struct PatternRule
{
    double neighbourLines = 2.5; ///< a neighbour lies within this many mask heights of the mask …
    double neighbourShare = 0.12; ///< … or within this share of the page's longer side
    int symbolLength = 2; ///< a reply of at most this many letters and digits is a symbol
    double excerptFactor = 4.0; ///< a reply this many times as long as the target is an excerpt
    int excerptLength = 80; ///< and has at least this many characters
};

/// One page as the model saw it.
struct PatternPage
{
    std::vector<VisibleWord> words;
    std::vector<QRectF> masks;
    QSizeF size;
};

/// Whether a reply says that there is nothing to recover, or talks about the mask itself, instead of
/// answering: "No masked text regions were identified", "The black box covers …". Such replies are
/// counted apart from wrong answers.
[[nodiscard]] bool missesTheTask(const QString& reply);
/// Whether a reply says that it cannot tell, as the prompt allows: "[UNK]".
[[nodiscard]] bool declines(const QString& reply);

/// The pattern that a wrong reply shows, proposed by rule for a person to confirm; nothing for a
/// right one and where `pages` do not tell (no words were read).
[[nodiscard]] std::optional<FailurePattern> proposePattern(
    const QString& reply,
    const SampleFacts& facts,
    const std::vector<PatternPage>& pages,
    const PatternRule& rule = {});

} // namespace groundmark::evaluation::mmtr
