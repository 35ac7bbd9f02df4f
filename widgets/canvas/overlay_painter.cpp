// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/overlay_painter.h"

#include "widgets/canvas/mask_painter.h"
#include "widgets/canvas/tag_layout.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr double LinkedWidth = 3.0;
constexpr double LinkedFill = 0.18;
constexpr double HoveredFill = 0.10;
constexpr double ManySelectedFill = 0.30;
constexpr double DimmedOpacity = 0.5;
constexpr double TagPadding = 5.0;
constexpr double SelectedMaskDash = 4.0; ///< a mask has no handles that would show it is selected
/// So many tags are shown whatever they cover. With more in view those without a free place are left
/// out, and so are all that would cover more of the view than MostTagged; both are ours. Whoever
/// points at a shape sees its tag all the same.
constexpr size_t FewTags = 12;
constexpr double MostTagged = 0.025;
constexpr double PointRadius = 5.0;
/// View pixels between vertices below which a vertex cannot be seen.
constexpr double SmallestStep = 1.0;

double haloWidth(double width)
{
    return width + 2.0;
}

/// In view coordinates, without the vertices that fall onto the one before them.
QPolygonF mapped(const QPolygonF& points, const ViewTransform& view)
{
    QPolygonF result;
    result.reserve(points.size());
    for (const QPointF point : points) {
        const QPointF at = view.toView(point);
        if (points.size() <= 4 || result.isEmpty()
            || (at - result.back()).manhattanLength() >= SmallestStep) {
            result.append(at);
        }
    }
    if (result.size() == 1 && points.size() > 1) {
        result.append(result.front() + QPointF(1, 0)); // a speck that can still be seen
    }
    return result;
}

/// The shape's own style with what its state adds.
ShapeStyle effectiveStyle(const Overlay& overlay, ShapeRef ref)
{
    ShapeStyle style = overlay.shape(ref).style;
    if (overlay.isLinked(ref)) {
        style.width = std::max(style.width, LinkedWidth);
        style.opacity = 1.0;
        style.fill = style.fillColour.isValid() ? style.fill : std::max(style.fill, LinkedFill);
    } else if (overlay.isSelected(ref) && overlay.hasManySelected()) {
        style.fill = std::max(style.fill, ManySelectedFill);
    } else if (overlay.isHovered(ref)) {
        style.fill = std::max(style.fill, HoveredFill);
    }
    style.opacity *= overlay.isDimmed(ref) ? DimmedOpacity : 1.0;
    return style;
}

/// Moves upright edges to where a stroke of this width covers whole pixels.
QPolygonF alignedToPixels(QPolygonF points, double width)
{
    const double shift = std::lround(width) % 2 == 1 ? 0.5 : 0.0;
    for (QPointF& point : points) {
        point = {std::round(point.x() - shift) + shift, std::round(point.y() - shift) + shift};
    }
    return points;
}

QPen penOf(const QColor& colour, double width, bool upright)
{
    QPen pen(colour, width);
    pen.setJoinStyle(Qt::MiterJoin); // round joins take several times as long
    pen.setCapStyle(upright ? Qt::SquareCap : Qt::RoundCap);
    pen.setCosmetic(true);
    return pen;
}

QPolygonF arrowHead(const QPolygonF& line)
{
    const QPointF tip = line.back();
    const QPointF from = line[line.size() - 2];
    const double length = std::max(1.0, std::hypot(tip.x() - from.x(), tip.y() - from.y()));
    const QPointF along = (tip - from) / length;
    const QPointF across(-along.y(), along.x());
    return {tip, tip - along * 11 + across * 5, tip - along * 11 - across * 5};
}

/// The font has one width for all of ASCII, which nearly all tags are made of.
double widthOf(const QString& text, const QFontMetricsF& metrics, double digitWidth)
{
    const bool ascii = std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.unicode() >= 0x20 && c.unicode() < 0x7F;
    });
    return ascii ? digitWidth * double(text.size()) : metrics.horizontalAdvance(text);
}

void paintPoint(
    QPainter& painter, QPointF at, const ShapeStyle& style, const CanvasColours& colours)
{
    QColor halo = colours.halo;
    halo.setAlphaF(float(colours.haloOpacity));
    painter.setBrush(style.colour);
    painter.setPen(QPen(halo, 1.5));
    painter.drawEllipse(at, PointRadius, PointRadius);
    painter.setBrush(halo);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(at, 1.5, 1.5);
}

} // namespace

QFont defaultTagFont()
{
    QFont font(
        {QStringLiteral("JetBrains Mono"),
         QStringLiteral("Noto Sans Mono CJK SC"),
         QStringLiteral("monospace")});
    font.setStyleHint(QFont::Monospace);
    font.setPointSizeF(11.5 * 72 / 96);
    font.setBold(true);
    return font;
}

