// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"

#include <QDateTime>
#include <QString>

namespace groundmark {

using NoteId = StableId<struct NoteTag>;

/// What somebody wrote about a sample, or the mark by which they find it again.
struct Note
{
    NoteId id;
    SampleId sample;
    QString author; ///< as the journal signs; a pseudonym is fine
    QDateTime at; ///< UTC, to the second: when it was written or last changed
    bool isBookmark = false; ///< a mark without words; one per author and sample
    QString text; ///< plain text; empty for a bookmark

    bool operator==(const Note&) const = default;
};

} // namespace groundmark
