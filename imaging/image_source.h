// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "imaging/image_decoder.h"
#include "imaging/image_header.h"
#include "imaging/tile_pyramid.h"

#include <QFutureWatcher>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <variant>

class QThreadPool;

namespace groundmark::imaging {

/// One image file that is being opened or is open. Made by ImageStore; lives on the thread that
/// made it, works on others. In this order: headerRead(), pixelsChanged() with a reduced image when
/// that is cheap, pixelsChanged() with full detail, finished(); or failed() at any time.
/// Letting go of the last pointer stops the work.
class ImageSource : public QObject
{
    Q_OBJECT

public:
    enum class State
    {
        Opening, ///< nothing known yet, or the header only
        Preview, ///< pyramid() holds a reduced image
        Ready, ///< pyramid() has full detail
        Failed, ///< error() says why; a preview that was there stays
    };

    /// Starts to open `path` on a thread of `pool`.
    ImageSource(QString path, const DecodeLimits& limits, QThreadPool& pool);
    /// An image that has no file, such as a drawn or perturbed one; ready at once.
    explicit ImageSource(const QImage& image);
    ~ImageSource() override;
    Q_DISABLE_COPY_MOVE(ImageSource)

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] State state() const { return m_state; }
    /// Nothing until the header has been read.
    [[nodiscard]] const std::optional<ImageHeader>& header() const { return m_header; }
    /// Displayed size in pixels; empty until the header has been read.
    [[nodiscard]] QSize size() const { return m_header ? m_header->size : QSize(); }
    /// The pixels that there are; null until the first ones.
    [[nodiscard]] const std::shared_ptr<const TilePyramid>& pyramid() const { return m_pyramid; }
    /// For State::Failed.
    [[nodiscard]] const Error& error() const { return m_error; }
    /// Whether nothing more will come: State::Ready or State::Failed.
    [[nodiscard]] bool isFinished() const
    {
        return m_state == State::Ready || m_state == State::Failed;
    }
    /// Memory held, in bytes.
    [[nodiscard]] qint64 bytes() const { return m_pyramid ? m_pyramid->bytes() : 0; }

signals:
    void headerRead();
    void pixelsChanged();
    void failed(const groundmark::Error& error);
    /// After the last change, success or not.
    void finished();

private:
    using Stage = std::variant<ImageHeader, std::shared_ptr<const TilePyramid>, Error>;
    static void open(QPromise<Stage>& promise, const QString& path, const DecodeLimits& limits);
    void take(const Stage& stage);

    QString m_path;
    State m_state = State::Opening;
    std::optional<ImageHeader> m_header;
    std::shared_ptr<const TilePyramid> m_pyramid;
    Error m_error;
    QFutureWatcher<Stage> m_watcher;
};

} // namespace groundmark::imaging
