// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/props.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

struct Stop
{
    QPointF at;
    QString name;
    QPointF label; ///< offset of the label's baseline start
    bool interchange = false;
};

struct Line
{
    QString name;
    QColor colour;
    QList<QPointF> path;
};

void drawLine(Pen& pen, const Line& line)
{
    QPainterPath path(line.path.first());
    for (const QPointF& point : line.path.mid(1)) {
        path.lineTo(point);
    }
    pen.paint().setBrush(Qt::NoBrush);
    pen.paint().setPen(QPen(line.colour, 18, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    pen.paint().drawPath(path);
}

void drawStop(Pen& pen, const Stop& stop)
{
    const double radius = stop.interchange ? 19 : 12;
    pen.paint().setPen(QPen(QColor(0x20262C), stop.interchange ? 7 : 5));
    pen.paint().setBrush(QColor(Qt::white));
    pen.paint().drawEllipse(stop.at, radius, radius);
    pen.text(
        stop.at + stop.label,
        stop.name,
        {.size = 27, .weight = stop.interchange ? QFont::Bold : QFont::Medium});
}

} // namespace

Scene metroPlan()
{
    Pen pen({1600, 1120}, QColor(0xF7F6F1));
    QPainter& paint = pen.paint();
    QPainterPath river(QPointF(-20, 760));
    river.cubicTo(400, 640, 620, 980, 1000, 850);
    river.cubicTo(1250, 770, 1400, 860, 1640, 700);
    paint.setPen(QPen(QColor(0xCFE3EE), 74, Qt::SolidLine, Qt::FlatCap));
    paint.drawPath(river);
    pen.text(
        {1130, 838},
        u"River Ell"_s,
        {.face = Face::Serif, .size = 30, .ink = QColor(0x6E9DB6), .italic = true});
    pen.text({60, 92}, u"Ellmouth Metro"_s, {.size = 58, .weight = QFont::Black});
    pen.text(
        {62, 138}, u"Network plan, valid from 1 June"_s, {.size = 28, .ink = QColor(0x5A626B)});

    drawLine(
        pen,
        {u"1"_s,
         QColor(0xD1373F),
         {{120, 480}, {560, 480}, {760, 480}, {1060, 480}, {1240, 300}, {1450, 300}}});
    drawLine(
        pen,
        {u"2"_s, QColor(0x1D70B7), {{320, 220}, {560, 480}, {560, 760}, {760, 960}, {1160, 960}}});
    drawLine(
        pen,
        {u"3"_s,
         QColor(0x2E9B57),
         {{1060, 160}, {1060, 480}, {1060, 640}, {760, 960}, {480, 1020}}});
    drawLine(pen, {u"4"_s, QColor(0xE59A1B), {{760, 480}, {760, 250}, {880, 160}, {1060, 160}}});
    const QList<Stop> stops {
        {{120, 480}, u"Westgate"_s, {-40, 58}},
        {{270, 480}, u"Old Mill"_s, {-44, -30}},
        {{415, 480}, u"Market Hall"_s, {-70, 58}},
        {{560, 480}, u"Central"_s, {26, 52}, true},
        {{760, 480}, u"Museum"_s, {-46, 62}, true},
        {{910, 480}, u"Theatre"_s, {-46, -30}},
        {{1060, 480}, u"East Square"_s, {32, 40}, true},
        {{1240, 300}, u"Stadium"_s, {-20, 56}},
        {{1450, 300}, u"Airport"_s, {-50, -32}},
        {{320, 220}, u"Castle Hill"_s, {28, 10}},
        {{440, 350}, u"Gardens"_s, {26, 2}},
        {{560, 620}, u"Harbour"_s, {-150, 10}},
        {{660, 860}, u"South Bridge"_s, {-210, 18}},
        {{760, 960}, u"Docklands"_s, {-40, 66}, true},
        {{960, 960}, u"Fish Quay"_s, {-56, 56}},
        {{1160, 960}, u"Lighthouse"_s, {26, 10}},
        {{1060, 160}, u"Hospital"_s, {34, 6}, true},
        {{1060, 330}, u"Library"_s, {-122, 8}},
        {{1060, 640}, u"Tannery"_s, {28, 10}},
        {{480, 1020}, u"Saltworks"_s, {-150, 40}},
        {{760, 330}, u"Arcade"_s, {-112, 10}}};
    for (const Stop& stop : stops) {
        drawStop(pen, stop);
    }
    pen.name(u"central"_s, {530, 450, 180, 92});
    pen.name(u"museum"_s, {706, 450, 130, 100});
    pen.name(u"harbour"_s, {404, 598, 178, 46});
    pen.name(u"airport"_s, {1394, 236, 120, 90});

    const QRectF legend(60, 640, 300, 252);
    card(pen, legend, 12, QColor(Qt::white), 8);
    const QList<std::pair<QString, QColor>> lines {
        {u"Line 1  every 4 min"_s, QColor(0xD1373F)},
        {u"Line 2  every 6 min"_s, QColor(0x1D70B7)},
        {u"Line 3  every 10 min"_s, QColor(0x2E9B57)},
        {u"Line 4  every 12 min"_s, QColor(0xE59A1B)}};
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const double y = legend.top() + 48 + 56 * double(i);
        paint.fillRect(QRectF(legend.left() + 20, y - 14, 26, 14), lines.at(i).second);
        pen.text({legend.left() + 58, y}, lines.at(i).first, {.size = 24, .weight = QFont::Medium});
    }
    pen.name(u"legend"_s, legend);
    const QRectF notice(1216, 540, 344, 210);
    card(pen, notice, 12, QColor(0xFFF3D1), 8);
    paint.fillRect(
        QRectF(notice.left(), notice.top() + 12, 8, notice.height() - 24), QColor(0xC98300));
    pen.text(
        {notice.left() + 30, notice.top() + 50},
        u"Works in August"_s,
        {.size = 30, .weight = QFont::Bold});
    pen.paragraph(
        {notice.left() + 30, notice.top() + 96},
        300,
        u"Line 1 does not run between Stadium and Airport. Bus 90 replaces it."_s,
        {.size = 25},
        36);
    pen.name(u"notice"_s, notice);
    grain(pen.image(), 4, 81);
    return pen.finish();
}

