// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/effects.h"
#include "resources/sample_project/samples.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

/// A clean picture's question, and what the demonstration says to it under each perturbation.
struct Robust
{
    QString id;
    QString file;
    QString question;
    QString answer;
    const char* answerType;
    QString clean;
    QString blurred;
    QString shifted;
};

void addRobust(Builder& builder, const Scene& scene, const Robust& what)
{
    const auto add = [&](const QString& suffix, const QImage& image, const Json& extra) {
        return builder.sample(
            {.id = what.id + suffix,
             .task = u"OCR1.0"_s,
             .language = u"en"_s,
             .pages = {builder.picture(what.file + suffix + u".png", image)},
             .question = what.question,
             .answers = {plain(what.answer)},
             .extra = extra});
    };
    Json extra {{"answer_type", what.answerType}};
    builder.reply(add({}, scene.image, extra), what.clean);
    extra["perturbation"] = "gaussian_blur";
    extra["severity"] = 3;
    extra["clean"] = utf8(what.id);
    builder.reply(add(u"-blur"_s, blurred(scene.image, 4), extra), what.blurred);
    extra["perturbation"] = "color_shift";
    builder.reply(add(u"-colour"_s, colourShifted(scene.image, 46, -28, -52), extra), what.shifted);
}

} // namespace

void addOcrRobust(Builder& builder)
{
    builder.dataset(u"OCR-Robust sample"_s, u"ocr-robust"_s);
    addRobust(
        builder,
        receipt(),
        {u"robust-receipt"_s,
         u"receipt-robust"_s,
         u"What is the total?"_s,
         u"27.25"_s,
         "money_decimal",
         u"27.25"_s,
         u"27.26"_s,
         u"27.25"_s});
    addRobust(
        builder,
        barChart(),
        {u"robust-chart"_s,
         u"museums-robust"_s,
         u"How many thousand visitors did Science House have in 2023?"_s,
         u"143"_s,
         "integer",
         u"143"_s,
         u"148"_s,
         u"190"_s});
    addRobust(
        builder,
        invoice(),
        {u"robust-invoice"_s,
         u"invoice-robust"_s,
         u"What is the number of the invoice?"_s,
         u"TW-20418"_s,
         "text",
         u"TW-20418"_s,
         {},
         u"TW-20418."_s});
}

} // namespace groundmark::sample_project
