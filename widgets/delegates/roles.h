// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>
#include <Qt>



namespace groundmark::widgets {

/// What the delegates ask of a model besides Qt's own roles. Every value is optional: what is
/// missing is not painted. Text comes from Qt::DisplayRole, tool tips from Qt::ToolTipRole (without
/// one, the delegates show text that did not fit), what a screen reader says from
/// Qt::AccessibleTextRole.
enum DelegateRole {
    /// QString: second line, small and quiet.
    SecondLineRole = Qt::UserRole + 1000,
    /// int(Glyph): state at the right of a SampleDelegate row, sign before the text elsewhere.
    GlyphRole,
    /// QImage or QPixmap: thumbnail, any size; null while it is being made. Asked for on painting
    /// only; must come from a cache, never be decoded here.
    ThumbnailRole,
    /// QString: quiet text after the main one: "±0.8" (NumberDelegate, in a column of its own),
    /// "24".
    SuffixRole,
    /// int(BadgeTone) (BadgeDelegate).
    ToneRole,
    /// QStringList: several badges instead of the text (BadgeDelegate); the tones of ToneRole then
    /// come as QVariantList of int.
    BadgesRole,
    /// double: 0 (cold) to 1 (hot) (HeatDelegate).
    HeatRole,
    /// int(Emphasis) flags.
    EmphasisRole,
    /// QVariant of DiffRuns (DiffDelegate).
    DiffRole,
    /// QStringList of "name value" … free for the views of other folders.
    FirstFreeRole,
};

/// How a number stands out in its table.
enum class Emphasis {
    None = 0,
    Best = 1, ///< DemiBold
    Second = 2, ///< underlined
    Ring = 4, ///< 2 px ring: the worst cell of a row in a heat map
    Quiet = 8, ///< text2: not comparable, or fewer than 5 items behind it
    Zero = 16, ///< text3: a count of nothing
};
Q_DECLARE_FLAGS(Emphases, Emphasis)
Q_DECLARE_OPERATORS_FOR_FLAGS(Emphases)

} // namespace groundmark::widgets
