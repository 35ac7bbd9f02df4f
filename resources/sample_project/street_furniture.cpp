// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/street_furniture.h"

#include <QtMath>

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

void drawBicycle(Pen& pen, QPointF at, const QColor& colour)
{
    QPainter& paint = pen.paint();
    const QPointF rear = at;
    const QPointF front = at + QPointF(190, 0);
    paint.setPen(Qt::NoPen);
    paint.setBrush(QColor(0, 0, 0, 60));
    paint.drawEllipse(QPointF(at.x() + 95, at.y() + 76), 190, 12);
    for (const QPointF hub : {rear, front}) {
        paint.setBrush(Qt::NoBrush);
        paint.setPen(QPen(QColor(30, 30, 32), 8));
        paint.drawEllipse(hub, 70, 70);
        paint.setPen(QPen(QColor(190, 190, 190, 190), 1.4));
        for (int spoke = 0; spoke < 18; ++spoke) {
            const double angle = spoke * M_PI / 9;
            paint.drawLine(hub, hub + QPointF(qCos(angle), qSin(angle)) * 67);
        }
    }
    const QPointF pedal = at + QPointF(84, 12);
    const QPointF seat = at + QPointF(56, -92);
    const QPointF head = at + QPointF(164, -98);
    paint.setPen(QPen(colour, 9, Qt::SolidLine, Qt::RoundCap));
    paint.drawLines(QList<QLineF> {
        {rear, pedal}, {rear, seat}, {seat, pedal}, {seat, head}, {pedal, head}, {head, front}});
    paint.setPen(QPen(QColor(40, 34, 30), 8, Qt::SolidLine, Qt::RoundCap));
    paint.drawLine(seat, seat + QPointF(-5, -22));
    paint.drawLine(seat + QPointF(-30, -24), seat + QPointF(20, -24));
    paint.drawLine(head, head + QPointF(-4, -36));
    paint.drawLine(head + QPointF(-32, -38), head + QPointF(18, -42));
    paint.setBrush(QColor(60, 60, 60));
    paint.drawEllipse(pedal, 9, 9);
    paint.setPen(QPen(QColor(0x7A5A36), 3));
    paint.setBrush(QColor(0xB58A55));
    paint.drawRoundedRect(QRectF(front.x() - 42, front.y() - 148, 74, 50), 8, 8);
    pen.name(u"bicycle"_s, QRectF(rear.x() - 76, rear.y() - 150, 342, 226));
}

void drawLampAndBench(Pen& pen)
{
    QPainter& paint = pen.paint();
    paint.fillRect(QRectF(1424, 190, 12, 640), QColor(0x2E3338));
    paint.setPen(QPen(QColor(0x2E3338), 10, Qt::SolidLine, Qt::RoundCap));
    paint.drawArc(QRectF(1350, 150, 80, 90), 0, 100 * 16);
    QRadialGradient lamp(1384, 168, 60);
    lamp.setColorAt(0, QColor(255, 240, 190, 230));
    lamp.setColorAt(1, QColor(255, 240, 190, 0));
    paint.setPen(Qt::NoPen);
    paint.setBrush(lamp);
    paint.drawEllipse(QPointF(1384, 168), 60, 60);
    paint.setBrush(QColor(0x2E3338));
    paint.drawRoundedRect(QRectF(1360, 146, 50, 18), 8, 8);
    pen.name(u"lamp"_s, QRectF(1348, 140, 92, 690));
    for (int i = 0; i < 3; ++i) {
        paint.fillRect(QRectF(1150, 716 + i * 22, 240, 14), QColor(0x8A5A33).lighter(100 + 8 * i));
    }
    paint.fillRect(QRectF(1140, 786, 260, 16), QColor(0x9C6A3F));
    paint.fillRect(QRectF(1164, 800, 12, 52), QColor(0x3A3A3C));
    paint.fillRect(QRectF(1364, 800, 12, 52), QColor(0x3A3A3C));
    pen.name(u"bench"_s, QRectF(1138, 712, 264, 142));
}

} // namespace groundmark::sample_project
