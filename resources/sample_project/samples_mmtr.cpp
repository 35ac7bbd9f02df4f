// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "resources/sample_project/samples.h"
#include "resources/sample_project/scenes.h"

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
    evaluation::mmtr::MaskCard card; ///< with the level
};

evaluation::mmtr::MaskCard card(int level, const std::map<QString, QString>& facets)
{
    evaluation::mmtr::MaskCard card;
    card.level = evaluation::mmtr::levelFromText(QString::number(level));
    card.facets = facets;
    card.principles = evaluation::mmtr::selectionPrinciples();
    return card;
}

SampleId addMasked(
    Builder& builder, const std::vector<Scene>& pages, std::size_t maskedPage, const Masked& what)
{
    Builder::Item item {
        .id = what.id,
        .task = evaluation::mmtr::levelName(*what.card.level),
        .language = what.language,
        .question = u"Which text stands under the black region?"_s,
        .answers = {plain(what.target)}};
    QRect mask;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const QString stem = pages.size() == 1 ? what.id : u"%1-page%2"_s.arg(what.id).arg(i + 1);
        if (i == maskedPage) {
            mask = pages[i].at(what.name).adjusted(-6, -6, 6, 6).toAlignedRect() & pages[i].image.rect();
        }
        item.pages.push_back(builder.picture(stem + u".png", pages[i]));
    }
    const SampleId id = builder.sample(item);
    Region& target = builder.region(id, RegionRole::MaskTarget, mask, what.name, what.target);
    target.page = int(maskedPage);
    target.attributes = evaluation::mmtr::withMaskCard({}, what.card);
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
         card(1, {{u"semantic"_s, u"name"_s}, {u"layout"_s, u"table"_s}, {u"source"_s, u"screen"_s}, {u"context"_s, u"global"_s}})});
    builder.reply(id, u"Ellmouth Harbour"_s);

    id = addMasked(
        builder,
        {invoice()},
        0,
        {u"mmtr-002"_s,
         u"en"_s,
         u"total"_s,
         u"594.00 EUR"_s,
         card(1, {{u"semantic"_s, u"number"_s}, {u"layout"_s, u"form"_s}, {u"source"_s, u"document"_s}, {u"context"_s, u"local"_s}})});
    builder.reply(id, u"Extracted result: 594.00"_s);

    id = addMasked(
        builder,
        {article()},
        0,
        {u"mmtr-003"_s,
         u"en"_s,
         u"sentence"_s,
         u"The error was small: eleven metres. But on every chart printed since, the light has stood in open water."_s,
         card(3, {{u"semantic"_s, u"sentence"_s}, {u"layout"_s, u"columns"_s}, {u"source"_s, u"magazine"_s}, {u"context"_s, u"global"_s}})});
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
         card(1, {{u"semantic"_s, u"name"_s}, {u"layout"_s, u"form"_s}, {u"source"_s, u"ticket"_s}, {u"context"_s, u"local"_s}})});
    builder.reply(id, u"[UNK]"_s, Outcome::RefusedOrEmpty);

    id = addMasked(
        builder,
        {reportPage(0), reportPage(1)},
        0,
        {u"mmtr-005"_s,
         u"en"_s,
         u"total"_s,
         u"Total spending: 38.9 million"_s,
         card(2, {{u"semantic"_s, u"phrase"_s}, {u"layout"_s, u"report"_s}, {u"source"_s, u"document"_s}, {u"context"_s, u"cross-page"_s}})});
    builder.reply(id, u"Answer: Total spending: 36.6 million"_s);
}

} // namespace groundmark::sample_project
