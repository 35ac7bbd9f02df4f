// SPDX-License-Identifier: GPL-3.0-or-later
// What the glyphs mean: colours, words, and which of them stands for which value.
#include "widgets/glyphs.h"

#include <QCoreApplication>

#include <array>

namespace groundmark::widgets {

QColor inkOf(Glyph glyph, const Tokens& tokens)
{
    switch (glyph) {
    case Glyph::Correct:
    case Glyph::Right:
    case Glyph::Accepted:
    case Glyph::StaysRight:
        return tokens.ok.ink;
    case Glyph::Incorrect:
    case Glyph::Wrong:
    case Glyph::Rejected:
    case Glyph::Conflict:
    case Glyph::Broken:
        return tokens.bad.ink;
    case Glyph::Unsure:
    case Glyph::Partial:
    case Glyph::Escalated:
    case Glyph::Notice:
        return tokens.warn.ink;
    case Glyph::Unparseable:
        return tokens.unparseable.ink;
    case Glyph::Refused:
        return tokens.refused.ink;
    case Glyph::ApiError:
        return tokens.apiError.ink;
    case Glyph::Draft:
    case Glyph::Done:
    case Glyph::Fixed:
        return tokens.accent;
    case Glyph::None:
    case Glyph::Unmarked:
    case Glyph::Missing:
    case Glyph::New:
    case Glyph::StaysWrong:
        break;
    }
    return tokens.text3;
}

QColor washOf(Glyph glyph, const Tokens& tokens)
{
    const QColor ink = inkOf(glyph, tokens);
    for (const Meaning& meaning :
         {tokens.ok,
          tokens.bad,
          tokens.warn,
          tokens.unparseable,
          tokens.refused,
          tokens.apiError}) {
        if (meaning.ink == ink) {
            return meaning.wash;
        }
    }
    return ink == tokens.accent ? tokens.selection : QColor();
}

QString wordOf(Glyph glyph)
{
    switch (glyph) {
    case Glyph::None:
        return {};
    case Glyph::Correct:
        return QCoreApplication::translate("Glyphs", "Correct");
    case Glyph::Incorrect:
        return QCoreApplication::translate("Glyphs", "Incorrect");
    case Glyph::Unsure:
        return QCoreApplication::translate("Glyphs", "Unsure");
    case Glyph::Unmarked:
        return QCoreApplication::translate("Glyphs", "Unmarked");
    case Glyph::Right:
        return QCoreApplication::translate("Glyphs", "Right");
    case Glyph::Wrong:
        return QCoreApplication::translate("Glyphs", "Wrong");
    case Glyph::Partial:
        return QCoreApplication::translate("Glyphs", "Partial");
    case Glyph::Unparseable:
        return QCoreApplication::translate("Glyphs", "Unparseable");
    case Glyph::Refused:
        return QCoreApplication::translate("Glyphs", "Refused or empty");
    case Glyph::ApiError:
        return QCoreApplication::translate("Glyphs", "API error");
    case Glyph::Missing:
        return QCoreApplication::translate("Glyphs", "Missing");
    case Glyph::New:
        return QCoreApplication::translate("Glyphs", "New");
    case Glyph::Draft:
        return QCoreApplication::translate("Glyphs", "Draft");
    case Glyph::Done:
        return QCoreApplication::translate("Glyphs", "Done");
    case Glyph::Accepted:
        return QCoreApplication::translate("Glyphs", "Accepted");
    case Glyph::Rejected:
        return QCoreApplication::translate("Glyphs", "Rejected");
    case Glyph::Escalated:
        return QCoreApplication::translate("Glyphs", "Escalated");
    case Glyph::Conflict:
        return QCoreApplication::translate("Glyphs", "Conflict");
    case Glyph::Notice:
        return QCoreApplication::translate("Glyphs", "Notice");
    case Glyph::StaysRight:
        return QCoreApplication::translate("Glyphs", "Stays right");
    case Glyph::StaysWrong:
        return QCoreApplication::translate("Glyphs", "Stays wrong");
    case Glyph::Broken:
        return QCoreApplication::translate("Glyphs", "Broken");
    case Glyph::Fixed:
        return QCoreApplication::translate("Glyphs", "Fixed");
    }
    return {};
}

QString cellWordOf(Glyph glyph)
{
    switch (glyph) {
    case Glyph::Unparseable:
        //: In a table cell, instead of a score: no answer was found in the reply.
        return QCoreApplication::translate("Glyphs", "unparsed");
    case Glyph::Refused:
        //: In a table cell, instead of a score: the model declined or said nothing.
        return QCoreApplication::translate("Glyphs", "empty");
    case Glyph::ApiError:
        //: In a table cell, instead of a score: the request failed.
        return QCoreApplication::translate("Glyphs", "error");
    case Glyph::Missing:
        //: In a table cell, instead of a score: this run did not ask this sample.
        return QCoreApplication::translate("Glyphs", "no run");
    default:
        return wordOf(glyph);
    }
}

QLatin1StringView exportWordOf(Glyph glyph)
{
    using View = QLatin1StringView;
    static constexpr std::array<View, GlyphCount> words {
        View("none"),        View("correct"),     View("incorrect"), View("unsure"),
        View("unmarked"),    View("right"),       View("wrong"),     View("partial"),
        View("unparseable"), View("refused"),     View("api-error"), View("missing"),
        View("new"),         View("draft"),       View("done"),      View("accepted"),
        View("rejected"),    View("escalated"),   View("conflict"),  View("notice"),
        View("stays-right"), View("stays-wrong"), View("broken"),    View("fixed"),
    };
    return words[std::size_t(glyph)];
}

Glyph glyphOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Correct:
        return Glyph::Correct;
    case Verdict::Incorrect:
        return Glyph::Incorrect;
    case Verdict::Unsure:
        return Glyph::Unsure;
    case Verdict::Unmarked:
        break;
    }
    return Glyph::Unmarked;
}

Glyph glyphOf(SampleState state)
{
    switch (state) {
    case SampleState::New:
        return Glyph::New;
    case SampleState::Draft:
        return Glyph::Draft;
    case SampleState::Done:
        return Glyph::Done;
    case SampleState::Accepted:
        return Glyph::Accepted;
    case SampleState::Rejected:
        return Glyph::Rejected;
    case SampleState::Escalated:
        return Glyph::Escalated;
    }
    return Glyph::New;
}

Glyph glyphOf(ReviewVerdict verdict)
{
    switch (verdict) {
    case ReviewVerdict::Accepted:
        return Glyph::Accepted;
    case ReviewVerdict::Rejected:
        return Glyph::Rejected;
    case ReviewVerdict::Escalated:
        return Glyph::Escalated;
    case ReviewVerdict::Waiting:
        break;
    }
    return Glyph::New;
}

Glyph glyphOf(Outcome outcome, double score, double rightFrom)
{
    switch (outcome) {
    case Outcome::Unparseable:
        return Glyph::Unparseable;
    case Outcome::RefusedOrEmpty:
        return Glyph::Refused;
    case Outcome::ApiError:
        return Glyph::ApiError;
    case Outcome::Scored:
        break;
    }
    if (score >= rightFrom) {
        return Glyph::Right;
    }
    return score <= 0.0 ? Glyph::Wrong : Glyph::Partial;
}

} // namespace groundmark::widgets
