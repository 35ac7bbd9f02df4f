// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/ocrbench_v2/benchmark.h"

#include "evaluation/benchmarks/item_values.h"
#include "evaluation/benchmarks/ocrbench_v2/aggregate.h"
#include "evaluation/benchmarks/ocrbench_v2/item.h"

#include <QCoreApplication>

namespace groundmark::evaluation {

using python::Value;

namespace {

/// How the paper's tables head the capabilities; same order as ocrbench_v2::capabilities().
QString headingOf(const ocrbench_v2::Capability& capability)
{
    QString name = QString::fromUtf8(capability.name.data(), qsizetype(capability.name.size()));
    name.replace(u'_', u' ');
    name[0] = name[0].toUpper();
    return name;
}

/// The official item that a sample stands for, with this reply as its prediction.
Value itemOf(const Truth& truth, const QString& reply)
{
    const Question question = questionOf(truth);
    Value::Items answers;
    for (const Answer& answer : question.answers) {
        answers.push_back(valueOf(answer));
    }
    Value item = Value::dict();
    item.set("type", valueOf(truth.sample.task));
    item.set("question", valueOf(question.text));
    item.set("answers", Value::sequence(Value::Kind::List, std::move(answers)));
    if (!question.rule.isEmpty() && question.rule != QLatin1String("None")) {
        item.set("eval", valueOf(question.rule));
    }
    for (const char* key : {"bbox", "content"}) {
        item.set(key, extraOf(truth.sample, key));
    }
    item.set("predict", valueOf(reply));
    return item;
}

QString metricOf(const QString& task)
{
    if (task.startsWith(QLatin1String("table")) || task.startsWith(QLatin1String("chart"))) {
        return QStringLiteral("TEDS");
    }
    if (task.startsWith(QLatin1String("text grounding"))) {
        return QStringLiteral("IoU");
    }
    if (task.startsWith(QLatin1String("text spotting"))) {
        return QStringLiteral("spotting F");
    }
    if (task.startsWith(QLatin1String("key information"))) {
        return QStringLiteral("field match");
    }
    return QStringLiteral("score");
}

} // namespace

OcrBenchV2::OcrBenchV2(std::shared_ptr<const Lexicons> lexicons)
    : m_lexicons(std::move(lexicons))
{
}

QString OcrBenchV2::id() const
{
    return QStringLiteral("ocrbench-v2");
}

QString OcrBenchV2::title() const
{
    return QStringLiteral("OCRBench v2");
}

QStringList OcrBenchV2::tasks() const
{
    QStringList tasks;
    for (const ocrbench_v2::Capability& capability : ocrbench_v2::capabilities()) {
        for (std::string_view type : capability.types) {
            tasks.append(QString::fromUtf8(type.data(), qsizetype(type.size())));
        }
    }
    return tasks;
}

QString OcrBenchV2::prompt(const Truth& truth, const Setting& setting) const
{
    Q_UNUSED(setting) // the benchmark sends its questions as they are
    return questionOf(truth).text;
}

QString OcrBenchV2::expected(const Truth& truth) const
{
    const Question question = questionOf(truth);
    if (truth.sample.task.startsWith(QLatin1String("text spotting"))) {
        QStringList texts;
        const Value content = extraOf(truth.sample, "content"); // outlives the loop over its items
        for (const Value& text : content.items()) {
            texts.append(qstringOf(python::str(text)));
        }
        return texts.join(u'\n');
    }
    QStringList parts;
    const bool isBox = truth.sample.task.startsWith(QLatin1String("text grounding"));
    for (const Answer& answer : question.answers) {
        parts.append(readable(answer));
        if (!isBox) {
            break;
        }
    }
    return isBox ? u'(' + parts.join(QStringLiteral(", ")) + u')' : parts.value(0);
}

Judgement OcrBenchV2::judge(const Truth& truth, const Prediction& prediction, Explain explain) const
{
    const Value item = itemOf(truth, prediction.raw);
    Graded graded = ocrbench_v2::scoreItem(item, *m_lexicons, explain);
    const Outcome outcome = ocrbench_v2::outcomeOf(graded, *item.find("predict"));
    Judgement judgement
        = judgementOf(prediction, outcome, metricOf(truth.sample.task), std::move(graded));
    judgement.parsed = prediction.raw.trimmed();
    return judgement;
}

std::vector<Table> OcrBenchV2::tables(std::span<const TableItem> items) const
{
    ocrbench_v2::Aggregate aggregate;
    for (const TableItem& item : items) {
        if (item.outcome != Outcome::ApiError) {
            aggregate.add(item.task.toStdString(), item.score);
        }
    }
    std::vector<Table> tables;
    for (bool chinese : {false, true}) {
        Table table;
        table.title = chinese ? QCoreApplication::translate("Benchmarks", "OCRBench v2, Chinese")
                              : QCoreApplication::translate("Benchmarks", "OCRBench v2, English");
        table.columns = {QCoreApplication::translate("Benchmarks", "Score")};
        const auto all = ocrbench_v2::capabilities();
        int count = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].chinese != chinese) {
                continue;
            }
            Table::Cell cell;
            if (const auto mean = aggregate.capability(i)) {
                cell = {mean->value, mean->count};
                count += mean->count;
            }
            table.rows.push_back({headingOf(all[i]), {cell}});
        }
        table.rows.push_back(
            {QCoreApplication::translate("Benchmarks", "Average"),
             {{aggregate.overall(chinese), count}}});
        tables.push_back(std::move(table));
    }
    return tables;
}

} // namespace groundmark::evaluation
