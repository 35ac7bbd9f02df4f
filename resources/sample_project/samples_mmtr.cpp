// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/samples.h"
#include "resources/sample_project/scenes.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

/// What is blacked out, on which page, and what the benchmark says about it.
struct Masked
{
    QString id;
    QString language;
    QString name; ///< of the rectangle in the scene
    QString target;
    int level = 1;
    Json facets;
};

SampleId addMasked(
    Builder& builder, const std::vector<Scene>& pages, std::size_t maskedPage, const Masked& what)
{
    Builder::Item item {
        .id = what.id,
        .task = u"L%1"_s.arg(what.level),
        .language = what.language,
        .question = u"Which text stands under the black region?"_s,
        .answers = {plain(what.target)}};
    QRect mask;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const QString stem = pages.size() == 1 ? what.id : u"%1-page%2"_s.arg(what.id).arg(i + 1);
        QImage image = pages[i].image;
        if (i == maskedPage) {
            const QString original = stem + u"-original.png";
            builder.original(original, image);
            item.extra
                = {{"level", what.level}, {"facets", what.facets}, {"original", utf8(original)}};
            mask = pages[i].at(what.name).adjusted(-6, -6, 6, 6).toAlignedRect() & image.rect();
            QPainter(&image).fillRect(mask, Qt::black);
        }
        item.pages.push_back(builder.picture(stem + u".png", image));
    }
    const SampleId id = builder.sample(item);
    Region& target = builder.region(id, RegionRole::MaskTarget, mask, what.name, what.target);
    target.page = int(maskedPage);
    return id;
}

} // namespace

void addMmtr(Builder& builder)
{
    builder.dataset(u"MMTR-Bench sample"_s, u"mmtr"_s);
    const Scene board = departures();
    SampleId id = addMasked(
        builder,
        {board},
        0,
        {u"mmtr-001"_s,
         u"en"_s,
         u"to-4"_s,
         u"Ellmouth Harbour"_s,
         1,
         {{"semantic", "name"}, {"layout", "table"}, {"source", "screen"}, {"context", "global"}}});
    builder.reply(id, u"Ellmouth Harbour"_s);

    id = addMasked(
        builder,
        {invoice()},
        0,
        {u"mmtr-002"_s,
         u"en"_s,
         u"total"_s,
         u"594.00 EUR"_s,
         1,
         {{"semantic", "number"},
          {"layout", "form"},
          {"source", "document"},
          {"context", "local"}}});
    builder.reply(id, u"Extracted result: 594.00"_s);

    id = addMasked(
        builder,
        {article()},
        0,
        {u"mmtr-003"_s,
         u"en"_s,
         u"sentence"_s,
         u"The error was small: eleven metres. But on every chart printed since, the light has stood in open water."_s,
         3,
         {{"semantic", "sentence"},
          {"layout", "columns"},
          {"source", "magazine"},
          {"context", "global"}}});
    builder.reply(
        id,
        u"The error was only eleven metres, but on all charts since then the light has been drawn in the water."_s);

    const Scene ticket = trainTicket();
    id = addMasked(
        builder,
        {ticket},
        0,
        {u"mmtr-004"_s,
         u"zh"_s,
         u"from"_s,
         u"青禾南站"_s,
         1,
         {{"semantic", "name"}, {"layout", "form"}, {"source", "ticket"}, {"context", "local"}}});
    builder.reply(id, u"[UNK]"_s, Outcome::RefusedOrEmpty);

    id = addMasked(
        builder,
        {reportPage(0), reportPage(1)},
        0,
        {u"mmtr-005"_s,
         u"en"_s,
         u"total"_s,
         u"Total spending: 38.9 million"_s,
         2,
         {{"semantic", "phrase"},
          {"layout", "report"},
          {"source", "document"},
          {"context", "cross-page"}}});
    builder.reply(id, u"Answer: Total spending: 36.6 million"_s);
}

} // namespace groundmark::sample_project
