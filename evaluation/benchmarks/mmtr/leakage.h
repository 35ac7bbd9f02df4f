// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmarks/mmtr/visible_text.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace groundmark::evaluation::mmtr {

/// One page as somebody who has to recover the target gets it.
struct LeakagePage
{
    std::vector<VisibleWord> words; ///< read from the render, masks painted
    std::vector<VisibleWord> originalWords; ///< read from the page without masks; only masked pages
    QSizeF size; ///< displayed pixels
    std::vector<QRectF> masks; ///< displayed pixels
    QString embeddedText; ///< text that travels with the page file: a PDF's text layer, metadata
    qint64 maskPixels = 0; ///< of the render
    qint64 unpaintedPixels = 0; ///< of these, how many do not have the fill's colour
};

/// What may give the target away. A finding is for a person to weigh; nothing is left out by it.
struct LeakageFinding
{
    enum class Kind
    {
        ReadableInMask, ///< OCR still reads words where the mask is
        UnpaintedPixels, ///< pixels of the mask do not have its colour
        Elsewhere, ///< the whole target stands somewhere else
        PartElsewhere, ///< two or more words of it do
        Embedded, ///< the whole target stands in text that travels along
        NotFoundByOcr, ///< OCR does not read the target where it is: it could not find it elsewhere
        MaskOutsidePage, ///< a mask lies outside its page: nothing is covered
        NothingMasked, ///< no mask at all
    };
    Kind kind = Kind::Elsewhere;
    int page = -1; ///< 0-based; −1 for the whole sample
    int count = 0; ///< hits, words or pixels
    QString text; ///< what was found
    QList<QRectF> boxes; ///< where, displayed pixels of the page

    bool operator==(const LeakageFinding&) const = default;
};

/// How much of the target counts as a part. Ours.
struct LeakageRule
{
    int partWords = 2; ///< at least this many words in a row
    double maskOverlap = 0.5; ///< share of a word's box inside a mask that makes it one in the mask
};

struct LeakageReport
{
    std::vector<LeakageFinding> findings; ///< worst first
    qint64 words = 0; ///< that were read on all pages
    qint64 maskPixels = 0;
    qint64 unpaintedPixels = 0;

    /// Whether something gives the target away. A part of it, or that OCR is blind here, is a
    /// caution, not a leak.
    [[nodiscard]] bool leaks() const;
    [[nodiscard]] bool hasCautions() const;
};

/// @param target the text under the mask
/// @param pages all pages of the sample, in order
[[nodiscard]] LeakageReport checkLeakage(
    const QString& target, const std::vector<LeakagePage>& pages, const LeakageRule& rule = {});

} // namespace groundmark::evaluation::mmtr
