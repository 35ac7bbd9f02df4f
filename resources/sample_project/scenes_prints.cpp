// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/props.h"
#include "resources/sample_project/random.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

Scene poster()
{
    Pen pen({1120, 1560}, QColor(0x1A1330));
    QPainter& paint = pen.paint();
    QLinearGradient dusk(0, 0, 0, 1560);
    dusk.setColorAt(0, QColor(0x1A1440));
    dusk.setColorAt(0.45, QColor(0x6B2A5C));
    dusk.setColorAt(0.7, QColor(0xE0633F));
    dusk.setColorAt(1, QColor(0xF7C25B));
    paint.fillRect(pen.frame(), dusk);
    Random random(131);
    paint.setPen(Qt::NoPen);
    for (int i = 0; i < 130; ++i) {
        paint.setBrush(QColor(255, 255, 255, 40 + random.index(170)));
        const double size = random.between(0.8, 2.6);
        paint.drawEllipse(QPointF(random.between(0, 1120), random.between(0, 620)), size, size);
    }
    QRadialGradient sun(560, 900, 330);
    sun.setColorAt(0, QColor(0xFFF3C4));
    sun.setColorAt(0.6, QColor(0xFFD27A));
    sun.setColorAt(0.62, QColor(255, 190, 90, 120));
    sun.setColorAt(1, QColor(255, 160, 70, 0));
    paint.setBrush(sun);
    paint.drawEllipse(QPointF(560, 900), 330, 330);
    for (int layer = 0; layer < 3; ++layer) {
        QPainterPath hills(QPointF(-10, 1560));
        hills.lineTo(-10, 980 + layer * 70);
        for (int x = 0; x <= 1140; x += 140) {
            hills.quadTo(
                x + 40, 880 + layer * 80 + random.between(-50, 60), x + 140, 980 + layer * 70);
        }
        hills.lineTo(1140, 1560);
        paint.fillPath(hills, QColor(0x3B1746).darker(100 + layer * 34));
    }
    const QColor cream(0xFFF4DC);
    pen.textIn(
        {0, 92, 1120, 50},
        Qt::AlignHCenter,
        u"LAKESIDE SUMMER NIGHTS"_s,
        {.size = 38, .ink = cream, .weight = QFont::DemiBold, .tracking = 9});
    pen.textIn(
        {0, 210, 1120, 150},
        Qt::AlignHCenter,
        u"THE PAPER"_s,
        {.size = 164, .ink = cream, .weight = QFont::Black});
    pen.textIn(
        {0, 380, 1120, 150},
        Qt::AlignHCenter,
        u"LANTERNS"_s,
        {.size = 176, .ink = QColor(0xFFC94D), .weight = QFont::Black});
    pen.name(u"band"_s, {90, 205, 940, 325});
    pen.textIn(
        {0, 570, 1120, 60},
        Qt::AlignHCenter,
        u"with Nora Vale and the Night Ferry"_s,
        {.face = Face::Serif, .size = 42, .ink = cream, .italic = true});
    pen.textIn(
        {0, 1200, 1120, 80},
        Qt::AlignHCenter,
        u"Saturday 12 July, 19:30"_s,
        {.size = 68, .ink = cream, .weight = QFont::Bold},
        u"date"_s);
    pen.textIn(
        {0, 1296, 1120, 60},
        Qt::AlignHCenter,
        u"Old Boathouse, Larkfield"_s,
        {.size = 48, .ink = cream},
        u"place"_s);
    card(pen, {330, 1392, 460, 84}, 42, QColor(0xFFC94D), 12);
    pen.textIn(
        {330, 1392, 460, 84},
        Qt::AlignHCenter,
        u"Tickets 18 / 12"_s,
        {.size = 44, .ink = QColor(0x3B1746), .weight = QFont::Bold},
        u"price"_s);
    grain(pen.image(), 12, 132);
    return pen.finish();
}

