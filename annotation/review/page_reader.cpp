// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/review/page_reader.h"

#include "imaging/ocr_languages.h"

#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::annotation {

using evaluation::generate::PageDiff;

namespace {

constexpr int Kept = 64; ///< pages whose comparison is kept in memory; ours

} // namespace

PageReader::PageReader(imaging::ImageStore& images, QString cacheFolder, QObject* parent)
    : QObject(parent)
    , m_images(images)
    , m_words(std::move(cacheFolder))
    , m_kept(Kept)
{
    connect(&m_words, &imaging::WordReader::changed, this, &PageReader::readWords);
    connect(&m_diff, &QFutureWatcherBase::finished, this, &PageReader::compare);
}

PageReader::~PageReader()
{
    m_diff.disconnect(this);
    m_diff.waitForFinished();
}

void PageReader::want(const std::vector<Page>& pages)
{
    m_waiting.assign(pages.begin(), pages.end());
    m_shown = pages.empty() ? QString() : pages.front().path;
    m_problem.clear();
    // What is being read goes on only where it is wanted first of all.
    const QString first = [this] {
        const auto unread = std::ranges::find_if(m_waiting, [this](const Page& page) { return !has(page.path); });
        return unread == m_waiting.end() ? QString() : unread->path;
    }();
    if (m_current && m_current->path != first) {
        m_current.reset();
        m_words.clear();
    }
    next();
    emit changed();
}

void PageReader::clear()
{
    want({});
}

void PageReader::forget()
{
    m_kept.clear();
    m_current.reset();
    m_words.clear();
}

void PageReader::next()
{
    while (!m_current && !m_waiting.empty()) {
        Page page = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (has(page.path) || page.path.isEmpty()) {
            continue;
        }
        m_current = std::move(page);
        const QString languages = imaging::ocrLanguagesFor(
            m_current->language, imaging::TextRecogniser::installedLanguages());
        m_words.read(m_images.open(m_current->path), languages);
        readWords(); // they may be there at once
    }
    if (m_current) {
        const auto same = std::ranges::find(m_waiting, m_current->path, &Page::path);
        if (same != m_waiting.end()) {
            m_waiting.erase(same);
        }
    }
}

void PageReader::readWords()
{
    if (!m_current || m_diff.isRunning()) {
        return;
    }
    if (m_words.state() == imaging::WordReader::State::Failed) {
        finish(m_words.error().toText());
    } else if (m_words.state() == imaging::WordReader::State::Ready) {
        m_compared = m_current->path;
        m_diff.setFuture(QtConcurrent::run([page = *m_current, words = m_words.words()] {
            return evaluation::generate::comparePage(
                page.question.context, page.question.text, page.question.choices, words);
        }));
    }
}

void PageReader::compare()
{
    const bool isCurrent = m_current && m_current->path == m_compared;
    if (!isCurrent || m_words.state() != imaging::WordReader::State::Ready) {
        readWords(); // it was for a page that nobody waits for any more
        return;
    }
    auto* reading = new Reading;
    reading->words = m_words.words();
    reading->diff = m_diff.result();
    for (const imaging::RecognisedWord& word : reading->words) {
        reading->confidence += word.confidence / double(reading->words.size());
    }
    m_kept.insert(m_current->path, reading);
    finish({});
}

void PageReader::finish(const QString& problem)
{
    const bool isShown = m_current->path == m_shown;
    if (isShown) {
        m_problem = problem;
    }
    m_current.reset();
    next();
    if (isShown) {
        emit changed();
    }
}

PageReader::State PageReader::state() const
{
    if (m_shown.isEmpty()) {
        return State::Idle;
    }
    return has(m_shown) ? State::Ready : m_problem.isEmpty() ? State::Reading : State::Failed;
}

const PageReader::Reading* PageReader::reading() const
{
    return m_shown.isEmpty() ? nullptr : m_kept.object(m_shown);
}

} // namespace groundmark::annotation
