// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "imaging/image_header.h"

#include <QByteArray>
#include <QString>

namespace groundmark::imaging {

/// What a project keeps about an image file (domain/sample.h, Image).
struct ImageFacts
{
    ImageHeader header;
    QByteArray sha256; ///< of the file's bytes, 32 bytes

    bool operator==(const ImageFacts&) const = default;
};

/// Header and hash of an image file, read in pieces. Fails like readImageHeader().
/// Takes as long as reading the file; call it off the UI thread.
[[nodiscard]] Result<ImageFacts> readImageFacts(const QString& path);

/// SHA-256 of a file's bytes, read in pieces.
[[nodiscard]] Result<QByteArray> fileSha256(const QString& path);

} // namespace groundmark::imaging
