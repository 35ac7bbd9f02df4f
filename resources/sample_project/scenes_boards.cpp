// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/props.h"
#include "resources/sample_project/random.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

/// A run of a formula: text with its own size and height, because exponents stand higher.
struct Piece
{
    QString text;
    double size;
    double lift = 0;
};

/// Draws the pieces in a row; returns the x after the last.
double formula(Pen& pen, QPointF at, const QList<Piece>& pieces, const QColor& chalk)
{
    for (const Piece& piece : pieces) {
        const Style style {.face = Face::Serif, .size = piece.size, .ink = chalk, .italic = false};
        pen.text({at.x(), at.y() - piece.lift}, piece.text, style);
        at.rx() += Pen::widthOf(piece.text, style) + 6;
    }
    return at.x();
}

} // namespace

Scene formulaBoard()
{
    Pen pen({1500, 960}, QColor(0x7A5232));
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, boards({1500, 960}, QColor(0x6B4526), QColor(0x97683E), 160, 181));
    QPainterPath slate;
    slate.addRect(44, 44, 1412, 830);
    shadow(paint, slate, 10, {0, 3}, 160);
    fillTextured(
        paint, slate, clouds({1412, 830}, QColor(0x1F4736), QColor(0x33624C), 360, 182, 1.8));
    Random random(183);
    paint.save();
    paint.setClipPath(slate);
    for (int i = 0; i < 34; ++i) {
        paint.save();
        paint.translate(random.between(0, 1500), random.between(0, 900));
        paint.rotate(random.between(-20, 20));
        paint.fillRect(QRectF(-260, -24, 520, 48), QColor(255, 255, 255, 3 + random.index(6)));
        paint.restore();
    }
    paint.restore();
    const QColor chalk(0xF4F1E6);
    const QColor yellow(0xF5DD7E);
    pen.text(
        {110, 140},
        u"Completing the square"_s,
        {.face = Face::Hand, .size = 72, .ink = yellow},
        u"title"_s);
    formula(pen, {130, 280}, {{u"ax"_s, 70}, {u"2"_s, 42, 30}, {u" + bx + c = 0"_s, 70}}, chalk);
    double x = formula(pen, {130, 430}, {{u"x"_s, 70}, {u"2"_s, 42, 30}, {u" + "_s, 70}}, chalk);
    const auto fraction = [&](double left,
                              double y,
                              const QString& top,
                              const QString& bottom,
                              double width,
                              const QColor& ink) {
        const Style style {.face = Face::Serif, .size = 56, .ink = ink};
        pen.textIn({left, y - 82, width, 50}, Qt::AlignHCenter, top, style);
        paint.setPen(QPen(ink, 5, Qt::SolidLine, Qt::RoundCap));
        paint.drawLine(QPointF(left, y - 20), QPointF(left + width, y - 20));
        pen.textIn({left, y - 6, width, 50}, Qt::AlignHCenter, bottom, style);
        return left + width + 16;
    };
    x = fraction(x + 6, 430, u"b"_s, u"a"_s, 60, chalk);
    x = formula(pen, {x, 430}, {{u"x = −"_s, 70}}, chalk);
    fraction(x + 10, 430, u"c"_s, u"a"_s, 60, chalk);
    // The result, framed.
    double y = 670;
    x = formula(pen, {130, y}, {{u"x"_s, 78}, {u" = "_s, 78}}, yellow);
    const double from = x + 10;
    pen.text({from + 8, y - 56}, u"−b ±"_s, {.face = Face::Serif, .size = 66, .ink = yellow});
    const double root = from + 30 + Pen::widthOf(u"−b ±"_s, {.face = Face::Serif, .size = 66});
    paint.setPen(QPen(yellow, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paint.setBrush(Qt::NoBrush);
    paint.drawPolyline(QPolygonF(QList<QPointF> {
        {root, y - 78},
        {root + 14, y - 84},
        {root + 30, y - 46},
        {root + 52, y - 126},
        {root + 350, y - 126}}));
    const double after = formula(
        pen, {root + 62, y - 56}, {{u"b"_s, 66}, {u"2"_s, 40, 28}, {u" − 4ac"_s, 66}}, yellow);
    paint.setPen(QPen(yellow, 5, Qt::SolidLine, Qt::RoundCap));
    paint.drawLine(QPointF(from, y - 24), QPointF(after + 20, y - 24));
    pen.textIn(
        {from, y - 4, after - from, 60},
        Qt::AlignHCenter,
        u"2a"_s,
        {.face = Face::Serif, .size = 66, .ink = yellow});
    pen.name(u"formula"_s, {120, y - 140, after - 80, 220});
    paint.setPen(QPen(chalk, 4));
    paint.drawRoundedRect(QRectF(104, y - 158, after - 50, 256), 18, 18);
    // A parabola to the right.
    const QPointF o(1160, 500);
    paint.setPen(QPen(chalk, 4, Qt::SolidLine, Qt::RoundCap));
    paint.drawLine(o + QPointF(-220, 0), o + QPointF(240, 0));
    paint.drawLine(o + QPointF(-60, 260), o + QPointF(-60, -300));
    QPainterPath curve(o + QPointF(-180, -250));
    curve.cubicTo(o + QPointF(-60, 250), o + QPointF(80, 250), o + QPointF(200, -250));
    paint.setPen(QPen(yellow, 5, Qt::SolidLine, Qt::RoundCap));
    paint.drawPath(curve);
    const Style small {.face = Face::Hand, .size = 46, .ink = chalk};
    pen.text(o + QPointF(-150, 56), u"x1"_s, small);
    pen.text(o + QPointF(128, 56), u"x2"_s, small);
    pen.text(o + QPointF(-30, -280), u"y"_s, small);
    pen.text({1010, 840}, u"homework: p. 84, 3 to 7"_s, small, u"homework"_s);
    paint.fillRect(QRectF(44, 880, 1412, 26), QColor(0x4C311D));
    for (int i = 0; i < 3; ++i) {
        card(pen, {240.0 + i * 150, 868, 92, 15}, 6, i == 1 ? yellow : chalk, 3);
    }
    vignette(pen.image(), 0.35);
    grain(pen.image(), 12, 184);
    return pen.finish();
}

Scene whiteboard()
{
    Pen pen({1560, 1040}, QColor(0xB9BEC2));
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, clouds({1560, 1040}, QColor(0xA9B0B5), QColor(0xC9CED1), 400, 191));
    const QRectF board(60, 50, 1440, 900);
    card(pen, board.adjusted(-16, -16, 16, 16), 10, QColor(0xDDE1E4), 24);
    paint.drawImage(
        board.topLeft(),
        clouds(board.size().toSize(), QColor(0xF0F3F4), QColor(0xFEFEFE), 600, 192));
    const QColor black(0x23262B);
    const QColor blue(0x1D55B8);
    const QColor red(0xC2302B);
    const QColor green(0x1C7A4B);
    const Style hand {.face = Face::Hand, .size = 52, .ink = black};
    pen.text({110, 142}, u"Sprint 14"_s, hand.sized(88).with(blue));
    pen.text({960, 136}, u"demo: Fri 23 May, 14:00"_s, hand.sized(46).with(red), u"deadline"_s);
    paint.setPen(QPen(blue, 6, Qt::SolidLine, Qt::RoundCap));
    paint.drawLine(QPointF(110, 172), QPointF(1450, 166));
    paint.setPen(QPen(black, 4, Qt::SolidLine, Qt::RoundCap));
    paint.drawLine(QPointF(550, 200), QPointF(546, 920));
    paint.drawLine(QPointF(1010, 200), QPointF(1014, 920));
    pen.text({110, 246}, u"To do"_s, hand.sized(62).bold());
    pen.text({590, 246}, u"Doing"_s, hand.sized(62).bold());
    pen.text({1050, 246}, u"Done"_s, hand.sized(62).bold());
    struct Note
    {
        QRectF at;
        QColor colour;
        QStringList lines;
        QString name;
        double turn;
    };
    const QList<Note> notes {
        {{104, 290, 380, 170},
         QColor(0xFFE680),
         {u"Export to CSV"_s, u"Lena, 3 points"_s},
         u"export"_s,
         -1.5},
        {{112, 500, 380, 170},
         QColor(0xFFE680),
         {u"Dark theme"_s, u"Joris, 5 points"_s},
         u"dark"_s,
         1.2},
        {{104, 712, 380, 170},
         QColor(0xFFC2D1),
         {u"Fix login bug"_s, u"nobody yet, 2 points"_s},
         u"login"_s,
         -0.8},
        {{584, 290, 380, 170},
         QColor(0xBFE8C9),
         {u"Search page"_s, u"Amira, 8 points"_s},
         u"search"_s,
         1.4},
        {{592, 520, 380, 210},
         QColor(0xFFC2D1),
         {u"Payment test"_s, u"Joris, 5 points"_s, u"BLOCKED: no key"_s},
         u"blocked"_s,
         -1.1},
        {{1052, 290, 380, 170},
         QColor(0xBBDDF7),
         {u"New logo"_s, u"Lena, 1 point"_s},
         u"logo"_s,
         -1.6},
        {{1044, 510, 380, 170},
         QColor(0xBBDDF7),
         {u"Faster start"_s, u"Amira, 5 points"_s},
         u"start"_s,
         1.0}};
    for (const Note& note : notes) {
        paint.save();
        paint.translate(note.at.center());
        paint.rotate(note.turn);
        paint.translate(-note.at.center());
        card(pen, note.at, 3, note.colour, 12);
        for (qsizetype i = 0; i < note.lines.size(); ++i) {
            const bool alarm = note.lines.at(i).startsWith(u"BLOCKED");
            pen.text(
                {note.at.left() + 26, note.at.top() + 66 + 58 * double(i)},
                note.lines.at(i),
                hand.sized(i == 0 ? 54 : 43).with(alarm ? red : black));
        }
        pen.name(note.name, note.at);
        paint.restore();
    }
    pen.text({1050, 776}, u"velocity"_s, hand.with(green));
    pen.text({1050, 846}, u"12 - 15 - 11"_s, hand.sized(64).with(green), u"velocity"_s);
    slantedLight(paint, board, 90, -22);
    card(pen, {600, 958, 380, 26}, 8, QColor(0xC4C9CD), 6);
    for (int i = 0; i < 3; ++i) {
        card(pen, {640.0 + i * 100, 952, 80, 16}, 7, QList<QColor> {blue, red, green}.at(i), 3);
    }
    vignette(pen.image(), 0.25);
    grain(pen.image(), 7, 193);
    return pen.finish();
}

