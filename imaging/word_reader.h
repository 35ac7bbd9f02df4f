// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "imaging/image_source.h"
#include "imaging/ocr.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QString>
#include <QThreadPool>

#include <memory>
#include <vector>

namespace groundmark::imaging {

/// Reads the words of one image after the other with Tesseract, off the UI thread, and keeps what was
/// read in a folder, so that a page is read once per language. Use it from the UI thread only.
class WordReader : public QObject
{
    Q_OBJECT

public:
    enum class State
    {
        Idle, ///< nobody asked
        Reading,
        Ready, ///< words() holds what was found, which may be nothing
        Failed, ///< error() says why
    };

    /// Longest side that is read; a larger image is read reduced, and its words are where they are in
    /// full size. At 300 dots per inch this is a page of A3.
    static constexpr int LongestSide = 5000;

    /// @param cacheFolder where words are kept between runs; empty for nowhere
    explicit WordReader(QString cacheFolder = {}, QObject* parent = nullptr);
    /// Stops what is being read.
    ~WordReader() override;

    /// Reads this image in these languages (see TextRecogniser) unless that is what is there or being
    /// read. Waits until its pixels are there. What was being read before is given up.
    void read(std::shared_ptr<ImageSource> source, const QString& languages);
    /// Gives up and forgets.
    void clear();

    [[nodiscard]] State state() const { return m_state; }
    /// Boxes in displayed pixels of the full image, in reading order.
    [[nodiscard]] const std::vector<RecognisedWord>& words() const { return m_words; }
    [[nodiscard]] const QString& languages() const { return m_languages; }
    [[nodiscard]] const Error& error() const { return m_error; }

signals:
    /// The state or the words are others.
    void changed();

private:
    using Words = Result<std::vector<RecognisedWord>>;
    static void recognise(
        QPromise<Words>& promise,
        std::shared_ptr<const TilePyramid> pyramid,
        const QString& languages,
        const QString& keptIn);
    void start();
    void stop();
    void finish(State state);

    QString m_folder;
    std::shared_ptr<ImageSource> m_source;
    QString m_languages;
    State m_state = State::Idle;
    std::vector<RecognisedWord> m_words;
    Error m_error;
    QFutureWatcher<Words> m_watcher;
    QThreadPool m_pool;
};

} // namespace groundmark::imaging