Scene menuBoard()
{
    Pen pen({1240, 1500}, Qt::white);
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, boards({1240, 1500}, QColor(0x6E4728), QColor(0xA8733F), 125, 141));
    QPainterPath slate;
    slate.addRect(70, 70, 1100, 1360);
    shadow(paint, slate, 16, {0, 6}, 160);
    fillTextured(
        paint, slate, clouds({1100, 1360}, QColor(0x1E2624), QColor(0x37423F), 320, 142, 1.6));
    Random random(143);
    for (int i = 0; i < 40; ++i) { // wiped chalk
        paint.save();
        paint.setClipPath(slate);
        paint.translate(random.between(100, 1100), random.between(100, 1400));
        paint.rotate(random.between(-30, 30));
        paint.fillRect(QRectF(-180, -14, 360, 28), QColor(255, 255, 255, 3 + random.index(5)));
        paint.restore();
    }
    const QColor chalk(0xF1EFE4);
    const QColor yellow(0xF6D774);
    const Style hand {.face = Face::Hand, .size = 58, .ink = chalk};
    pen.textIn(
        {70, 110, 1100, 110},
        Qt::AlignHCenter,
        u"The Corner Pantry"_s,
        hand.sized(104).with(yellow));
    paint.setPen(QPen(QColor(241, 239, 228, 190), 4, Qt::SolidLine, Qt::RoundCap));
    QPainterPath swirl(QPointF(300, 262));
    swirl.cubicTo(480, 230, 560, 300, 620, 262);
    swirl.cubicTo(680, 230, 760, 300, 940, 262);
    paint.setBrush(Qt::NoBrush);
    paint.drawPath(swirl);
    const auto section = [&](double y,
                             const QString& title,
                             const QList<std::pair<QString, QString>>& rows,
                             const QStringList& names) {
        pen.text({150, y}, title, hand.sized(72).with(yellow));
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const double line = y + 84 + 76 * double(i);
            pen.text({170, line}, rows.at(i).first, hand);
            const double from = 190 + Pen::widthOf(rows.at(i).first, hand);
            QPen dots(QColor(241, 239, 228, 130), 4);
            dots.setDashPattern({1, 4});
            dots.setCapStyle(Qt::RoundCap);
            paint.setPen(dots);
            paint.drawLine(QPointF(from + 20, line - 8), QPointF(930, line - 8));
            pen.text({960, line}, rows.at(i).second, hand);
            pen.name(names.at(i), {160, line - 52, 930, 68});
        }
    };
    section(
        360,
        u"Lunch"_s,
        {{u"Tomato soup"_s, u"5.50"_s},
         {u"Leek tart"_s, u"7.80"_s},
         {u"Fish pie"_s, u"11.20"_s},
         {u"Bean salad"_s, u"6.40"_s}},
        {u"soup"_s, u"tart"_s, u"pie"_s, u"salad"_s});
    section(
        812,
        u"Drinks"_s,
        {{u"Coffee"_s, u"2.80"_s}, {u"Pot of tea"_s, u"3.10"_s}, {u"Lemonade"_s, u"3.40"_s}},
        {u"coffee"_s, u"tea"_s, u"lemonade"_s});
    const QRectF box(160, 1128, 920, 150);
    paint.setPen(QPen(yellow, 5));
    paint.drawRoundedRect(box, 18, 18);
    pen.textIn(
        box.adjusted(0, 16, 0, -74),
        Qt::AlignHCenter,
        u"Today: soup and tart"_s,
        hand.sized(62),
        u"special-name"_s);
    pen.textIn(
        box.adjusted(0, 78, 0, -14),
        Qt::AlignHCenter,
        u"together 11.50"_s,
        hand.sized(62).with(yellow));
    pen.name(u"special"_s, box);
    pen.textIn(
        {70, 1320, 1100, 60},
        Qt::AlignHCenter,
        u"Open Tuesday to Sunday, 8 till 4"_s,
        hand.sized(50),
        u"footer"_s);
    vignette(pen.image(), 0.35);
    grain(pen.image(), 12, 144);
    return pen.finish();
}

