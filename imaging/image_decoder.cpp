// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/image_decoder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QLocale>

#include <algorithm>
#include <limits>
#include <mutex>

namespace groundmark::imaging {

namespace {

/// A file that can be told to end, which is the only way to stop Qt's image readers.
class CancellableFile : public QFile
{
public:
    CancellableFile(const QString& path, const std::function<bool()>& isCancelled)
        : QFile(path)
        , m_isCancelled(isCancelled)
    {
    }

protected:
    qint64 readData(char* data, qint64 maxSize) override
    {
        return m_isCancelled && m_isCancelled() ? -1 : QFile::readData(data, maxSize);
    }

private:
    const std::function<bool()>& m_isCancelled;
};

/// Qt refuses images above 256 MB by default. The limit is one number for the whole process, so it
/// is lifted once and checkLimits() decides instead, image by image.
void liftQtLimit()
{
    static std::once_flag lifted;
    std::call_once(lifted, [] { QImageReader::setAllocationLimit(0); });
}

Error tooLarge(const QString& path, const QString& what, const QString& hint)
{
    return {
        what,
        QDir::toNativeSeparators(path),
        QCoreApplication::translate("ImageSource", "The sample and its annotations are unchanged."),
        hint};
}

QString dataSize(qint64 bytes)
{
    return QLocale(QLocale::English)
        .formattedDataSize(bytes, 1, QLocale::DataSizeTraditionalFormat);
}

QSize reducedSize(QSize stored, int longestSide)
{
    const int longest = std::max(stored.width(), stored.height());
    if (longestSide <= 0 || longest <= longestSide) {
        return stored;
    }
    return stored.scaled(longestSide, longestSide, Qt::KeepAspectRatio).expandedTo({1, 1});
}

} // namespace

qint64 availableMemory()
{
    QFile meminfo(QStringLiteral("/proc/meminfo"));
    if (meminfo.open(QIODevice::ReadOnly)) {
        const QList<QByteArray> lines = meminfo.readAll().split('\n');
        for (const QByteArray& line : lines) {
            if (line.startsWith("MemAvailable:")) {
                return line.mid(13).trimmed().split(' ').front().toLongLong() * 1024;
            }
        }
    }
    return std::numeric_limits<qint64>::max();
}

qint64 decodedBytes(const ImageHeader& header)
{
    const bool grey = header.colours == ColourModel::Grey && !header.hasAlpha;
    const qint64 shown = grey ? 1 : 4;
    const qint64 read = header.bitsPerChannel > 8 ? (grey ? 2 : 8) : 0; // beside the 8-bit copy
    const qint64 turned = header.orientation == 1 ? 0 : shown; // Qt turns into a second image
    return header.pixelCount() * (std::max(read, turned) + shown) + header.pixelCount() * shown / 3;
}

Result<void> checkLimits(const QString& path, const ImageHeader& header, const DecodeLimits& limits)
{
    const QLocale locale(QLocale::English);
    if (header.pixelCount() > limits.pixels) {
        return tooLarge(
            path,
            QCoreApplication::translate(
                "ImageSource", "The image has %1 × %2 pixels, more than the limit of %3.")
                .arg(
                    locale.toString(header.size.width()),
                    locale.toString(header.size.height()),
                    locale.toString(limits.pixels)),
            QCoreApplication::translate(
                "ImageSource",
                "Raise “Largest image, pixels” in Settings, or cut the image into parts."));
    }
    const qint64 needed = decodedBytes(header);
    if (needed > limits.bytes) {
        return tooLarge(
            path,
            QCoreApplication::translate(
                "ImageSource",
                "The image has %1 × %2 pixels and needs %3 of memory; the limit is %4.")
                .arg(
                    locale.toString(header.size.width()),
                    locale.toString(header.size.height()),
                    dataSize(needed),
                    dataSize(limits.bytes)),
            QCoreApplication::translate(
                "ImageSource",
                "Raise “Memory for one image” in Settings, or cut the image into parts."));
    }
    const qint64 available = availableMemory();
    if (needed > available) {
        return tooLarge(
            path,
            QCoreApplication::translate(
                "ImageSource", "The image needs %1 of memory and only %2 is free.")
                .arg(dataSize(needed), dataSize(available)),
            QCoreApplication::translate(
                "ImageSource", "Close other programs, or cut the image into parts."));
    }
    return {};
}

bool hasCheapReduction(const ImageHeader& header)
{
    return header.format == "jpeg";
}

QImage toDisplayFormat(QImage image)
{
    switch (image.format()) {
    case QImage::Format_Grayscale8:
    case QImage::Format_RGB32:
    case QImage::Format_ARGB32_Premultiplied:
        return image;
    case QImage::Format_Grayscale16:
        return std::move(image).convertToFormat(QImage::Format_Grayscale8);
    case QImage::Format_Mono:
    case QImage::Format_MonoLSB:
    case QImage::Format_Indexed8:
        if (image.isGrayscale() && !image.hasAlphaChannel()) {
            return std::move(image).convertToFormat(QImage::Format_Grayscale8);
        }
        break;
    default:
        break;
    }
    const auto format
        = image.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32;
    return std::move(image).convertToFormat(format);
}

Result<QImage> decodeImage(
    const QString& path,
    const ImageHeader& header,
    int longestSide,
    const std::function<bool()>& isCancelled)
{
    liftQtLimit();
    CancellableFile file(path, isCancelled);
    if (!file.open(QIODevice::ReadOnly)) {
        return Error {
            QCoreApplication::translate("ImageSource", "The image file cannot be read: %1.")
                .arg(file.errorString()),
            QDir::toNativeSeparators(path),
            {},
            {}};
    }
    QImageReader reader(&file, header.format);
    reader.setAutoTransform(true);
    if (const QSize size = reducedSize(header.storedSize, longestSide); size != header.storedSize) {
        reader.setScaledSize(size);
        if (hasCheapReduction(header)) {
            reader.setQuality(40); // below 50 Qt's JPEG reader takes the fast transform
        }
    }
    QImage image;
    if (!reader.read(&image)) {
        return Error {
            QCoreApplication::translate("ImageSource", "The pixels of the image are damaged (%1).")
                .arg(reader.errorString()),
            QDir::toNativeSeparators(path),
            QCoreApplication::translate(
                "ImageSource", "The sample and its annotations are unchanged."),
            QCoreApplication::translate(
                "ImageSource", "Copy or download the file again, then open the sample once more.")};
    }
    return toDisplayFormat(std::move(image));
}

} // namespace groundmark::imaging
