// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/glyphs.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

// All shapes live in a box of 16 × 16.
constexpr double Box = 16.0;

QPainterPath checkPath()
{
    QPainterPath path(QPointF(3.2, 8.4));
    path.lineTo(6.6, 11.8);
    path.lineTo(12.9, 4.6);
    return path;
}

QPainterPath crossPath(double inset)
{
    QPainterPath path(QPointF(inset, inset));
    path.lineTo(Box - inset, Box - inset);
    path.moveTo(Box - inset, inset);
    path.lineTo(inset, Box - inset);
    return path;
}

/// A question mark without its dot, centred, for `scale` 1 about 5 high.
QPainterPath hookPath(double scale)
{
    QPainterPath path;
    path.moveTo(-1.7, -1.7);
    path.cubicTo(-1.6, -3.6, 1.8, -3.6, 1.7, -1.6);
    path.cubicTo(1.6, -0.3, 0.0, -0.3, 0.0, 1.1);
    QTransform place;
    place.translate(8.0, 8.0);
    place.scale(scale, scale);
    return place.map(path);
}

QPainterPath dotPath(double y, double radius)
{
    QPainterPath path;
    path.addEllipse(QPointF(8.0, y), radius, radius);
    return path;
}

QPainterPath diamondPath(double reach)
{
    QPainterPath path(QPointF(8, 8 - reach));
    path.lineTo(8 + reach, 8);
    path.lineTo(8, 8 + reach);
    path.lineTo(8 - reach, 8);
    path.closeSubpath();
    return path;
}

/// The area that a stroke covers, to cut it out of a filled shape.
QPainterPath stroked(const QPainterPath& path, double width)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    return stroker.createStroke(path);
}

void fill(QPainter* painter, const QPainterPath& path, const QColor& ink)
{
    painter->fillPath(path, ink);
}