Scene productLabel()
{
    Pen pen({1400, 1040}, Qt::white);
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, clouds({1400, 1040}, QColor(0xCBBFAE), QColor(0xE9E0D2), 500, 151));
    const QRectF packet(90, 60, 1220, 920);
    QLinearGradient foil(packet.topLeft(), packet.topRight());
    foil.setColorAt(0, QColor(0x5C3A21));
    foil.setColorAt(0.2, QColor(0x84582F));
    foil.setColorAt(0.8, QColor(0x7A502A));
    foil.setColorAt(1, QColor(0x4C2F1A));
    card(pen, packet, 26, foil, 30);
    for (int i = 0; i < 48; ++i) {
        paint.fillRect(QRectF(90, 64 + i * 0.9, 1220, 0.4), QColor(255, 255, 255, 30));
    }
    const QRectF left(140, 140, 540, 780);
    card(pen, left, 12, QColor(0xFBF5E6), 6);
    pen.textIn(
        {140, 176, 540, 80},
        Qt::AlignHCenter,
        u"Golden Oat"_s,
        {.face = Face::Serif, .size = 78, .ink = QColor(0x8A4B12), .weight = QFont::Bold},
        u"brand"_s);
    pen.textIn(
        {140, 270, 540, 44},
        Qt::AlignHCenter,
        u"Granola with hazelnut"_s,
        {.size = 34, .ink = QColor(0x4A3420)});
    paint.setPen(Qt::NoPen);
    Random random(152);
    for (int i = 0; i < 90; ++i) {
        paint.save();
        paint.translate(410 + random.between(-150, 150), 450 + random.between(-60, 60));
        paint.rotate(random.between(0, 180));
        paint.setBrush(QColor(0xD9A85B).lighter(static_cast<int>(random.between(80, 128))));
        paint.drawEllipse(QRectF(-24, -13, 48, 26));
        paint.restore();
    }
    pen.textIn(
        {140, 570, 540, 50},
        Qt::AlignHCenter,
        u"Net weight 450 g"_s,
        {.size = 38, .weight = QFont::DemiBold},
        u"weight"_s);
    pen.text({176, 690}, u"Best before"_s, {.size = 28, .ink = QColor(0x6B5A48)});
    pen.text(
        {176, 738},
        u"18 NOV 2025"_s,
        {.face = Face::Mono, .size = 34, .weight = QFont::Bold},
        u"best-before"_s);
    pen.text({490, 690}, u"Batch"_s, {.size = 28, .ink = QColor(0x6B5A48)});
    pen.text({490, 738}, u"L2 0417"_s, {.face = Face::Mono, .size = 34}, u"batch"_s);
    barcode(pen, {176, 776, 380, 126}, u"5 012345 678900"_s, 153);
    pen.name(u"barcode"_s, {176, 776, 380, 126});

    const QRectF right(730, 140, 530, 780);
    card(pen, right, 12, QColor(0xFFFFFF), 6);
    pen.text({760, 196}, u"Nutrition"_s, {.size = 42, .weight = QFont::Black});
    pen.text({760, 238}, u"Typical values per 100 g"_s, {.size = 26, .ink = QColor(0x4A4A4A)});
    paint.fillRect(QRectF(760, 254, 470, 8), QColor(0x1E1E1E));
    const QList<QStringList> rows {
        {u"Energy"_s, u"1876 kJ / 448 kcal"_s},
        {u"Fat"_s, u"17.2 g"_s},
        {u"   of which saturates"_s, u"2.4 g"_s},
        {u"Carbohydrate"_s, u"58.0 g"_s},
        {u"   of which sugars"_s, u"14.6 g"_s},
        {u"Fibre"_s, u"8.1 g"_s},
        {u"Protein"_s, u"11.3 g"_s},
        {u"Salt"_s, u"0.08 g"_s}};
    double y = 304;
    for (const QStringList& row : rows) {
        const bool inner = row.at(0).startsWith(u' ');
        pen.text(
            {inner ? 790.0 : 760.0, y},
            row.at(0).trimmed(),
            {.size = 28, .weight = inner ? QFont::Normal : QFont::DemiBold});
        pen.text({1230 - Pen::widthOf(row.at(1), {.size = 28}), y}, row.at(1), {.size = 28});
        paint.fillRect(QRectF(760, y + 13, 470, 1.6), QColor(0x9A9A9A));
        y += 46;
    }
    pen.name(u"table"_s, {756, 262, 480, y - 296});
    pen.text({760, y + 26}, u"Ingredients"_s, {.size = 30, .weight = QFont::Bold});
    y = pen.paragraph(
        {760, y + 64},
        470,
        u"Oat flakes 62%, honey, hazelnuts 9%, sunflower oil, raisins, linseed, cinnamon."_s,
        {.size = 25},
        35,
        u"ingredients"_s);
    pen.paragraph(
        {760, y + 12},
        470,
        u"Contains oats and nuts. May contain traces of milk and sesame."_s,
        {.size = 25, .weight = QFont::Bold},
        35,
        u"allergens"_s);
    slantedLight(paint, pen.frame(), 50, -50);
    vignette(pen.image(), 0.25);
    grain(pen.image(), 7, 154);
    return pen.finish();
}

} // namespace groundmark::sample_project
