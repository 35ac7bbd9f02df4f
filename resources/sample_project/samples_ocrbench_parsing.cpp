// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/samples.h"
#include "resources/sample_project/scenes.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

/// Rows of cells as the HTML that the official answers use.
QString htmlOf(const QList<QStringList>& rows)
{
    QString html = u"<table>"_s;
    for (const QStringList& row : rows) {
        html += u"<tr><td>"_s + row.join(u"</td><td>"_s) + u"</td></tr>"_s;
    }
    return html + u"</table>"_s;
}

QList<QStringList> invoiceRows()
{
    return {
        {u"Item"_s, u"Qty"_s, u"Unit price"_s, u"Amount"_s},
        {u"Exercise books, A5, lined"_s, u"240"_s, u"0.85"_s, u"204.00"_s},
        {u"Wall posters, A2, gloss"_s, u"12"_s, u"6.50"_s, u"78.00"_s},
        {u"Reading diaries, spiral bound"_s, u"60"_s, u"2.40"_s, u"144.00"_s},
        {u"Vinyl banner, 3 m, eyelets"_s, u"1"_s, u"54.00"_s, u"54.00"_s},
        {u"Delivery"_s, u"1"_s, u"15.00"_s, u"15.00"_s}};
}

QList<QStringList> timetableRows()
{
    return {
        {u"时间"_s, u"星期一"_s, u"星期二"_s, u"星期三"_s, u"星期四"_s, u"星期五"_s},
        {u"8:30"_s, u"语文"_s, u"数学"_s, u"英语"_s, u"语文"_s, u"数学"_s},
        {u"9:25"_s, u"数学"_s, u"语文"_s, u"语文"_s, u"英语"_s, u"语文"_s},
        {u"10:30"_s, u"体育"_s, u"科学"_s, u"数学"_s, u"美术"_s, u"音乐"_s},
        {u"13:40"_s, u"英语"_s, u"美术"_s, u"体育"_s, u"数学"_s, u"科学"_s},
        {u"14:35"_s, u"班会"_s, u"书法"_s, u"劳动"_s, u"阅读"_s, u"体育"_s}};
}

void addTables(Builder& builder)
{
    const Scene bill = invoice();
    SampleId id = builder.sample(
        {.id = u"ocr-013"_s,
         .task = u"table parsing en"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"invoice.png"_s, bill)},
         .question = u"Write the table of items as HTML, without attributes."_s,
         .answers = {plain(htmlOf(invoiceRows()))},
         .extra = {{"dataset_name", "drawn"}}});
    builder.region(id, RegionRole::Object, bill.at(u"table"_s), u"table"_s).label
        = {idFor(u"label/Table"_s)};
    QList<QStringList> wrong = invoiceRows();
    wrong[2][2] = u"6.60"_s;
    wrong.removeLast();
    builder.reply(id, u"```html\n%1\n```"_s.arg(htmlOf(wrong)));

    const Scene lessons = classTimetable();
    id = builder.sample(
        {.id = u"ocr-014"_s,
         .task = u"table parsing cn"_s,
         .language = u"zh"_s,
         .pages = {builder.picture(u"timetable.png"_s, lessons)},
         .question = u"请将图中的课程表转换为HTML表格。"_s,
         .answers = {plain(htmlOf(timetableRows()))},
         .extra = {{"dataset_name", "drawn"}}});
    builder.region(id, RegionRole::Object, lessons.at(u"table"_s), u"table"_s).label
        = {idFor(u"label/Table"_s)};
    builder.reply(id, htmlOf(timetableRows()));
}