Scene departures()
{
    Pen pen({1600, 1000}, QColor(0x15181C));
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, clouds({1600, 1000}, QColor(0x22272D), QColor(0x323A42), 380, 91));
    const QRectF board(70, 70, 1460, 860);
    card(pen, board, 16, QColor(0x08101C), 26);
    paint.fillRect(QRectF(70, 86, 1460, 108), QColor(0x12345A));
    const Style head {.size = 44, .ink = QColor(0xF2F6FA), .weight = QFont::Bold};
    pen.textIn({110, 86, 700, 108}, Qt::AlignLeft, u"Departures"_s, head.sized(58));
    pen.textIn(
        {1180, 86, 310, 108},
        Qt::AlignRight,
        u"14:52"_s,
        {.face = Face::Mono, .size = 64, .ink = QColor(0xFFC94D), .weight = QFont::Bold},
        u"clock"_s);
    const QList<double> edges {94, 270, 470, 980, 1150, 1506};
    const QList<bool> rights {false, false, false, false, false};
    const Style label {.size = 29, .ink = QColor(0x8FA6BD), .weight = QFont::Medium};
    tableRow(
        pen,
        246,
        edges,
        {u"Time"_s, u"Train"_s, u"To"_s, u"Platform"_s, u"Remarks"_s},
        label,
        rights);
    const QList<QStringList> rows {
        {u"14:55"_s, u"RE 412"_s, u"Northport"_s, u"3"_s, u"Boarding"_s},
        {u"15:04"_s, u"IC 88"_s, u"Easton Central"_s, u"7"_s, u"On time"_s},
        {u"15:10"_s, u"S 5"_s, u"Larkfield"_s, u"1"_s, u"+12 min"_s},
        {u"15:18"_s, u"RE 418"_s, u"Northport"_s, u"4"_s, u"Cancelled"_s},
        {u"15:31"_s, u"IC 92"_s, u"Ellmouth Harbour"_s, u"7"_s, u"On time"_s},
        {u"15:40"_s, u"S 5"_s, u"Larkfield"_s, u"2"_s, u"Platform changed"_s},
        {u"15:52"_s, u"RE 424"_s, u"Northport"_s, u"3"_s, u"On time"_s}};
    const Style amber {
        .face = Face::Mono, .size = 40, .ink = QColor(0xFFD98A), .weight = QFont::Medium};
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const double top = 272 + 84 * double(i);
        paint.fillRect(QRectF(94, top, 1412, 78), i % 2 ? QColor(0x0C1726) : QColor(0x111E31));
        const QString& remark = rows.at(i).at(4);
        const QColor tone = remark == u"Cancelled" ? QColor(0xFF7A6B)
            : remark == u"On time"                 ? QColor(0x7FD6A0)
                                                   : QColor(0xFFC94D);
        tableRow(pen, top + 54, edges, rows.at(i).mid(0, 4), amber, rights);
        tableRow(
            pen,
            top + 52,
            {1150, 1506},
            {remark},
            {.size = 34, .ink = tone, .weight = QFont::DemiBold},
            {false});
        pen.name(u"row-%1"_s.arg(i), {94, top, 1412, 78});
        pen.name(u"platform-%1"_s.arg(i), {990, top + 10, 60, 58});
    }
    paint.fillRect(QRectF(94, 868, 1412, 48), QColor(0x3A2A06));
    pen.textIn(
        {118, 868, 1370, 48},
        Qt::AlignLeft,
        u"Passengers for RE 418: please take IC 92 and change at Ellmouth Harbour. Tickets are accepted."_s,
        {.size = 27, .ink = QColor(0xFFE2A6)},
        u"remark"_s);
    QPainterPath shine;
    shine.addPolygon(QPolygonF(QList<QPointF> {{300, 70}, {620, 70}, {240, 930}, {-80, 930}}));
    paint.setClipRect(board);
    paint.fillPath(shine, QColor(255, 255, 255, 10));
    paint.setClipping(false);
    vignette(pen.image(), 0.3);
    grain(pen.image(), 7, 92);
    return pen.finish();
}

} // namespace groundmark::sample_project
