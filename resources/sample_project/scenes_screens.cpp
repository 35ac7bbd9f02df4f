// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/props.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

void sunOrCloud(QPainter& paint, QPointF at, int sky)
{
    paint.setPen(Qt::NoPen);
    if (sky != 2) {
        paint.setBrush(QColor(0xFFC83D));
        paint.drawEllipse(at + QPointF(sky == 0 ? 0 : 12, sky == 0 ? 0 : -10), 22, 22);
    }
    if (sky > 0) {
        paint.setBrush(sky == 2 ? QColor(0xB8C6D4) : QColor(0xE8EFF5));
        paint.drawEllipse(at + QPointF(-14, 8), 18, 16);
        paint.drawEllipse(at + QPointF(4, 0), 22, 20);
        paint.drawEllipse(at + QPointF(22, 9), 17, 15);
    }
    if (sky == 2) {
        paint.setPen(QPen(QColor(0x7FC0F2), 4, Qt::SolidLine, Qt::RoundCap));
        for (int drop = -1; drop <= 1; ++drop) {
            paint.drawLine(at + QPointF(drop * 16 + 4, 30), at + QPointF(drop * 16 - 2, 44));
        }
    }
}

} // namespace

Scene weatherApp()
{
    Pen pen({1080, 1800}, QColor(0x2B5C94));
    QPainter& paint = pen.paint();
    QLinearGradient sky(0, 0, 0, 1800);
    sky.setColorAt(0, QColor(0x1B4F8A));
    sky.setColorAt(0.55, QColor(0x4C86B8));
    sky.setColorAt(1, QColor(0x8FB6CF));
    paint.fillRect(pen.frame(), sky);
    paint.setPen(Qt::NoPen);
    for (int i = 0; i < 5; ++i) {
        paint.setBrush(QColor(255, 255, 255, 12));
        paint.drawEllipse(QPointF(880, 330), 150.0 + i * 90, 150.0 + i * 90);
    }
    const QColor white(Qt::white);
    const QColor dim(255, 255, 255, 205);
    pen.text({52, 62}, u"9:41"_s, {.size = 36, .ink = white, .weight = QFont::DemiBold});
    pen.text({890, 62}, u"5G"_s, {.size = 32, .ink = white, .weight = QFont::DemiBold});
    paint.setBrush(white);
    paint.drawRoundedRect(QRectF(960, 34, 64, 32), 8, 8);
    pen.textIn(
        {960, 34, 64, 32},
        Qt::AlignHCenter,
        u"82"_s,
        {.size = 24, .ink = QColor(0x1B4F8A), .weight = QFont::Bold});
    pen.textIn(
        {0, 130, 1080, 70},
        Qt::AlignHCenter,
        u"Northport"_s,
        {.size = 60, .ink = white, .weight = QFont::DemiBold});
    pen.textIn(
        {0, 200, 1080, 40}, Qt::AlignHCenter, u"Tuesday, 13 May"_s, {.size = 34, .ink = dim});
    pen.textIn(
        {0, 270, 1080, 220},
        Qt::AlignHCenter,
        u"17°"_s,
        {.size = 220, .ink = white, .weight = QFont::Light},
        u"temperature"_s);
    pen.textIn(
        {0, 510, 1080, 44},
        Qt::AlignHCenter,
        u"Light rain, feels like 15°"_s,
        {.size = 38, .ink = white});
    pen.textIn(
        {0, 562, 1080, 40}, Qt::AlignHCenter, u"High 19°  Low 11°"_s, {.size = 34, .ink = dim});

    const QRectF alert(48, 640, 984, 120);
    card(pen, alert, 26, QColor(0xFF, 0xE2, 0x9A, 245), 12);
    paint.setBrush(QColor(0x8A5A00));
    paint.setPen(Qt::NoPen);
    paint.drawEllipse(QPointF(112, 700), 28, 28);
    pen.textIn(
        {84, 672, 56, 56},
        Qt::AlignHCenter,
        u"!"_s,
        {.size = 40, .ink = white, .weight = QFont::Black});
    pen.text(
        {164, 692},
        u"Wind warning"_s,
        {.size = 34, .ink = QColor(0x4A3200), .weight = QFont::Bold});
    pen.text(
        {164, 736}, u"Gusts up to 75 km/h from 18:00"_s, {.size = 31, .ink = QColor(0x4A3200)});
    pen.name(u"alert"_s, alert);

    const QRectF hours(48, 796, 984, 230);
    card(pen, hours, 26, QColor(255, 255, 255, 46), 0);
    const QStringList at {u"Now"_s, u"11"_s, u"13"_s, u"15"_s, u"17"_s, u"19"_s};
    const QStringList degrees {u"17°"_s, u"17°"_s, u"19°"_s, u"18°"_s, u"16°"_s, u"13°"_s};
    for (int i = 0; i < 6; ++i) {
        const QRectF column(64 + i * 160.0, 806, 152, 210);
        pen.textIn(
            {column.left(), 816, 152, 44}, Qt::AlignHCenter, at.at(i), {.size = 31, .ink = dim});
        sunOrCloud(paint, {column.center().x(), 904}, i == 2 ? 1 : i == 3 ? 1 : 2);
        pen.textIn(
            {column.left(), 962, 152, 44},
            Qt::AlignHCenter,
            degrees.at(i),
            {.size = 36, .ink = white, .weight = QFont::DemiBold});
    }

    const QRectF week(48, 1062, 984, 560);
    card(pen, week, 26, QColor(255, 255, 255, 46), 0);
    struct Day
    {
        QString name;
        int sky;
        QString rain;
        int low;
        int high;
    };
    const QList<Day> days {
        {u"Wednesday"_s, 2, u"80%"_s, 10, 16},
        {u"Thursday"_s, 1, u"30%"_s, 9, 18},
        {u"Friday"_s, 0, u"5%"_s, 11, 22},
        {u"Saturday"_s, 0, u"0%"_s, 13, 24},
        {u"Sunday"_s, 1, u"20%"_s, 14, 23},
        {u"Monday"_s, 2, u"65%"_s, 12, 17}};
    for (int i = 0; i < 6; ++i) {
        const double top = week.top() + 16 + i * 88;
        const QRectF row(week.left(), top, week.width(), 84);
        if (i > 0) {
            paint.fillRect(QRectF(80, top - 2, 920, 2), QColor(255, 255, 255, 60));
        }
        pen.textIn(
            {84, top, 260, 84},
            Qt::AlignLeft,
            days.at(i).name,
            {.size = 36, .ink = white, .weight = QFont::Medium});
        sunOrCloud(paint, {392, top + 40}, days.at(i).sky);
        pen.textIn(
            {440, top, 110, 84},
            Qt::AlignRight,
            days.at(i).rain,
            {.size = 31, .ink = QColor(0xCFEBFF)});
        pen.textIn(
            {570, top, 100, 84},
            Qt::AlignRight,
            u"%1°"_s.arg(days.at(i).low),
            {.size = 36, .ink = dim});
        card(pen, {694, top + 36, 200, 14}, 7, QColor(0, 0, 0, 50), 0);
        QLinearGradient heat(694, 0, 894, 0);
        heat.setColorAt(0, QColor(0x8FD3F4));
        heat.setColorAt(1, QColor(0xFFB347));
        const double from = 694 + (days.at(i).low - 8) * 12.0;
        card(pen, {from, top + 36, (days.at(i).high - days.at(i).low) * 12.0, 14}, 7, heat, 0);
        pen.textIn(
            {910, top, 90, 84},
            Qt::AlignRight,
            u"%1°"_s.arg(days.at(i).high),
            {.size = 36, .ink = white, .weight = QFont::DemiBold});
        pen.name(u"day-%1"_s.arg(i), row);
    }
    const QStringList tabs {u"Map"_s, u"Today"_s, u"Cities"_s, u"Settings"_s};
    paint.fillRect(QRectF(0, 1660, 1080, 140), QColor(14, 44, 78, 160));
    for (int i = 0; i < 4; ++i) {
        const QRectF tab(i * 270.0, 1660, 270, 140);
        if (i == 1) {
            card(pen, {tab.center().x() - 34, 1684, 68, 10}, 5, QColor(0xFFC83D), 0);
        }
        pen.textIn(
            tab,
            Qt::AlignHCenter,
            tabs.at(i),
            {.size = 33,
             .ink = i == 1 ? white : dim,
             .weight = i == 1 ? QFont::Bold : QFont::Normal},
            tabs.at(i).toLower());
    }
    return pen.finish();
}

