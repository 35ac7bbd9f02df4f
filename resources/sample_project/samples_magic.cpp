// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/samples.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

Json truthOf(const QString& fullAnswer, const char* structural)
{
    return {{"fullAnswer", utf8(fullAnswer)}, {"types", {{"structural", structural}}}};
}

QString named(int ordinal)
{
    return u"R%1"_s.arg(ordinal);
}

void addStreets(Builder& builder)
{
    const Scene english = englishStreet();
    const ImageId page = builder.picture(u"street-en.jpg"_s, english);
    SampleId id = builder.sample(
        {.id = u"magic-001"_s,
         .task = u"query"_s,
         .language = u"en"_s,
         .pages = {page},
         .question = u"What colour is the bicycle in front of the bakery?"_s,
         .answers = {plain(u"red"_s)},
         .extra = truthOf(u"The bicycle in front of the bakery is red."_s, "query"),
         .state = SampleState::Done});
    auto r = builder.magicRegions(
        id, english, {u"shop"_s, u"bicycle"_s}, {u"routes"_s, u"lamp"_s, u"bench"_s});
    builder.reply(
        id,
        u"The sign in %1 says MILL LANE BAKERY, so this is the bakery. In front of its window stands a bicycle, %2. Its frame is red.\nAnswer: red"_s
            .arg(named(r[u"shop"_s]), named(r[u"bicycle"_s])));

    const Scene chinese = chineseStreet();
    id = builder.sample(
        {.id = u"magic-002"_s,
         .task = u"query"_s,
         .language = u"zh"_s,
         .pages = {builder.picture(u"street-zh.jpg"_s, chinese)},
         .question = u"面馆的门上挂着什么牌子？"_s,
         .answers = {plain(u"营业中"_s)},
         .extra = truthOf(u"面馆的门上挂着“营业中”的牌子。"_s, "query")});
    r = builder.magicRegions(
        id, chinese, {u"shop"_s, u"door"_s}, {u"plate"_s, u"routes"_s, u"bench"_s});
    builder.reply(
        id,
        u"%1是面馆的招牌。%2是公交站牌，上面写着每10分钟一班。\nAnswer: 每10分钟一班"_s.arg(
            named(r[u"shop"_s]), named(r[u"routes"_s])));
}

/// The chain that is judged in part: four of six steps marked, one of them wrong, one unsure.
void addMarket(Builder& builder, AnnotatorId annotator)
{
    const Scene scene = marketStall();
    const SampleId id = builder.sample(
        {.id = u"magic-003"_s,
         .task = u"compare"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"market.jpg"_s, scene)},
         .question = u"Which costs less per kilogram, the pears or the plums?"_s,
         .answers = {plain(u"plums"_s)},
         .extra = truthOf(u"The plums cost less per kilogram than the pears."_s, "compare"),
         .state = SampleState::Draft});
    auto r = builder.magicRegions(
        id,
        scene,
        {u"pears-price"_s, u"plums-price"_s},
        {u"scale"_s, u"apples-price"_s, u"lemons-price"_s});
    const int pears = r[u"pears-price"_s];
    const int plums = r[u"plums-price"_s];
    const int scale = r[u"scale"_s];
    const Chain& chain = builder.chain(
        id,
        u"pears"_s,
        {{u"The question asks which of two fruits, pears or plums, is cheaper per kilogram."_s, {}},
         {u"The sign of the pears, %1, says 3.60 / kg."_s.arg(named(pears)), {pears}},
         {u"The sign of the plums, %1, says 3.80 / kg."_s.arg(named(plums)), {plums}},
         {u"The scale in %1 hangs over the plums, so they are weighed for the customer."_s.arg(
              named(scale)),
          {scale}},
         {u"3.60 is less than 3.80."_s, {}},
         {u"So the pears in %1 cost less per kilogram."_s.arg(named(pears)), {pears}}});
    builder.verdict(chain.steps.at(0), annotator, Verdict::Correct);
    builder.verdict(chain.steps.at(1), annotator, Verdict::Correct);
    builder.verdict(
        chain.steps.at(2),
        annotator,
        Verdict::Incorrect,
        u"The sign of the plums, %1, says 2.80 / kg."_s.arg(named(plums)));
    builder.verdict(
        chain.steps.at(3),
        annotator,
        Verdict::Unsure,
        {},
        u"True, but does it matter for the answer?"_s);
    builder.reply(
        id,
        u"The sign of the pears, %1, says 3.60 / kg. The sign of the plums, %2, says 3.80 / kg. 3.60 is less than 3.80.\nAnswer: pears"_s
            .arg(named(pears), named(plums)));
}