void stroke(QPainter* painter, const QPainterPath& path, const QColor& ink, double width)
{
    painter->strokePath(path, QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

QPainterPath ringPath(double radius)
{
    QPainterPath path;
    path.addEllipse(QPointF(8, 8), radius, radius);
    return path;
}

void paintVerdict(QPainter* painter, Glyph glyph, const QColor& ink)
{
    QTransform smaller;
    smaller.translate(8, 8);
    smaller.scale(0.72, 0.72);
    smaller.translate(-8, -8.2);
    switch (glyph) {
    case Glyph::Correct:
    case Glyph::Accepted:
        return fill(painter, ringPath(7).subtracted(stroked(smaller.map(checkPath()), 2)), ink);
    case Glyph::Incorrect:
    case Glyph::Rejected: {
        QPainterPath square;
        square.addRoundedRect(QRectF(1.5, 1.5, 13, 13), 2, 2);
        return fill(painter, square.subtracted(stroked(crossPath(5.1), 2)), ink);
    }
    case Glyph::Unsure:
        return fill(
            painter,
            diamondPath(7.6).subtracted(stroked(hookPath(1.0), 1.5)).subtracted(dotPath(11.6, 1.0)),
            ink);
    default: { // Unmarked
        QPen pen(ink, 1.4, Qt::CustomDashLine, Qt::FlatCap);
        // Eight dashes round the circumference, so that the ring closes without a stump.
        const double step = 2 * M_PI * 6.2 / 8 / 1.4;
        pen.setDashPattern({step * 0.58, step * 0.42});
        painter->strokePath(ringPath(6.2), pen);
    }
    }
}

void paintOutcome(QPainter* painter, Glyph glyph, const QColor& ink)
{
    switch (glyph) {
    case Glyph::Unparseable: {
        QPainterPath brackets(QPointF(4.2, 2.4));
        brackets.lineTo(1.6, 2.4);
        brackets.lineTo(1.6, 13.6);
        brackets.lineTo(4.2, 13.6);
        brackets.moveTo(11.8, 2.4);
        brackets.lineTo(14.4, 2.4);
        brackets.lineTo(14.4, 13.6);
        brackets.lineTo(11.8, 13.6);
        stroke(painter, brackets, ink, 1.6);
        stroke(painter, hookPath(0.95), ink, 1.5);
        return fill(painter, dotPath(11.5, 0.95), ink);
    }
    case Glyph::Refused: {
        QPainterPath slash(QPointF(3.9, 12.1));
        slash.lineTo(12.1, 3.9);
        stroke(painter, ringPath(6.0), ink, 1.5);
        return stroke(painter, slash, ink, 1.5);
    }
    case Glyph::ApiError:
    case Glyph::Conflict:
    case Glyph::Notice: {
        QPainterPath shape = diamondPath(6.9);
        double top = 5.2;
        double bottom = 8.4;
        double dot = 10.9;
        if (glyph == Glyph::ApiError) {
            shape = QPainterPath(QPointF(8, 1.9));
            shape.lineTo(14.7, 13.6);
            shape.lineTo(1.3, 13.6);
            shape.closeSubpath();
            top = 6.2;
            bottom = 9.2;
            dot = 11.5;
        }
        QPainterPath bar(QPointF(8, top));
        bar.lineTo(8, bottom);
        stroke(painter, shape, ink, 1.5);
        stroke(painter, bar, ink, 1.5);
        return fill(painter, dotPath(dot, 0.9), ink);
    }
    default: { // Missing
        QPainterPath dash(QPointF(4.5, 8));
        dash.lineTo(11.5, 8);
        return stroke(painter, dash, ink, 1.6);
    }
    }
}

void paintState(QPainter* painter, Glyph glyph, const QColor& ink)
{
    switch (glyph) {
    case Glyph::New:
        return stroke(painter, ringPath(5.6), ink, 1.5);
    case Glyph::Draft:
    case Glyph::Partial: {
        QPainterPath half(QPointF(8, 8));
        half.arcTo(QRectF(2.4, 2.4, 11.2, 11.2), 90, 180);
        half.closeSubpath();
        stroke(painter, ringPath(5.6), ink, 1.5);
        return fill(painter, half, ink);
    }
    case Glyph::Done:
        return fill(painter, ringPath(6.3), ink);
    default: { // Escalated
        QPainterPath flag(QPointF(2.8, 2.0));
        flag.lineTo(14.2, 2.0);
        flag.lineTo(11.9, 5.7);
        flag.lineTo(14.2, 9.4);
        flag.lineTo(4.5, 9.4);
        flag.lineTo(4.5, 14.6);
        flag.lineTo(2.8, 14.6);
        flag.closeSubpath();
        return fill(painter, flag, ink);
    }
    }
}

void paintChange(QPainter* painter, Glyph glyph, const QColor& ink)
{
    const double tip = glyph == Glyph::Broken ? 12.6 : 3.4;
    const double foot = glyph == Glyph::Broken ? 4.4 : 11.6;
    QPainterPath triangle(QPointF(8, tip));
    triangle.lineTo(13, foot);
    triangle.lineTo(3, foot);
    triangle.closeSubpath();
    fill(painter, triangle, ink);
}

} // namespace

void paintGlyph(QPainter* painter, const QRectF& rect, Glyph glyph, const Tokens& tokens)
{
    paintGlyph(painter, rect, glyph, tokens, inkOf(glyph, tokens));
}

void paintGlyph(
    QPainter* painter, const QRectF& rect, Glyph glyph, const Tokens& /*tokens*/, const QColor& ink)
{
    if (glyph == Glyph::None) {
        return;
    }
    const double edge = std::min(rect.width(), rect.height());
    const QPointF corner = rect.center() - QPointF(edge / 2, edge / 2);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(std::round(corner.x()), std::round(corner.y()));
    painter->scale(edge / Box, edge / Box);
    switch (glyph) {
    case Glyph::Correct:
    case Glyph::Incorrect:
    case Glyph::Unsure:
    case Glyph::Unmarked:
    case Glyph::Accepted:
    case Glyph::Rejected:
        paintVerdict(painter, glyph, ink);
        break;
    case Glyph::Right:
        stroke(painter, checkPath(), ink, 2.2);
        break;
    case Glyph::Wrong:
        stroke(painter, crossPath(3.8), ink, 2.2);
        break;
    case Glyph::StaysRight:
        stroke(painter, checkPath(), ink, 1.6);
        break;
    case Glyph::StaysWrong:
        stroke(painter, crossPath(4.0), ink, 1.4);
        break;
    case Glyph::Unparseable:
    case Glyph::Refused:
    case Glyph::ApiError:
    case Glyph::Missing:
    case Glyph::Conflict:
    case Glyph::Notice:
        paintOutcome(painter, glyph, ink);
        break;
    case Glyph::New:
    case Glyph::Draft:
    case Glyph::Done:
    case Glyph::Partial:
    case Glyph::Escalated:
        paintState(painter, glyph, ink);
        break;
    case Glyph::Broken:
    case Glyph::Fixed:
        paintChange(painter, glyph, ink);
        break;
    case Glyph::None:
        break;
    }
    painter->restore();
}

} // namespace groundmark::widgets
