// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/props.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

void finishPhotograph(Pen& pen, std::uint64_t seed)
{
    slantedLight(pen.paint(), pen.frame(), 30, -46);
    vignette(pen.image(), 0.4);
    grain(pen.image(), 8, seed);
}

void fold(Pen& pen, double y, double width)
{
    QLinearGradient crease(0, y - 26, 0, y + 26);
    crease.setColorAt(0, QColor(0, 0, 0, 0));
    crease.setColorAt(0.48, QColor(0, 0, 0, 26));
    crease.setColorAt(0.5, QColor(255, 255, 255, 120));
    crease.setColorAt(1, QColor(255, 255, 255, 0));
    pen.paint().fillRect(QRectF(0, y - 26, width, 52), crease);
}

void dashes(Pen& pen, double y, double left, double right)
{
    pen.paint().setPen(QPen(QColor(60, 60, 60), 2.5, Qt::CustomDashLine));
    QPen dash(QColor(70, 70, 70), 2.5);
    dash.setDashPattern({5, 4});
    pen.paint().setPen(dash);
    pen.paint().drawLine(QPointF(left, y), QPointF(right, y));
}

} // namespace

Scene receipt()
{
    Pen pen({1100, 1500}, Qt::white);
    pen.paint().drawImage(0, 0, boards({1100, 1500}, QColor(0x5A3A22), QColor(0x94683F), 250, 31));
    layPaper(pen, {700, 1380}, tilted({205, 60, 690, 1370}, -2.2, 0.03), QColor(0xFBFAF6), 32);
    const Style mono {.face = Face::Mono, .size = 29, .ink = QColor(0x2B2B2E)};
    const QRectF line(0, 0, 700, 40);
    pen.textIn(
        line.translated(0, 60),
        Qt::AlignHCenter,
        u"HARBOUR CAFÉ"_s,
        mono.sized(48).bold(),
        u"shop"_s);
    pen.textIn(
        line.translated(0, 120),
        Qt::AlignHCenter,
        u"14 Quay Street, Northport"_s,
        mono,
        u"address"_s);
    pen.textIn(line.translated(0, 162), Qt::AlignHCenter, u"VAT No 482 1179 06"_s, mono);
    dashes(pen, 230, 50, 650);
    tableRow(pen, 278, {34, 400, 666}, {u"12 Mar 2025 08:47"_s, u"Till 2"_s}, mono, {false, true});
    pen.name(u"date"_s, {50, 250, 196, 36});
    dashes(pen, 310, 50, 650);
    const QList<QStringList> items {
        {u"2"_s, u"Flat white"_s, u"7.60"_s},
        {u"1"_s, u"Pot of tea"_s, u"2.90"_s},
        {u"3"_s, u"Cheese scone"_s, u"8.25"_s},
        {u"1"_s, u"Porridge, honey"_s, u"4.50"_s},
        {u"1"_s, u"Orange juice"_s, u"3.20"_s},
        {u"2"_s, u"Oat biscuit"_s, u"2.80"_s}};
    double y = 366;
    for (const QStringList& item : items) {
        tableRow(pen, y, {34, 90, 500, 666}, item, mono, {false, false, true});
        y += 52;
    }
    dashes(pen, y - 10, 50, 650);
    y += 44;
    tableRow(pen, y, {34, 400, 666}, {u"Subtotal"_s, u"29.25"_s}, mono, {false, true});
    tableRow(pen, y + 52, {34, 400, 666}, {u"Breakfast offer"_s, u"-2.00"_s}, mono, {false, true});
    tableRow(
        pen,
        y + 132,
        {34, 400, 666},
        {u"TOTAL"_s, u"27.25"_s},
        mono.sized(44).bold(),
        {false, true});
    pen.name(u"total"_s, {520, y + 94, 140, 46});
    tableRow(pen, y + 192, {34, 400, 666}, {u"incl. VAT 20%"_s, u"4.54"_s}, mono, {false, true});
    pen.name(u"vat"_s, {560, y + 164, 100, 36});
    dashes(pen, y + 224, 50, 650);
    tableRow(pen, y + 274, {34, 300, 666}, {u"CARD"_s, u"**** **** 5521"_s}, mono, {false, true});
    pen.name(u"card"_s, {40, y + 244, 620, 40});
    tableRow(pen, y + 320, {34, 300, 666}, {u"AUTH"_s, u"073144"_s}, mono, {false, true});
    barcode(pen, {130, y + 360, 440, 120}, u"2 025031 208471"_s, 33);
    pen.textIn(line.translated(0, y + 508), Qt::AlignHCenter, u"Thank you. See you soon!"_s, mono);
    fold(pen, 640, 700);
    pen.leave();
    finishPhotograph(pen, 34);
    return pen.finish();
}

