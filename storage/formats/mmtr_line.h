// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/format.h"
#include "storage/json_text.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>

namespace groundmark::storage {

/// Where the text of a reply stands; the first one that is not blank counts, as in common_mmtr.py.
inline constexpr std::array<const char*, 4> MmtrReplyTexts {
    "clean_prediction", "prediction", "pred", "raw_prediction"};

/// The text of a level as the benchmark names it ("L2"), and nothing for anything else. Null for no
/// key.
[[nodiscard]] QString mmtrLevelText(const Json* level);

/// One sample as a line of an MMTR-Bench file; its pictures have been written as `images`. `extra` is
/// what the file that it was read from had besides.
[[nodiscard]] Json mmtrLine(const ExportSample& sample, const QByteArray& extra, const QStringList& images);

} // namespace groundmark::storage
