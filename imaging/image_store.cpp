// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/image_store.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

namespace groundmark::imaging {

ImageStore::ImageStore(DecodeLimits limits, qint64 budget)
    : m_limits(limits)
    , m_budget(budget)
{
    m_pool.setMaxThreadCount(2);
    m_aheadPool.setMaxThreadCount(1);
}

ImageStore::~ImageStore()
{
    m_entries.clear();
    m_pool.waitForDone();
    m_aheadPool.waitForDone();
}

ImageStore::Entry& ImageStore::entry(const QString& path, QThreadPool& pool)
{
    const QFileInfo info(path);
    const qint64 modified = info.lastModified().toMSecsSinceEpoch();
    const auto known = std::find_if(
        m_entries.begin(), m_entries.end(), [&](const Entry& entry) { return entry.path == path; });
    if (known != m_entries.end()) {
        const bool unchanged = known->fileBytes == info.size() && known->modified == modified
            && known->source->state() != ImageSource::State::Failed;
        if (unchanged) {
            m_entries.move(known - m_entries.begin(), 0);
            return m_entries.front();
        }
        m_entries.erase(known);
    }
    m_entries.prepend(
        {path, info.size(), modified, std::make_shared<ImageSource>(path, m_limits, pool)});
    return m_entries.front();
}

std::shared_ptr<ImageSource> ImageStore::open(const QString& path)
{
    Entry& found = entry(path, m_pool);
    found.wanted = true;
    std::shared_ptr<ImageSource> source = found.source;
    trim();
    return source;
}

void ImageStore::prefetch(const QStringList& paths)
{
    m_entries.removeIf([&](const Entry& entry) {
        return !entry.wanted && !entry.source->isFinished() && !paths.contains(entry.path);
    });
    for (const QString& path : paths) {
        const bool known
            = std::any_of(m_entries.cbegin(), m_entries.cend(), [&](const Entry& entry) {
                  return entry.path == path;
              });
        if (!known) {
            watchAhead(entry(path, m_aheadPool));
        }
    }
    trim();
}

void ImageStore::watchAhead(const Entry& ahead)
{
    ImageSource* const source = ahead.source.get();
    QObject::connect(source, &ImageSource::headerRead, &m_context, [this, source] {
        // What would have to go as soon as it is there is not worth opening.
        if (decodedBytes(*source->header()) > m_budget) {
            m_entries.removeIf([source](const Entry& entry) {
                return entry.source.get() == source && !entry.wanted
                    && entry.source.use_count() == 1;
            });
        }
    });
    QObject::connect(source, &ImageSource::finished, &m_context, [this] { trim(); });
}

void ImageStore::forget(const QString& path)
{
    m_entries.removeIf([&](const Entry& entry) { return entry.path == path; });
}

void ImageStore::setBudget(qint64 bytes)
{
    m_budget = bytes;
    trim();
}

qint64 ImageStore::bytes() const
{
    qint64 sum = 0;
    for (const Entry& entry : m_entries) {
        sum += entry.source->bytes();
    }
    return sum;
}

void ImageStore::trim()
{
    // Images in use cost nothing extra to keep, so only the others count against the budget.
    qint64 kept = 0;
    m_entries.removeIf([&](const Entry& entry) {
        if (entry.source.use_count() > 1) {
            return false;
        }
        if (!entry.source->isFinished()) {
            return entry.wanted; // whoever wanted it has gone on before it was there
        }
        kept += entry.source->bytes();
        return kept > m_budget;
    });
}

} // namespace groundmark::imaging