Scene invoice()
{
    Pen pen({1240, 1600}, QColor(0xFDFDFB));
    const Style body {.size = 27, .ink = QColor(0x2A2E35)};
    const Style soft = body.with(QColor(0x6B7280));
    pen.paint().fillRect(QRectF(0, 0, 1240, 22), QColor(0x0F4C5C));
    pen.paint().setPen(Qt::NoPen);
    pen.paint().setBrush(QColor(0xE36414));
    pen.paint().drawEllipse(QPointF(126, 132), 42, 42);
    pen.paint().setBrush(QColor(0x0F4C5C));
    pen.paint().drawPie(QRectF(84, 90, 84, 84), 30 * 16, 180 * 16);
    pen.text({190, 148}, u"Tideway Print Works"_s, body.sized(46).bold());
    pen.text({84, 232}, u"Unit 6, Canal Yard, 88 Lock Road, Easton"_s, soft);
    pen.text({820, 148}, u"INVOICE"_s, body.sized(52).bold(QFont::Black).with(QColor(0x0F4C5C)));
    const QList<std::pair<QString, QString>> facts {
        {u"Number"_s, u"TW-20418"_s}, {u"Date"_s, u"3 April 2025"_s}, {u"Due"_s, u"3 May 2025"_s}};
    const QStringList names {u"number"_s, u"date"_s, u"due"_s};
    for (qsizetype i = 0; i < facts.size(); ++i) {
        const double y = 300 + 46 * double(i);
        pen.text({820, y}, facts.at(i).first, soft);
        pen.text({960, y}, facts.at(i).second, body.bold(QFont::DemiBold), names.at(i));
    }
    pen.text({84, 300}, u"Bill to"_s, soft);
    pen.text({84, 346}, u"Larkfield Primary School"_s, body.bold(QFont::DemiBold));
    pen.text({84, 388}, u"Orchard Avenue 3"_s, body);
    pen.text({84, 430}, u"Larkfield"_s, body);

    const QList<double> edges {84, 640, 780, 960, 1156};
    const QList<bool> rights {false, true, true, true};
    pen.paint().fillRect(QRectF(84, 520, 1072, 64), QColor(0x0F4C5C));
    tableRow(
        pen,
        562,
        edges,
        {u"Item"_s, u"Qty"_s, u"Unit price"_s, u"Amount"_s},
        body.bold(QFont::DemiBold).with(QColor(Qt::white)),
        rights);
    const QList<QStringList> rows {
        {u"Exercise books, A5, lined"_s, u"240"_s, u"0.85"_s, u"204.00"_s},
        {u"Wall posters, A2, gloss"_s, u"12"_s, u"6.50"_s, u"78.00"_s},
        {u"Reading diaries, spiral bound"_s, u"60"_s, u"2.40"_s, u"144.00"_s},
        {u"Vinyl banner, 3 m, eyelets"_s, u"1"_s, u"54.00"_s, u"54.00"_s},
        {u"Delivery"_s, u"1"_s, u"15.00"_s, u"15.00"_s}};
    double y = 584;
    for (const QStringList& row : rows) {
        pen.paint().fillRect(
            QRectF(84, y, 1072, 66), rows.indexOf(row) % 2 ? QColor(0xF1F5F5) : QColor(0xFDFDFB));
        tableRow(pen, y + 43, edges, row, body, rights);
        y += 66;
        pen.paint().fillRect(QRectF(84, y - 1, 1072, 2), QColor(0xCBD5D8));
    }
    pen.name(u"table"_s, {84, 520, 1072, y - 520});
    tableRow(pen, y + 62, {700, 960, 1156}, {u"Net"_s, u"495.00"_s}, body, {false, true});
    tableRow(pen, y + 112, {700, 960, 1156}, {u"VAT 20%"_s, u"99.00"_s}, body, {false, true});
    pen.paint().fillRect(QRectF(700, y + 140, 456, 70), QColor(0xFBE4D4));
    tableRow(
        pen,
        y + 188,
        {700, 960, 1156},
        {u"Total due"_s, u"594.00 EUR"_s},
        body.sized(34).bold(),
        {false, true});
    pen.name(u"total"_s, {940, y + 146, 210, 58});

    pen.text({84, 1290}, u"How to pay"_s, body.bold());
    pen.text({84, 1338}, u"IBAN"_s, soft);
    pen.text(
        {190, 1338}, u"IE12 TWPW 9005 1700 2204 18"_s, {.face = Face::Mono, .size = 27}, u"iban"_s);
    pen.text(
        {84, 1384},
        u"Please quote the invoice number. Late payments are charged at 1.5% a month."_s,
        soft);
    pen.save();
    pen.paint().translate(930, 1440);
    pen.paint().rotate(-11);
    pen.paint().setOpacity(0.75);
    pen.paint().setPen(QPen(QColor(0xA32C2C), 6));
    pen.paint().setBrush(Qt::NoBrush);
    pen.paint().drawRoundedRect(QRectF(-150, -54, 300, 108), 14, 14);
    pen.textIn(
        {-150, -54, 300, 108},
        Qt::AlignHCenter,
        u"RECEIVED"_s,
        {.face = Face::Mono, .size = 48, .ink = QColor(0xA32C2C), .weight = QFont::Bold});
    pen.leave();
    QImage& image = pen.image();
    grain(image, 5, 41);
    return pen.finish();
}

