// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/leakage_job.h"

#include "imaging/cover.h"
#include "imaging/image_decoder.h"
#include "imaging/ocr.h"
#include "imaging/word_cache.h"

#include <QColor>
#include <QElapsedTimer>
#include <QImage>
#include <QtConcurrentRun>

namespace groundmark::annotation {

namespace mmtr = evaluation::mmtr;

namespace {

std::vector<mmtr::VisibleWord> visible(const std::vector<imaging::RecognisedWord>& read)
{
    std::vector<mmtr::VisibleWord> words;
    for (const imaging::RecognisedWord& word : read) {
        words.push_back({word.text, QRectF(word.box), word.confidence});
    }
    return words;
}

Result<QImage> decode(const QString& path, const std::function<bool()>& isCancelled)
{
    const auto header = imaging::readImageHeader(path);
    if (!header) {
        return header.error();
    }
    if (auto small = imaging::checkLimits(path, *header, {}); !small) {
        return small.error();
    }
    return imaging::decodeImage(path, *header, 0, isCancelled);
}

Result<mmtr::LeakagePage> look(
    const LeakageInput& input, const LeakageInput::Page& page, imaging::TextRecogniser& recogniser,
    const std::function<bool()>& isCancelled)
{
    mmtr::LeakagePage found;
    found.embeddedText = page.embeddedText;
    const QString kept = imaging::wordFile(input.cacheFolder, page.path, input.languages);
    auto words = imaging::keptWords(kept);
    if (words && page.masks.empty()) {
        found.words = visible(*words);
        return found;
    }
    const auto original = decode(page.path, isCancelled);
    if (!original) {
        return original.error();
    }
    if (!words) {
        auto read = recogniser.recognise(*original, imaging::TextLayout::Page, {}, isCancelled);
        if (!read) {
            return read.error();
        }
        words = std::move(read->words);
        imaging::keepWords(kept, *words);
    }
    (page.masks.empty() ? found.words : found.originalWords) = visible(*words);
    if (page.masks.empty()) {
        return found;
    }
    found.size = original->size();
    for (const QString& key : original->textKeys()) {
        found.embeddedText += u' ' + original->text(key);
    }
    const QColor chosen(input.fill);
    const QColor fill = chosen.isValid() ? chosen : QColor(Qt::black);
    const QImage render = imaging::withCovers(*original, page.masks, fill);
    const imaging::CoverCount count = imaging::countCovered(render, page.masks, fill);
    found.maskPixels = count.pixels;
    found.unpaintedPixels = count.unpainted;
    for (const Shape& mask : page.masks) {
        found.masks.push_back(mask.bounds());
    }
    const auto left = recogniser.recognise(render, imaging::TextLayout::Page, {}, isCancelled);
    if (!left) {
        return left.error();
    }
    found.words = visible(left->words);
    return found;
}

} // namespace

Result<LeakageResult> checkForLeaks(const LeakageInput& input, const std::function<bool()>& isCancelled)
{
    QElapsedTimer clock;
    clock.start();
    auto recogniser = imaging::TextRecogniser::create(input.languages);
    if (!recogniser) {
        return recogniser.error();
    }
    std::vector<mmtr::LeakagePage> pages;
    for (const LeakageInput::Page& page : input.pages) {
        auto found = look(input, page, *recogniser, isCancelled);
        if (!found) {
            return found.error();
        }
        pages.push_back(std::move(*found));
    }
    return LeakageResult {
        mmtr::checkLeakage(input.target, pages), double(clock.elapsed()) / 1000.0, input.languages};
}

LeakageJob::LeakageJob(QObject* parent)
    : QObject(parent)
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    m_pool.setMaxThreadCount(1);
}

LeakageJob::~LeakageJob()
{
    stop();
    m_pool.waitForDone();
}

void LeakageJob::stop()
{
    *m_stop = true;
    m_running = false;
}

void LeakageJob::start(const LeakageInput& input)
{
    stop();
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_running = true;
    auto* watcher = new QFutureWatcher<Result<LeakageResult>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, stop = m_stop] {
        watcher->deleteLater();
        if (*stop) {
            return; // given up: another sample, or another check, is what counts now
        }
        m_running = false;
        const Result<LeakageResult> result = watcher->result();
        if (result) {
            emit finished(*result);
        } else {
            emit failed(result.error());
        }
    });
    watcher->setFuture(QtConcurrent::run(&m_pool, [input, stop = m_stop]() -> Result<LeakageResult> {
        return checkForLeaks(input, [stop] { return stop->load(); });
    }));
}

} // namespace groundmark::annotation