QList<QPointF> handlesOf(const Shape& shape)
{
    if (shape.kind == ShapeKind::Box || shape.kind == ShapeKind::Mask) {
        const QRectF r = shape.bounds();
        const QPointF middle = r.center();
        return {
            r.topLeft(),
            {middle.x(), r.top()},
            r.topRight(),
            {r.right(), middle.y()},
            r.bottomRight(),
            {middle.x(), r.bottom()},
            r.bottomLeft(),
            {r.left(), middle.y()}};
    }
    return shape.points;
}

void strokeWithHalo(
    QPainter& painter,
    const QPolygonF& points,
    bool closed,
    const ShapeStyle& style,
    const CanvasColours& colours)
{
    if (points.size() < 2) {
        return;
    }
    const bool upright = closed && points.size() == 4 && points[0].y() == points[1].y()
        && points[1].x() == points[2].x();
    const QPolygonF line = upright ? alignedToPixels(points, style.width) : points;
    const auto draw = [&] { closed ? painter.drawPolygon(line) : painter.drawPolyline(line); };
    painter.setRenderHint(QPainter::Antialiasing, !upright);
    painter.setBrush(Qt::NoBrush);
    if (style.halo) {
        QColor halo = colours.halo;
        halo.setAlphaF(float(colours.haloOpacity));
        painter.setPen(penOf(halo, haloWidth(style.width), upright));
        draw();
    }
    QPen pen = penOf(style.colour, style.width, upright);
    if (!style.dash.isEmpty()) {
        QList<double> pattern;
        for (const double length : style.dash) {
            pattern.append(length / style.width); // Qt measures dashes in pen widths
        }
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern(pattern);
    }
    painter.setPen(pen);
    draw();
}

void paintHandle(QPainter& painter, QPointF position, const CanvasColours& colours)
{
    const QPointF corner(
        std::round(position.x() - OverlayPainter::HandleSide / 2),
        std::round(position.y() - OverlayPainter::HandleSide / 2));
    const QRectF outer(corner, QSizeF(OverlayPainter::HandleSide, OverlayPainter::HandleSide));
    painter.fillRect(outer, colours.halo);
    painter.fillRect(outer.adjusted(1, 1, -1, -1), colours.handle);
}

OverlayPainter::OverlayPainter(
    const Overlay& overlay, const CanvasColours& colours, const QFont& tagFont)
    : m_overlay(overlay)
    , m_colours(colours)
    , m_tagFont(tagFont)
{
}

std::vector<ShapeDrawing> drawingsOf(const Overlay& overlay, const QList<ShapeRef>& shapes)
{
    std::vector<ShapeDrawing> drawings;
    drawings.reserve(static_cast<size_t>(shapes.size()));
    for (const bool emphasised : {false, true}) {
        for (const ShapeRef ref : shapes) {
            if ((overlay.isLinked(ref) || overlay.isSelected(ref)) == emphasised) {
                drawings.push_back(
                    {overlay.outline(ref),
                     overlay.shape(ref).shape.kind,
                     effectiveStyle(overlay, ref),
                     overlay.mask(ref),
                     overlay.isSelected(ref)});
            }
        }
    }
    return drawings;
}

void paintDrawing(
    QPainter& painter,
    const ShapeDrawing& drawing,
    const ViewTransform& view,
    const CanvasColours& colours,
    const QRectF& exposed)
{
    const ShapeStyle& style = drawing.style;
    painter.setOpacity(style.opacity);
    const QPolygonF outline = mapped(drawing.outline, view);
    if (drawing.mask) {
        paintMask(painter, *drawing.mask, view, style, colours, exposed);
        if (drawing.selected) {
            ShapeStyle frame = style;
            frame.width = 1.0;
            frame.dash = {SelectedMaskDash, SelectedMaskDash};
            frame.halo = false;
            strokeWithHalo(painter, outline, true, frame, colours);
        }
        return;
    }
    if (drawing.kind == ShapeKind::Point) {
        painter.setRenderHint(QPainter::Antialiasing, true);
        paintPoint(painter, outline.front(), style, colours);
        return;
    }
    const bool closed = drawing.kind != ShapeKind::LineStrip;
    if (closed && style.fill > 0) {
        QColor fill = style.fillColour.isValid() ? style.fillColour : style.colour;
        fill.setAlphaF(float(style.fill));
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.setRenderHint(QPainter::Antialiasing, drawing.kind != ShapeKind::Box);
        painter.drawPolygon(outline, Qt::OddEvenFill);
    }
    strokeWithHalo(painter, outline, closed, style, colours);
    if (style.arrow && !closed && outline.size() >= 2) {
        QColor halo = colours.halo;
        halo.setAlphaF(float(colours.haloOpacity));
        painter.setPen(penOf(halo, 1.5, false));
        painter.setBrush(style.colour);
        painter.drawPolygon(arrowHead(outline));
    }
}

