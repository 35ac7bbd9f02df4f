// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QFile>
#include <QImage>
#include <QString>

namespace groundmark::testing {

inline QByteArray encoded(const QImage& image, const char* format, int quality = 95)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, quality);
    return bytes;
}

inline QString writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

/// Red top left quarter, green top right, blue bottom left, white bottom right.
inline QImage quarters(QSize size, QImage::Format format = QImage::Format_RGB32)
{
    QImage image(size, format);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            const bool right = x >= size.width() / 2;
            const bool bottom = y >= size.height() / 2;
            image.setPixelColor(
                x, y, bottom ? (right ? Qt::white : Qt::blue) : (right ? Qt::green : Qt::red));
        }
    }
    return image;
}

/// Puts an APP1 segment with one EXIF tag, Orientation (0x0112), behind the start-of-image marker.
inline QByteArray withOrientation(const QByteArray& jpeg, int orientation)
{
    QByteArray tiff("MM\x00\x2A\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00", 19);
    tiff += char(orientation);
    tiff += QByteArray(6, '\0'); // rest of the value, no further directory
    const QByteArray body = QByteArray("Exif\0\0", 6) + tiff;
    const auto length = body.size() + 2;
    QByteArray segment("\xFF\xE1", 2);
    segment += char(length >> 8);
    segment += char(length & 0xFF);
    return jpeg.left(2) + segment + body + jpeg.mid(2);
}

} // namespace groundmark::testing
