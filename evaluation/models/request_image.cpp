// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/models/request_image.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QImageReader>

namespace groundmark::evaluation {

namespace {

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

RequestImage::RequestImage(QByteArray encoded, QByteArray type, QSize pixels)
    : bytes(std::move(encoded))
    , mediaType(std::move(type))
    , sha256(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256))
    , size(pixels)
{
}

RequestImage::RequestImage(const QImage& image)
    : RequestImage(pngOf(image), QByteArrayLiteral("image/png"), image.size())
{
}

Result<QImage> RequestImage::decoded() const
{
    QByteArray copy = bytes;
    QBuffer buffer(&copy);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    QImage image = reader.read();
    if (image.isNull()) {
        return Error {
            QCoreApplication::translate("ModelRequest", "The image cannot be decoded: %1")
                .arg(reader.errorString()),
            {},
            {},
            {}};
    }
    return image;
}

} // namespace groundmark::evaluation
