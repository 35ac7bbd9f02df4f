// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/grounds.h"
#include "resources/sample_project/pen.h"
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
