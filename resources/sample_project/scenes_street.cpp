// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/props.h"
#include "resources/sample_project/random.h"
#include "resources/sample_project/scenes.h"

#include <QtMath>

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

/// What the two streets differ in.
struct Street
{
    QColor brick;
    QColor awning;
    QString shop;
    QStringList window;
    QString door;
    QString plate;
    QString stop;
    QStringList routes;
    QColor loaf;
    QColor bicycle;
    std::uint64_t seed;
};

void drawSkyAndTown(Pen& pen, std::uint64_t seed)
{
    QLinearGradient sky(0, 0, 0, 620);
    sky.setColorAt(0, QColor(0x6FA3CC));
    sky.setColorAt(1, QColor(0xE9E4D4));
    pen.paint().fillRect(pen.frame(), sky);
    Random random(seed);
    for (double x = -20; x < 1520;) {
        const double width = random.between(80, 170);
        const double height = random.between(150, 380);
        const QRectF house(x, 740 - height, width, height);
        pen.paint().fillRect(
            house, QColor(0x93A3AD).lighter(static_cast<int>(random.between(96, 118))));
        for (double wy = house.top() + 20; wy < house.bottom() - 30; wy += 44) {
            for (double wx = house.left() + 14; wx < house.right() - 24; wx += 34) {
                pen.paint().fillRect(
                    QRectF(wx, wy, 14, 22), QColor(255, 244, 214, random.index(3) == 0 ? 150 : 50));
            }
        }
        x += width + random.between(-6, 12);
    }
}

void drawFacade(Pen& pen, const QRectF& wall, const Street& look)
{
    QPainterPath path;
    path.addRect(wall);
    shadow(pen.paint(), path, 30, {18, 0}, 110);
    fillTextured(
        pen.paint(),
        path,
        clouds(
            wall.size().toSize(), look.brick.darker(116), look.brick.lighter(110), 90, look.seed));
    Random random(look.seed + 1);
    int row = 0;
    for (double y = wall.top(); y < wall.bottom(); y += 20, ++row) {
        for (double x = wall.left() - (row % 2 ? 26 : 0); x < wall.right(); x += 52) {
            const QRectF brick = QRectF(x + 2, y + 2, 48, 16).intersected(wall);
            pen.paint().fillRect(brick, QColor(255, 255, 255, random.index(26)));
        }
        pen.paint().fillRect(QRectF(wall.left(), y, wall.width(), 2), QColor(255, 240, 225, 60));
    }
    for (int i = 0; i < 3; ++i) {
        const QRectF frame(wall.left() + 90 + i * 270, wall.top() + 46, 150, 190);
        pen.paint().fillRect(frame.adjusted(-12, -12, 12, 12), QColor(0xEDE6D6));
        QLinearGradient glass(frame.topLeft(), frame.bottomRight());
        glass.setColorAt(0, QColor(0x5B7A8C));
        glass.setColorAt(0.5, QColor(0xA9C2CB));
        glass.setColorAt(0.52, QColor(0x6F8B98));
        glass.setColorAt(1, QColor(0x41596A));
        pen.paint().fillRect(frame, glass);
        pen.paint().fillRect(
            QRectF(frame.center().x() - 4, frame.top(), 8, frame.height()), QColor(0xEDE6D6));
        pen.paint().fillRect(
            QRectF(frame.left(), frame.center().y() - 4, frame.width(), 8), QColor(0xEDE6D6));
        pen.paint().fillRect(
            QRectF(frame.left() - 20, frame.bottom() + 12, frame.width() + 40, 14),
            QColor(0xCFC6B2));
    }
}

