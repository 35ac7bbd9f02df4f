// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/format.h"

namespace groundmark::viewers {

/// A storage::PageRenderer: decodes the picture, paints the shapes, writes a PNG that appears only when
/// it is complete. Nothing of the original file but its pixels outside the shapes gets into it. Blocks.
[[nodiscard]] Result<void> paintCovers(
    const QString& image, const std::vector<Shape>& covers, const QString& colour, const QString& target);

} // namespace groundmark::viewers