Scene barChart()
{
    Pen pen({1500, 1000}, QColor(0xFFFFFF));
    QPainter& paint = pen.paint();
    const Style axis {.size = 27, .ink = QColor(0x4A5361)};
    pen.text({80, 84}, u"Visitors to the city museums"_s, {.size = 48, .weight = QFont::Bold});
    pen.text(
        {80, 130}, u"Thousands per year, both houses"_s, {.size = 30, .ink = QColor(0x6B7280)});
    const QRectF plot(150, 220, 1270, 620);
    for (int i = 0; i <= 5; ++i) {
        const double y = plot.bottom() - i * plot.height() / 5;
        paint.fillRect(
            QRectF(plot.left(), y, plot.width(), 2), i == 0 ? QColor(0x4A5361) : QColor(0xE3E7EC));
        pen.textIn({60, y - 20, 74, 40}, Qt::AlignRight, QString::number(i * 50), axis);
    }
    const QStringList years {u"2020"_s, u"2021"_s, u"2022"_s, u"2023"_s, u"2024"_s};
    const QList<std::pair<int, int>> values {
        {84, 52}, {121, 67}, {168, 98}, {190, 143}, {176, 201}};
    const QColor blue(0x1F6FB2);
    const QColor orange(0xE98A2C);
    for (int i = 0; i < 5; ++i) {
        const double x = plot.left() + 62 + i * 246;
        const auto bar = [&](double left, int value, const QColor& colour) {
            const double height = value * plot.height() / 250;
            QPainterPath path;
            path.addRoundedRect(QRectF(left, plot.bottom() - height, 84, height), 6, 6);
            paint.fillPath(path, colour);
            paint.fillRect(QRectF(left, plot.bottom() - 8, 84, 8), colour);
            pen.textIn(
                {left - 20, plot.bottom() - height - 42, 124, 34},
                Qt::AlignHCenter,
                QString::number(value),
                {.size = 27, .weight = QFont::DemiBold});
        };
        bar(x, values.at(i).first, blue);
        bar(x + 92, values.at(i).second, orange);
        pen.textIn({x, plot.bottom() + 14, 176, 44}, Qt::AlignHCenter, years.at(i), axis.sized(30));
        pen.name(u"bar-%1"_s.arg(i), {x - 12, plot.top() + 60, 200, plot.height() - 20});
    }
    pen.name(u"plot"_s, plot);
    paint.fillRect(QRectF(920, 66, 32, 32), blue);
    pen.text({966, 92}, u"Art Gallery"_s, axis.sized(30));
    paint.fillRect(QRectF(1150, 66, 32, 32), orange);
    pen.text({1196, 92}, u"Science House"_s, axis.sized(30));
    pen.name(u"legend"_s, {910, 54, 510, 56});
    pen.text(
        {80, 946},
        u"Source: city statistics office. Science House closed for rebuilding until June 2021."_s,
        {.size = 25, .ink = QColor(0x6B7280)},
        u"source"_s);
    return pen.finish();
}

