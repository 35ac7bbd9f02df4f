// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/generate/gen_stages.h"
#include "evaluation/generate/gen_text.h"

#include <QBuffer>
#include <QFuture>
#include <QImage>
#include <QImageReader>
#include <QImageWriter>
#include <QPainter>
#include <QtConcurrentRun>

#include <algorithm>
#include <thread>

namespace groundmark::evaluation::generate {

namespace {

struct Resized
{
    QByteArray jpeg; ///< empty: the original could not be read
    QSize size;
};

/// LogicOCR, section 3.1: JPEG, at most 1024 pixels on the longer side; smaller pictures keep their size.
Resized resize(const QByteArray& original, const GenPlan& plan)
{
    QBuffer source;
    source.setData(original);
    source.open(QIODevice::ReadOnly);
    QImageReader reader(&source);
    reader.setAutoTransform(true);
    reader.setDecideFormatFromContent(true);
    QImage image = reader.read();
    if (image.isNull()) {
        return {};
    }
    if (image.hasAlphaChannel()) { // JPEG has none; black would swallow dark text
        QImage opaque(image.size(), QImage::Format_RGB32);
        opaque.fill(Qt::white);
        QPainter painter(&opaque);
        painter.drawImage(0, 0, image);
        painter.end();
        image = opaque;
    }
    const int longest = std::max(image.width(), image.height());
    if (longest > plan.longestSide) {
        const auto side = [&](int length) { // the nearest pixel, as Pillow's thumbnail takes it
            return std::max(1, qRound(double(length) * plan.longestSide / longest));
        };
        image = image.scaled(
            side(image.width()), side(image.height()), Qt::IgnoreAspectRatio,
            Qt::SmoothTransformation);
    }
    Resized resized;
    QBuffer target(&resized.jpeg);
    target.open(QIODevice::WriteOnly);
    QImageWriter writer(&target, "jpeg");
    writer.setQuality(plan.jpegQuality);
    if (!writer.write(image)) {
        return {};
    }
    resized.size = image.size();
    return resized;
}

} // namespace

Result<qint64> finishPictures(GenStore& store, const GenPlan& plan)
{
    const auto images = store.unfinishedImages();
    if (!images) {
        return images.error();
    }
    // A few at a time: an original in memory is six megabytes of pixels.
    const size_t batch = std::max(1U, std::thread::hardware_concurrency());
    qint64 count = 0;
    for (size_t from = 0; from < images->size(); from += batch) {
        const size_t to = std::min(images->size(), from + batch);
        std::vector<QFuture<Resized>> futures;
        for (size_t i = from; i < to; ++i) {
            const auto original = store.originalOf((*images)[i]);
            futures.push_back(QtConcurrent::run(
                [bytes = original.valueOr(QByteArray()), plan] { return resize(bytes, plan); }));
        }
        const auto kept = store.calls().together([&]() -> Result<void> {
            for (size_t i = from; i < to; ++i) {
                const Resized resized = futures[i - from].result();
                const GeneratedImage& image = (*images)[i];
                if (!resized.jpeg.isEmpty()) {
                    if (auto done = store.keepPicture(image, resized.jpeg, resized.size); !done) {
                        return done;
                    }
                    continue;
                }
                StageRecord record;
                record.sample = image.sample;
                record.stage = Stage::Picture;
                record.state = StageState::Failed;
                record.problem = GenText::tr("The original cannot be read: %1. Make the picture again.").arg(image.original);
                record.at = QDateTime::currentDateTimeUtc();
                if (auto done = store.keepStage(record); !done) {
                    return done;
                }
            }
            return {};
        });
        if (!kept) {
            return kept.error();
        }
        count += static_cast<qint64>(to - from);
    }
    return count;
}

} // namespace groundmark::evaluation::generate
