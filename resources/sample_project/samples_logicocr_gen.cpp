// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/samples.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

/// One entry of the corpus, and the picture that was made of it.
struct Entry
{
    QString language;
    QStringList types; ///< of reasoning, as LogiQA 2.0 names them
    QString passage;
    QString question;
    QStringList choices;
    QString answer;
    Ground ground = Ground::Parchment;
    bool handwritten = false;
    QString reply;
    QString shown; ///< the passage as the picture has it, where the generator made a mistake
};

QList<Entry> englishEntries()
{
    return {
        {u"en"_s,
         {u"Categorical Reasoning"_s},
         u"In the archive of Harrow Castle every map made before 1700 is drawn on parchment, and no map on parchment may leave the reading room. Some of the maps that Dr Ferris studied last year were lent to the museum. Nothing is lent to the museum unless it may leave the reading room."_s,
         u"Which of the following must be true?"_s,
         {u"A. Some of the maps that Dr Ferris studied were made in 1700 or later."_s,
          u"B. All maps made after 1700 were lent to the museum."_s,
          u"C. Every map made after 1700 may leave the reading room."_s,
          u"D. Dr Ferris studied no map on parchment."_s},
         u"A"_s,
         Ground::Parchment,
         false,
         u"Lent maps may leave the room, so they are not on parchment, so they were not made before 1700.\nAnswer: A"_s,
         {}},
        {u"en"_s,
         {u"Disjunctive Reasoning"_s, u"Conjunctive Reasoning"_s},
         u"Four neighbours, Anna, Ben, Carla and Dev, each bring one dish to the street party: a pie, a salad, soup or bread. Anna brings nothing that has to be baked. Ben brings the dish that Dev brought last year. Last year Dev brought soup. Carla never bakes bread."_s,
         u"Who brings the bread?"_s,
         {u"A. Anna"_s, u"B. Ben"_s, u"C. Carla"_s, u"D. Dev"_s},
         u"D"_s,
         Ground::Notebook,
         true,
         u"Ben brings soup, Anna the salad, Carla cannot bring bread, so Dev does.\nAnswer: D"_s,
         {}},
        {u"en"_s,
         {u"Sufficient Conditional Reasoning"_s, u"Disjunctive Reasoning"_s},
         u"If the heating fails, the school closes. If the school closes, the concert is moved to Friday. The concert was not moved to Friday, or the tickets were printed again. The tickets were not printed again."_s,
         u"Which conclusion follows?"_s,
         {u"A. The heating failed, but the school stayed open."_s,
          u"B. The heating did not fail."_s,
          u"C. The school closed."_s,
          u"D. The concert was cancelled."_s},
         u"B"_s,
         Ground::Chalkboard,
         true,
         u"The tickets were printed again, so the concert was moved and the school closed.\nAnswer: C"_s,
         u"If the heating fails, the school closes. If the school closes, the concert is moved to Friday. The concert was not moved to Friday, or the tickets were printed again. The tickets were printed again."_s},
        {u"en"_s,
         {u"Necessry Condtional Reasoning"_s},
         u"A bus company reports that since it fitted cameras to its buses, complaints about late departures have fallen by a third. The cameras, it says, make drivers more punctual. In the same month, however, the company began to let passengers follow every bus on their telephones, so that they come to the stop only when the bus is about to arrive."_s,
         u"The second fact weakens the company's conclusion mainly because it"_s,
         {u"A. shows that the cameras were too expensive."_s,
          u"B. offers another reason why fewer people complain."_s,
          u"C. proves that drivers were punctual before."_s,
          u"D. shows that more people travel by bus."_s},
         u"B"_s,
         Ground::Billboard,
         false,
         u"The best choice is the second one, because there is another explanation."_s,
         u"A bus company reports that since it fitted cameras to its buses, complaints about late departures have fallen by a half. The cameras, it says, make drivers more punctual. In the same month, however, the company began to let passengers follow every bus on their telephones, so that they come to the stop only when the bus is about to arrive."_s},
        {u"en"_s,
         {u"Categorical Reasoning"_s, u"Sufficient Conditional Reasoning"_s},
         u"K-17 is a robot of series K. Every robot of series K that has passed test 3 is shipped. K-17 has not been shipped. Robots that have failed test 2 never take test 3. All robots in hall B have taken test 3, and K-17 stands in hall B."_s,
         u"What do we know about K-17?"_s,
         {u"A. It failed test 2."_s,
          u"B. It passed test 3."_s,
          u"C. It took test 3 and did not pass it."_s,
          u"D. It has never been tested."_s},
         u"C"_s,
         Ground::Screen,
         false,
         u"Answer: C"_s,
         {}},
        {u"en"_s,
         {u"Sufficient Conditional Reasoning"_s},
         u"The lighthouse can be seen from the village only on clear nights. While the wind blows from the east, the nights are never clear. Last Tuesday the fishermen saw the lighthouse from the village at midnight, although the wind had blown from the east all day."_s,
         u"If all of this is true, what must have happened last Tuesday?"_s,
         {u"A. The wind turned before the fishermen saw the light."_s,
          u"B. The fishermen were mistaken."_s,
          u"C. The lighthouse had a new lamp."_s,
          u"D. The night was cloudy until morning."_s},
         u"A"_s,
         Ground::Evening,
         false,
         u"An east wind means no clear night, yet the night was clear, so the wind must have turned.\n\\boxed{A}"_s,
         {}},
    };
}

