// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/page_words.h"

#include "imaging/ocr_languages.h"
#include "widgets/canvas/image_canvas.h"

namespace groundmark::annotation {

using namespace Qt::StringLiterals;

PageWords::PageWords(widgets::ImageCanvas& canvas, QString cacheFolder, QObject* parent)
    : WordSource(parent)
    , m_canvas(canvas)
    , m_reader(std::move(cacheFolder))
    , m_languages(imaging::TextRecogniser::installedLanguages())
{
    // Pages in two languages are common in what the benchmarks collect.
    if (m_languages.contains(u"eng"_s) && m_languages.contains(u"chi_sim"_s)) {
        m_languages.append(u"chi_sim+eng"_s);
    }
    connect(&m_reader, &imaging::WordReader::changed, this, &WordSource::changed);
    connect(&m_canvas, &widgets::ImageCanvas::sourceChanged, this, [this] {
        m_wanted = false;
        m_reader.clear();
    });
}

void PageWords::setPageLanguage(const QString& language)
{
    m_pageLanguage = language;
}

QStringList PageWords::languages() const
{
    QStringList all = m_languages;
    if (!all.contains(language())) {
        all.append(language());
    }
    return all;
}

QString PageWords::language() const
{
    if (!m_chosen.isEmpty()) {
        return m_chosen;
    }
    return imaging::ocrLanguagesFor(m_pageLanguage, m_languages);
}

void PageWords::setLanguage(const QString& language)
{
    if (language != this->language()) {
        m_chosen = language;
        if (m_wanted) {
            want();
        }
        emit changed();
    }
}

void PageWords::want()
{
    m_wanted = m_canvas.source() != nullptr;
    if (m_wanted) {
        m_reader.read(m_canvas.source(), language());
    }
}

WordSource::State PageWords::state() const
{
    switch (m_reader.state()) {
    case imaging::WordReader::State::Idle:
        return State::Idle;
    case imaging::WordReader::State::Reading:
        return State::Reading;
    case imaging::WordReader::State::Ready:
        return State::Ready;
    case imaging::WordReader::State::Failed:
        return State::Failed;
    }
    return State::Idle;
}

const std::vector<imaging::RecognisedWord>& PageWords::words() const
{
    return m_reader.words();
}

QString PageWords::problem() const
{
    return m_reader.error().toText();
}

} // namespace groundmark::annotation
