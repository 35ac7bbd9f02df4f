// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/samples.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

/// One step from cue to cue: the name of the rectangle in the scene, and what is done with it.
using Hop = std::pair<QString, QString>;

SampleId addReal(
    Builder& builder,
    const QString& file,
    const Scene& scene,
    Builder::Item item,
    const QString& scenario,
    const QList<Hop>& hops,
    int seconds)
{
    Json chain = Json::array();
    for (qsizetype i = 0; i < hops.size(); ++i) {
        chain.push_back({{"cue", i + 1}, {"operation", utf8(hops.at(i).second)}});
    }
    item.pages = {builder.picture(file, scene)};
    item.extra = {{"scenario", utf8(scenario)}, {"hops", chain}, {"seconds", seconds}};
    const SampleId id = builder.sample(item);
    for (qsizetype i = 0; i < hops.size(); ++i) {
        const QString& name = hops.at(i).first;
        Region& cue = builder.region(id, RegionRole::Cue, scene.at(name), name, scene.textAt(name));
        cue.ordinal = int(i) + 1;
    }
    return id;
}

} // namespace

void addLogicOcrReal(Builder& builder)
{
    builder.dataset(u"LogicOCR-Real sample"_s, u"logicocr-real"_s);
    SampleId id = addReal(
        builder,
        u"metro.png"_s,
        metroPlan(),
        {.id = u"real-001"_s,
         .task = u"conditional reasoning"_s,
         .language = u"en"_s,
         .question
         = u"In August a visitor rides from Castle Hill towards the airport with as few changes as possible. At which station must the visitor leave the metro for bus 90?"_s,
         .answers = {plain(u"Stadium"_s), plain(u"at Stadium"_s)}},
        u"transport"_s,
        {{u"central"_s, u"find where Line 2 meets Line 1"_s},
         {u"notice"_s, u"apply the condition for August"_s},
         {u"airport"_s, u"follow Line 1 to the closed part"_s}},
        410);
    builder.reply(
        id,
        u"From Castle Hill take Line 2 to Central and Line 1 from there. In August Line 1 ends at Stadium, where bus 90 starts.\nAnswer: Stadium"_s);

    id = addReal(
        builder,
        u"departures.jpg"_s,
        departures(),
        {.id = u"real-002"_s,
         .task = u"mathematical reasoning"_s,
         .language = u"en"_s,
         .question
         = u"A passenger with a ticket for RE 418 follows the advice on the board. How many minutes after the time shown does the train to take leave?"_s,
         .answers = {plain(u"39"_s), plain(u"39 minutes"_s)}},
        u"transport"_s,
        {{u"row-3"_s, u"see that RE 418 is cancelled"_s},
         {u"remark"_s, u"find the train to take instead"_s},
         {u"row-4"_s, u"read its departure"_s},
         {u"clock"_s, u"subtract the present time"_s}},
        355);
    builder.reply(id, u"RE 418 leaves at 15:18 and it is 14:52 now, so 26 minutes.\nAnswer: 26"_s);

    id = addReal(
        builder,
        u"menu.jpg"_s,
        menuBoard(),
        {.id = u"real-003"_s,
         .task = u"mathematical reasoning"_s,
         .language = u"en"_s,
         .question
         = u"How much does a guest save who takes today's offer instead of ordering its two dishes separately?"_s,
         .answers = {plain(u"1.80"_s), plain(u"1.8"_s)}},
        u"food"_s,
        {{u"special"_s, u"find the two dishes and the price together"_s},
         {u"soup"_s, u"read the price"_s},
         {u"tart"_s, u"add the price"_s}},
        190);
    builder.reply(id, u"5.50 + 7.80 = 13.30 and 13.30 - 11.50 = 1.80.\nAnswer: 1.80"_s);

    id = addReal(
        builder,
        u"whiteboard.jpg"_s,
        whiteboard(),
        {.id = u"real-004"_s,
         .task = u"data statistical analysis"_s,
         .language = u"en"_s,
         .question
         = u"Counting all notes that are not done, who has the most points if the note without an owner goes to Lena?"_s,
         .answers = {plain(u"Joris"_s)}},
        u"office"_s,
        {{u"login"_s, u"find the note without an owner, add it to Lena"_s},
         {u"export"_s, u"add Lena's points"_s},
         {u"dark"_s, u"add Joris's points"_s},
         {u"blocked"_s, u"add Joris's points"_s},
         {u"search"_s, u"compare with Amira's points"_s}},
        520);
    builder.reply(id, u"Lena 3 + 2 = 5, Joris 5 + 5 = 10, Amira 8 + 5 = 13.\nAnswer: Amira"_s);

    id = addReal(
        builder,
        u"green-areas.png"_s,
        lineChart(),
        {.id = u"real-005"_s,
         .task = u"data comparison analysis"_s,
         .language = u"zh"_s,
         .question = u"滨河公园计入统计的第一年，东城区的绿地面积比西城区多多少公顷？"_s,
         .answers = {plain(u"80"_s), plain(u"80公顷"_s)}},
        u"chart"_s,
        {{u"note"_s, u"找到滨河公园计入的年份"_s},
         {u"legend"_s, u"分清两条折线"_s},
         {u"plot"_s, u"读出当年的两个数值并相减"_s}},
        280);
    builder.reply(id, u"2022年，东城区780公顷，西城区700公顷，相差80公顷。\nAnswer: 80"_s);
}

} // namespace groundmark::sample_project
