// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/props.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

Scene article()
{
    Pen pen({1240, 1640}, QColor(0xFCFAF4));
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, clouds({1240, 1640}, QColor(0xF6F2E8), QColor(0xFDFBF6), 500, 161));
    const Style body {.face = Face::Serif, .size = 26, .ink = QColor(0x26241F)};
    pen.text(
        {90, 84},
        u"Harbour & Hinterland"_s,
        {.face = Face::Serif, .size = 26, .ink = QColor(0x7B7466), .italic = true});
    pen.text(
        {1116, 84},
        u"41"_s,
        {.face = Face::Serif, .size = 26, .ink = QColor(0x7B7466)},
        u"page-number"_s);
    paint.fillRect(QRectF(90, 100, 1060, 2), QColor(0xB9B09E));
    pen.text(
        {90, 192},
        u"The Lamp That Moved"_s,
        {.face = Face::Serif, .size = 74, .weight = QFont::Bold},
        u"title"_s);
    double y = pen.paragraph(
        {90, 256},
        1060,
        u"For a hundred and forty years the lighthouse at Saltworks Point has been in the wrong place. Its keepers always knew."_s,
        {.face = Face::Serif, .size = 34, .ink = QColor(0x5B5244), .italic = true},
        46,
        u"lead"_s);
    const QRectF picture(90, y + 4, 500, 330);
    QLinearGradient sea(picture.topLeft(), picture.bottomLeft());
    sea.setColorAt(0, QColor(0xF3D9B1));
    sea.setColorAt(0.55, QColor(0xE3A977));
    sea.setColorAt(0.56, QColor(0x3F6C7C));
    sea.setColorAt(1, QColor(0x1E3C4B));
    paint.fillRect(picture, sea);
    paint.save();
    paint.setClipRect(picture);
    QPainterPath rocks(picture.bottomLeft());
    rocks.cubicTo(
        picture.left() + 120,
        picture.bottom() - 130,
        picture.left() + 260,
        picture.bottom() - 90,
        picture.left() + 420,
        picture.bottom());
    paint.fillPath(rocks, QColor(0x2A2A2C));
    paint.setPen(Qt::NoPen);
    paint.setBrush(QColor(0xF4EFE4));
    const QPointF foot(picture.left() + 190, picture.bottom() - 86);
    paint.drawPolygon(QPolygonF(QList<QPointF> {
        foot, foot + QPointF(58, 0), foot + QPointF(46, -150), foot + QPointF(12, -150)}));
    paint.setBrush(QColor(0xB03A2E));
    paint.drawPolygon(QPolygonF(QList<QPointF> {
        foot + QPointF(4, -50),
        foot + QPointF(54, -50),
        foot + QPointF(50, -96),
        foot + QPointF(8, -96)}));
    paint.drawRect(QRectF(foot.x() + 8, foot.y() - 186, 42, 36));
    QLinearGradient beam(foot.x() + 30, 0, picture.right(), 0);
    beam.setColorAt(0, QColor(255, 244, 190, 200));
    beam.setColorAt(1, QColor(255, 244, 190, 0));
    paint.setBrush(beam);
    paint.drawPolygon(QPolygonF(QList<QPointF> {
        foot + QPointF(30, -170), foot + QPointF(310, -240), foot + QPointF(310, -120)}));
    paint.restore();
    pen.paragraph(
        {90, picture.bottom() + 34},
        500,
        u"Saltworks Point, seen from the ferry. Photograph: Ida Brandt"_s,
        {.size = 21, .ink = QColor(0x6A6355)},
        30,
        u"caption"_s);
    const double top = picture.bottom() + 128;
    y = pen.paragraph(
        {90, top},
        500,
        u"When the tower was finished in 1884, the surveyor put his mark on the north rock. A storm had broken his theodolite, and he measured the last angle with a sextant from a rowing boat."_s,
        body,
        38);
    y = pen.paragraph(
        {90, y + 20},
        500,
        u"The error was small: eleven metres. But on every chart printed since, the light has stood in open water."_s,
        body,
        38,
        u"sentence"_s);
    paint.fillRect(QRectF(90, y + 4, 500, 3), QColor(0x9A4A2F));
    y = pen.paragraph(
        {90, y + 56},
        500,
        u"\"We steered by the real one,\" says Peer Holm."_s,
        {.face = Face::Serif, .size = 36, .ink = QColor(0x9A4A2F), .weight = QFont::Bold},
        48,
        u"quote"_s);
    paint.fillRect(QRectF(90, y - 22, 500, 3), QColor(0x9A4A2F));
    y = pen.paragraph(
        {90, y + 38},
        500,
        u"Holm, who kept the lamp until 1991, drew the correct position on his kitchen wall."_s,
        body,
        38);

    const double right = 650;
    y = pen.paragraph(
        {right, picture.top() + 24},
        500,
        u"Last spring a student crew came with satellite receivers to map the sea floor. They found the wall, the drawing and, behind a cupboard, the surveyor's own letter of apology."_s,
        body,
        38);
    pen.text(
        {right, y + 40}, u"A letter behind the cupboard"_s, body.sized(32).bold(), u"heading"_s);
    y = pen.paragraph(
        {right, y + 92},
        500,
        u"\"I have placed the light where it ought to be,\" he wrote, \"and the chart where I was able.\" The harbour office received the letter and, so it seems, filed it under furniture."_s,
        body,
        38);
    y = pen.paragraph(
        {right, y + 20},
        500,
        u"The new chart will be published in October. It moves the lamp eleven metres to the west, on to the rock on which it has always stood."_s,
        body,
        38);
    y = pen.paragraph(
        {right, y + 20},
        500,
        u"Not everybody is pleased. The ferry company has asked to keep the old position on its menus, where the lighthouse serves as a logo."_s,
        body,
        38);
    y = pen.paragraph(
        {right, y + 20},
        500,
        u"\"A light is for looking at,\" says Holm. \"Nobody ever ran aground on a number.\""_s,
        body,
        38);
    const QRectF box(right, y + 14, 500, 1560 - y - 14);
    paint.fillRect(box, QColor(0xEFE6D2));
    pen.text(
        {right + 28, box.top() + 56},
        u"The light in figures"_s,
        {.size = 29, .weight = QFont::Bold});
    const QStringList figures {
        u"Built 1884, 31 metres high"_s,
        u"Seen from 19 nautical miles"_s,
        u"Two flashes every 15 seconds"_s};
    for (qsizetype i = 0; i < figures.size(); ++i) {
        pen.text({right + 28, box.top() + 108 + 42 * double(i)}, figures.at(i), {.size = 26});
    }
    pen.name(u"figures"_s, box);
    grain(pen.image(), 5, 162);
    return pen.finish();
}

