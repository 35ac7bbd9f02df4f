// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/word_reader.h"

#include "imaging/word_cache.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::imaging {

namespace {

/// The largest level that is not longer than what is read.
const QImage& levelToRead(const TilePyramid& pyramid)
{
    for (int level = 0; level < pyramid.levelCount(); ++level) {
        const QImage& pixels = pyramid.level(level);
        if (std::max(pixels.width(), pixels.height()) <= WordReader::LongestSide) {
            return pixels;
        }
    }
    return pyramid.level(pyramid.levelCount() - 1);
}

/// A box of the reduced image as one of the full image.
QRect enlarged(const QRect& box, double factorX, double factorY, QSize full)
{
    const QRectF larger(
        box.x() * factorX, box.y() * factorY, box.width() * factorX, box.height() * factorY);
    return larger.toRect() & QRect(QPoint(0, 0), full);
}

} // namespace

WordReader::WordReader(QString cacheFolder, QObject* parent)
    : QObject(parent)
    , m_folder(std::move(cacheFolder))
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_state != State::Reading || m_watcher.future().resultCount() == 0) {
            return;
        }
        Words words = m_watcher.result();
        if (words) {
            m_words = std::move(*words);
            finish(State::Ready);
        } else {
            m_error = words.error();
            finish(State::Failed);
        }
    });
}

WordReader::~WordReader()
{
    m_watcher.disconnect(this);
    m_watcher.cancel();
    m_pool.waitForDone();
}

void WordReader::read(std::shared_ptr<ImageSource> source, const QString& languages)
{
    if (source == m_source && languages == m_languages && m_state != State::Idle) {
        return;
    }
    stop();
    m_source = std::move(source);
    m_languages = languages;
    if (!m_source) {
        finish(State::Idle);
        return;
    }
    m_state = State::Reading;
    emit changed();
    if (m_source->isFinished()) {
        start();
    } else {
        connect(m_source.get(), &ImageSource::finished, this, &WordReader::start);
    }
}

void WordReader::clear()
{
    stop();
    m_source.reset();
    finish(State::Idle);
}

void WordReader::stop()
{
    if (m_source) {
        disconnect(m_source.get(), nullptr, this, nullptr);
    }
    m_watcher.cancel();
    m_watcher.setFuture({});
    m_words.clear();
    m_error = {};
}

void WordReader::start()
{
    if (m_source->state() == ImageSource::State::Failed) {
        m_error = m_source->error();
        finish(State::Failed);
        return;
    }
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool,
        &WordReader::recognise,
        m_source->pyramid(),
        m_languages,
        wordFile(m_folder, m_source->path(), m_languages)));
}

void WordReader::finish(State state)
{
    m_state = state;
    emit changed();
}

void WordReader::recognise(
    QPromise<Words>& promise,
    std::shared_ptr<const TilePyramid> pyramid,
    const QString& languages,
    const QString& keptIn)
{
    if (auto kept = keptWords(keptIn)) {
        promise.addResult(std::move(*kept));
        return;
    }
    auto recogniser = TextRecogniser::create(languages);
    if (!recogniser) {
        promise.addResult(recogniser.error());
        return;
    }
    const auto isCancelled = [&promise] { return promise.isCanceled(); };
    const QImage& pixels = levelToRead(*pyramid);
    auto text = recogniser->recognise(pixels, TextLayout::Page, {}, isCancelled);
    if (text && text->words.empty()) {
        // Signs and diagrams have no columns and paragraphs to go by.
        text = recogniser->recognise(pixels, TextLayout::Sparse, {}, isCancelled);
    }
    if (promise.isCanceled()) {
        return;
    }
    if (!text) {
        promise.addResult(text.error());
        return;
    }
    const QSize full = pyramid->size();
    std::vector<RecognisedWord> words;
    for (RecognisedWord& word : text->words) {
        word.box = enlarged(
            word.box,
            double(full.width()) / pixels.width(),
            double(full.height()) / pixels.height(),
            full);
        if (!word.box.isEmpty() && !word.text.trimmed().isEmpty()) {
            words.push_back(std::move(word));
        }
    }
    keepWords(keptIn, words);
    promise.addResult(std::move(words));
}

} // namespace groundmark::imaging