Scene trainTicket()
{
    Pen pen({1400, 1000}, Qt::white);
    pen.paint().drawImage(0, 0, clouds({1400, 1000}, QColor(0x2D3742), QColor(0x46535F), 300, 51));
    const QPolygonF onto = tilted({130, 120, 1140, 740}, 2.0, 0.02);
    layPaper(pen, {1100, 700}, onto, QColor(0xDCEAF5), 52);
    QPainter& paint = pen.paint();
    for (int i = 0; i < 90; ++i) {
        paint.setPen(QPen(QColor(0x5E, 0x96, 0xC2, 34), 2));
        QPainterPath wave(QPointF(0, i * 9 - 60));
        wave.cubicTo(360, i * 9 - 130, 700, i * 9 + 60, 1100, i * 9 - 40);
        paint.setBrush(Qt::NoBrush);
        paint.drawPath(wave);
    }
    paint.fillRect(QRectF(0, 600, 1100, 100), QColor(0x6B, 0xA6, 0xD1, 150));
    const Style body {.size = 36, .ink = QColor(0x1D2430)};
    pen.text(
        {60, 76},
        u"E047291"_s,
        {.face = Face::Mono, .size = 36, .ink = QColor(0xB2382E), .weight = QFont::Bold});
    pen.text({820, 76}, u"检票：12B"_s, body);
    pen.text({90, 168}, u"青禾南站"_s, body.sized(56).bold(), u"from"_s);
    pen.text({740, 168}, u"云溪东站"_s, body.sized(56).bold(), u"to"_s);
    pen.text({450, 158}, u"G1207"_s, body.sized(52).bold(), u"train"_s);
    paint.setPen(QPen(QColor(0x1D2430), 4));
    paint.drawLine(QPointF(430, 182), QPointF(650, 182));
    paint.drawLine(QPointF(650, 182), QPointF(628, 170));
    pen.text({90, 216}, u"Qinghenan"_s, body.sized(28));
    pen.text({740, 216}, u"Yunxidong"_s, body.sized(28));
    pen.text({90, 300}, u"2025年04月18日 09:36开"_s, body.sized(40), u"time"_s);
    pen.text({740, 300}, u"07车 12F号"_s, body.sized(40), u"seat"_s);
    pen.text({90, 366}, u"￥318.5元"_s, body.sized(40), u"price"_s);
    pen.text({740, 366}, u"二等座"_s, body.sized(40));
    pen.text({90, 432}, u"限乘当日当次车"_s, body.sized(32));
    pen.text({90, 500}, u"4402****0612 林晓雨"_s, body.sized(38));
    pen.text({90, 566}, u"报销凭证 遗失不补"_s, body.sized(30));
    pen.text({60, 664}, u"13620301120418E047291"_s, {.face = Face::Mono, .size = 30});
    pen.text({560, 664}, u"青禾售"_s, body.sized(32));
    const QRectF code(850, 420, 180, 180);
    paint.fillRect(code, QColor(Qt::white));
    for (int row = 0; row < 20; ++row) {
        for (int column = 0; column < 20; ++column) {
            const bool corner
                = (row < 6 && (column < 6 || column > 13)) || (row > 13 && column < 6);
            const bool ring
                = row % 14 == 0 || row % 14 == 5 || column % 14 == 0 || column % 14 == 5;
            const bool dark = corner
                ? ring || (row % 14 > 1 && row % 14 < 4 && column % 14 > 1 && column % 14 < 4)
                : (row * 7 + column * 13 + row * column * 3) % 5 < 2;
            if (dark) {
                paint.fillRect(
                    QRectF(code.left() + 5 + column * 8.5, code.top() + 5 + row * 8.5, 8.9, 8.9),
                    QColor(20, 24, 30));
            }
        }
    }
    pen.leave();
    finishPhotograph(pen, 53);
    return pen.finish();
}

} // namespace groundmark::sample_project
