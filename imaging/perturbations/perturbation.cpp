// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/perturbations/perturbation.h"

#include "domain/random.h"
#include "imaging/image_decoder.h"
#include "imaging/mat_image.h"
#include "imaging/perturbations/blur.h"
#include "imaging/perturbations/color.h"
#include "imaging/perturbations/glass.h"
#include "imaging/perturbations/levels.h"
#include "imaging/perturbations/noise.h"
#include "imaging/perturbations/parameters.h"
#include "imaging/perturbations/resample.h"
#include "imaging/perturbations/spatter.h"
#include "imaging/perturbations/weather.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <new>

namespace groundmark::imaging {

namespace {

using namespace perturbations;

constexpr double motionAngle = 45.0; // degrees to either side of horizontal

Error failure(const QString& what, const QString& hint = {})
{
    Error error;
    error.what = what;
    error.kept = QCoreApplication::translate("Perturbation", "The image was left as it is.");
    error.hint = hint;
    return error;
}

int whole(double value)
{
    return static_cast<int>(std::lround(value));
}

/// The worst case of all kinds: bytes in and out, and three images of doubles between them.
constexpr qint64 bytesPerPixel = 90;

/// Compressed as JPEG and decompressed; empty when that fails.
cv::Mat jpegCompressed(const cv::Mat& bytes, double quality)
{
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    if (!imageFromRgb(bytes).save(&buffer, "JPG", whole(quality))) {
        return {};
    }
    return rgbBytes(QImage::fromData(buffer.data(), "JPG"));
}

/// Bytes in, bytes out; empty when the JPEG coder fails. `p` is valid for `kind`.
cv::Mat applied(const cv::Mat& bytes, const Perturbation& perturbation, Random& random)
{
    const std::vector<double>& p = perturbation.parameters;
    const auto levels = [&](int depth = CV_32F) { return levelsFromBytes(bytes, depth); };
    switch (perturbation.kind) {
    case PerturbationKind::GaussianNoise:
        return bytesFromLevels(gaussianNoise(levels(), p[0], random));
    case PerturbationKind::ShotNoise:
        return bytesFromLevels(shotNoise(bytes, p[0], random));
    case PerturbationKind::ImpulseNoise:
        return bytesFromLevels(impulseNoise(levels(), p[0], random));
    case PerturbationKind::SpeckleNoise:
        return bytesFromLevels(speckleNoise(levels(), p[0], random));
    case PerturbationKind::GaussianBlur:
        return gaussianBlurredBytes(bytes, {p[0], p[0]});
    case PerturbationKind::DefocusBlur:
        return bytesFromLevels(defocusBlurred(levels(CV_64F), p[0], p[1]));
    case PerturbationKind::GlassBlur:
        return glassBlurred(
            bytes, p[0], whole(p[1]), whole(p[2]), perturbation.glassShuffle, random);
    case PerturbationKind::MotionBlur: {
        const double degrees = random.uniform(-motionAngle, motionAngle);
        return bytesFromLevels(motionBlurred(levels(), whole(p[0]), p[1], degrees));
    }
    case PerturbationKind::ZoomBlur:
        return bytesFromLevels(zoomBlurred(levels(), p[0], p[1]));
    case PerturbationKind::Fog:
        return bytesFromLevels(fogged(levels(), p[0], p[1], random));
    case PerturbationKind::Snow:
        return bytesFromLevels(
            snowed(levels(), {p[0], p[1], p[2], p[3], whole(p[4]), p[5], p[6]}, random));
    case PerturbationKind::Contrast:
        return bytesFromLevels(contrastScaled(levels(), p[0]));
    case PerturbationKind::Brightness:
        return bytesFromLevels(brightened(levels(), p[0]));
    case PerturbationKind::Saturate:
        return bytesFromLevels(saturated(levels(), p[0], p[1]));
    case PerturbationKind::ColorShift: {
        const cv::Vec3d direction = colorDirection(random);
        return colorShifted(bytes, direction, p[0]);
    }
    case PerturbationKind::JpegCompression:
        return jpegCompressed(bytes, p[0]);
    case PerturbationKind::Pixelate:
        return pixelated(bytes, p[0]);
    case PerturbationKind::ElasticTransform:
        return bytesFromLevels(elasticTransformed(levels(), p[0], random));
    case PerturbationKind::Spatter:
        return bytesFromLevels(
            spattered(levels(), {p[0], p[1], p[2], p[3], p[4], p[5] >= 0.5}, random));
    }
    return {};
}

} // namespace

Result<void> checkPerturbationMemory(QSize size)
{
    const qint64 needed = qint64(size.width()) * size.height() * bytesPerPixel;
    const qint64 available = availableMemory();
    if (needed <= available) {
        return {};
    }
    const auto text = [](qint64 bytes) {
        return QLocale(QLocale::English)
            .formattedDataSize(bytes, 1, QLocale::DataSizeTraditionalFormat);
    };
    return failure(
        QCoreApplication::translate(
            "Perturbation",
            "Perturbing %1 × %2 pixels needs %3 of memory and only %4 is free")
            .arg(size.width())
            .arg(size.height())
            .arg(text(needed), text(available)),
        QCoreApplication::translate("Perturbation", "Cut the image into parts."));
}

Result<QImage> perturb(const QImage& image, const Perturbation& perturbation, std::uint64_t seed)
{
    if (image.isNull()) {
        return failure(QCoreApplication::translate("Perturbation", "There is no image to perturb"));
    }
    if (auto fits = checkPerturbationMemory(image.size()); !fits) {
        return fits.error();
    }
    if (!areValid(perturbation)) {
        return failure(
            QCoreApplication::translate("Perturbation", "The parameters of %1 are out of range")
                .arg(nameOf(perturbation.kind)),
            QCoreApplication::translate("Perturbation", "It takes: %1.")
                .arg(parameterNames(perturbation.kind).join(QStringLiteral(", "))));
    }
    try {
        Random random(seed);
        const cv::Mat result = applied(rgbBytes(image), perturbation, random);
        if (!result.empty()) {
            return imageFromRgb(result);
        }
    } catch (const cv::Exception&) {
        // Said below: nearly always memory.
    } catch (const std::bad_alloc&) {
    }
    return failure(
        QCoreApplication::translate("Perturbation", "%1 could not be applied to %2 × %3 pixels")
            .arg(nameOf(perturbation.kind))
            .arg(image.width())
            .arg(image.height()),
        QCoreApplication::translate("Perturbation", "Try again with a smaller image."));
}

std::uint64_t perturbationSeed(
    const QString& sampleId, PerturbationKind kind, int severity, std::uint64_t userSeed)
{
    const QString key = sampleId + u'|' + nameOf(kind) + u'|' + QString::number(severity);
    return fnv1a64(key.toStdString()) ^ userSeed;
}

} // namespace groundmark::imaging

