// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/image_source.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>

#include <memory>

namespace groundmark::imaging {

/// Opens images, keeps the last ones within a memory budget and opens neighbours ahead of time.
/// Never holds more than what is shown, what is being opened to be shown, and the budget.
/// One per window; use it from the UI thread only.
class ImageStore
{
public:
    /// @param budget bytes for images that nobody shows at the moment
    explicit ImageStore(DecodeLimits limits = {}, qint64 budget = qint64(512) << 20);
    /// Stops what is being opened.
    ~ImageStore();
    Q_DISABLE_COPY_MOVE(ImageStore)

    /// The image at `path`: from memory when it is there and the file is unchanged, else being
    /// opened. Never null; failures are told by the source.
    [[nodiscard]] std::shared_ptr<ImageSource> open(const QString& path);

    /// Opens these ahead of time, in this order, after what open() asked for. Images of an earlier
    /// call that are still being opened and are not named again are given up, and so are images that
    /// would not fit into the budget.
    void prefetch(const QStringList& paths);

    /// Forgets an image, for example because its file was replaced.
    void forget(const QString& path);

    void setLimits(const DecodeLimits& limits) { m_limits = limits; }
    void setBudget(qint64 bytes);
    /// Memory of all images kept, shown or not.
    [[nodiscard]] qint64 bytes() const;

private:
    struct Entry
    {
        QString path;
        qint64 fileBytes = 0;
        qint64 modified = 0; ///< ms since the epoch
        std::shared_ptr<ImageSource> source;
        bool wanted = false; ///< asked for by open(), not only ahead of time
    };

    [[nodiscard]] Entry& entry(const QString& path, QThreadPool& pool);
    /// Follows an image that is being opened ahead of time.
    void watchAhead(const Entry& ahead);
    void trim();

    DecodeLimits m_limits;
    qint64 m_budget;
    QThreadPool m_pool; ///< what is wanted now
    QThreadPool m_aheadPool; ///< what may be wanted next; one thread
    QList<Entry> m_entries; ///< most recently used first
    QObject m_context; ///< ends the connections to sources that outlive the store
};

} // namespace groundmark::imaging
