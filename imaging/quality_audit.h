// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "imaging/hash_index.h"
#include "imaging/image_decoder.h"
#include "imaging/quality.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace groundmark::imaging {

/// What was measured of one image file, and what speaks against using it.
struct AuditedImage
{
    QString path;
    QSize size;
    double contrast = 0.0; ///< RMS, see rmsContrast()
    std::uint64_t hash = 0; ///< see perceptualHash()
    std::vector<QualityFlaw> flaws;
    std::optional<std::size_t> duplicateOf; ///< an earlier image of the list
    std::optional<Error> problem; ///< could not be read; then nothing else is set

    [[nodiscard]] bool isGood() const { return flaws.empty() && !duplicateOf && !problem; }
};

struct AuditOptions
{
    QualityRule rule;
    int duplicateDistance = nearDuplicateDistance;
    DecodeLimits limits;
};

/// Called from one thread at a time; false stops.
using AuditProgress = std::function<bool(qint64 done, qint64 total)>;

/// Measures every image on all cores, then looks for near-duplicates, in near-linear time. Images
/// that were not reached when it was stopped have no size and no problem.
[[nodiscard]] std::vector<AuditedImage> auditImages(
    const QStringList& paths, const AuditOptions& options = {}, const AuditProgress& progress = {});

} // namespace groundmark::imaging
