// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/props.h"
#include "resources/sample_project/random.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

/// Where and how the text stands on a ground.
struct Setting
{
    QSize size;
    QRectF text;
    Style style;
    double leading = 1.4; ///< of the style's size
};

Setting settingOf(Ground ground)
{
    const Style hand {.face = Face::Hand, .size = 40};
    switch (ground) {
    case Ground::Parchment:
        return {
            {1536, 1024},
            {170, 130, 1200, 780},
            {.face = Face::Serif, .size = 32, .ink = QColor(0x3B2612)},
            1.38};
    case Ground::Notebook:
        return {{1024, 1536}, {150, 150, 800, 1300}, hand.with(QColor(0x1E2F6B)), 1.25};
    case Ground::Chalkboard:
        return {{1536, 1024}, {130, 120, 1280, 760}, hand.sized(42).with(QColor(0xF1EFE4)), 1.24};
    case Ground::Billboard:
        return {
            {1536, 1024},
            {250, 150, 1040, 500},
            {.size = 29, .ink = QColor(0x14202C), .weight = QFont::DemiBold},
            1.32};
    case Ground::Screen:
        return {
            {1536, 1024},
            {250, 150, 1040, 560},
            {.face = Face::Mono, .size = 25, .ink = QColor(0x9FE8B0)},
            1.44};
    case Ground::Letter:
        return {
            {1024, 1536},
            {140, 190, 740, 1200},
            {.face = Face::Serif, .size = 33, .ink = QColor(0x2A2622), .italic = false},
            1.42};
    case Ground::Evening:
        return {
            {1536, 1024},
            {110, 90, 1000, 640},
            {.size = 31, .ink = QColor(0xFFF3D6), .weight = QFont::Medium},
            1.4};
    case Ground::Sticky:
        return {{1024, 1536}, {170, 180, 690, 1180}, hand.sized(43).with(QColor(0x35302A)), 1.26};
    }
    return {};
}

void drawHills(
    QPainter& paint, QSize size, double top, const QList<QColor>& colours, std::uint64_t seed)
{
    Random random(seed);
    for (qsizetype layer = 0; layer < colours.size(); ++layer) {
        const double base = top + 60 * double(layer);
        QPainterPath hills(QPointF(-20, size.height()));
        hills.lineTo(-20, base);
        for (int x = -20; x < size.width() + 20; x += 160) {
            hills.quadTo(
                x + 60, base - random.between(30, 120), x + 160, base + random.between(-20, 20));
        }
        hills.lineTo(size.width() + 20, size.height());
        paint.fillPath(hills, colours.at(layer));
    }
}

void drawRoom(Pen& pen, const QRectF& frame, const QColor& frameColour, double lift)
{
    card(pen, frame, 18, frameColour, lift);
}

void drawParchment(Pen& pen, QSize size)
{
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, boards(size, QColor(0x3A2416), QColor(0x6B452A), 170, 201));
    Random random(202);
    QPainterPath sheet(QPointF(90, 60));
    for (int x = 90; x <= 1446; x += 42) {
        sheet.lineTo(x, 60 + random.between(-12, 12));
    }
    for (int y = 60; y <= 964; y += 42) {
        sheet.lineTo(1446 + random.between(-12, 12), y);
    }
    for (int x = 1446; x >= 90; x -= 42) {
        sheet.lineTo(x, 964 + random.between(-12, 12));
    }
    for (int y = 964; y >= 60; y -= 42) {
        sheet.lineTo(90 + random.between(-12, 12), y);
    }
    sheet.closeSubpath();
    shadow(paint, sheet, 24, {8, 16}, 150);
    fillTextured(paint, sheet, clouds({1400, 940}, QColor(0xD2B27C), QColor(0xF0DDB0), 300, 203));
    paint.save();
    paint.setClipPath(sheet);
    paint.setBrush(Qt::NoBrush);
    for (int i = 0; i < 16; ++i) {
        paint.setPen(QPen(QColor(96, 58, 20, 10), i * 7));
        paint.drawPath(sheet);
    }
    paint.restore();
    // A sealing wax in the corner.
    QRadialGradient wax(1352, 868, 70);
    wax.setColorAt(0, QColor(0xD0453A));
    wax.setColorAt(1, QColor(0x7E1712));
    paint.setPen(Qt::NoPen);
    paint.setBrush(wax);
    paint.drawEllipse(QPointF(1360, 880), 62, 58);
    paint.setBrush(Qt::NoBrush);
    paint.setPen(QPen(QColor(0x8E1D17), 6));
    paint.drawEllipse(QPointF(1360, 880), 40, 37);
}