Scene reportPage(int page)
{
    Pen pen({1240, 1640}, QColor(0xFFFFFF));
    QPainter& paint = pen.paint();
    const Style body {.size = 27, .ink = QColor(0x2B3038)};
    paint.fillRect(QRectF(0, 0, 34, 1640), QColor(0x20655A));
    pen.text({100, 84}, u"Easton Water Board"_s, body.bold().with(QColor(0x20655A)));
    pen.text({820, 84}, u"Annual summary 2024"_s, body.with(QColor(0x6B7280)));
    pen.text(
        {1120, 1584}, u"%1 / 2"_s.arg(page + 1), body.with(QColor(0x6B7280)), u"page-number"_s);
    if (page == 0) {
        pen.text({100, 196}, u"What we delivered"_s, body.sized(62).bold(QFont::Black));
        double y = pen.paragraph(
            {100, 268},
            1040,
            u"In 2024 the board delivered 41.8 million cubic metres of drinking water to 212,000 homes. Losses in the network fell for the third year running, from 14.1% to 12.6%."_s,
            body.sized(30),
            44,
            u"summary"_s);
        const QList<std::pair<QString, QString>> cards {
            {u"41.8 M"_s, u"cubic metres"_s},
            {u"12.6%"_s, u"lost on the way"_s},
            {u"99.2%"_s, u"of samples clean"_s}};
        for (int i = 0; i < 3; ++i) {
            const QRectF box(100 + i * 355.0, y + 10, 330, 190);
            card(
                pen,
                box,
                16,
                QList<QColor> {QColor(0xE4F1EE), QColor(0xFDEFD9), QColor(0xE4ECF8)}.at(i),
                0);
            pen.textIn(
                box.adjusted(0, 34, 0, -76),
                Qt::AlignHCenter,
                cards.at(i).first,
                body.sized(62).bold(QFont::Black),
                u"figure-%1"_s.arg(i));
            pen.textIn(box.adjusted(0, 116, 0, -24), Qt::AlignHCenter, cards.at(i).second, body);
        }
        y += 280;
        pen.text({100, y}, u"Where the money went"_s, body.sized(40).bold());
        y = pen.paragraph(
            {100, y + 62},
            1040,
            u"Spending rose by 2.3 million to 38.9 million, mostly because of the new filter hall at Canal Yard. The table on the next page shows the five largest items; everything else is counted as other costs."_s,
            body,
            42);
        y = pen.paragraph(
            {100, y + 24},
            1040,
            u"The filter hall was opened on 4 September. It replaces the sand beds of 1936 and uses 18% less electricity for each cubic metre."_s,
            body,
            42,
            u"opening"_s);
        pen.text(
            {100, y + 50},
            u"Total spending: 38.9 million"_s,
            body.sized(36).bold().with(QColor(0x20655A)),
            u"total"_s);
        pen.text({100, y + 140}, u"How we measure losses"_s, body.sized(40).bold());
        pen.paragraph(
            {100, y + 202},
            1040,
            u"Every night between two and four o'clock, when almost nobody draws water, the flow into each of the 46 districts is compared with the meters of that district. What goes in and does not come out is counted as lost."_s,
            body,
            42,
            u"method"_s);
        QPainterPath wave(QPointF(34, 1400));
        for (int x = 34; x < 1240; x += 134) {
            wave.cubicTo(x + 45, 1360, x + 90, 1440, x + 134, 1400);
        }
        wave.lineTo(1240, 1540);
        wave.lineTo(34, 1540);
        paint.fillPath(wave, QColor(0xD7ECE7));
    } else {
        pen.text({100, 196}, u"Spending by item"_s, body.sized(54).bold(QFont::Black));
        const QList<double> edges {100, 640, 880, 1140};
        const QList<QStringList> rows {
            {u"Item"_s, u"2023"_s, u"2024"_s},
            {u"Filter hall, Canal Yard"_s, u"6.4"_s, u"9.8"_s},
            {u"Pipes and pumps"_s, u"11.2"_s, u"10.9"_s},
            {u"Staff"_s, u"9.6"_s, u"9.9"_s},
            {u"Electricity"_s, u"5.1"_s, u"4.2"_s},
            {u"Laboratory"_s, u"1.8"_s, u"1.9"_s},
            {u"Other costs"_s, u"2.5"_s, u"2.2"_s},
            {u"Total"_s, u"36.6"_s, u"38.9"_s}};
        double y = 250;
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const bool strong = i == 0 || i == rows.size() - 1;
            paint.fillRect(
                QRectF(100, y, 1040, 74),
                i == 0       ? QColor(0x20655A)
                    : strong ? QColor(0xE4F1EE)
                             : QColor(Qt::white));
            tableRow(
                pen,
                y + 47,
                edges,
                rows.at(i),
                body.sized(31)
                    .bold(strong ? QFont::Bold : QFont::Normal)
                    .with(i == 0 ? QColor(Qt::white) : QColor(0x2B3038)),
                {false, true, true});
            paint.fillRect(QRectF(100, y + 72, 1040, 2), QColor(0xBFD3CE));
            if (strong && i > 0) {
                pen.name(u"row-total"_s, {100, y, 1040, 74});
            }
            y += 74;
        }
        pen.name(u"table"_s, {100, 250, 1040, y - 250});
        pen.text(
            {100, y + 44},
            u"Millions. Audited by Brandt & Holm, 3 March 2025."_s,
            body.with(QColor(0x6B7280)),
            u"audit"_s);
        pen.text({100, y + 140}, u"What comes next"_s, body.sized(40).bold());
        pen.paragraph(
            {100, y + 202},
            1040,
            u"In 2025 the board will renew 23 kilometres of mains between Larkfield and the harbour. Work begins in June and is to be finished before the first frost; every street will be told two weeks ahead."_s,
            body,
            42,
            u"outlook"_s);
        const double base = 1500;
        const QList<int> losses {168, 159, 152, 141, 126};
        for (int i = 0; i < 5; ++i) {
            const double height = losses.at(i) * 1.4;
            card(
                pen,
                {150 + i * 200.0, base - height, 120, height},
                6,
                i == 4 ? QColor(0x20655A) : QColor(0x9CC5BB),
                0);
            pen.textIn(
                {130 + i * 200.0, base - height - 40, 160, 32},
                Qt::AlignHCenter,
                u"%1%"_s.arg(losses.at(i) / 10.0, 0, 'f', 1),
                body.bold(QFont::DemiBold));
            pen.textIn(
                {130 + i * 200.0, base + 8, 160, 36},
                Qt::AlignHCenter,
                QString::number(2020 + i),
                body);
        }
        pen.text({150, base - 300}, u"Share of water lost"_s, body.with(QColor(0x6B7280)));
    }
    grain(pen.image(), 4, 195 + static_cast<std::uint64_t>(page));
    return pen.finish();
}

} // namespace groundmark::sample_project
