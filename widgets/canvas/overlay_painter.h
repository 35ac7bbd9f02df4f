// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/canvas/canvas_colours.h"
#include "widgets/canvas/overlay.h"
#include "widgets/canvas/view_transform.h"

#include <QFont>
#include <QHash>
#include <QRectF>

#include <vector>

class QPainter;

namespace groundmark::widgets {

/// The tags of one view, placed.
struct PlacedTag
{
    ShapeRef ref;
    QRectF place; ///< view pixels

    bool operator==(const PlacedTag&) const = default;
};

/// All that is needed to draw one shape, apart from the overlay and safe to hand to a thread.
struct ShapeDrawing
{
    QPolygonF outline; ///< image coordinates
    ShapeKind kind = ShapeKind::Box;
    ShapeStyle style; ///< with what linked, dimmed and hovered mean worked in
    std::shared_ptr<const imaging::TileMask> mask; ///< null for other kinds
    bool selected = false;
};

/// The drawings of `shapes`, those that are linked or selected last.
[[nodiscard]] std::vector<ShapeDrawing>
drawingsOf(const Overlay& overlay, const QList<ShapeRef>& shapes);
/// @param exposed what has to be painted, in view pixels: a mask costs no more than that
void paintDrawing(
    QPainter& painter,
    const ShapeDrawing& drawing,
    const ViewTransform& view,
    const CanvasColours& colours,
    const QRectF& exposed);

/// Draws an overlay as the visual language asks (section 1.3): halo under every stroke, tags that
/// avoid each other, handles on what is selected.
class OverlayPainter
{
public:
    static constexpr double TagHeight = 18.0;
    static constexpr double HandleSide = 7.0; ///< drawn
    static constexpr double HandleReach = 6.0; ///< hit: this far from its middle on each axis
    /// View pixels that a shape's drawing may reach beyond its bounds, tags apart.
    static constexpr double Reach = 10.0;

    OverlayPainter(const Overlay& overlay, const CanvasColours& colours, const QFont& tagFont);

    /// Shapes without tags and handles, in drawing order, as far as they lie in `exposed` (view).
    void paintShapes(
        QPainter& painter,
        const ViewTransform& view,
        const QList<ShapeRef>& shapes,
        const QRectF& exposed) const;
    void paintTags(QPainter& painter, const std::vector<PlacedTag>& tags) const;
    /// Handles of the selected ones among `shapes`; none when many are selected.
    void
    paintHandles(QPainter& painter, const ViewTransform& view, const QList<ShapeRef>& shapes) const;

    /// Where the tags of `shapes` go. What is pointed at or selected chooses first, then the linked.
    /// With many tags those are left out that find no free place, or that would hide the page.
    [[nodiscard]] std::vector<PlacedTag>
    placeTags(const ViewTransform& view, const QList<ShapeRef>& shapes) const;

private:
    const Overlay& m_overlay;
    const CanvasColours& m_colours;
    QFont m_tagFont;
};

/// Where a shape has handles, in image coordinates: a box has eight, clockwise from the top left
/// corner; other shapes one at each of their points.
[[nodiscard]] QList<QPointF> handlesOf(const Shape& shape);

/// Draws one outline with its halo: for previews by tools. `points` are view pixels.
void strokeWithHalo(
    QPainter& painter,
    const QPolygonF& points,
    bool closed,
    const ShapeStyle& style,
    const CanvasColours& colours);

/// Draws one handle round a view position.
void paintHandle(QPainter& painter, QPointF position, const CanvasColours& colours);

/// The fixed-width font of tags: 11.5 px at 96 dpi.
[[nodiscard]] QFont defaultTagFont();

} // namespace groundmark::widgets
