// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/pen.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

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
