// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sample.h"
#include "storage/project.h"

#include <QString>

namespace groundmark::storage {

/// What goes when a dataset goes.
struct DatasetContents
{
    QString name;
    qint64 samples = 0;
    qint64 questions = 0;
    qint64 regions = 0;
    qint64 runs = 0;
    qint64 predictions = 0;
    qint64 edits = 0; ///< entries of the journal about its samples; these stay
};
[[nodiscard]] Result<DatasetContents> contentsOf(const Project& project, DatasetId dataset);

/// Action of the journal entries that a removal leaves, one for each sample that had any: they
/// delete what the journal knows of it, and nothing before them can be undone.
inline constexpr QLatin1StringView DatasetRemovedAction("dataset.remove");

/// Removes a dataset with its samples, regions, questions, runs and replies in one transaction, and
/// image records that nothing refers to any more; files of images stay. Before that the project is
/// copied to a file beside it, whose path is given. Takes a while: not for the UI thread.
[[nodiscard]] Result<QString>
removeDataset(const Project& project, DatasetId dataset, const QString& annotator);

} // namespace groundmark::storage
