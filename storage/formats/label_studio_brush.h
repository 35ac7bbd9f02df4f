// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/run_lengths.h"
#include "storage/json_text.h"

#include <optional>

namespace groundmark::storage {

/// Label Studio's "rle" of a brush: the bytes of an RGBA picture, row by row, packed by
/// thi.ng/rle-pack (HumanSignal/label-studio-sdk, converter/brush.py). A pixel is set where its
/// alpha is not 0.
///
/// Nothing when it is no list of bytes, unpacks to another size, or the image is too large.
[[nodiscard]] std::optional<Runs> runsFromBrush(const Json& bytes, QSize image);
[[nodiscard]] Json brushFromRuns(const Runs& runs, QSize image);

} // namespace groundmark::storage
