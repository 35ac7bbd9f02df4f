// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmarks/mmtr/leakage.h"
#include "evaluation/metrics/mmtr_scores.h"
#include "widgets/glyphs.h"

#include <QString>

namespace groundmark::annotation {

/// Words of the Mask and Recover views, translated.

/// "Layout element" for "layout"; the id itself for a facet of the user's own.
[[nodiscard]] QString titleOfFacet(const QString& id);
/// What a selection principle asks, as a sentence to tick.
[[nodiscard]] QString sentenceOfPrinciple(const QString& id);
/// "phrase · Rouge-L .70, embedding .30"
[[nodiscard]] QString rulesOfLevel(evaluation::mmtr::Level level);

/// A finding as a heading and the facts below it.
struct FindingText
{
    widgets::Glyph glyph = widgets::Glyph::Notice;
    QString heading;
    QString facts;
};
[[nodiscard]] FindingText textOf(const evaluation::mmtr::LeakageFinding& finding);

} // namespace groundmark::annotation
