// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"
#include "evaluation/benchmark.h"
#include "evaluation/metrics/mmtr_scores.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace groundmark::evaluation::mmtr {

/// What an annotator says of a masked sample beside the target text. Stands as JSON in
/// Region::attributes of the sample's first mask.
struct MaskCard
{
    std::optional<Level> level; ///< nothing: as the length rule suggests
    QString levelReason; ///< why it differs from the suggestion
    std::map<QString, QString> facets; ///< "layout" → "table cell"; only those that are filled in
    QStringList principles; ///< ids of the selection principles that hold, see selectionPrinciples()
    QString fill; ///< "#rrggbb" of the mask; empty for black
    int padding = 0; ///< pixels added round a word that the mask snapped to

    bool operator==(const MaskCard&) const = default;
};

/// Reads what `attributes` has of it; unreadable parts are left out.
[[nodiscard]] MaskCard maskCardFrom(const QByteArray& attributes);
/// `attributes` with this card in it; other keys stay.
[[nodiscard]] QByteArray withMaskCard(const QByteArray& attributes, const MaskCard& card);

/// A facet that samples are described by: a stable word, and values that are offered for it. Others
/// may be typed. Facet names follow the paper's section 3.3 and Figures 3 and 5; the paper names no
/// closed lists, so the values are ours where it gives none.
struct Facet
{
    QString id; ///< "source", "semantic", "layout", "context", "visual", "language"
    QStringList values;
};
[[nodiscard]] const std::vector<Facet>& facets();

/// The four selection principles of the paper's section 3.2: "related", "evidence", "visual" and
/// "unique".
[[nodiscard]] QStringList selectionPrinciples();

/// A sample as scores, tables and statistics need it.
struct SampleFacts
{
    QString target; ///< the text under the mask
    Level level = Level::L3;
    bool levelStated = false; ///< somebody said it; else it is the official default, L3
    int pages = 0;
    std::map<QString, QString> facets;
    /// Of the page with the largest mask, 0–1; nothing without a mask or a page size.
    std::optional<double> maskRatio;
};

/// The masks of a sample, in the order of pages and then of drawing.
[[nodiscard]] std::vector<const Region*> masksOf(std::span<const Region> regions);

/// The level is the card's, else "level" of the source file, else the task if it is a level, else
/// L3 as the official code has it. Facets are the card's, else those of the source file's "facets".
[[nodiscard]] SampleFacts factsOf(const Truth& truth);

} // namespace groundmark::evaluation::mmtr
