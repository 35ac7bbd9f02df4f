// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/props.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

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
    return pen.finish();
}

} // namespace groundmark::sample_project
