// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geometry.h"
#include "domain/result.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <vector>

namespace groundmark::annotation {

/// One page, and what has to be painted over before somebody may see it.
struct PageToMask
{
    QString path;
    std::vector<Shape> masks;
};

/// Makes masked pictures of a sample's pages off the UI thread, in a folder that goes with this
/// object. The pictures hold no pixel of what is masked: a view that shows them cannot give it away.
class MaskedPages : public QObject
{
    Q_OBJECT

public:
    explicit MaskedPages(QObject* parent = nullptr);
    ~MaskedPages() override;

    /// Gives up what is being made. `fill` is "#rrggbb"; empty for black.
    void start(const std::vector<PageToMask>& pages, const QString& fill);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }

signals:
    /// Paths of the pictures, in page order; a page without a mask is the file that it is.
    void finished(const QStringList& paths);
    void failed(const groundmark::Error& error);

private:
    QTemporaryDir m_folder;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_stop;
    int m_number = 0; ///< of the sample in the folder
    bool m_running = false;
};

} // namespace groundmark::annotation
