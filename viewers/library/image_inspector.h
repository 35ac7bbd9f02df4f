// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sample.h"

#include <QString>

namespace groundmark::viewers {

/// The facts that a project keeps about an image file: read by imaging, kept by storage, which must
/// not know each other. A file that can't be read gives an Image with the state that says so.
[[nodiscard]] Image inspectImage(const QString& path);

} // namespace groundmark::viewers
