// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace groundmark::viewers {

/// Text as it is to be read, with LaTeX's own characters taken literally.
[[nodiscard]] QString latexEscaped(const QString& text);

} // namespace groundmark::viewers
