// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/reasoning.h"
#include "domain/review.h"
#include "domain/run.h"
#include "domain/sample.h"
#include "widgets/theme/tokens.h"

#include <QLatin1StringView>
#include <QRectF>
#include <QString>

class QIcon;
class QPainter;

namespace groundmark::widgets {

/// Every sign of the interface that says a state. The grammar: filled shapes are human judgements,
/// bare strokes are scores of a machine, outlines with a sign are outcomes without a score.
enum class Glyph
{
    None, ///< paints nothing
    // a person's verdict
    Correct,
    Incorrect,
    Unsure,
    Unmarked,
    // a score
    Right,
    Wrong,
    Partial,
    // an outcome without a score
    Unparseable,
    Refused,
    ApiError,
    Missing,
    // the state of an item
    New,
    Draft,
    Done,
    Accepted,
    Rejected,
    Escalated,
    Conflict,
    Notice, ///< Conflict's shape in warn ink
    // an answer before and after a perturbation
    StaysRight,
    StaysWrong,
    Broken,
    Fixed,
};

inline constexpr int GlyphCount = int(Glyph::Fixed) + 1;

/// Paints the glyph as the largest square centred in `rect`: 14 px in forms, 13 px in rows, 12 px
/// in chips. Broken and Fixed have a wash of their own, which the cell paints (`washOf`).
void paintGlyph(QPainter* painter, const QRectF& rect, Glyph glyph, const Tokens& tokens);
/// The same shape in another ink, for a choice that is not taken.
void paintGlyph(
    QPainter* painter, const QRectF& rect, Glyph glyph, const Tokens& tokens, const QColor& ink);

/// Colour of the glyph, and of words that go with it.
[[nodiscard]] QColor inkOf(Glyph glyph, const Tokens& tokens);
/// Ground that goes with the glyph; invalid for glyphs without a meaning colour.
[[nodiscard]] QColor washOf(Glyph glyph, const Tokens& tokens);

/// What the glyph says, translated: tool tip and accessible name. Empty for None.
[[nodiscard]] QString wordOf(Glyph glyph);
/// One lower-case word for a table cell without a score, translated: "unparsed", "empty", "error",
/// "no run"; `wordOf` for the others.
[[nodiscard]] QString cellWordOf(Glyph glyph);
/// Stable English word for exports: "correct", "unparseable", …; "none" for None.
[[nodiscard]] QLatin1StringView exportWordOf(Glyph glyph);

[[nodiscard]] Glyph glyphOf(Verdict verdict);
[[nodiscard]] Glyph glyphOf(SampleState state);
[[nodiscard]] Glyph glyphOf(ReviewVerdict verdict);
/// Glyph of a prediction. A score of `rightFrom` or more is Right, of 0 or less Wrong, Partial
/// between; `score` is not looked at for outcomes without one.
[[nodiscard]] Glyph glyphOf(Outcome outcome, double score, double rightFrom = 1.0);

/// A glyph as an icon, for combo boxes and menus. Follows the theme.
[[nodiscard]] QIcon glyphIcon(Glyph glyph);

} // namespace groundmark::widgets