void drawNotebook(Pen& pen, QSize size)
{
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, clouds(size, QColor(0x6F7F8C), QColor(0x90A0AC), 400, 211));
    drawRoom(pen, {60, 50, 924, 1440}, QColor(0xFFFEF6), 26);
    for (int y = 186; y < 1460; y += 50) {
        paint.fillRect(QRectF(60, y, 924, 2), QColor(0xB7, 0xD2, 0xE6, 150));
    }
    paint.fillRect(QRectF(128, 50, 3, 1440), QColor(0xE2, 0x8A, 0x8A, 170));
    for (int y = 110; y < 1460; y += 62) {
        paint.setPen(QPen(QColor(0x5D666E), 7, Qt::SolidLine, Qt::RoundCap));
        paint.setBrush(Qt::NoBrush);
        paint.drawArc(QRectF(30, y, 62, 30), 20 * 16, 300 * 16);
    }
}

void drawChalkboard(Pen& pen, QSize size)
{
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, boards(size, QColor(0x7A5130), QColor(0xA6754A), 128, 221));
    QPainterPath slate;
    slate.addRect(56, 56, 1424, 884);
    fillTextured(
        paint, slate, clouds({1424, 884}, QColor(0x1F2A28), QColor(0x37463F), 340, 222, 1.8));
    paint.setPen(QPen(QColor(0, 0, 0, 120), 8));
    paint.setBrush(Qt::NoBrush);
    paint.drawRect(QRectF(58, 58, 1420, 880));
    for (int i = 0; i < 3; ++i) {
        card(
            pen,
            {1000.0 + i * 120, 928, 86, 14},
            6,
            i == 0 ? QColor(0xF6D774) : QColor(0xF1EFE4),
            3);
    }
}

void drawBillboard(Pen& pen, QSize size)
{
    QPainter& paint = pen.paint();
    QLinearGradient sky(0, 0, 0, size.height());
    sky.setColorAt(0, QColor(0x5FA3D6));
    sky.setColorAt(1, QColor(0xF1E7CF));
    paint.fillRect(QRectF(QPointF(), QSizeF(size)), sky);
    Random random(231);
    paint.setPen(Qt::NoPen);
    for (int cloud = 0; cloud < 6; ++cloud) {
        const QPointF at(random.between(0, 1536), random.between(40, 260));
        for (int puff = 0; puff < 7; ++puff) {
            paint.setBrush(QColor(255, 255, 255, 120));
            paint.drawEllipse(
                at + QPointF(puff * 30 - 90, random.between(-18, 18)),
                random.between(34, 62),
                random.between(24, 40));
        }
    }
    drawHills(paint, size, 820, {QColor(0x8FB08A), QColor(0x5F8F5B), QColor(0x3E6B3F)}, 232);
    paint.fillRect(QRectF(420, 690, 26, 330), QColor(0x51565B));
    paint.fillRect(QRectF(1090, 690, 26, 330), QColor(0x51565B));
    drawRoom(pen, {180, 80, 1176, 640}, QColor(0x4A4F55), 22);
    paint.fillRect(QRectF(200, 100, 1136, 600), QColor(0xFCFBF4));
    for (int i = 0; i < 4; ++i) {
        card(pen, {330.0 + i * 280, 52, 60, 24}, 8, QColor(0x3A3F44), 4);
    }
}

