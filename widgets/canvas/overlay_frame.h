// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/overlay_painter.h"

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <optional>
#include <vector>

namespace groundmark::widgets {

/// A picture of an overlay with more shapes than can be stroked while a frame is waited for. It is
/// painted on a thread and shown, moved and scaled, until the next one is ready; small changes are
/// patched into it at once. Tags and handles are not part of it.
class OverlayFrame : public QObject
{
    Q_OBJECT

public:
    /// Vertices in view above which a frame is worth its delay; an upright box counts as one.
    static constexpr int ManyVertices = 300;

    explicit OverlayFrame(const Overlay& overlay, QObject* parent = nullptr);
    ~OverlayFrame() override;

    /// Asks for a picture of this view; ready() tells when it is there. Nothing happens when it is
    /// there already, as after panning a little. While one is being painted only the latest request
    /// is kept.
    void request(const ViewTransform& view, const CanvasColours& colours, double devicePixelRatio);
    /// Shapes within `area` (image) changed. Null for all of them.
    void overlayChanged(const QRectF& area);
    /// Lets go of the picture, which takes as much memory as the window.
    void release();

    /// Draws what there is for this view.
    void paint(QPainter& painter, const ViewTransform& view) const;

signals:
    void ready();

private:
    struct Target
    {
        ViewTransform view;
        CanvasColours colours;
        double devicePixelRatio = 1.0;

        bool operator==(const Target&) const = default;
    };

    [[nodiscard]] static QImage
    render(const std::vector<ShapeDrawing>& drawings, const Target& target);
    [[nodiscard]] QRectF areaOf(const Target& target) const;
    /// Whether a picture of `shown` holds all that `wanted` shows, only somewhere else.
    [[nodiscard]] static bool covers(const Target& shown, const Target& wanted);
    void start(const Target& target);
    void take();
    void patch(const QRectF& area);

    const Overlay& m_overlay;
    QThreadPool m_pool;
    QFutureWatcher<QImage> m_watcher;
    Target m_shown; ///< what m_picture is of
    QImage m_picture;
    bool m_current = false; ///< whether m_picture shows all shapes as they are
    std::optional<Target> m_running;
    std::optional<Target> m_next;
    bool m_outdated = false; ///< everything changed since the running one was started
    QList<QRectF> m_changes; ///< areas that changed since the running one was started
};

} // namespace groundmark::widgets
