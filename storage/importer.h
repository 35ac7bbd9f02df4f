// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"
#include "domain/result.h"
#include "storage/formats/format.h"
#include "storage/project.h"

#include <QString>

#include <functional>
#include <map>
#include <vector>

namespace groundmark::storage {

/// Reads the facts of an image file (size, orientation, hash, bytes, state); `path` is absolute.
/// Passed in, because decoding is not storage's business.
using ImageInspector = std::function<Image(const QString& path)>;

struct ImportOptions
{
    QString path; ///< file or folder
    QString imagesFolder; ///< where image paths are looked up; empty: beside the source
    QString dataset; ///< empty: named after the source, or the dataset that the predictions fit
    QString run; ///< empty: predictions in the source are not read
    bool dryRun = false; ///< everything happens, and is then rolled back
};

/// What an import did, or (dry run) would do.
struct ImportReport
{
    QString format;
    QString path;
    qint64 bytes = 0;
    double seconds = 0.0;
    bool dryRun = false;
    QString datasetName;
    DatasetId dataset;
    RunId run; ///< null when no run was read
    qint64 rows = 0; ///< samples and predictions offered by the source
    qint64 newSamples = 0;
    qint64 knownSamples = 0; ///< in the dataset already; only lost images are looked for
    qint64 regions = 0;
    qint64 imagesFound = 0;
    qint64 imagesMissing = 0;
    qint64 imagesUnreadable = 0;
    qint64 predictions = 0; ///< by outcome below
    std::map<Outcome, qint64> outcomes;
    qint64 predictionsWithoutSample = 0; ///< left out
    std::map<QString, qint64> issueCounts; ///< by Issue::kind, complete
    std::vector<Issue> issues; ///< the first 50 of each kind

    /// Whether something in the data was wrong (exit code 1 on the command line).
    [[nodiscard]] bool hasWarnings() const;
};

/// Progress of an import; return false to cancel (then nothing is written).
using ImportProgress = std::function<bool(qint64 done, qint64 total)>;

/// Reads a source into the project in one transaction: all of it or nothing.
[[nodiscard]] Result<ImportReport> importInto(
    Project& project,
    const Format& format,
    const ImportOptions& options,
    const ImageInspector& inspect,
    const ImportProgress& progress = {});

} // namespace groundmark::storage
