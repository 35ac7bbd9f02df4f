// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/condition_images.h"

#include "imaging/image_decoder.h"
#include "imaging/ocr.h"
#include "imaging/perturbations/condition.h"

#include <QFuture>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace groundmark::viewers {

namespace {

constexpr QSize ThumbnailSize {128, 96}; // twice what is shown, for screens of high density
constexpr qsizetype KeptImages = 6;

Result<QImage> makePicture(const ConditionPicture& picture)
{
    const auto header = imaging::readImageHeader(picture.path);
    if (!header) {
        return header.error();
    }
    if (auto fits = imaging::checkLimits(picture.path, *header, {}); !fits) {
        return fits.error();
    }
    auto image = imaging::decodeImage(picture.path, *header);
    if (!image || picture.condition.isEmpty()) {
        return image;
    }
    const auto condition = imaging::parseCondition(picture.condition);
    if (!condition) {
        return condition.error();
    }
    return imaging::perturbed(*image, *condition, picture.sampleId, 0, picture.seed);
}

} // namespace

/// Used from the one thread of the reading pool.
struct ConditionImages::Reader
{
    QString languages;
    std::optional<imaging::TextRecogniser> recogniser;

    QString read(const ConditionPicture& picture, const QString& wanted)
    {
        if (!recogniser || languages != wanted) {
            auto made = imaging::TextRecogniser::create(wanted);
            if (!made) {
                return {};
            }
            recogniser = std::move(*made);
            languages = wanted;
        }
        const auto image = makePicture(picture);
        if (!image) {
            return {};
        }
        const auto found = recogniser->recognise(*image);
        return found ? found->text : QString();
    }
};

QString ConditionPicture::key() const
{
    return path + u'\n' + condition + u'\n' + sampleId + u'\n' + QString::number(seed);
}

ConditionImages::ConditionImages(QObject* parent)
    : QObject(parent)
    , m_generation(std::make_shared<std::atomic_int>(0))
    , m_reader(std::make_shared<Reader>())
{
    m_pool.setMaxThreadCount(1); // a perturbation takes all cores itself
    m_readingPool.setMaxThreadCount(1);
}

ConditionImages::~ConditionImages()
{
    ++*m_generation;
    m_pool.waitForDone();
    m_readingPool.waitForDone();
}

void ConditionImages::dropWaiting()
{
    ++*m_generation;
}

void ConditionImages::make(const ConditionPicture& picture)
{
    const QString key = picture.key();
    if (m_running.contains(key) || m_failed.contains(key)) {
        return;
    }
    m_running.insert(key);
    struct Made
    {
        QImage image;
        QImage thumbnail;
        QString problem;
        bool isDropped = false;
    };
    QtConcurrent::run(
        &m_pool,
        [picture, generation = m_generation, mine = m_generation->load()] {
            if (*generation != mine) {
                return Made {{}, {}, {}, true};
            }
            const auto image = makePicture(picture);
            if (!image) {
                return Made {{}, {}, image.error().toText(), false};
            }
            return Made {
                *image,
                image->scaled(ThumbnailSize, Qt::KeepAspectRatio, Qt::SmoothTransformation),
                {},
                false};
        })
        .then(this, [this, key](const Made& made) {
            m_running.remove(key);
            if (made.isDropped) { // whoever still wants it asks again
                emit thumbnailReady(key);
                emit imageReady(key);
                return;
            }
            if (made.image.isNull()) {
                m_failed.insert(key);
                emit imageFailed(key, made.problem);
                return;
            }
            m_thumbnails.insert(key, made.thumbnail);
            keep(key, made.image);
            emit thumbnailReady(key);
            emit imageReady(key);
        });
}

void ConditionImages::keep(const QString& key, const QImage& image)
{
    m_images.insert(key, image);
    m_order.removeAll(key);
    m_order.append(key);
    while (m_order.size() > KeptImages) {
        m_images.remove(m_order.takeFirst());
    }
}

QImage ConditionImages::thumbnail(const ConditionPicture& picture)
{
    const auto known = m_thumbnails.constFind(picture.key());
    if (known != m_thumbnails.constEnd()) {
        return *known;
    }
    if (!picture.isNull()) {
        make(picture);
    }
    return {};
}

QImage ConditionImages::image(const ConditionPicture& picture)
{
    const auto known = m_images.constFind(picture.key());
    if (known != m_images.constEnd()) {
        return *known;
    }
    if (!picture.isNull()) {
        make(picture);
    }
    return {};
}

std::optional<QString>
ConditionImages::text(const ConditionPicture& picture, const QString& languages)
{
    const QString key = picture.key();
    const auto known = m_texts.constFind(key);
    if (known != m_texts.constEnd()) {
        return *known;
    }
    const QString job = u"text\n"_s + key;
    if (picture.isNull() || m_running.contains(job)) {
        return std::nullopt;
    }
    m_running.insert(job);
    using Read = std::optional<QString>;
    QtConcurrent::run(
        &m_readingPool,
        [picture, languages, reader = m_reader, generation = m_generation,
         mine = m_generation->load()] {
            return *generation == mine ? Read(reader->read(picture, languages)) : Read();
        })
        .then(this, [this, key, job](const Read& read) {
            m_running.remove(job);
            if (read) {
                m_texts.insert(key, *read);
            }
            emit textReady(key); // also where it was dropped: whoever wants it asks again
        });
    return std::nullopt;
}

} // namespace groundmark::viewers
