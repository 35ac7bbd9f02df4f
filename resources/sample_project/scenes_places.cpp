// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/props.h"
#include "resources/sample_project/random.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

struct Fruit
{
    QString name;
    QString price;
    QColor bright;
    QColor dark;
    double radius;
};

void drawCrate(Pen& pen, const QRectF& crate, const Fruit& fruit, std::uint64_t seed)
{
    QPainter& paint = pen.paint();
    Random random(seed);
    paint.fillRect(crate.adjusted(14, 230, -14, 0), QColor(0x2C1D12));
    const double rowHeight = fruit.radius * 1.2;
    const int rows = static_cast<int>(270 / rowHeight);
    for (int row = 0; row < rows; ++row) {
        // A heap: upper rows are shorter, every second one stands in the gaps of the last.
        const double y = crate.bottom() - 90 - (rows - 1 - row) * rowHeight;
        const double inset = fruit.radius + (rows - 1 - row) * 9.0 + (row % 2) * fruit.radius * 0.9;
        for (double x = crate.left() + inset; x < crate.right() - inset + 16;
             x += fruit.radius * 1.85) {
            const QPointF at(x + random.between(-4, 4), y + random.between(-5, 5));
            QRadialGradient ball(
                at - QPointF(fruit.radius * 0.35, fruit.radius * 0.4), fruit.radius * 1.5);
            ball.setColorAt(0, fruit.bright.lighter(135));
            ball.setColorAt(0.35, fruit.bright);
            ball.setColorAt(1, fruit.dark);
            paint.setPen(Qt::NoPen);
            paint.setBrush(ball);
            const double tall = fruit.name == u"Pears" ? 1.25
                : fruit.name == u"Lemons"              ? 0.85
                                                       : 1.0;
            paint.drawEllipse(at, fruit.radius, fruit.radius * tall);
            paint.setBrush(QColor(0x4A3A20));
            paint.drawRect(QRectF(at.x() - 2, at.y() - fruit.radius * tall - 6, 4, 12));
        }
    }
    const QRectF front(crate.left(), crate.bottom() - 96, crate.width(), 96);
    QPainterPath plank;
    plank.addRoundedRect(front, 4, 4);
    shadow(paint, plank, 8, {0, -3}, 110);
    fillTextured(
        paint,
        plank,
        boards(front.size().toSize(), QColor(0x8C5E35), QColor(0xC08E58), 48, seed + 1));
    pen.name(fruit.name.toLower(), crate.adjusted(0, 50, 0, 0));

    const QRectF sign(crate.center().x() - 112, crate.bottom() - 128, 224, 118);
    card(pen, sign, 5, QColor(0x24292B), 9);
    paint.setPen(QPen(QColor(0xE9DFC9), 2));
    paint.setBrush(Qt::NoBrush);
    paint.drawRoundedRect(sign.adjusted(6, 6, -6, -6), 3, 3);
    pen.textIn(
        sign.adjusted(0, 10, 0, -58),
        Qt::AlignHCenter,
        fruit.name,
        {.face = Face::Hand, .size = 44, .ink = QColor(0xF4EDDC)});
    pen.textIn(
        sign.adjusted(0, 56, 0, -12),
        Qt::AlignHCenter,
        fruit.price,
        {.face = Face::Sans, .size = 34, .ink = QColor(0xFFD45E), .weight = QFont::Bold},
        fruit.name.toLower() + u"-price");
}

void drawScale(Pen& pen, QPointF at)
{
    QPainter& paint = pen.paint();
    paint.setPen(QPen(QColor(0x7D858A), 5));
    paint.drawLine(at, at + QPointF(0, 92));
    card(pen, {at.x() - 80, at.y() + 90, 160, 160}, 80, QColor(0xE7EAEA), 12);
    paint.setPen(QPen(QColor(0x33383B), 3));
    for (int i = 0; i < 24; ++i) {
        paint.save();
        paint.translate(at.x(), at.y() + 170);
        paint.rotate(i * 15);
        paint.drawLine(QPointF(0, -72), QPointF(0, i % 6 ? -64 : -56));
        paint.restore();
    }
    paint.setPen(QPen(QColor(0xB3261E), 5, Qt::SolidLine, Qt::RoundCap));
    paint.drawLine(at + QPointF(0, 170), at + QPointF(34, 124));
    pen.textIn(
        {at.x() - 60, at.y() + 186, 120, 44},
        Qt::AlignHCenter,
        u"kg"_s,
        {.size = 26, .weight = QFont::DemiBold});
    paint.setPen(Qt::NoPen);
    paint.setBrush(QColor(0xB7BEC2));
    paint.drawChord(QRectF(at.x() - 110, at.y() + 200, 220, 120), 180 * 16, 180 * 16);
    pen.name(u"scale"_s, {at.x() - 112, at.y() + 84, 224, 238});
}

} // namespace

