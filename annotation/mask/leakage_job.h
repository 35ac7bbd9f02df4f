// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/region.h"
#include "domain/result.h"
#include "evaluation/benchmarks/mmtr/leakage.h"

#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace groundmark::annotation {

/// What a leakage check looks at.
struct LeakageInput
{
    struct Page
    {
        QString path;
        std::vector<Shape> masks;
        QString embeddedText; ///< of the file that the page came from
    };
    QString target;
    QString languages; ///< Tesseract's codes
    QString fill; ///< "#rrggbb"; empty for black
    QString cacheFolder; ///< of words that were read before
    std::vector<Page> pages;
};

struct LeakageResult
{
    evaluation::mmtr::LeakageReport report;
    double seconds = 0.0;
    QString languages; ///< that were read with
};

/// Renders the masked pages, reads them and every other page, and looks for the target. Blocks for
/// seconds; `isCancelled` ends it with an error.
[[nodiscard]] Result<LeakageResult>
checkForLeaks(const LeakageInput& input, const std::function<bool()>& isCancelled = {});

/// The same off the UI thread, one check at a time: starting another gives up the one before.
class LeakageJob : public QObject
{
    Q_OBJECT

public:
    explicit LeakageJob(QObject* parent = nullptr);
    ~LeakageJob() override;

    void start(const LeakageInput& input);
    void stop();
    [[nodiscard]] bool isRunning() const { return m_running; }

signals:
    void finished(const groundmark::annotation::LeakageResult& result);
    void failed(const groundmark::Error& error);

private:
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_stop;
    bool m_running = false;
};

} // namespace groundmark::annotation