void drawScreen(Pen& pen, QSize size)
{
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, clouds(size, QColor(0x2A2233), QColor(0x46384C), 500, 241));
    paint.drawImage(
        QPointF(0, 880), boards({1536, 144}, QColor(0x4A3020), QColor(0x77503A), 72, 242));
    paint.fillRect(QRectF(650, 780, 236, 120), QColor(0x24262A));
    card(pen, {520, 886, 496, 26}, 12, QColor(0x2D2F34), 12);
    drawRoom(pen, {180, 60, 1176, 730}, QColor(0x1A1C20), 34);
    paint.fillRect(QRectF(206, 86, 1124, 678), QColor(0x0B1712));
    for (int y = 86; y < 764; y += 4) {
        paint.fillRect(QRectF(206, y, 1124, 1), QColor(0, 0, 0, 70));
    }
    QRadialGradient glow(768, 420, 700);
    glow.setColorAt(0, QColor(60, 255, 140, 34));
    glow.setColorAt(1, QColor(60, 255, 140, 0));
    paint.fillRect(QRectF(206, 86, 1124, 678), glow);
    card(pen, {1380, 800, 90, 110}, 12, QColor(0xB24A3C), 12);
    card(pen, {70, 836, 90, 76}, 6, QColor(0xE9DFC8), 10);
}

void drawLetter(Pen& pen, QSize size)
{
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, boards(size, QColor(0x8C6844), QColor(0xB9936A), 190, 251));
    QPainterPath sheet;
    sheet.addPolygon(tilted({76, 70, 872, 1400}, -0.9, 0.0));
    shadow(paint, sheet, 24, {8, 16}, 120);
    fillTextured(paint, sheet, clouds({910, 1440}, QColor(0xF1EBDD), QColor(0xFCF9F1), 420, 252));
    for (const double y : {520.0, 990.0}) {
        QLinearGradient crease(0, y - 20, 0, y + 20);
        crease.setColorAt(0, QColor(0, 0, 0, 0));
        crease.setColorAt(0.5, QColor(0, 0, 0, 22));
        crease.setColorAt(0.52, QColor(255, 255, 255, 110));
        crease.setColorAt(1, QColor(255, 255, 255, 0));
        paint.fillRect(QRectF(76, y - 20, 872, 40), crease);
    }
    paint.save();
    paint.translate(840, 1440);
    paint.rotate(-38);
    card(pen, {-40, 0, 360, 30}, 15, QColor(0x23314F), 12);
    card(pen, {-80, 8, 60, 14}, 4, QColor(0xD9B45A), 0);
    paint.restore();
}

void drawEvening(Pen& pen, QSize size)
{
    QPainter& paint = pen.paint();
    QLinearGradient dusk(0, 0, 0, size.height());
    dusk.setColorAt(0, QColor(0x14203F));
    dusk.setColorAt(0.6, QColor(0x3C3A6B));
    dusk.setColorAt(1, QColor(0xC56A4C));
    paint.fillRect(QRectF(QPointF(), QSizeF(size)), dusk);
    Random random(261);
    paint.setPen(Qt::NoPen);
    for (int i = 0; i < 150; ++i) {
        paint.setBrush(QColor(255, 255, 255, 30 + random.index(150)));
        const double r = random.between(0.7, 2.2);
        paint.drawEllipse(QPointF(random.between(0, 1536), random.between(0, 620)), r, r);
    }
    QRadialGradient moon(1310, 190, 130);
    moon.setColorAt(0, QColor(0xFFF6DA));
    moon.setColorAt(0.55, QColor(0xF7E7B5));
    moon.setColorAt(0.57, QColor(255, 240, 200, 60));
    moon.setColorAt(1, QColor(255, 240, 200, 0));
    paint.setBrush(moon);
    paint.drawEllipse(QPointF(1310, 190), 130, 130);
    drawHills(paint, size, 820, {QColor(0x2C2B55), QColor(0x1F2043), QColor(0x12142C)}, 262);
    for (int i = 0; i < 9; ++i) {
        const QRectF house(860 + i * 76.0, 850 - random.between(10, 80), 66, 200);
        paint.fillRect(house, QColor(0x0D1024));
        paint.fillRect(QRectF(house.left() + 14, house.top() + 20, 14, 18), QColor(0xFFCF6B));
        if (i % 2) {
            paint.fillRect(QRectF(house.left() + 38, house.top() + 20, 14, 18), QColor(0xFFCF6B));
        }
    }
}

