// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <functional>
#include <string>

namespace groundmark::golden {

/// An RGB image from a formula: (x, y) to 0xRRGGBB.
[[nodiscard]] QImage drawn(QSize size, const std::function<QRgb(int x, int y)>& colour);

/// The standard images of vectors/imaging/README.md: "ramp", "doc", "waves" and "poly".
[[nodiscard]] QImage standardImage(const std::string& name, int size);

/// "identity", "plus8", "invert", "checker12", "shift1" or "box2", as the same file describes them.
[[nodiscard]] QImage distorted(const QImage& image, const std::string& how);

/// The 24 × 24 image of corruption_parts.
[[nodiscard]] QImage partsImage();

} // namespace groundmark::golden
