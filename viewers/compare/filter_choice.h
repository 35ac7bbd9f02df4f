// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sample_query.h"
#include "widgets/glyphs.h"

#include <QString>

#include <optional>
#include <vector>

namespace groundmark::viewers {

/// One condition on the shown runs that can be switched on: "failed(A)", "A wrong, B right".
struct FilterChoice
{
    QString id; ///< stable as long as the runs stay: "failed 0", "wrong-right 0 1"
    QString text; ///< translated
    widgets::Glyph glyph = widgets::Glyph::None;
    std::optional<int> run; ///< whose swatch goes with it
    std::vector<storage::RunCondition> conditions; ///< all of them hold
    bool suggested = false; ///< stands as a chip as long as there is room

    bool operator==(const FilterChoice&) const = default;
};

/// Everything that can be asked about these runs (A, B, …), those of the first two in front.
/// `failBelow`: what "failed" and "wrong" mean, as a score.
[[nodiscard]] std::vector<FilterChoice>
filterChoices(const std::vector<RunId>& runs, double failBelow);

} // namespace groundmark::viewers