namespace groundmark {

template <> std::span<const Name<imaging::PerturbationKind>> namesOf<imaging::PerturbationKind>()
{
    using imaging::PerturbationKind;
    static constexpr std::array names {
        Name {PerturbationKind::GaussianNoise, QLatin1StringView("gaussian_noise")},
        Name {PerturbationKind::ShotNoise, QLatin1StringView("shot_noise")},
        Name {PerturbationKind::ImpulseNoise, QLatin1StringView("impulse_noise")},
        Name {PerturbationKind::SpeckleNoise, QLatin1StringView("speckle_noise")},
        Name {PerturbationKind::GaussianBlur, QLatin1StringView("gaussian_blur")},
        Name {PerturbationKind::DefocusBlur, QLatin1StringView("defocus_blur")},
        Name {PerturbationKind::GlassBlur, QLatin1StringView("glass_blur")},
        Name {PerturbationKind::MotionBlur, QLatin1StringView("motion_blur")},
        Name {PerturbationKind::ZoomBlur, QLatin1StringView("zoom_blur")},
        Name {PerturbationKind::Fog, QLatin1StringView("fog")},
        Name {PerturbationKind::Snow, QLatin1StringView("snow")},
        Name {PerturbationKind::Contrast, QLatin1StringView("contrast")},
        Name {PerturbationKind::Brightness, QLatin1StringView("brightness")},
        Name {PerturbationKind::Saturate, QLatin1StringView("saturate")},
        Name {PerturbationKind::ColorShift, QLatin1StringView("color_shift")},
        Name {PerturbationKind::JpegCompression, QLatin1StringView("jpeg_compression")},
        Name {PerturbationKind::Pixelate, QLatin1StringView("pixelate")},
        Name {PerturbationKind::ElasticTransform, QLatin1StringView("elastic_transform")},
        Name {PerturbationKind::Spatter, QLatin1StringView("spatter")},
    };
    return names;
}

} // namespace groundmark