void OverlayPainter::paintShapes(
    QPainter& painter,
    const ViewTransform& view,
    const QList<ShapeRef>& shapes,
    const QRectF& exposed) const
{
    painter.save();
    for (const ShapeDrawing& drawing : drawingsOf(m_overlay, shapes)) {
        paintDrawing(painter, drawing, view, m_colours, exposed);
    }
    painter.restore();
}

std::vector<PlacedTag>
OverlayPainter::placeTags(const ViewTransform& view, const QList<ShapeRef>& shapes) const
{
    std::vector<ShapeRef> tagged;
    for (const ShapeRef ref : shapes) {
        if (!m_overlay.shape(ref).tag.isEmpty()) {
            tagged.push_back(ref);
        }
    }
    const bool many = tagged.size() > FewTags;
    const auto isWanted = [this](ShapeRef ref) {
        return m_overlay.isHovered(ref)
            || (m_overlay.isSelected(ref) && !m_overlay.hasManySelected());
    };
    std::stable_partition(tagged.begin(), tagged.end(), [this](ShapeRef ref) {
        return m_overlay.isLinked(ref);
    });
    std::stable_partition(tagged.begin(), tagged.end(), isWanted);
    const QFontMetricsF metrics(m_tagFont);
    const double digitWidth = metrics.horizontalAdvance(QLatin1Char('0'));
    const double room = view.viewSize().width() * view.viewSize().height() * MostTagged;
    double covered = 0.0;
    std::vector<TagRequest> requests;
    std::vector<ShapeRef> asking;
    for (const ShapeRef ref : tagged) {
        if (many && covered > room) {
            break;
        }
        const QString& text = m_overlay.shape(ref).tag;
        const QRectF shape = view.toView(m_overlay.bounds(ref));
        const double width = std::ceil(widthOf(text, metrics, digitWidth)) + 2 * TagPadding;
        const bool tiny = shape.width() < width && shape.height() < 2 * TagHeight;
        if (many && tiny && !isWanted(ref) && !m_overlay.isLinked(ref)) {
            continue; // the tag would say less than the shape that it hides
        }
        covered += width * TagHeight;
        requests.push_back({shape, {width, TagHeight}});
        asking.push_back(ref);
    }
    const std::vector<QRectF> places
        = widgets::placeTags(requests, QRectF(QPointF(0, 0), view.viewSize()), many);
    std::vector<PlacedTag> placed;
    for (size_t i = 0; i < places.size(); ++i) {
        if (!places[i].isNull()) {
            placed.push_back({asking[i], places[i]});
        }
    }
    return placed;
}

void OverlayPainter::paintTags(QPainter& painter, const std::vector<PlacedTag>& tags) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(m_tagFont);
    QColor halo = m_colours.halo;
    halo.setAlphaF(float(m_colours.haloOpacity));
    const QFontMetricsF metrics(m_tagFont);
    const double baseline
        = std::round((TagHeight + metrics.ascent() - metrics.descent()) / 2); // quicker than aligning
    // The first to choose is the most important one, so it is painted last.
    for (auto tag = tags.rbegin(); tag != tags.rend(); ++tag) {
        const OverlayShape& shape = m_overlay.shape(tag->ref);
        painter.setOpacity(m_overlay.isDimmed(tag->ref) ? DimmedOpacity : 1.0);
        painter.fillRect(tag->place, halo);
        painter.fillRect(tag->place.adjusted(1, 1, -1, -1), shape.style.colour);
        painter.setPen(m_colours.tagInk);
        painter.drawText(QPointF(tag->place.left() + TagPadding, tag->place.top() + baseline), shape.tag);
    }
    painter.restore();
}

void OverlayPainter::paintHandles(
    QPainter& painter, const ViewTransform& view, const QList<ShapeRef>& shapes) const
{
    if (m_overlay.hasManySelected()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const ShapeRef ref : shapes) {
        if (m_overlay.isSelected(ref) && m_overlay.shape(ref).handles) {
            for (const QPointF handle : handlesOf(m_overlay.shape(ref).shape)) {
                paintHandle(painter, view.toView(handle), m_colours);
            }
        }
    }
    painter.restore();
}

} // namespace groundmark::widgets
