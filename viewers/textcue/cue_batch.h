// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/cue.h"
#include "domain/issue.h"
#include "domain/result.h"
#include "evaluation/benchmark.h"
#include "imaging/attention_files.h"
#include "imaging/cue.h"
#include "storage/project.h"

#include <functional>
#include <optional>
#include <vector>

namespace groundmark::viewers {

/// Which words a window is pulled to.
enum class CueWords
{
    Regions, ///< the sample's regions with the role "word"
    Tesseract, ///< read from the page
    RegionsOrTesseract, ///< read where the page has no such region
    None, ///< the window stays as it is
};

/// TextCue over a whole dataset.
struct CueRequest
{
    DatasetId dataset;
    QString attention; ///< folder with the .npy files
    imaging::AttentionNames names;
    std::optional<QSize> grid; ///< columns × rows of every map; else its .json, else the likely one
    imaging::CueSettings settings;
    CueWords words = CueWords::RegionsOrTesseract;
    QString languages; ///< Tesseract's; empty: by each sample's language
    QString set; ///< keeps the crops in the project under this name; empty: does not
    QString out; ///< folder for crops and manifest.jsonl; empty: writes no files
    qint64 limit = 0; ///< only the first so many samples; 0: all
};

struct CueReport
{
    qint64 samples = 0; ///< looked at
    qint64 withoutMaps = 0; ///< samples of which no page has maps
    qint64 crops = 0;
    qint64 wholeImages = 0; ///< part of `crops`: a window covers the whole picture
    qint64 guessedGrids = 0; ///< part of `crops`: no file and nobody said the grid
    qint64 failed = 0; ///< pages with maps that cannot be used
    bool isCancelled = false; ///< what was kept and written stays
    std::vector<Issue> issues;
};

/// How far it is, in samples; false stops.
using CueProgress = std::function<bool(qint64 done, qint64 total)>;

/// The boxes of the words of one page, in displayed pixels. Blocks for as long as Tesseract reads.
[[nodiscard]] Result<std::vector<QRectF>> cueWords(
    const std::vector<Region>& regions, int page, const QString& imagePath, const QString& language,
    CueWords words, const QString& languages);

/// Finds, keeps and writes the crops. Each line of manifest.jsonl is one page as TextCue sends it:
/// {"id", "page", "image", "crop", "prompt", "facts"}, where "crop" is a PNG in the same folder.
/// Blocks; run it on a thread of its own with an own connection.
[[nodiscard]] Result<CueReport> makeCues(
    storage::Project& project, const evaluation::BenchmarkRegistry& benchmarks,
    const CueRequest& request, const CueProgress& progress = {});

} // namespace groundmark::viewers