Scene chinesePage()
{
    Pen pen({1200, 1600}, QColor(0xFAF6EA));
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, clouds({1200, 1600}, QColor(0xF3EDDD), QColor(0xFCF9F0), 420, 171));
    QLinearGradient gutter(0, 0, 120, 0);
    gutter.setColorAt(0, QColor(0, 0, 0, 70));
    gutter.setColorAt(1, QColor(0, 0, 0, 0));
    paint.fillRect(QRectF(0, 0, 120, 1600), gutter);
    const Style body {.face = Face::Serif, .size = 36, .ink = QColor(0x22201C)};
    pen.text({150, 110}, u"江边旧事"_s, body.sized(28).with(QColor(0x7B7466)));
    paint.fillRect(QRectF(150, 130, 920, 2), QColor(0xC2B8A4));
    pen.textIn(
        {150, 200, 920, 70},
        Qt::AlignHCenter,
        u"第三章　渡口的灯"_s,
        body.sized(56).bold(),
        u"title"_s);
    const QStringList paragraphs {
        u"　　渡口原来没有灯。天一黑，摆渡的老陈就把船系在柳树下，坐在石阶上抽烟，等对岸有人喊他。"_s,
        u"　　那年秋天，学校来了一位姓苏的女老师。她每星期三过江去教夜校，回来时总是很晚。老陈听见她在对岸唱歌，便知道是她，解开缆绳，慢慢地划过去。"_s,
        u"　　有一回起了大雾，歌声忽远忽近，老陈在江心转了三圈，才摸到岸边。第二天，他用攒下的十二块钱买了一盏马灯，挂在柳树最高的枝上。"_s,
        u"　　“这样您就不会划错了。”苏老师笑着说。老陈摇摇头：“灯不是给我看的，是给您看的。看见灯，您就知道这边有人等着。”"_s,
        u"　　后来修了大桥，渡口没有了，柳树也老了。可是每到星期三的晚上，桥头总有一盏灯先亮起来。有人说那是路灯坏了，只有我知道它为什么亮。"_s};
    double y = 370;
    double top = y;
    for (const QString& paragraph : paragraphs) {
        y = pen.paragraph({150, y}, 920, paragraph, body, 62) + 14;
    }
    pen.name(u"body"_s, {140, top - 50, 940, y - top});
    pen.textIn(
        {150, 1500, 920, 40},
        Qt::AlignHCenter,
        u"· 57 ·"_s,
        body.sized(28).with(QColor(0x7B7466)),
        u"page-number"_s);
    grain(pen.image(), 6, 172);
    return pen.finish();
}