/// The chain that two annotators have judged and submitted; they differ on one step of five.
void addDesk(Builder& builder, AnnotatorId annotator, AnnotatorId second)
{
    const Scene scene = desk();
    const ImageId page = builder.picture(u"desk.jpg"_s, scene);
    SampleId id = builder.sample(
        {.id = u"magic-004"_s,
         .task = u"verify"_s,
         .language = u"en"_s,
         .pages = {page},
         .question = u"Is the mug to the right of the laptop red?"_s,
         .answers = {plain(u"yes"_s)},
         .extra = truthOf(u"Yes, the mug to the right of the laptop is red."_s, "verify")});
    auto r = builder.magicRegions(
        id, scene, {u"laptop"_s, u"mug"_s}, {u"plant"_s, u"books"_s, u"note"_s});
    const int laptop = r[u"laptop"_s];
    const int mug = r[u"mug"_s];
    const int note = r[u"note"_s];
    const Chain& chain = builder.chain(
        id,
        u"yes"_s,
        {{u"The laptop is %1, in the middle of the desk."_s.arg(named(laptop)), {laptop}},
         {u"To the right of it are a yellow note, %1, and a mug, %2."_s.arg(
              named(note), named(mug)),
          {mug, note}},
         {u"The saucer under the mug in %1 is white."_s.arg(named(mug)), {mug}},
         {u"The mug itself, seen from above, is red with coffee in it."_s, {}},
         {u"So yes, the mug is red."_s, {}}});
    for (const AnnotatorId who : {annotator, second}) {
        for (const Step& step : chain.steps) {
            if (who == second && step.position == 1) {
                builder.verdict(
                    step,
                    who,
                    Verdict::Incorrect,
                    u"To the right of it is a mug, %1; the yellow note, %2, lies in front."_s.arg(named(mug), named(note)),
                    u"Is \"right of\" meant on the desk or in the picture?"_s);
            } else {
                builder.verdict(step, who, Verdict::Correct);
            }
        }
        builder.submit(chain, who, Verdict::Correct);
    }
    builder.reply(
        id,
        u"%1 is the laptop. Right of it stands the mug, %2, on a white saucer. The mug is red.\nAnswer: yes"_s
            .arg(named(laptop), named(mug)));

    id = builder.sample(
        {.id = u"magic-005"_s,
         .task = u"query"_s,
         .language = u"en"_s,
         .pages = {page},
         .question = u"Who is to be called before half past three?"_s,
         .answers = {plain(u"Ana"_s)},
         .extra = truthOf(u"Ana is to be called before half past three."_s, "query")});
    builder.magicRegions(id, scene, {u"note"_s}, {u"mug"_s, u"books"_s, u"pencils"_s});
    builder.reply(id, u"I cannot make out any handwriting in this picture"_s, Outcome::Unparseable);
}

} // namespace

void addMagic(Builder& builder, AnnotatorId annotator, AnnotatorId second)
{
    builder.dataset(u"MagiC sample"_s, u"magic"_s);
    addStreets(builder);
    addMarket(builder, annotator);
    addDesk(builder, annotator, second);
}

} // namespace groundmark::sample_project