void drawSticky(Pen& pen, QSize size)
{
    QPainter& paint = pen.paint();
    paint.drawImage(0, 0, clouds(size, QColor(0xA77C4F), QColor(0xC79E6E), 14, 271));
    paint.setBrush(Qt::NoBrush);
    paint.setPen(QPen(QColor(0x6E4A2A), 44));
    paint.drawRect(QRectF(0, 0, size.width(), size.height()));
    layPaper(pen, {800, 1300}, tilted({112, 110, 800, 1310}, 1.1), QColor(0xFFF0A0), 272);
    pen.leave();
    for (const QPointF at : {QPointF(180, 150), QPointF(850, 170)}) {
        QRadialGradient pin(at - QPointF(8, 8), 30);
        pin.setColorAt(0, QColor(0xF58A80));
        pin.setColorAt(1, QColor(0xA31D14));
        paint.setPen(Qt::NoPen);
        paint.setBrush(QColor(0, 0, 0, 60));
        paint.drawEllipse(at + QPointF(8, 12), 20, 18);
        paint.setBrush(pin);
        paint.drawEllipse(at, 21, 21);
    }
}

void drawGround(Pen& pen, Ground ground, QSize size)
{
    switch (ground) {
    case Ground::Parchment:
        return drawParchment(pen, size);
    case Ground::Notebook:
        return drawNotebook(pen, size);
    case Ground::Chalkboard:
        return drawChalkboard(pen, size);
    case Ground::Billboard:
        return drawBillboard(pen, size);
    case Ground::Screen:
        return drawScreen(pen, size);
    case Ground::Letter:
        return drawLetter(pen, size);
    case Ground::Evening:
        return drawEvening(pen, size);
    case Ground::Sticky:
        return drawSticky(pen, size);
    }
}

/// Space between the parts of the text, in lines.
double gapAfter(qsizetype part)
{
    return part == 0 ? 0.45 : part == 1 ? 0.25 : 0.08;
}

/// The setting's style, as large as the text allows.
Style fitted(const Setting& setting, const QStringList& parts)
{
    for (double size = 60; size > 18; size -= 1) {
        const Style style = setting.style.sized(size);
        double lines = 0;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const double width = setting.text.width() - (i > 1 ? size : 0);
            lines += double(Pen::broken(parts.at(i), i == 1 ? style.bold() : style, width).size())
                + gapAfter(i);
        }
        if (lines * size * setting.leading <= setting.text.height()) {
            return style;
        }
    }
    return setting.style.sized(18);
}

} // namespace

Scene generatedPicture(
    Ground ground, const QString& passage, const QString& question, const QStringList& choices)
{
    const Setting setting = settingOf(ground);
    Pen pen(setting.size, Qt::white);
    drawGround(pen, ground, setting.size);
    const QStringList parts = QStringList {passage, question} + choices;
    const Style style = fitted(setting, parts);
    const double leading = style.size * setting.leading;
    double y = setting.text.top() + style.size;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const bool isChoice = i > 1;
        const double indent = isChoice ? style.size : 0;
        y = pen.paragraph(
                {setting.text.left() + indent, y},
                setting.text.width() - indent,
                parts.at(i),
                i == 1 ? style.bold() : style,
                leading,
                i == 0       ? u"passage"_s
                    : i == 1 ? u"question"_s
                             : u"choice-%1"_s.arg(i - 2))
            + leading * gapAfter(i);
    }
    vignette(pen.image(), 0.3);
    grain(pen.image(), 9, 290 + static_cast<std::uint64_t>(ground));
    return pen.finish();
}

} // namespace groundmark::sample_project
