// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/format.h"

#include <QFlags>

namespace groundmark::storage {

/// What a format has a place for, beside shapes and labels.
enum class Says {
    Nothing = 0,
    Texts = 1, ///< transcriptions
    Attributes = 2,
    NoLabel = 4, ///< a region may have none
};
Q_DECLARE_FLAGS(SaysFlags, Says)
Q_DECLARE_OPERATORS_FOR_FLAGS(SaysFlags)

/// The label that a region without one is written with, where the format needs one.
[[nodiscard]] QString labelOrObject(const QString& label);

/// Names what the format can't say of the sample: one issue each for further pages, questions,
/// texts and attributes, and one that lists what else its regions carry (roles, reading order,
/// numbers, locks).
void noteLost(
    const ExportSample& sample, const QString& format, SaysFlags says, ExportReport& report);

/// The sample with the regions of its first page only, for formats of one image a sample.
[[nodiscard]] ExportSample onFirstPage(ExportSample sample);

/// "The format %1 has no such shape", with what was written for it (or that it was left out).
[[nodiscard]] Issue simplifiedShape(
    const QString& externalId, const QString& format, const QString& kept);
[[nodiscard]] Issue leftOutShape(const QString& externalId, const QString& format);

} // namespace groundmark::storage
