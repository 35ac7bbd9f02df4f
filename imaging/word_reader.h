// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "imaging/ocr.h"

#include <QCache>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace groundmark::imaging {

/// The words on image files, read by Tesseract off the UI thread, one picture after the other, and
/// kept in memory and on disk: a page is read once, whoever asks. Use it from the UI thread only.
class WordReader : public QObject
{
    Q_OBJECT

public:
    /// @param cacheFolder where words are kept between runs; empty for memory only
    explicit WordReader(QString cacheFolder = {}, QObject* parent = nullptr);
    /// Gives up what is being read.
    ~WordReader() override;
    Q_DISABLE_COPY_MOVE(WordReader)

    /// What stands on the picture; null while it is being read, which this starts, and when it cannot
    /// be read. Never blocks. `languages` are Tesseract's codes: "eng", "chi_sim+eng".
    [[nodiscard]] std::shared_ptr<const RecognisedText>
    words(const QString& path, const QString& languages);
    /// Why a picture could not be read; nothing when none was refused.
    [[nodiscard]] std::optional<Error> error(const QString& path, const QString& languages) const;
    [[nodiscard]] QString cacheFolder() const { return m_folder; }
    [[nodiscard]] bool isReading() const { return m_busy || !m_waiting.isEmpty(); }

    /// The same for a worker thread: reads at once unless the words are on disk. Blocks for seconds.
    [[nodiscard]] static Result<RecognisedText> readNow(
        const QString& path, const QString& languages, const QString& cacheFolder = {},
        const std::function<bool()>& isCancelled = {});

signals:
    void ready(const QString& path, const QString& languages);
    void failed(const QString& path, const groundmark::Error& error);

private:
    struct Request
    {
        QString path;
        QString languages;
        QString key; ///< names the file as it is now, and the languages

        bool operator==(const Request&) const = default;
    };

    void startNext();
    void take(const Request& request, const Result<RecognisedText>& text);

    QString m_folder;
    QCache<QString, std::shared_ptr<const RecognisedText>> m_memory;
    QHash<QString, Error> m_errors;
    QList<Request> m_waiting; ///< the latest last
    bool m_busy = false;
    QString m_reading; ///< key of what is being read
    std::shared_ptr<std::atomic_bool> m_stop;
    QThreadPool m_pool;
};

} // namespace groundmark::imaging
