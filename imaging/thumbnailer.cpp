// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/thumbnailer.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QSaveFile>
#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::imaging {

namespace {

constexpr int ThreadCount = 2;

/// Changes with the file: a replaced image never shows its old thumbnail.
QString fileNameFor(const QString& path, int side)
{
    const QFileInfo info(path);
    const QString text = QStringLiteral("%1|%2|%3|%4")
                             .arg(info.absoluteFilePath())
                             .arg(info.lastModified().toMSecsSinceEpoch())
                             .arg(info.size())
                             .arg(side);
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha1);
    return QString::fromLatin1(hash.toHex()) + QStringLiteral(".png");
}

QImage reduced(const QImage& image, int side)
{
    if (image.width() <= side && image.height() <= side) {
        return image;
    }
    return image.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

void keep(const QImage& image, const QString& file)
{
    QSaveFile out(file);
    // A cache that cannot be written is slower, not wrong.
    if (out.open(QIODevice::WriteOnly) && image.save(&out, "PNG", 80)) {
        out.commit();
    }
}

} // namespace

Thumbnailer::Thumbnailer(QString cacheFolder, qint64 memoryBudget, QObject* parent)
    : QObject(parent)
    , m_folder(std::move(cacheFolder))
    , m_memory(static_cast<int>(memoryBudget / 1024))
{
    if (!m_folder.isEmpty()) {
        QDir().mkpath(m_folder);
    }
    m_pool.setMaxThreadCount(ThreadCount);
}

Thumbnailer::~Thumbnailer()
{
    m_waiting.clear();
    m_pool.waitForDone();
}

QString Thumbnailer::keyOf(const Request& request)
{
    return QString::number(request.side) + QLatin1Char('|') + request.path;
}

QImage Thumbnailer::thumbnail(const QString& path, int side)
{
    const Request request {path, side};
    if (const QImage* known = m_memory.object(keyOf(request))) {
        return *known;
    }
    if (m_inWork.contains(request) || m_errors.contains(path)) {
        return {};
    }
    m_waiting.removeOne(request);
    m_waiting.append(request);
    while (m_waiting.size() > m_queueLength) {
        m_waiting.removeFirst();
    }
    startNext();
    return {};
}

std::optional<Error> Thumbnailer::error(const QString& path) const
{
    const auto found = m_errors.constFind(path);
    return found == m_errors.cend() ? std::nullopt : std::optional(*found);
}

Result<QImage>
Thumbnailer::make(const Request& request, const QString& folder, const DecodeLimits& limits)
{
    const QString file = folder.isEmpty()
        ? QString()
        : folder + QLatin1Char('/') + fileNameFor(request.path, request.side);
    if (!file.isEmpty()) {
        if (QImage kept(file); !kept.isNull()) {
            return toDisplayFormat(std::move(kept));
        }
    }
    const Result<ImageHeader> header = readImageHeader(request.path);
    if (!header) {
        return header.error();
    }
    if (const Result<void> allowed = checkLimits(request.path, *header, limits); !allowed) {
        return allowed.error();
    }
    // Twice the size, so that the last reduction is a smooth one.
    const Result<QImage> image = decodeImage(request.path, *header, request.side * 2);
    if (!image) {
        return image.error();
    }
    QImage small = reduced(*image, request.side);
    if (!file.isEmpty()) {
        keep(small, file);
    }
    return small;
}

void Thumbnailer::startNext()
{
    while (m_inWork.size() < ThreadCount && !m_waiting.isEmpty()) {
        const Request request = m_waiting.takeLast();
        m_inWork.append(request);
        auto* watcher = new QFutureWatcher<Result<QImage>>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, request] {
            take(request, watcher->result());
            watcher->deleteLater();
        });
        watcher->setFuture(
            QtConcurrent::run(&m_pool, &Thumbnailer::make, request, m_folder, m_limits));
    }
}

void Thumbnailer::take(const Request& request, const Result<QImage>& image)
{
    m_inWork.removeOne(request);
    startNext();
    if (!image) {
        m_errors.insert(request.path, image.error());
        emit failed(request.path, image.error());
        return;
    }
    const auto cost = std::max<qsizetype>(1, image->sizeInBytes() / 1024);
    m_memory.insert(keyOf(request), new QImage(*image), cost);
    emit ready(request.path, request.side);
}

} // namespace groundmark::imaging
