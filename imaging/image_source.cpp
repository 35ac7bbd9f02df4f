// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/image_source.h"

#include <QPointer>
#include <QPromise>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::imaging {

namespace {

/// Images above this get a reduced version first; below it everything is there as soon.
constexpr qint64 PreviewPixels = 3'000'000;
/// JPEG decodes an eighth of each side almost for free; less than this would look poor.
constexpr int PreviewSide = 1024;

int previewSide(const ImageHeader& header)
{
    return std::max(PreviewSide, std::max(header.size.width(), header.size.height()) / 8);
}

} // namespace

ImageSource::ImageSource(QString path, const DecodeLimits& limits, QThreadPool& pool)
    : m_path(std::move(path))
{
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this, [this](int index) {
        take(m_watcher.resultAt(index));
    });
    m_watcher.setFuture(QtConcurrent::run(&pool, &ImageSource::open, m_path, limits));
}

ImageSource::ImageSource(const QImage& image)
    : m_state(State::Ready)
    , m_pyramid(std::make_shared<TilePyramid>(toDisplayFormat(image), image.size()))
{
    ImageHeader header;
    header.storedSize = header.size = image.size();
    header.hasAlpha = image.hasAlphaChannel();
    m_header = header;
}

ImageSource::~ImageSource()
{
    m_watcher.cancel();
}

void ImageSource::open(QPromise<Stage>& promise, const QString& path, const DecodeLimits& limits)
{
    const auto isCancelled = [&promise] { return promise.isCanceled(); };
    const Result<ImageHeader> header = readImageHeader(path);
    if (!header) {
        promise.addResult(header.error());
        return;
    }
    promise.addResult(*header);
    if (const Result<void> allowed = checkLimits(path, *header, limits); !allowed) {
        promise.addResult(allowed.error());
        return;
    }
    if (header->pixelCount() > PreviewPixels && hasCheapReduction(*header)) {
        Result<QImage> preview = decodeImage(path, *header, previewSide(*header), isCancelled);
        if (preview && !isCancelled()) {
            promise.addResult(
                std::make_shared<const TilePyramid>(std::move(*preview), header->size));
        }
    }
    if (isCancelled()) {
        return;
    }
    Result<QImage> pixels = decodeImage(path, *header, 0, isCancelled);
    if (isCancelled()) {
        return;
    }
    if (!pixels) {
        promise.addResult(pixels.error());
        return;
    }
    auto pyramid
        = std::make_shared<const TilePyramid>(std::move(*pixels), header->size, isCancelled);
    promise.addResult(std::move(pyramid));
}

void ImageSource::take(const Stage& stage)
{
    const QPointer<ImageSource> alive(this); // who is told may let go of the last pointer
    if (const auto* header = std::get_if<ImageHeader>(&stage)) {
        m_header = *header;
        emit headerRead();
    } else if (const auto* pyramid = std::get_if<std::shared_ptr<const TilePyramid>>(&stage)) {
        m_pyramid = *pyramid;
        m_state = m_pyramid->hasFullDetail() ? State::Ready : State::Preview;
        emit pixelsChanged();
    } else {
        m_error = std::get<Error>(stage);
        m_state = State::Failed;
        emit failed(m_error);
    }
    if (alive && isFinished()) {
        m_watcher.setFuture({}); // the future keeps every stage, the preview among them
        emit finished();
    }
}

} // namespace groundmark::imaging
