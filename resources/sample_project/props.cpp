// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/props.h"

#include "resources/sample_project/effects.h"
#include "resources/sample_project/random.h"

namespace groundmark::sample_project {

QPolygonF tilted(const QRectF& rect, double degrees, double taper)
{
    const double cut = rect.width() * taper / 2;
    const QPolygonF upright(QList<QPointF> {
        rect.topLeft() + QPointF(cut, 0),
        rect.topRight() - QPointF(cut, 0),
        rect.bottomRight(),
        rect.bottomLeft()});
    QTransform turn;
    turn.translate(rect.center().x(), rect.center().y());
    turn.rotate(degrees);
    turn.translate(-rect.center().x(), -rect.center().y());
    return turn.map(upright);
}

void layPaper(
    Pen& pen, QSizeF size, const QPolygonF& onto, const QColor& colour, std::uint64_t seed)
{
    QPainterPath sheet;
    sheet.addPolygon(onto);
    sheet.closeSubpath();
    shadow(pen.paint(), sheet, 26, {10, 18}, 120);
    shadow(pen.paint(), sheet, 5, {2, 3}, 90);
    const QSize area = onto.boundingRect().size().toSize() + QSize(2, 2);
    fillTextured(
        pen.paint(), sheet, clouds(area, colour.darker(105), colour.lighter(101), 220, seed));
    pen.paint().save();
    pen.paint().setClipPath(sheet, Qt::IntersectClip);
    slantedLight(pen.paint(), onto.boundingRect(), 28, -26);
    pen.paint().restore();
    pen.enter(size, onto);
}

void card(Pen& pen, const QRectF& rect, double radius, const QBrush& fill, double lift)
{
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    if (lift > 0) {
        shadow(pen.paint(), path, lift, {0, lift * 0.6}, 80);
    }
    pen.paint().fillPath(path, fill);
}

void barcode(Pen& pen, const QRectF& rect, const QString& digits, std::uint64_t seed)
{
    Random random(seed);
    double x = rect.left();
    while (x < rect.right() - 6) {
        const double bar = 2.0 * (1 + random.index(3));
        pen.paint().fillRect(QRectF(x, rect.top(), bar, rect.height() - 34), QColor(20, 20, 20));
        x += bar + 2.0 * (1 + random.index(3));
    }
    pen.textIn(
        QRectF(rect.left(), rect.bottom() - 28, rect.width(), 28),
        Qt::AlignHCenter,
        digits,
        {.face = Face::Mono, .size = 24});
}

void tableRow(
    Pen& pen,
    double y,
    const QList<double>& edges,
    const QStringList& cells,
    const Style& style,
    const QList<bool>& rights)
{
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (cells.at(i).isEmpty()) {
            continue;
        }
        const double x = rights.at(i) ? edges.at(i + 1) - 16 - Pen::widthOf(cells.at(i), style)
                                      : edges.at(i) + 16;
        pen.text({x, y}, cells.at(i), style);
    }
}

} // namespace groundmark::sample_project
