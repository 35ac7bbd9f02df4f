// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "imaging/image_source.h"
#include "widgets/canvas/canvas_colours.h"
#include "widgets/canvas/overlay.h"
#include "widgets/canvas/overlay_frame.h"
#include "widgets/canvas/overlay_painter.h"
#include "widgets/canvas/view_transform.h"

#include <QElapsedTimer>
#include <QFont>
#include <QKeySequence>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace groundmark::widgets {

class CanvasHandler;

/// Something the canvas does with its view, with the key that does it while the canvas has focus.
struct CanvasAction
{
    QLatin1StringView id; ///< stable word for settings and the command palette
    const char* title; ///< untranslated, in the context "Canvas"
    QList<QKeySequence> keys; ///< unless the window's KeyMap says otherwise
};

/// Shows one image of any size with shapes over it.
///
/// Pixels are drawn from the source's pyramid at the level that fits the zoom; nothing is scaled as
/// a whole. Hold Space, the middle button or two fingers pan; Ctrl and the wheel zoom at the
/// pointer; the wheel scrolls, with Shift sideways. `keys()` lists what the keyboard does.
///
///     canvas->setSource(store.open(path));
///     const int truth = canvas->overlay().addLayer();
///     canvas->overlay().setShapes(truth, shapes);
class ImageCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit ImageCanvas(QWidget* parent = nullptr);
    ~ImageCanvas() override;

    /// Shows another image, or none for null. Keeps the fit; a zoomed view starts fitted again
    /// unless the new image has the size of the old one.
    void setSource(std::shared_ptr<imaging::ImageSource> source);
    [[nodiscard]] const std::shared_ptr<imaging::ImageSource>& source() const { return m_source; }

    [[nodiscard]] Overlay& overlay() { return m_overlay; }
    [[nodiscard]] const Overlay& overlay() const { return m_overlay; }

    /// Who gets what is not about the view; not owned, null for nobody. Without a handler a click
    /// is told by shapeClicked().
    void setHandler(CanvasHandler* handler);
    void setColours(const CanvasColours& colours);
    [[nodiscard]] const CanvasColours& colours() const { return m_colours; }
    void setTagFont(const QFont& font);

    [[nodiscard]] const ViewTransform& view() const { return m_view; }
    /// Shows what another canvas shows, for comparing side by side.
    void setView(QPointF imageCentre, double scale);
    void fit();
    void zoomToActualSize(); ///< one image pixel per device pixel
    void zoomBy(double factor); ///< round the middle of the view
    void zoomTo(const QRectF& imageRect);
    void zoomToSelection(); ///< what is selected, else linked; fits when nothing is
    void ensureVisible(const QRectF& imageRect);
    /// Screen pixels per image pixel, which is what a zoom in per cent means.
    [[nodiscard]] double zoom() const;

    /// What the canvas does itself, for settings, menus and the overview of keys.
    [[nodiscard]] static std::span<const CanvasAction> keys();
    /// Does one of keys(), or what the handler knows by this id; false when nobody does.
    bool trigger(QLatin1StringView id);

    /// Image pixels that `viewPixels` cover at this zoom, such as the reach of a click.
    [[nodiscard]] double toImageLength(double viewPixels) const
    {
        return viewPixels / m_view.scale();
    }

    /// The canvas as a picture of `size` at full detail; waits until the image is open. For
    /// pictures without a screen.
    [[nodiscard]] QImage renderTo(QSize size, double devicePixelRatio = 1.0);

    [[nodiscard]] QSize sizeHint() const override { return {640, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

signals:
    /// The pointer is over this image position; it may lie outside the image.
    void cursorMoved(QPointF image);
    void cursorLeft();
    void zoomChanged(double zoom); ///< see zoom()
    void viewChanged(); ///< after any pan, zoom or resize
    void sourceChanged();
    /// The image is shown with full detail, or failed.
    void settled();
    /// Only without a handler: the shape under the pointer changed; index −1 for none.
    void shapeHovered(groundmark::widgets::ShapeRef ref);
    /// Only without a handler: a click on a shape, or on none with index −1.
    void shapeClicked(groundmark::widgets::ShapeRef ref, Qt::KeyboardModifiers modifiers);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// Runs `change` on the view and tells what came of it.
    void changeView(const std::function<void()>& change);
    /// The same for a step of zooming: while steps follow each other quickly, frames are drawn with
    /// less care.
    void zoomView(const std::function<void()>& change);
    void imageSizeKnown();
    void overlayChanged(const QRectF& area);
    void refreshTags();
    void refreshCursor();
    void endPeek();
    void zoomAt(QPointF position, double factor);
    void paintGround(QPainter& painter, const QRect& exposed) const;
    void paintImage(QPainter& painter, const QRectF& exposed) const;
    void paintGrid(QPainter& painter, const QRectF& exposed) const;
    void paintOverlay(QPainter& painter, const QRectF& exposed);
    void paintMessage(QPainter& painter) const;
    [[nodiscard]] ShapeRef shapeUnder(QPointF viewPosition) const;
    /// The one of keys() that the event presses, null for none.
    [[nodiscard]] const CanvasAction* actionFor(const QKeyEvent& event) const;

    std::shared_ptr<imaging::ImageSource> m_source;
    Overlay m_overlay;
    CanvasHandler* m_handler = nullptr;
    CanvasColours m_colours;
    QFont m_tagFont;
    ViewTransform m_view;
    OverlayFrame m_frame {m_overlay};
    std::vector<PlacedTag> m_tags;
    int m_visibleVertices = 0;
    QElapsedTimer m_lastZoom; ///< since the last step of zooming
    QTimer m_afterZoom; ///< runs while frames are drawn with less care
    bool m_exact = false; ///< no frame that may be behind: for renderTo()
    bool m_tagsCurrent = false;
    int m_panKey = 0; ///< held to pan with the mouse; 0 for none
    int m_peekKey = 0; ///< held to hide the overlay; 0 for none
    bool m_panning = false;
    QPointF m_lastPosition; ///< of the pointer while panning
    ShapeRef m_hovered;
};

} // namespace groundmark::widgets