void drawShop(Pen& pen, const QRectF& wall, const Street& look)
{
    const QRectF board(wall.left() + 50, 330, wall.width() - 100, 92);
    card(pen, board, 6, look.awning.darker(165), 8);
    pen.textIn(
        board,
        Qt::AlignHCenter,
        look.shop,
        {.face = Face::Serif,
         .size = 58,
         .ink = QColor(0xF6EBCF),
         .weight = QFont::Bold,
         .tracking = 5},
        u"shop"_s);

    const QRectF window(wall.left() + 70, 500, 480, 270);
    pen.paint().fillRect(window.adjusted(-14, -14, 14, 14), look.awning.darker(190));
    QLinearGradient glow(window.topLeft(), window.bottomLeft());
    glow.setColorAt(0, QColor(0xFFE9B8));
    glow.setColorAt(1, QColor(0xC98F4C));
    pen.paint().fillRect(window, glow);
    Random random(look.seed + 2);
    for (int shelf = 0; shelf < 2; ++shelf) {
        const double y = window.top() + 165 + shelf * 84;
        for (double x = window.left() + 20; x < window.right() - 60; x += random.between(54, 76)) {
            QRadialGradient loaf(x + 22, y - 26, 40);
            loaf.setColorAt(0, look.loaf.lighter(150));
            loaf.setColorAt(1, look.loaf);
            pen.paint().setPen(Qt::NoPen);
            pen.paint().setBrush(loaf);
            pen.paint().drawRoundedRect(
                QRectF(x, y - random.between(34, 48), random.between(44, 60), 48), 20, 20);
        }
        pen.paint().fillRect(QRectF(window.left(), y + 4, window.width(), 10), QColor(0x6B4323));
    }
    const QRectF paper(window.left() + 250, window.top() + 22, 200, 92);
    card(pen, paper, 3, QColor(0xFFFDF4), 4);
    pen.textIn(
        paper.adjusted(0, 6, 0, -46),
        Qt::AlignHCenter,
        look.window.at(0),
        {.size = 28, .weight = QFont::DemiBold});
    pen.textIn(
        paper.adjusted(0, 46, 0, -6),
        Qt::AlignHCenter,
        look.window.at(1),
        {.size = 28, .ink = QColor(0xA3301F), .weight = QFont::Bold},
        u"hours"_s);
    pen.paint().fillPath(
        [&] {
            QPainterPath shine;
            shine.addPolygon(QPolygonF(QList<QPointF> {
                window.topLeft() + QPointF(40, 0),
                window.topLeft() + QPointF(120, 0),
                window.bottomLeft() + QPointF(60, 0),
                window.bottomLeft() + QPointF(-0, 0)}));
            return shine;
        }(),
        QColor(255, 255, 255, 36));

    for (int i = 0; i < 12; ++i) {
        const double x = window.left() - 40 + i * 47;
        QPainterPath stripe;
        stripe.addPolygon(
            QPolygonF(QList<QPointF> {{x + 18, 428}, {x + 60, 428}, {x + 47, 500}, {x, 500}}));
        stripe.addEllipse(QRectF(x, 486, 47, 28));
        stripe.setFillRule(Qt::WindingFill);
        pen.paint().fillPath(stripe, i % 2 ? QColor(0xF5EFE0) : look.awning);
    }
    const QRectF door(wall.left() + 620, 470, 170, 330);
    card(pen, door, 6, look.awning.darker(140), 6);
    QLinearGradient pane(door.topLeft(), door.bottomRight());
    pane.setColorAt(0, QColor(0xD8C08A));
    pane.setColorAt(1, QColor(0x6A5430));
    pen.paint().fillRect(door.adjusted(26, 26, -26, -130), pane);
    const QRectF plate(door.left() + 38, door.top() + 66, 94, 42);
    card(pen, plate, 4, QColor(0xFFFDF4), 3);
    pen.textIn(
        plate,
        Qt::AlignHCenter,
        look.door,
        {.size = 26, .ink = QColor(0x1D6B45), .weight = QFont::Bold});
    pen.paint().setBrush(QColor(0xD9B45A));
    pen.paint().drawEllipse(QPointF(door.right() - 20, door.top() + 190), 8, 8);
    pen.name(u"door"_s, door);
}

