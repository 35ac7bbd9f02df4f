// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/samples.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

/// The official grounding items list the four numbers themselves as the answers.
QList<Answer> eachOf(const Json& numbers)
{
    QList<Answer> answers;
    for (const Json& number : numbers) {
        answers.append(exact(number));
    }
    return answers;
}


/// Corners of a quadrilateral in the 0–1000 frame, as text spotting items hold them.
Json cornersOf(const QRectF& rect, const QImage& image)
{
    const Json box = thousand(rect, image);
    return Json::array({box[0], box[1], box[2], box[1], box[2], box[3], box[0], box[3]});
}

/// The page's prose: lines of Chinese follow each other without a blank.
QString chineseText(const Scene& scene)
{
    QString text;
    for (const PlacedLine& line : scene.lines()) {
        text += line.text;
    }
    return text;
}

void addRecognition(Builder& builder)
{
    const Scene print = poster();
    const ImageId page = builder.picture(u"poster.jpg"_s, print);
    SampleId id = builder.sample(
        {.id = u"ocr-001"_s,
         .task = u"text recognition en"_s,
         .language = u"en"_s,
         .pages = {page},
         .question = u"What is the name of the band? Answer as it is written."_s,
         .answers = {plain(u"THE PAPER LANTERNS"_s)},
         .rule = u"case sensitive"_s,
         .extra = {{"dataset_name", "drawn"}}});
    builder.region(id, RegionRole::Answer, print.at(u"band"_s), u"band"_s, u"THE PAPER LANTERNS"_s);
    builder.reply(id, u"The Paper Lanterns"_s);

    id = builder.sample(
        {.id = u"ocr-002"_s,
         .task = u"text counting en"_s,
         .language = u"en"_s,
         .pages = {page},
         .question = u"How many words and numbers, parted by blanks, does the picture show?"_s,
         .answers = {exact(int(print.texts.size()))},
         .rule = u"regression"_s,
         .extra = {{"dataset_name", "drawn"}}});
    builder.reply(id, u"There are about 20 words."_s);

    const Scene note = handwrittenNote();
    id = builder.sample(
        {.id = u"ocr-003"_s,
         .task = u"full-page OCR en"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"note.jpg"_s, note)},
         .question = u"Write down all the text of the picture."_s,
         .answers = {plain(note.plainText())},
         .extra = {{"dataset_name", "drawn"}}});
    builder.lines(id, note);
    builder.reply(
        id,
        u"Dear Tom,\nthe plumber comes on Thursday at 9. Please let him in and show him the tap in the upstairs bathroom. The key is under the blue pot. He wants 85 in cash; it is in the tin next to the bread. Feed the cat twice!\nLove, Irene"_s);

    const Scene book = chinesePage();
    id = builder.sample(
        {.id = u"ocr-004"_s,
         .task = u"full-page OCR cn"_s,
         .language = u"zh"_s,
         .pages = {builder.picture(u"book-page.jpg"_s, book)},
         .question = u"请按阅读顺序写出图中的全部文字。"_s,
         .answers = {plain(chineseText(book))},
         .extra = {{"dataset_name", "drawn"}}});
    builder.lines(id, book);
    builder.reply(
        id,
        u"第三章 渡口的灯\n渡口原来没有灯。天一黑，摆渡的老陈就把船系在柳树下，坐在石阶上抽烟，等对岸有人喊他。"_s);
}

void addPosition(Builder& builder)
{
    const Scene card = libraryCard();
    SampleId id = builder.sample(
        {.id = u"ocr-005"_s,
         .task = u"VQA with position en"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"library-card.jpg"_s, card)},
         .question
         = u"What is the reader number? Give the answer and its box on a scale of 0 to 1000 as {\"answer\": ..., \"bbox\": [x1, y1, x2, y2]}."_s,
         .answers = {plain(u"R-2025-00873"_s)},
         .extra
         = {{"dataset_name", "drawn"}, {"bbox", thousand(card.at(u"number"_s), card.image)}}});
    builder.region(id, RegionRole::Answer, card.at(u"number"_s), u"number"_s, u"R-2025-00873"_s);
    builder.reply(id, u"{\"answer\": \"R-2025-00873\", \"bbox\": [330, 420, 590, 480]}"_s);

    const Scene label = productLabel();
    const QRectF date = label.at(u"best-before"_s);
    id = builder.sample(
        {.id = u"ocr-006"_s,
         .task = u"text grounding en"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"granola.jpg"_s, label)},
         .question
         = u"Where does the date stand until which the granola is best? Answer (x1, y1, x2, y2) on a scale of 0 to 1000."_s,
         .answers = eachOf(thousand(date, label.image)),
         .extra = {{"dataset_name", "drawn"}}});
    builder.region(id, RegionRole::Answer, date, u"best-before"_s, u"18 NOV 2025"_s);
    builder.reply(
        id,
        u"(%1, %2, %3, %4)"_s.arg(qRound(date.left()))
            .arg(qRound(date.top()))
            .arg(qRound(date.right()))
            .arg(qRound(date.bottom())));

    const Scene street = englishStreet();
    Json boxes = Json::array();
    Json content = Json::array();
    QStringList spotted;
    id = builder.sample(
        {.id = u"ocr-007"_s,
         .task = u"text spotting en"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"street-spotting.jpg"_s, street)},
         .question
         = u"Find every line of text. Answer a list of (x1, y1, x2, y2, text) on a scale of 0 to 1000."_s,
         .extra = [&] {
             for (const PlacedLine& line : street.lines()) {
                 const Json box = thousand(line.rect, street.image);
                 boxes.push_back(cornersOf(line.rect, street.image));
                 content.push_back(utf8(line.text));
                 if (line.text != u"OPEN") { // the demonstration misses one
                     spotted.append(u"(%1, %2, %3, %4, \"%5\")"_s.arg(box[0].get<int>())
                                        .arg(box[1].get<int>())
                                        .arg(box[2].get<int>() + 4)
                                        .arg(box[3].get<int>() + 5)
                                        .arg(line.text));
                 }
             }
             return Json {{"dataset_name", "drawn"}, {"bbox", boxes}, {"content", content}};
         }()});
    builder.lines(id, street);
    builder.reply(id, u"[%1]"_s.arg(spotted.join(u", "_s)));
}

