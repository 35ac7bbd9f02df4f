// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QByteArray>
#include <QSize>
#include <QString>

namespace groundmark::imaging {

/// How the file keeps colour. The pixels that Groundmark shows are always grey or RGB.
enum class ColourModel
{
    Grey,
    Palette,
    Rgb,
    Cmyk
};

/// What the first bytes of an image file say about it; no pixel is decoded for this.
struct ImageHeader
{
    QByteArray format; ///< lower case, by content and not by name: "jpeg", "png", "webp", "tiff", …
    QSize storedSize; ///< pixels as stored
    int orientation = 1; ///< EXIF orientation 1–8; 1 when the file says nothing
    QSize size; ///< displayed pixels: storedSize with the orientation applied
    int bitsPerChannel = 8; ///< 1, 2, 4, 8 or 16
    ColourModel colours = ColourModel::Rgb;
    bool hasAlpha = false;
    qint64 fileBytes = 0;

    bool operator==(const ImageHeader&) const = default;

    [[nodiscard]] qint64 pixelCount() const
    {
        return static_cast<qint64>(size.width()) * size.height();
    }
};

/// Reads the header of an image file. Refused with the reason: a file that is missing, unreadable
/// or empty, one that is not an image whatever its name, and a JPEG or PNG that ends too early.
/// Blocks for a few milliseconds; call it off the UI thread.
[[nodiscard]] Result<ImageHeader> readImageHeader(const QString& path);

} // namespace groundmark::imaging
