// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sample.h"
#include "evaluation/generate/page_diff.h"
#include "imaging/image_store.h"
#include "imaging/word_reader.h"

#include <QCache>
#include <QFutureWatcher>
#include <QObject>
#include <QString>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace groundmark::annotation {

/// What Tesseract reads on a picture, compared with what should stand there. Reads in the background:
/// first the picture that is shown, then those that come next. Lives on the UI thread.
class PageReader : public QObject
{
    Q_OBJECT

public:
    struct Page
    {
        QString path; ///< of the picture, absolute
        QString language; ///< of the sample
        Question question;
    };
    struct Reading
    {
        std::vector<imaging::RecognisedWord> words;
        evaluation::generate::PageDiff diff;
        double confidence = 0.0; ///< mean of the words, 0–1
    };
    enum class State { Idle, Reading, Ready, Failed };

    /// @param cacheFolder of words that were read before, see imaging::WordReader
    PageReader(imaging::ImageStore& images, QString cacheFolder, QObject* parent = nullptr);
    ~PageReader() override;

    /// The first one is shown; the others are read when it is done, in this order.
    void want(const std::vector<Page>& pages);
    void clear();
    /// Another text is to stand on the picture, or the file is another one: what was compared is forgotten.
    void forget();

    [[nodiscard]] State state() const;
    /// Of the page that is shown; null unless State::Ready.
    [[nodiscard]] const Reading* reading() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    /// Whether this one has been read and compared already.
    [[nodiscard]] bool has(const QString& path) const { return m_kept.contains(path); }

signals:
    void changed(); ///< state or reading of the page that is shown

private:
    void next();
    void readWords();
    void compare();
    void finish(const QString& problem);

    imaging::ImageStore& m_images;
    imaging::WordReader m_words;
    QFutureWatcher<evaluation::generate::PageDiff> m_diff;
    QCache<QString, Reading> m_kept; ///< by path; the last 64
    QString m_shown;
    QString m_problem; ///< of the page that is shown
    std::deque<Page> m_waiting;
    std::optional<Page> m_current; ///< being read
    QString m_compared; ///< path of the page that m_diff is about
};

} // namespace groundmark::annotation
