// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QByteArray>
#include <QImage>
#include <QSize>

namespace groundmark::evaluation {

/// An image as it goes to a model: the bytes of a JPEG, PNG, WebP or GIF file.
struct RequestImage
{
    QByteArray bytes;
    QByteArray mediaType; ///< "image/png"
    QByteArray sha256; ///< of `bytes`, 32 bytes
    QSize size; ///< displayed pixels

    RequestImage() = default;
    /// Bytes as they are; works out the digest.
    RequestImage(QByteArray encoded, QByteArray type, QSize pixels);
    /// As a PNG, without loss.
    RequestImage(const QImage& image); // NOLINT(google-explicit-constructor): a picture is one

    bool operator==(const RequestImage&) const = default;

    /// The pixels, with the orientation of the file applied.
    [[nodiscard]] Result<QImage> decoded() const;
};

} // namespace groundmark::evaluation
