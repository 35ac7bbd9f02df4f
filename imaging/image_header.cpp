// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/image_header.h"

#include "imaging/jpeg_markers.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>

namespace groundmark::imaging {

namespace {

QString nothingChanged()
{
    return QCoreApplication::translate(
        "ImageSource", "The sample and its annotations are unchanged.");
}

Error refusal(const QString& path, const QString& what, const QString& hint)
{
    return {what, QDir::toNativeSeparators(path), nothingChanged(), hint};
}

Error truncated(const QString& path)
{
    return refusal(
        path,
        QCoreApplication::translate("ImageSource", "The image file ends too early."),
        QCoreApplication::translate(
            "ImageSource", "Copy or download the file again, then open the sample once more."));
}

bool looksLikeText(const QByteArray& start)
{
    return std::all_of(start.begin(), start.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x20 ? byte != 0x7F : (byte >= 0x09 && byte <= 0x0D);
    });
}

/// Says what the file is instead of an image, as far as its first bytes tell.
Error notAnImage(const QString& path, const QByteArray& start, const QString& readerSays)
{
    if (start.startsWith("version https://git-lfs")) {
        return refusal(
            path,
            QCoreApplication::translate(
                "ImageSource", "The file is a Git LFS pointer, not the image."),
            QCoreApplication::translate("ImageSource", "Fetch the images with “git lfs pull”."));
    }
    if (looksLikeText(start)) {
        return refusal(
            path,
            QCoreApplication::translate("ImageSource", "The file holds text, not an image."),
            QCoreApplication::translate(
                "ImageSource",
                "It may be an error page that was saved as an image. Replace it with the image."));
    }
    return refusal(
        path,
        QCoreApplication::translate(
            "ImageSource", "The file is damaged or not an image that can be read (%1).")
            .arg(readerSays),
        QCoreApplication::translate(
            "ImageSource", "Replace the file, or convert it to PNG, JPEG, WebP or TIFF."));
}

int exifOrientation(QImageIOHandler::Transformations transformation)
{
    switch (static_cast<int>(transformation)) {
    case QImageIOHandler::TransformationMirror:
        return 2;
    case QImageIOHandler::TransformationRotate180:
        return 3;
    case QImageIOHandler::TransformationFlip:
        return 4;
    case QImageIOHandler::TransformationFlipAndRotate90:
        return 5;
    case QImageIOHandler::TransformationRotate90:
        return 6;
    case QImageIOHandler::TransformationMirrorAndRotate90:
        return 7;
    case QImageIOHandler::TransformationRotate270:
        return 8;
    default:
        return 1;
    }
}

void describeFormat(ImageHeader& header, QImage::Format format)
{
    switch (format) {
    case QImage::Format_Mono:
    case QImage::Format_MonoLSB:
        header.colours = ColourModel::Palette;
        header.bitsPerChannel = 1;
        return;
    case QImage::Format_Indexed8:
        header.colours = ColourModel::Palette;
        return;
    case QImage::Format_Grayscale8:
        header.colours = ColourModel::Grey;
        return;
    case QImage::Format_Grayscale16:
        header.colours = ColourModel::Grey;
        header.bitsPerChannel = 16;
        return;
    default:
        if (format != QImage::Format_Invalid) {
            const QPixelFormat layout = QImage::toPixelFormat(format);
            header.hasAlpha = layout.alphaUsage() == QPixelFormat::UsesAlpha;
            header.bitsPerChannel = layout.redSize() > 8 ? 16 : 8;
        }
    }
}

/// Bit depth and colour type stand at fixed places of the first chunk (PNG specification, 11.2.2).
void describePng(ImageHeader& header, const QByteArray& start)
{
    if (start.size() < 26) {
        return;
    }
    header.bitsPerChannel = static_cast<unsigned char>(start[24]);
    const int colourType = start[25];
    header.colours = colourType == 3 ? ColourModel::Palette
        : (colourType & 2) == 0      ? ColourModel::Grey
                                     : ColourModel::Rgb;
    header.hasAlpha = header.hasAlpha || (colourType & 4) != 0;
}

bool pngHasEnd(QFile& file)
{
    constexpr qint64 tail = 4096;
    file.seek(std::max<qint64>(0, file.size() - tail));
    return file.read(tail).contains("IEND");
}

} // namespace

Result<ImageHeader> readImageHeader(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists() || info.isDir()) {
        return refusal(
            path,
            QCoreApplication::translate("ImageSource", "The image file is missing."),
            QCoreApplication::translate(
                "ImageSource", "Put it back, or locate it again in the library."));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return refusal(
            path,
            QCoreApplication::translate("ImageSource", "The image file cannot be read: %1.")
                .arg(file.errorString()),
            QCoreApplication::translate("ImageSource", "Check the permissions of the file."));
    }
    if (file.size() == 0) {
        return refusal(
            path,
            QCoreApplication::translate("ImageSource", "The image file is empty (0 bytes)."),
            QCoreApplication::translate("ImageSource", "Copy or download the file again."));
    }

    const QByteArray start = file.peek(64);
    ImageHeader header;
    header.fileBytes = file.size();
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    if (!reader.canRead()) {
        return notAnImage(path, start, reader.errorString());
    }
    header.format = reader.format();
    header.storedSize = reader.size();
    if (!header.storedSize.isValid() || header.storedSize.isEmpty()) {
        return notAnImage(path, start, reader.errorString());
    }
    header.orientation = exifOrientation(reader.transformation());
    header.size = header.orientation >= 5 ? header.storedSize.transposed() : header.storedSize;
    describeFormat(header, reader.imageFormat());

    if (header.format == "jpeg") {
        const JpegMarkers markers = readJpegMarkers(file);
        if (!markers.complete) {
            return truncated(path);
        }
        header.colours = markers.components == 4 ? ColourModel::Cmyk
            : markers.components == 1            ? ColourModel::Grey
                                                 : ColourModel::Rgb;
    } else if (header.format == "png") {
        describePng(header, start);
        if (!pngHasEnd(file)) {
            return truncated(path);
        }
    }
    return header;
}

} // namespace groundmark::imaging