void addCharts(Builder& builder)
{
    const Scene chart = barChart();
    const Json truth {
        {"title", "Visitors to the city museums"},
        {"Art Gallery",
         {{"2020", "84"}, {"2021", "121"}, {"2022", "168"}, {"2023", "190"}, {"2024", "176"}}},
        {"Science House",
         {{"2020", "52"}, {"2021", "67"}, {"2022", "98"}, {"2023", "143"}, {"2024", "201"}}}};
    const SampleId id = builder.sample(
        {.id = u"ocr-015"_s,
         .task = u"chart parsing en"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"museums.png"_s, chart)},
         .question
         = u"Write the chart's title and values as a Python dictionary of dictionaries."_s,
         .answers = {exact(truth)},
         .extra = {{"dataset_name", "drawn"}}});
    builder.region(id, RegionRole::Object, chart.at(u"plot"_s), u"plot"_s).label
        = {idFor(u"label/Figure"_s)};
    Json said = truth;
    said["Science House"]["2022"] = "93";
    builder.reply(id, u"```python\n%1\n```"_s.arg(QString::fromStdString(said.dump())));
}

void addDocuments(Builder& builder)
{
    const Scene page = article();
    const auto paragraph
        = [&](const QString& name) -> QString { return page.textAt(name) + u"\n\n"; };
    const QString markdown = u"# "_s + paragraph(u"title"_s) + paragraph(u"lead"_s)
        + paragraph(u"caption"_s) + paragraph(u"p-0"_s) + paragraph(u"sentence"_s) + u"> "_s
        + paragraph(u"quote"_s) + paragraph(u"p-1"_s) + paragraph(u"p-2"_s) + u"## "_s
        + paragraph(u"heading"_s) + paragraph(u"p-3"_s) + paragraph(u"p-4"_s) + paragraph(u"p-5"_s)
        + paragraph(u"p-6"_s).trimmed();
    SampleId id = builder.sample(
        {.id = u"ocr-016"_s,
         .task = u"document parsing en"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"magazine.jpg"_s, page)},
         .question = u"Write the page as Markdown, in reading order."_s,
         .answers = {plain(markdown)},
         .extra = {{"dataset_name", "drawn"}}});
    const QList<std::pair<QString, QString>> blocks {
        {u"title"_s, u"Heading"_s},
        {u"lead"_s, u"Paragraph"_s},
        {u"caption"_s, u"Figure"_s},
        {u"p-0"_s, u"Paragraph"_s},
        {u"sentence"_s, u"Paragraph"_s},
        {u"quote"_s, u"Paragraph"_s},
        {u"p-1"_s, u"Paragraph"_s},
        {u"p-2"_s, u"Paragraph"_s},
        {u"heading"_s, u"Heading"_s},
        {u"p-3"_s, u"Paragraph"_s},
        {u"p-4"_s, u"Paragraph"_s},
        {u"p-5"_s, u"Paragraph"_s},
        {u"p-6"_s, u"Paragraph"_s}};
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const auto& [name, label] = blocks.at(i);
        Region& block
            = builder.region(id, RegionRole::Word, page.at(name), name, page.textAt(name));
        block.label = {idFor(u"label/"_s + label)};
        block.readingOrder = int(i);
    }
    builder.reply(
        id,
        u"# The Lamp That Moved\n\n%1\n\n%2\n\n## A letter behind the cupboard\n\n%3"_s.arg(
            page.textAt(u"lead"_s), page.textAt(u"p-0"_s), page.textAt(u"p-3"_s)));

    const Scene board = formulaBoard();
    id = builder.sample(
        {.id = u"ocr-017"_s,
         .task = u"formula recognition en"_s,
         .language = u"en"_s,
         .pages = {builder.picture(u"blackboard.jpg"_s, board)},
         .question = u"Write the formula in the frame as LaTeX."_s,
         .answers = {plain(u"x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}"_s)},
         .extra = {{"dataset_name", "drawn"}}});
    builder.region(
        id,
        RegionRole::Answer,
        board.at(u"formula"_s),
        u"formula"_s,
        u"x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}"_s);
    builder.reply(id, u"$$x = \\frac{-b \\pm \\sqrt{b^{2} - 4ac}}{2a}$$"_s);
}

} // namespace

void addOcrBenchParsing(Builder& builder)
{
    addTables(builder);
    addCharts(builder);
    addDocuments(builder);
}

} // namespace groundmark::sample_project
