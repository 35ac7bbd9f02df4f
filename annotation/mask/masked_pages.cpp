// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/masked_pages.h"

#include "imaging/cover.h"
#include "imaging/image_decoder.h"

#include <QColor>
#include <QCoreApplication>
#include <QFutureWatcher>
#include <QtConcurrentRun>

namespace groundmark::annotation {

namespace {

Result<void> paint(const PageToMask& page, const QColor& fill, const QString& target)
{
    const auto header = imaging::readImageHeader(page.path);
    if (!header) {
        return header.error();
    }
    if (auto small = imaging::checkLimits(page.path, *header, {}); !small) {
        return small.error();
    }
    const auto image = imaging::decodeImage(page.path, *header);
    if (!image) {
        return image.error();
    }
    if (!imaging::withCovers(*image, page.masks, fill).save(target, "PNG")) {
        return Error {
            QCoreApplication::translate("MaskedPages", "The masked picture can't be written."), target, {},
            QCoreApplication::translate("MaskedPages", "Check that there is room for temporary files.")};
    }
    return {};
}

Result<QStringList> paintAll(
    const std::vector<PageToMask>& pages, const QColor& fill, const QString& stem, const std::atomic_bool& stop)
{
    QStringList paths;
    for (const PageToMask& page : pages) {
        if (stop) {
            break;
        }
        if (page.masks.empty()) {
            paths.append(page.path);
            continue;
        }
        const QString target = QStringLiteral("%1-%2.png").arg(stem).arg(paths.size() + 1);
        if (auto done = paint(page, fill, target); !done) {
            return done.error();
        }
        paths.append(target);
    }
    return paths;
}

} // namespace

MaskedPages::MaskedPages(QObject* parent)
    : QObject(parent)
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    m_pool.setMaxThreadCount(1);
}

MaskedPages::~MaskedPages()
{
    stop();
    m_pool.waitForDone();
}

void MaskedPages::stop()
{
    *m_stop = true;
    m_running = false;
}

void MaskedPages::start(const std::vector<PageToMask>& pages, const QString& fill)
{
    stop();
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_running = true;
    const QColor chosen(fill);
    const QColor colour = chosen.isValid() ? chosen : QColor(Qt::black);
    const QString stem = m_folder.filePath(QString::number(++m_number));
    auto* watcher = new QFutureWatcher<Result<QStringList>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, stop = m_stop] {
        watcher->deleteLater();
        if (*stop) {
            return;
        }
        m_running = false;
        const Result<QStringList> paths = watcher->result();
        if (paths) {
            emit finished(*paths);
        } else {
            emit failed(paths.error());
        }
    });
    watcher->setFuture(QtConcurrent::run(&m_pool, [pages, colour, stem, stop = m_stop]() -> Result<QStringList> {
        return paintAll(pages, colour, stem, *stop);
    }));
}

} // namespace groundmark::annotation