Scene lineChart()
{
    Pen pen({1500, 1000}, QColor(0xFBFBF8));
    QPainter& paint = pen.paint();
    const Style axis {.size = 28, .ink = QColor(0x4A5361)};
    pen.text({80, 88}, u"云溪市公共绿地面积"_s, {.size = 50, .weight = QFont::Bold});
    pen.text({80, 136}, u"单位：公顷"_s, {.size = 30, .ink = QColor(0x6B7280)});
    const QRectF plot(150, 220, 1250, 600);
    for (int i = 0; i <= 4; ++i) {
        const double y = plot.bottom() - i * plot.height() / 4;
        paint.fillRect(
            QRectF(plot.left(), y, plot.width(), 2), i == 0 ? QColor(0x4A5361) : QColor(0xE2E4DF));
        pen.textIn({50, y - 20, 84, 40}, Qt::AlignRight, QString::number(400 + i * 200), axis);
    }
    const QList<int> east {520, 560, 640, 780, 905, 1010};
    const QList<int> west {610, 650, 660, 700, 715, 820};
    const auto at = [&](int i, int value) {
        return QPointF(
            plot.left() + 60 + i * 226, plot.bottom() - (value - 400) * plot.height() / 800);
    };
    const auto curve
        = [&](const QList<int>& values, const QList<int>& other, const QColor& colour) {
              QPainterPath path(at(0, values.first()));
              QPainterPath area(QPointF(at(0, 0).x(), plot.bottom()));
              for (int i = 0; i < values.size(); ++i) {
                  path.lineTo(at(i, values.at(i)));
                  area.lineTo(at(i, values.at(i)));
              }
              area.lineTo(QPointF(at(5, 0).x(), plot.bottom()));
              QColor wash = colour;
              wash.setAlpha(26);
              paint.fillPath(area, wash);
              paint.setBrush(Qt::NoBrush);
              paint.setPen(QPen(colour, 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
              paint.drawPath(path);
              for (int i = 0; i < values.size(); ++i) {
                  paint.setPen(QPen(colour, 5));
                  paint.setBrush(QColor(Qt::white));
                  paint.drawEllipse(at(i, values.at(i)), 10, 10);
                  const double labelDy = values.at(i) > other.at(i) ? -50 : 20;
                  const QPointF label = at(i, values.at(i)) + QPointF(-60, labelDy);
                  pen.textIn(
                      {label.x(), label.y(), 120, 30},
                      Qt::AlignHCenter,
                      QString::number(values.at(i)),
                      {.size = 27, .ink = colour.darker(130), .weight = QFont::DemiBold});
              }
          };
    curve(west, east, QColor(0x2B6CB0));
    curve(east, west, QColor(0x2F9E63));
    for (int i = 0; i < 6; ++i) {
        pen.textIn(
            {at(i, 400).x() - 80, plot.bottom() + 14, 160, 44},
            Qt::AlignHCenter,
            QString::number(2019 + i),
            axis.sized(30));
    }
    pen.name(u"plot"_s, plot);
    paint.fillRect(QRectF(1000, 80, 44, 8), QColor(0x2F9E63));
    pen.text({1058, 96}, u"东城区"_s, axis.sized(32));
    paint.fillRect(QRectF(1210, 80, 44, 8), QColor(0x2B6CB0));
    pen.text({1268, 96}, u"西城区"_s, axis.sized(32));
    pen.name(u"legend"_s, {990, 54, 400, 60});
    pen.text(
        {80, 930},
        u"注：2022年起，滨河公园计入东城区。数据来源：市园林局"_s,
        {.size = 27, .ink = QColor(0x6B7280)},
        u"note"_s);
    return pen.finish();
}

} // namespace groundmark::sample_project
