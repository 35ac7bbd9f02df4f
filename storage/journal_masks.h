// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/result.h"
#include "storage/database.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace groundmark::storage {

struct JournalEntry;

// A mask of a page of 108 megapixels may take a megabyte, and a stroke of the brush changes a few
// hundred bytes of it. So the journal does not hold the mask before and after each stroke, but the
// run lengths of the pixels that the stroke changed. Where the mask stands now is in its record;
// going back from there through the entries, each difference gives the mask before it.

/// What stands in the journal for the masks of one change.
struct MaskChange
{
    QByteArray difference; ///< COCO compressed run lengths of the pixels that differ
    QByteArray afterHash; ///< SHA-256 of the text of the mask after the change, in hex
};

/// The pixels that are set in exactly one of two masks, all in COCO's compressed text. Applied to
/// either of the masks it gives the other. Nothing when one of them cannot be read, or when they are
/// of different images.
[[nodiscard]] std::optional<QByteArray> maskDifference(const QByteArray& a, const QByteArray& b);

/// Takes the masks out of a change of one mask into another, whatever else it changes. Nothing, and
/// the change as it was, when it is none.
[[nodiscard]] std::optional<MaskChange> takeMasks(Change& change);

/// A change in a list of entries whose masks are still missing.
struct PendingMask
{
    size_t entry = 0;
    qsizetype change = 0;
    MaskChange masks;
};

/// Puts the masks back, from the records as they are now through `entries`, the latest first.
/// `pending` is in the order of the entries. Where a record's mask is not what its last entry left,
/// that entry names it in `strayMasks`.
Result<void> putMasksBack(
    Database& database, std::vector<JournalEntry>& entries, const std::vector<PendingMask>& pending);

} // namespace groundmark::storage
