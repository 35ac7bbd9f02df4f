// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/run.h"
#include "evaluation/metrics/lexicons.h"

#include <QString>
#include <QStringList>

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// Scoring of official prediction files: what `groundmark score` does.
namespace groundmark::evaluation {

/// "ocrbench-v2", "logicocr-gen", "logicocr-real" and "logicocr-ocr".
[[nodiscard]] QStringList officialBenchmarks();

struct OfficialProgress
{
    qint64 items = 0;
    qint64 bytesRead = 0;
    qint64 bytesTotal = 0;
};

struct OfficialResult
{
    std::string table; ///< what the official program prints, UTF-8
    qint64 items = 0;
    std::array<qint64, 4>
        outcomes {}; ///< by Outcome: scored, unparseable, refused or empty, API error
    qint64 unscorable = 0; ///< items on which the official program stops; they count as 0 here
    std::vector<Error> problems; ///< the first hundred rows with something wrong
    qint64 problemCount = 0;
};

/// Scores the items of JSON lists (or of JSON Lines) on all cores, in batches: memory does not grow
/// with the file. Writes the same items with `score` (and `ignore`) to `output` unless it is empty,
/// one per line of a JSON list. `progress` is called now and then on the calling thread; false from
/// it stops. An Error when a file cannot be read, is no list, or the output cannot be written; a
/// file that ends early or has bad rows is scored as far as it goes and listed in `problems`.
[[nodiscard]] Result<OfficialResult> scoreOfficialFiles(
    const QString& benchmark,
    const QStringList& inputs,
    const QString& output,
    const Lexicons& lexicons,
    const std::function<bool(const OfficialProgress&)>& progress);

} // namespace groundmark::evaluation
