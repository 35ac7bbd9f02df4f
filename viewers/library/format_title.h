// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace groundmark::storage {
class Format;
}

namespace groundmark::viewers {

/// What a format is called, without what it holds: "LabelMe: one JSON file an image" → "LabelMe".
[[nodiscard]] QString shortTitle(const storage::Format& format);

} // namespace groundmark::viewers
