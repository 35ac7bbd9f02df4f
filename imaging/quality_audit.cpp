// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/quality_audit.h"

#include <QtConcurrentMap>

#include <atomic>
#include <mutex>

namespace groundmark::imaging {

namespace {

void measure(AuditedImage& image, const AuditOptions& options, const std::atomic_bool& stop)
{
    const auto header = readImageHeader(image.path);
    if (!header) {
        image.problem = header.error();
        return;
    }
    if (auto fits = checkLimits(image.path, *header, options.limits); !fits) {
        image.problem = fits.error();
        return;
    }
    const auto pixels = decodeImage(image.path, *header, 0, [&stop] { return stop.load(); });
    if (!pixels) {
        if (!stop) {
            image.problem = pixels.error();
        }
        return;
    }
    const auto contrast = rmsContrast(*pixels);
    const auto hash = perceptualHash(*pixels);
    image.size = pixels->size();
    image.contrast = contrast.value_or(0.0);
    image.hash = hash ? hash->bits : 0;
    image.flaws = qualityFlaws(image.size, image.contrast, options.rule);
}

} // namespace

std::vector<AuditedImage> auditImages(
    const QStringList& paths, const AuditOptions& options, const AuditProgress& progress)
{
    std::vector<AuditedImage> images(static_cast<std::size_t>(paths.size()));
    for (std::size_t i = 0; i < images.size(); ++i) {
        images[i].path = paths[static_cast<qsizetype>(i)];
    }
    std::atomic_bool stop = false;
    std::mutex mutex;
    qint64 done = 0;
    QtConcurrent::blockingMap(images, [&](AuditedImage& image) {
        if (stop) {
            return;
        }
        measure(image, options, stop);
        const std::lock_guard lock(mutex);
        ++done;
        if (progress && !progress(done, paths.size())) {
            stop = true;
        }
    });
    std::vector<std::uint64_t> hashes;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < images.size(); ++i) {
        if (!images[i].size.isEmpty()) {
            hashes.push_back(images[i].hash);
            places.push_back(i);
        }
    }
    for (const auto& dropped : nearDuplicates(hashes, options.duplicateDistance).dropped) {
        images[places[dropped.index]].duplicateOf = places[dropped.matches];
    }
    return images;
}

} // namespace groundmark::imaging