void addExtraction(Builder& builder)
{
    const Scene slip = receipt();
    SampleId id = builder.sample(
        {.id = u"ocr-008"_s,
         .task = u"key information extraction en"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"receipt.jpg"_s, slip)},
         .question
         = u"Read company, address, date and total from the receipt. Answer as one JSON object with these keys."_s,
         .answers = {exact(
             {{"company", {"HARBOUR CAFÉ", "HARBOUR CAFE"}},
              {"address", {"14 Quay Street, Northport"}},
              {"date", {"12 Mar 2025"}},
              {"total", {"27.25"}}})},
         .extra = {{"dataset_name", "drawn"}}});
    for (const QString& name : {u"shop"_s, u"address"_s, u"date"_s, u"total"_s}) {
        builder.region(id, RegionRole::Answer, slip.at(name), name, slip.textAt(name));
    }
    builder.reply(
        id,
        u"```json\n{\"company\": \"Harbour Café\", \"address\": \"14 Quay Street, Northport\", \"date\": \"12 Mar 2025\", \"total\": \"29.25\"}\n```"_s);

    const Scene ticket = trainTicket();
    id = builder.sample(
        {.id = u"ocr-009"_s,
         .task = u"key information extraction cn"_s,
         .language = u"zh"_s,
         .pages = {builder.picture(u"ticket.jpg"_s, ticket)},
         .question = u"请从车票中提取出发站、到达站、车次和票价，以JSON格式回答。"_s,
         .answers = {plain(
             u"{'出发站': '青禾南站', '到达站': '云溪东站', '车次': 'G1207', '票价': '318.5'}"_s)},
         .extra = {{"dataset_name", "drawn"}}});
    for (const QString& name : {u"from"_s, u"to"_s, u"train"_s, u"price"_s}) {
        builder.region(id, RegionRole::Answer, ticket.at(name), name, ticket.textAt(name));
    }
    builder.reply(
        id,
        u"{\"出发站\": \"青禾南站\", \"到达站\": \"云溪东站\", \"车次\": \"G1207\", \"票价\": \"318.5\"}"_s);

    id = builder.sample(
        {.id = u"ocr-010"_s,
         .task = u"cognition VQA cn"_s,
         .language = u"zh"_s,
         .pages = {builder.picture(u"ticket-question.jpg"_s, ticket)},
         .question = u"旅客应在哪个检票口检票？"_s,
         .answers = {plain(u"12B"_s)},
         .extra = {{"dataset_name", "drawn"}}});
    builder.reply(id, u"旅客应在12B检票口检票。"_s);

    const Scene form = membershipForm();
    id = builder.sample(
        {.id = u"ocr-011"_s,
         .task = u"reasoning VQA en"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"form.jpg"_s, form)},
         .question = u"Which branch will the applicant use most?"_s,
         .answers = {plain(u"Harbour"_s), plain(u"the Harbour branch"_s)},
         .extra = {{"dataset_name", "drawn"}}});
    builder.region(id, RegionRole::Answer, form.at(u"branch"_s), u"branch"_s, u"Harbour"_s);
    builder.reply(id, u"Central"_s);

    const Scene phone = weatherApp();
    id = builder.sample(
        {.id = u"ocr-012"_s,
         .task = u"APP agent en"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"weather.png"_s, phone)},
         .question = u"Which of the coming days will be the warmest?"_s,
         .answers = {plain(u"Saturday"_s)},
         .extra = {{"dataset_name", "drawn"}}});
    builder.region(id, RegionRole::Answer, phone.at(u"day-3"_s), u"day-3"_s, u"Saturday"_s);
    builder.reply(id, u"Saturday, with a high of 24°"_s);
}

} // namespace

void addOcrBench(Builder& builder)
{
    builder.dataset(u"OCRBench v2 sample"_s, u"ocrbench-v2"_s);
    addRecognition(builder);
    addPosition(builder);
    addExtraction(builder);
    addOcrBenchParsing(builder);
}

} // namespace groundmark::sample_project
