// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/issue.h"
#include "domain/result.h"
#include "imaging/image_decoder.h"
#include "imaging/perturbations/condition.h"

#include <functional>
#include <vector>

namespace groundmark::imaging {

/// One picture to perturb.
struct BatchPicture
{
    QString path;
    QString sampleId; ///< part of the seed: the external id, or the path in its folder
    int page = 0; ///< likewise
};

struct BatchOptions
{
    QString folder; ///< made when it is not there
    std::vector<Condition> conditions;
    std::uint64_t seed = 0; ///< the user's part of every seed
    DecodeLimits limits;
};

struct BatchReport
{
    qint64 written = 0;
    qint64 kept = 0; ///< were there already, made from the same pixels with the same numbers
    qint64 failed = 0;
    bool isCancelled = false; ///< what is written stays; the next call goes on
    std::vector<Issue> issues; ///< in the order of the pictures
};

/// Called from one thread at a time; false stops.
using BatchProgress = std::function<bool(qint64 done, qint64 total)>;

/// Every image file of a folder and its subfolders, in natural order, with the path in the folder
/// as id; one file for a file. By name: what is no image is told by perturbBatch().
[[nodiscard]] Result<std::vector<BatchPicture>> picturesIn(const QString& path);

/// Writes every picture under every condition as PNG: "motion_blur-2/receipt.png". On all cores;
/// the files and the manifest do not depend on the order of work.
///
/// "manifest.jsonl" has a line per file, sorted by its name: file, source, sourceSha256, sample,
/// page, condition, steps (kind, severity, parameters, seed), userSeed, width, height, sha256 of
/// the PNG and pixelSha256 of its red, green, blue bytes, which no later encoder changes.
/// A file whose line and hash are right is kept, so that an interrupted batch goes on.
///
/// Of an animation the first frame is taken, and said. Fails only when nothing can be written; a
/// picture that cannot be read or is too large is an issue.
[[nodiscard]] Result<BatchReport> perturbBatch(
    const std::vector<BatchPicture>& pictures,
    const BatchOptions& options,
    const BatchProgress& progress = {});

} // namespace groundmark::imaging
