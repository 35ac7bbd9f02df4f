// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/props.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

/// A form's field: label, ruled box and what somebody wrote into it.
void field(
    Pen& pen, const QRectF& box, const QString& label, const QString& written, const QString& name)
{
    pen.text(
        {box.left(), box.top() - 12},
        label,
        {.size = 24, .ink = QColor(0x4B5563), .weight = QFont::Medium});
    pen.paint().setPen(QPen(QColor(0x8D99A8), 2));
    pen.paint().setBrush(QColor(255, 255, 255, 150));
    pen.paint().drawRoundedRect(box, 4, 4);
    pen.text(
        {box.left() + 18, box.bottom() - 20},
        written,
        {.face = Face::Hand, .size = 50, .ink = QColor(0x1F3A93)},
        name);
}

void checkBox(Pen& pen, QPointF at, const QString& label, bool checked)
{
    pen.paint().setPen(QPen(QColor(0x6B7785), 2.5));
    pen.paint().setBrush(QColor(255, 255, 255, 160));
    pen.paint().drawRect(QRectF(at.x(), at.y() - 26, 30, 30));
    pen.text({at.x() + 46, at.y()}, label, {.size = 27});
    if (checked) {
        pen.paint().setPen(QPen(QColor(0x1F3A93), 5, Qt::SolidLine, Qt::RoundCap));
        pen.paint().drawLines(QList<QLineF> {
            {at.x() + 4, at.y() - 14, at.x() + 14, at.y() - 2},
            {at.x() + 14, at.y() - 2, at.x() + 36, at.y() - 36}});
    }
}

} // namespace

Scene membershipForm()
{
    Pen pen({1240, 1640}, Qt::white);
    pen.paint().drawImage(0, 0, clouds({1240, 1640}, QColor(0x3E4A3F), QColor(0x566455), 400, 101));
    layPaper(pen, {1080, 1500}, tilted({76, 66, 1090, 1510}, 0.8, 0.012), QColor(0xFBF9F2), 102);
    QPainter& paint = pen.paint();
    paint.fillRect(QRectF(0, 0, 1080, 150), QColor(0x27496D));
    pen.text(
        {60, 74},
        u"Riverside Public Library"_s,
        {.size = 46, .ink = QColor(Qt::white), .weight = QFont::Bold});
    pen.text({60, 120}, u"Application for membership"_s, {.size = 30, .ink = QColor(0xD4E1F0)});
    pen.text({780, 94}, u"Form L-12"_s, {.face = Face::Mono, .size = 34, .ink = QColor(0xD4E1F0)});
    pen.text(
        {60, 212},
        u"Please write in capital letters and use blue or black ink."_s,
        {.size = 26, .ink = QColor(0x4B5563), .italic = true});
    field(pen, {60, 282, 960, 84}, u"Full name"_s, u"MARTA LINDQVIST"_s, u"name"_s);
    field(
        pen,
        {60, 428, 450, 84},
        u"Date of birth (day, month, year)"_s,
        u"09 / 11 / 1987"_s,
        u"birth"_s);
    field(pen, {550, 428, 470, 84}, u"Telephone"_s, u"0176 440 218"_s, u"phone"_s);
    field(pen, {60, 574, 960, 84}, u"Street and number"_s, u"27 ALDER COURT"_s, u"street"_s);
    field(pen, {60, 720, 300, 84}, u"Postcode"_s, u"EA4 7RW"_s, u"postcode"_s);
    field(pen, {400, 720, 620, 84}, u"City"_s, u"EASTON"_s, u"city"_s);
    field(pen, {60, 866, 960, 84}, u"E-mail"_s, u"m.lindqvist@mailbox.example"_s, u"email"_s);
    pen.text(
        {60, 1018}, u"Branch that you will use most"_s, {.size = 27, .weight = QFont::DemiBold});
    checkBox(pen, {60, 1072}, u"Central"_s, false);
    checkBox(pen, {300, 1072}, u"Harbour"_s, true);
    checkBox(pen, {540, 1072}, u"Larkfield"_s, false);
    checkBox(pen, {790, 1072}, u"Mobile"_s, false);
    pen.name(u"branch"_s, {296, 1034, 170, 46});
    pen.text({60, 1150}, u"Kind of membership"_s, {.size = 27, .weight = QFont::DemiBold});
    checkBox(pen, {60, 1204}, u"Adult, 20 a year"_s, true);
    checkBox(pen, {380, 1204}, u"Family, 32 a year"_s, false);
    checkBox(pen, {720, 1204}, u"Under 18, free"_s, false);
    paint.setPen(QPen(QColor(0x8D99A8), 2));
    paint.drawLine(QPointF(60, 1370), QPointF(460, 1370));
    paint.drawLine(QPointF(560, 1370), QPointF(1020, 1370));
    pen.text({60, 1404}, u"Date"_s, {.size = 24, .ink = QColor(0x4B5563)});
    pen.text({560, 1404}, u"Signature"_s, {.size = 24, .ink = QColor(0x4B5563)});
    pen.text(
        {80, 1354},
        u"14 May 2025"_s,
        {.face = Face::Hand, .size = 52, .ink = QColor(0x1F3A93)},
        u"signed-on"_s);
    pen.save();
    paint.translate(600, 1350);
    paint.rotate(-5);
    pen.text(
        {0, 0},
        u"M. Lindqvist"_s,
        {.face = Face::Hand, .size = 74, .ink = QColor(0x1F3A93), .italic = true},
        u"signature"_s);
    pen.leave();
    pen.leave();
    vignette(pen.image(), 0.3);
    grain(pen.image(), 7, 103);
    return pen.finish();
}

