// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "imaging/image_header.h"

#include <QImage>
#include <QString>

#include <functional>

namespace groundmark::imaging {

/// How large an image may be. The numbers come from the user's settings.
struct DecodeLimits
{
    qint64 pixels = 1'000'000'000; ///< displayed pixels of one image
    qint64 bytes = qint64(4) << 30; ///< decoded pixels and pyramid of one image

    bool operator==(const DecodeLimits&) const = default;
};

/// Memory that can be taken without swapping; the largest number when the system does not tell.
[[nodiscard]] qint64 availableMemory();

/// Bytes that opening an image takes at its worst moment: decoded, converted and with its pyramid.
[[nodiscard]] qint64 decodedBytes(const ImageHeader& header);

/// Whether an image may be decoded: nothing, or the reason with the limit that would have to be
/// raised. Compares with the limits and with the memory that is free now.
[[nodiscard]] Result<void>
checkLimits(const QString& path, const ImageHeader& header, const DecodeLimits& limits);

/// Whether decoding a small version is much cheaper than decoding all.
[[nodiscard]] bool hasCheapReduction(const ImageHeader& header);

/// Decodes an image file with its orientation applied, as Grayscale8, RGB32 or
/// ARGB32_Premultiplied. 16-bit samples are reduced to 8; CMYK becomes RGB.
/// @param longestSide reduces the image so that its longer side is at most this; 0 for all pixels
/// @param isCancelled asked often from the calling thread; true ends the decoding with an error
/// Blocks for as long as decoding takes; call it off the UI thread, after checkLimits().
[[nodiscard]] Result<QImage> decodeImage(
    const QString& path,
    const ImageHeader& header,
    int longestSide = 0,
    const std::function<bool()>& isCancelled = {});

/// Any QImage as one of the three formats named above.
[[nodiscard]] QImage toDisplayFormat(QImage image);

} // namespace groundmark::imaging