void drawGround(Pen& pen, std::uint64_t seed)
{
    QPainterPath pavement;
    pavement.addRect(0, 790, 1500, 110);
    fillTextured(
        pen.paint(),
        pavement,
        clouds({1500, 110}, QColor(0x9C9A93), QColor(0xC9C5BA), 60, seed + 5));
    for (int i = -4; i < 18; ++i) {
        pen.paint().setPen(QPen(QColor(0, 0, 0, 36), 2));
        pen.paint().drawLine(QPointF(i * 110 + 60, 790), QPointF(i * 110 - 20, 900));
    }
    pen.paint().fillRect(QRectF(0, 896, 1500, 12), QColor(0xE0DCD0));
    QPainterPath road;
    road.addRect(0, 908, 1500, 92);
    fillTextured(
        pen.paint(), road, clouds({1500, 92}, QColor(0x45474A), QColor(0x62656A), 24, seed + 6, 4));
    for (int i = 0; i < 8; ++i) {
        pen.paint().fillRect(QRectF(40 + i * 210, 956, 110, 9), QColor(240, 236, 220, 210));
    }
}

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

void drawStop(Pen& pen, const Street& look)
{
    pen.paint().fillRect(QRectF(1246, 330, 14, 500), QColor(0x4A4F55));
    const QRectF head(1160, 250, 186, 110);
    card(pen, head, 10, QColor(0x1F5FA8), 8);
    pen.textIn(
        head,
        Qt::AlignHCenter,
        look.stop,
        {.size = 32, .ink = QColor(Qt::white), .weight = QFont::Bold},
        u"stop"_s);
    const QRectF list(1160, 372, 186, 168);
    card(pen, list, 6, QColor(0xFBFAF5), 6);
    for (qsizetype i = 0; i < look.routes.size(); ++i) {
        pen.textIn(
            QRectF(list.left() + 14, list.top() + 12 + 48.0 * double(i), list.width() - 20, 44),
            Qt::AlignLeft,
            look.routes.at(i),
            {.size = 27, .weight = i == 2 ? QFont::Normal : QFont::DemiBold});
    }
    pen.name(u"routes"_s, list);
    pen.paint().fillRect(QRectF(896, 322, 40, 10), QColor(0x2E3338));
    const QRectF plate(926, 298, 196, 58);
    card(pen, plate, 4, QColor(0x1C5B3C), 5);
    pen.paint().setPen(QPen(Qt::white, 3));
    pen.paint().setBrush(Qt::NoBrush);
    pen.paint().drawRoundedRect(plate.adjusted(5, 5, -5, -5), 3, 3);
    pen.textIn(
        plate,
        Qt::AlignHCenter,
        look.plate,
        {.size = 33, .ink = QColor(Qt::white), .weight = QFont::DemiBold},
        u"plate"_s);
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

Scene street(const Street& look)
{
    Pen pen({1500, 1000}, Qt::white);
    drawSkyAndTown(pen, look.seed);
    const QRectF wall(40, 40, 860, 760);
    drawGround(pen, look.seed);
    drawFacade(pen, wall, look);
    drawShop(pen, wall, look);
    drawStop(pen, look);
    drawLampAndBench(pen);
    drawBicycle(pen, {300, 790}, look.bicycle);
    slantedLight(pen.paint(), pen.frame(), 60, -30);
    vignette(pen.image(), 0.2);
    grain(pen.image(), 9, look.seed + 9);
    return pen.finish();
}

} // namespace

Scene englishStreet()
{
    return street(
        {.brick = QColor(0x9C5442),
         .awning = QColor(0xB23A2E),
         .shop = u"MILL LANE BAKERY"_s,
         .window = {u"Fresh bread"_s, u"from 7 am"_s},
         .door = u"OPEN"_s,
         .plate = u"Mill Lane"_s,
         .stop = u"BUS STOP"_s,
         .routes = {u"12 Station"_s, u"40 Harbour"_s, u"every 10 min"_s},
         .loaf = QColor(0x9A5F2A),
         .bicycle = QColor(0xC8322B),
         .seed = 11});
}

Scene chineseStreet()
{
    return street(
        {.brick = QColor(0x8A7A66),
         .awning = QColor(0x2F6B5E),
         .shop = u"和平路老面馆"_s,
         .window = {u"手工馒头"_s, u"每个2元"_s},
         .door = u"营业中"_s,
         .plate = u"和平路"_s,
         .stop = u"公交车站"_s,
         .routes = {u"12路 火车站"_s, u"40路 码头"_s, u"每10分钟一班"_s},
         .loaf = QColor(0xB9AE98),
         .bicycle = QColor(0x2A62B0),
         .seed = 23});
}

} // namespace groundmark::sample_project