Scene handwrittenNote()
{
    Pen pen({1300, 1060}, Qt::white);
    pen.paint().drawImage(0, 0, boards({1300, 1060}, QColor(0xB9A58A), QColor(0xDDCDB4), 190, 111));
    layPaper(pen, {960, 860}, tilted({160, 100, 970, 860}, -3.0, 0.01), QColor(0xFFFDF0), 112);
    QPainter& paint = pen.paint();
    for (int i = 0; i < 11; ++i) {
        paint.fillRect(QRectF(0, 136 + i * 66.0, 960, 2), QColor(0x9F, 0xC3, 0xDE, 170));
    }
    paint.fillRect(QRectF(112, 0, 2.5, 860), QColor(0xE2, 0x8A, 0x8A, 190));
    paint.setPen(Qt::NoPen);
    for (const double y : {130.0, 430.0, 730.0}) {
        paint.setBrush(QColor(0x8F7E66));
        paint.drawEllipse(QPointF(48, y), 17, 17);
    }
    const QStringList lines {
        u"Dear Tom,"_s,
        u"the plumber comes on Thursday at 9."_s,
        u"Please let him in and show him"_s,
        u"the tap in the upstairs bathroom."_s,
        u"The key is under the blue pot."_s,
        u"He wants 85 in cash;"_s,
        u"it is in the tin next to the bread."_s,
        u"Feed the cat twice!"_s};
    for (qsizetype i = 0; i < lines.size(); ++i) {
        pen.text(
            {142, 192 + 66.0 * double(i)},
            lines.at(i),
            {.face = Face::Hand, .size = 54, .ink = QColor(0x23315F)},
            u"line-%1"_s.arg(i));
    }
    pen.text(
        {640, 792}, u"Love, Irene"_s, {.face = Face::Hand, .size = 62, .ink = QColor(0x23315F)});
    pen.leave();
    slantedLight(pen.paint(), pen.frame(), 36, -60);
    vignette(pen.image(), 0.3);
    grain(pen.image(), 8, 113);
    return pen.finish();
}

Scene libraryCard()
{
    Pen pen({1200, 860}, Qt::white);
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, clouds({1200, 860}, QColor(0xC7B9A6), QColor(0xE3D8C8), 300, 121));
    paint.translate(600, 430);
    paint.rotate(-4);
    paint.translate(-470, -290);
    const QRectF whole(0, 0, 940, 580);
    QLinearGradient face(whole.topLeft(), whole.bottomRight());
    face.setColorAt(0, QColor(0x1F5F8B));
    face.setColorAt(1, QColor(0x123A57));
    card(pen, whole, 38, face, 26);
    paint.save();
    QPainterPath clip;
    clip.addRoundedRect(whole, 38, 38);
    paint.setClipPath(clip);
    paint.setPen(Qt::NoPen);
    for (int i = 0; i < 7; ++i) {
        paint.setBrush(QColor(255, 255, 255, 10));
        paint.drawEllipse(QPointF(880, 40), 120.0 + i * 70, 120.0 + i * 70);
    }
    paint.fillRect(QRectF(0, 452, 940, 128), QColor(0xF5F1E6));
    paint.restore();
    pen.text(
        {50, 92},
        u"RIVERSIDE PUBLIC LIBRARY"_s,
        {.size = 38, .ink = QColor(Qt::white), .weight = QFont::Bold, .tracking = 2});
    pen.text({50, 134}, u"Reader's card"_s, {.size = 27, .ink = QColor(0xBFD6E6)});
    const QRectF photo(50, 170, 200, 250);
    card(pen, photo, 12, QColor(0xD8E3EA), 4);
    paint.setClipRect(photo);
    paint.setPen(Qt::NoPen);
    paint.setBrush(QColor(0x4A3226));
    paint.drawEllipse(QPointF(150, 262), 68, 76);
    paint.setBrush(QColor(0xE3B694));
    paint.drawEllipse(QPointF(150, 276), 50, 62);
    paint.setBrush(QColor(0x6E3F5C));
    paint.drawEllipse(QPointF(150, 430), 100, 90);
    paint.setClipping(false);
    pen.name(u"photo"_s, photo);
    const Style label {.size = 23, .ink = QColor(0xA9C6DA)};
    const Style value {.size = 37, .ink = QColor(Qt::white), .weight = QFont::DemiBold};
    pen.text({290, 208}, u"Name"_s, label);
    pen.text({290, 254}, u"Marta Lindqvist"_s, value, u"name"_s);
    pen.text({290, 306}, u"Reader number"_s, label);
    pen.text(
        {290, 352},
        u"R-2025-00873"_s,
        {.face = Face::Mono, .size = 37, .ink = QColor(Qt::white), .weight = QFont::Bold},
        u"number"_s);
    pen.text({290, 396}, u"Valid until"_s, label);
    pen.text({440, 398}, u"31 May 2026"_s, value.sized(32), u"valid"_s);
    barcode(pen, {50, 466, 420, 104}, u"00873 2025"_s, 122);
    pen.text({520, 520}, u"If found, please return to"_s, {.size = 25, .ink = QColor(0x33424E)});
    pen.text({520, 556}, u"any branch of the library."_s, {.size = 25, .ink = QColor(0x33424E)});
    paint.resetTransform();
    slantedLight(paint, pen.frame(), 36, -40);
    grain(pen.image(), 7, 123);
    return pen.finish();
}

} // namespace groundmark::sample_project
