// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSet>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace groundmark::viewers {

/// One picture of the grid: a file as it is, or what a condition makes of it.
struct ConditionPicture
{
    QString path;
    QString condition; ///< as imaging/perturbations/condition.h names it; empty: the file as it is
    QString sampleId; ///< part of the seed
    quint64 seed = 0; ///< the user's part

    bool operator==(const ConditionPicture&) const = default;
    [[nodiscard]] bool isNull() const { return path.isEmpty(); }
    [[nodiscard]] QString key() const;
};

/// Makes perturbed pictures again from their clean ones, in the background: the same pixels that
/// the run saw, because they follow from path, condition, id and seed. Thumbnails are kept; of
/// full pictures the last few. Also reads their text with Tesseract, one after the other.
/// Lives on the UI thread.
class ConditionImages : public QObject
{
    Q_OBJECT

public:
    explicit ConditionImages(QObject* parent = nullptr);
    /// Gives up what is being made and waits for it.
    ~ConditionImages() override;

    /// Forgets what waits; what is being made is finished. For another sample.
    void dropWaiting();

    /// Null while it is being made; thumbnailReady() follows.
    [[nodiscard]] QImage thumbnail(const ConditionPicture& picture);
    /// Null while it is being made; imageReady() follows, or imageFailed().
    [[nodiscard]] QImage image(const ConditionPicture& picture);
    /// What Tesseract reads in the picture; nothing while it reads, textReady() follows.
    /// @param languages Tesseract's codes, such as "eng"
    [[nodiscard]] std::optional<QString>
    text(const ConditionPicture& picture, const QString& languages);

    /// Whether nothing is being made.
    [[nodiscard]] bool isSettled() const { return m_running.isEmpty(); }

signals:
    void thumbnailReady(const QString& key);
    void imageReady(const QString& key);
    void imageFailed(const QString& key, const QString& reason);
    void textReady(const QString& key);

private:
    struct Reader;

    void make(const ConditionPicture& picture);
    void keep(const QString& key, const QImage& image);

    QThreadPool m_pool;
    QThreadPool m_readingPool; ///< one thread: it owns the recogniser
    std::shared_ptr<std::atomic_int> m_generation; ///< what waits of an older one is not begun
    std::shared_ptr<Reader> m_reader;
    QHash<QString, QImage> m_thumbnails;
    QHash<QString, QImage> m_images;
    QStringList m_order; ///< keys of m_images, oldest first
    QHash<QString, QString> m_texts;
    QSet<QString> m_running;
    QSet<QString> m_failed;
};

} // namespace groundmark::viewers