Scene marketStall()
{
    Pen pen({1600, 1060}, Qt::white);
    QPainter& paint = pen.paint();
    paint.drawImage(
        0, 0, blurred(clouds({1600, 1060}, QColor(0x4C6356), QColor(0xA9B48C), 260, 61), 8));
    Random random(62);
    for (int i = 0; i < 26; ++i) {
        const double size = random.between(30, 110);
        paint.setPen(Qt::NoPen);
        paint.setBrush(QColor(255, 240, 190, 14 + random.index(26)));
        paint.drawEllipse(QPointF(random.between(0, 1600), random.between(160, 560)), size, size);
    }
    for (const double x : {70.0, 1500.0}) {
        paint.fillRect(QRectF(x, 120, 30, 940), QColor(0x5E4028));
    }
    QPainterPath counter;
    counter.addRect(0, 930, 1600, 130);
    fillTextured(paint, counter, boards({1600, 130}, QColor(0x54351F), QColor(0x7E5633), 65, 63));
    const QList<Fruit> fruits {
        {u"Apples"_s, u"3.20 / kg"_s, QColor(0xC8342F), QColor(0x6E1518), 36},
        {u"Pears"_s, u"3.60 / kg"_s, QColor(0xB7BE3E), QColor(0x65701A), 33},
        {u"Plums"_s, u"2.80 / kg"_s, QColor(0x6E3C86), QColor(0x2E1440), 27},
        {u"Lemons"_s, u"4.10 / kg"_s, QColor(0xF3CE2E), QColor(0xA8790E), 34}};
    for (int i = 0; i < 4; ++i) {
        drawCrate(
            pen,
            {44.0 + i * 384, 560 + (i % 2) * 24.0, 356, 430},
            fruits.at(i),
            64 + std::uint64_t(i));
    }
    drawScale(pen, {820, 190});
    for (int i = 0; i < 17; ++i) {
        QPainterPath stripe;
        stripe.addRect(i * 100 - 20, 0, 100, 170);
        stripe.addEllipse(QRectF(i * 100 - 20, 130, 100, 80));
        stripe.setFillRule(Qt::WindingFill);
        if (i % 2 == 0) {
            shadow(paint, stripe, 12, {0, 10}, 60);
        }
        paint.fillPath(stripe, i % 2 ? QColor(0xF6F1E3) : QColor(0x2F7A57));
    }
    QLinearGradient shade(0, 0, 0, 210);
    shade.setColorAt(0, QColor(0, 0, 0, 70));
    shade.setColorAt(1, QColor(0, 0, 0, 0));
    paint.fillRect(QRectF(0, 0, 1600, 210), shade);
    pen.name(u"awning"_s, {0, 0, 1600, 210});
    const QRectF banner(1010, 262, 440, 104);
    card(pen, banner, 8, QColor(0xFFF8E6), 10);
    pen.textIn(
        banner.adjusted(0, 12, 0, -50),
        Qt::AlignHCenter,
        u"Local and in season"_s,
        {.face = Face::Serif, .size = 36, .weight = QFont::Bold});
    pen.textIn(
        banner.adjusted(0, 58, 0, -12),
        Qt::AlignHCenter,
        u"Closed on Mondays"_s,
        {.size = 28, .ink = QColor(0x8A3B22)});
    vignette(pen.image(), 0.4);
    grain(pen.image(), 9, 69);
    return pen.finish();
}