Scene classTimetable()
{
    Pen pen({1400, 1000}, QColor(0xFFFFFF));
    QPainter& paint = pen.paint();
    paint.fillRect(pen.frame(), QColor(0xF2F7F4));
    pen.textIn(
        {0, 46, 1400, 70},
        Qt::AlignHCenter,
        u"云溪小学三年级（2）班课程表"_s,
        {.size = 50, .ink = QColor(0x1E4D3A), .weight = QFont::Bold});
    const QList<double> edges {70, 250, 472, 694, 916, 1138, 1330};
    const QList<QStringList> rows {
        {u"时间"_s, u"星期一"_s, u"星期二"_s, u"星期三"_s, u"星期四"_s, u"星期五"_s},
        {u"8:30"_s, u"语文"_s, u"数学"_s, u"英语"_s, u"语文"_s, u"数学"_s},
        {u"9:25"_s, u"数学"_s, u"语文"_s, u"语文"_s, u"英语"_s, u"语文"_s},
        {u"10:30"_s, u"体育"_s, u"科学"_s, u"数学"_s, u"美术"_s, u"音乐"_s},
        {u"13:40"_s, u"英语"_s, u"美术"_s, u"体育"_s, u"数学"_s, u"科学"_s},
        {u"14:35"_s, u"班会"_s, u"书法"_s, u"劳动"_s, u"阅读"_s, u"体育"_s}};
    const double top = 160;
    const double height = 126;
    card(pen, {70, top, 1260, height * 6}, 10, QColor(Qt::white), 12);
    paint.fillRect(QRectF(70, top, 1260, height), QColor(0x2E7D5B));
    paint.fillRect(QRectF(70, top + height, 180, height * 5), QColor(0xDDEDE4));
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 6; ++column) {
            const QRectF cell(
                edges.at(column),
                top + row * height,
                edges.at(column + 1) - edges.at(column),
                height);
            paint.setPen(QPen(QColor(0x9FBFAE), 2));
            paint.setBrush(Qt::NoBrush);
            paint.drawRect(cell);
            const bool head = row == 0;
            pen.textIn(
                cell,
                Qt::AlignHCenter,
                rows.at(row).at(column),
                {.size = head || column == 0 ? 36.0 : 40.0,
                 .ink = head ? QColor(Qt::white) : QColor(0x1F2A25),
                 .weight = head || column == 0 ? QFont::DemiBold : QFont::Normal});
        }
    }
    pen.name(u"table"_s, {70, top, 1260, height * 6});
    pen.text(
        {74, 964},
        u"午休：11:45—13:30　　班主任：周敏"_s,
        {.size = 30, .ink = QColor(0x4B5F55)},
        u"remark"_s);
    return pen.finish();
}

} // namespace groundmark::sample_project
