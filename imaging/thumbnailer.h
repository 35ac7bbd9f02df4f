// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "imaging/image_decoder.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QList>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <optional>

namespace groundmark::imaging {

/// Small versions of image files for lists and galleries, decoded off the UI thread and kept in
/// memory and on disk. Ask in a delegate's paint(); repaint on ready(). The latest request is
/// served first and the oldest waiting ones are dropped, so fast scrolling never queues up.
/// Use it from the UI thread only.
class Thumbnailer : public QObject
{
    Q_OBJECT

public:
    /// @param cacheFolder where thumbnails are kept between runs; empty for memory only
    /// @param memoryBudget bytes of thumbnails kept in memory
    explicit Thumbnailer(
        QString cacheFolder = {},
        qint64 memoryBudget = qint64(64) << 20,
        QObject* parent = nullptr);
    ~Thumbnailer() override;
    Q_DISABLE_COPY_MOVE(Thumbnailer)

    /// The thumbnail, at most `side` pixels wide and high with the image's own proportions; null
    /// while it is being made or when the file cannot be shown. Never blocks.
    [[nodiscard]] QImage thumbnail(const QString& path, int side);
    /// Why there is no thumbnail of `path`; nothing when none was refused.
    [[nodiscard]] std::optional<Error> error(const QString& path) const;

    void setLimits(const DecodeLimits& limits) { m_limits = limits; }
    /// Requests that may wait; the oldest above this are dropped and have to be asked for again.
    void setQueueLength(int length) { m_queueLength = length; }

signals:
    void ready(const QString& path, int side);
    void failed(const QString& path, const groundmark::Error& error);

private:
    struct Request
    {
        QString path;
        int side = 0;

        bool operator==(const Request&) const = default;
    };

    [[nodiscard]] static QString keyOf(const Request& request);
    [[nodiscard]] static Result<QImage>
    make(const Request& request, const QString& folder, const DecodeLimits& limits);
    void startNext();
    void take(const Request& request, const Result<QImage>& image);

    QString m_folder;
    DecodeLimits m_limits;
    int m_queueLength = 200;
    QList<Request> m_waiting; ///< the latest last
    QList<Request> m_inWork;
    QCache<QString, QImage> m_memory; ///< cost in KiB
    QHash<QString, Error> m_errors;
    QThreadPool m_pool;
};

} // namespace groundmark::imaging