QList<Entry> chineseEntries()
{
    return {
        {u"zh"_s,
         {u"Necessry Condtional Reasoning"_s},
         u"某小区有甲、乙、丙、丁四栋楼。如果甲栋停水，那么乙栋也停水；只有丙栋停水，丁栋才停水；乙栋和丙栋不会同时停水。昨天丁栋停水了。"_s,
         u"根据以上信息，可以推出哪一项？"_s,
         {u"A. 甲栋停水"_s, u"B. 乙栋停水"_s, u"C. 甲栋没有停水"_s, u"D. 丙栋没有停水"_s},
         u"C"_s,
         Ground::Letter,
         false,
         u"丁栋停水，所以丙栋停水，乙栋不停水，甲栋也不停水。\nAnswer: C"_s,
         {}},
        {u"zh"_s,
         {u"Disjunctive Reasoning"_s, u"Conjunctive Reasoning"_s},
         u"社团招新共有五个摊位，从左到右编号为1到5，分别属于合唱社、书法社、棋社、摄影社和话剧社。合唱社在1号；书法社不在两端；棋社紧挨着书法社的右边；合唱社和摄影社之间隔着两个摊位。"_s,
         u"5号摊位属于哪个社团？"_s,
         {u"A. 书法社"_s, u"B. 棋社"_s, u"C. 摄影社"_s, u"D. 话剧社"_s},
         u"D"_s,
         Ground::Sticky,
         true,
         {},
         {}},
    };
}

} // namespace

void addLogicOcrGen(Builder& builder, AnnotatorId annotator)
{
    builder.dataset(u"LogicOCR-Gen sample"_s, u"logicocr-gen"_s);
    const QString queue = u"generated images"_s;
    const QList<Entry> entries = englishEntries() + chineseEntries();
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const Entry& entry = entries.at(i);
        const QString id = u"gen-%1"_s.arg(i + 1, 3, 10, QLatin1Char('0'));
        Json types = Json::object();
        for (const QString& type : entry.types) {
            types[utf8(type)] = true;
        }
        const Scene scene = generatedPicture(
            entry.ground,
            entry.shown.isEmpty() ? entry.passage : entry.shown,
            entry.question,
            entry.choices);
        // The published pictures are at most 1024 pixels long; these keep their size for the
        // demonstration.
        const SampleId sample = builder.sample(
            {.id = id,
             .task = entry.types.join(u", "_s),
             .language = entry.language,
             .pages = {builder.picture(id + u".jpg", scene)},
             .question = entry.question,
             .answers = {plain(entry.answer)},
             .choices = entry.choices,
             .context = entry.passage,
             .extra = {{"type", types}, {"handwritten", entry.handwritten ? "yes" : "no"}}});
        if (i == 4) {
            builder.failure(
                sample, u"HTTP 503: the server is overloaded, gave up after 5 attempts"_s);
        } else {
            builder.reply(sample, entry.reply, i == 3 ? Outcome::Unparseable : Outcome::Scored);
        }
        if (i < 2) {
            builder.review(sample, queue, ReviewVerdict::Accepted, annotator);
        } else if (i == 2) {
            builder.review(
                sample,
                queue,
                ReviewVerdict::Rejected,
                annotator,
                u"wrong text"_s,
                u"The last sentence lost its \"not\", which turns the answer round."_s);
        } else {
            builder.review(sample, queue, ReviewVerdict::Waiting);
        }
    }
}

} // namespace groundmark::sample_project