Scene desk()
{
    Pen pen({1500, 1060}, Qt::white);
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, boards({1500, 1060}, QColor(0x9A7048), QColor(0xCDA878), 212, 71));

    const QRectF laptop(430, 130, 640, 720);
    card(pen, laptop, 22, QColor(0x2A2D31), 30);
    card(pen, {452, 150, 596, 380}, 8, QColor(0x10202E), 0);
    paint.fillRect(QRectF(452, 150, 596, 44), QColor(0x1E3A52));
    pen.text(
        {476, 181},
        u"Quarterly report – draft 3"_s,
        {.size = 24, .ink = QColor(0xDDE8F0), .weight = QFont::Medium});
    const QStringList code {
        u"1. Results by region"_s, u"2. What changed since May"_s, u"3. Open questions for Ana"_s};
    for (qsizetype i = 0; i < code.size(); ++i) {
        pen.text({490, 256 + 58.0 * double(i)}, code.at(i), {.size = 31, .ink = QColor(0xBFD7E6)});
    }
    for (int i = 0; i < 6; ++i) {
        const double height = 30 + ((i * 37) % 70);
        paint.fillRect(
            QRectF(870 + i * 26, 500 - height, 18, height),
            i == 4 ? QColor(0xF2B14A) : QColor(0x4A90C2));
    }
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 13; ++column) {
            card(pen, {466.0 + column * 44, 560.0 + row * 42, 38, 36}, 5, QColor(0x3B3F44), 0);
        }
    }
    card(pen, {640, 742, 220, 92}, 8, QColor(0x34383D), 0);
    pen.name(u"laptop"_s, laptop);

    QPainterPath saucer;
    saucer.addEllipse(QPointF(1240, 700), 130, 130);
    shadow(paint, saucer, 20, {10, 16}, 110);
    paint.fillPath(saucer, QColor(0xEFEAE0));
    QRadialGradient cup(1225, 680, 130);
    cup.setColorAt(0, QColor(0xE0564A));
    cup.setColorAt(1, QColor(0x9E241E));
    paint.setPen(QPen(QColor(0x9E241E), 22));
    paint.setBrush(Qt::NoBrush);
    paint.drawArc(QRectF(1296, 660, 90, 80), -80 * 16, 160 * 16);
    paint.setPen(Qt::NoPen);
    paint.setBrush(cup);
    paint.drawEllipse(QPointF(1240, 700), 94, 94);
    QRadialGradient coffee(1230, 690, 90);
    coffee.setColorAt(0, QColor(0x7A4A26));
    coffee.setColorAt(1, QColor(0x3A1E0C));
    paint.setBrush(coffee);
    paint.drawEllipse(QPointF(1240, 700), 76, 76);
    pen.name(u"mug"_s, {1108, 568, 280, 264});

    layPaper(pen, {300, 300}, tilted({1120, 190, 300, 300}, 4, 0), QColor(0xFBE583), 72);
    const Style hand {.face = Face::Hand, .size = 46, .ink = QColor(0x1E2F6B)};
    pen.text({32, 82}, u"Call Ana"_s, hand);
    pen.text({32, 150}, u"before 15:30"_s, hand.bold());
    pen.text({32, 218}, u"re: budget"_s, hand);
    pen.leave();
    pen.name(u"note"_s, {1110, 180, 322, 322});

    const QList<std::pair<QString, QColor>> books {
        {u"Field Notes on Light"_s, QColor(0x2F5D62)},
        {u"A Short History of Maps"_s, QColor(0x8B3A3A)},
        {u"Statistics for Gardeners"_s, QColor(0xC98B2B)}};
    for (qsizetype i = 0; i < books.size(); ++i) {
        paint.save();
        paint.translate(70 + 14.0 * double(i % 2), 640 + 102.0 * double(i));
        paint.rotate(i == 1 ? -1.5 : 0.8);
        card(pen, {0, 0, 330, 90}, 6, books.at(i).second, 14);
        paint.fillRect(QRectF(16, 0, 6, 90), QColor(255, 255, 255, 50));
        pen.textIn(
            {20, 0, 300, 90},
            Qt::AlignHCenter,
            books.at(i).first,
            {.face = Face::Serif, .size = 25, .ink = QColor(0xFFF6E2), .weight = QFont::Bold});
        paint.restore();
    }
    pen.name(u"books"_s, {58, 628, 360, 314});

    paint.setPen(Qt::NoPen);
    QPainterPath pot;
    pot.addEllipse(QPointF(220, 250), 110, 110);
    shadow(paint, pot, 24, {12, 16}, 120);
    paint.fillPath(pot, QColor(0xB5673F));
    Random random(73);
    for (int leaf = 0; leaf < 34; ++leaf) {
        paint.save();
        paint.translate(220, 250);
        paint.rotate(random.between(0, 360));
        QLinearGradient green(0, 0, 0, -150);
        green.setColorAt(0, QColor(0x1F4A2B));
        green.setColorAt(1, QColor(0x6FA35A).lighter(static_cast<int>(random.between(80, 115))));
        paint.setBrush(green);
        const double length = random.between(90, 165);
        QPainterPath blade(QPointF(0, 0));
        blade.quadTo(26, -length / 2, 0, -length);
        blade.quadTo(-26, -length / 2, 0, 0);
        paint.drawPath(blade);
        paint.restore();
    }
    pen.name(u"plant"_s, {56, 86, 328, 328});
    for (int i = 0; i < 3; ++i) {
        paint.save();
        paint.translate(520 + i * 90, 940 + i * 12);
        paint.rotate(-8 + i * 7);
        card(
            pen,
            {0, 0, 260, 16},
            3,
            QList<QColor> {QColor(0xD9A441), QColor(0x3C7DB5), QColor(0x4A4A4A)}.at(i),
            6);
        paint.fillRect(QRectF(-4, 0, 30, 16), QColor(0xE9A6A0));
        paint.restore();
    }
    pen.name(u"pencils"_s, {510, 890, 460, 120});
    slantedLight(paint, pen.frame(), 44, -60);
    vignette(pen.image(), 0.3);
    grain(pen.image(), 8, 74);
    return pen.finish();
}

} // namespace groundmark::sample_project
