// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/item_values.h"
#include "evaluation/benchmarks/logicocr/benchmark.h"
#include "evaluation/benchmarks/logicocr/parse.h"
#include "evaluation/benchmarks/ocrbench_v2/item.h"
#include "evaluation/metrics/edit_distance.h"
#include "evaluation/metrics/text.h"

#include <QCoreApplication>

namespace groundmark::evaluation {

using python::Value;

LogicOcrReading::LogicOcrReading(std::shared_ptr<const Lexicons> lexicons)
    : m_lexicons(std::move(lexicons))
{
}

QString LogicOcrReading::id() const
{
    return QStringLiteral("logicocr-ocr");
}

QString LogicOcrReading::title() const
{
    return QStringLiteral("LogicOCR, reading");
}

QString LogicOcrReading::prompt(const Truth& truth, const Setting& setting) const
{
    Q_UNUSED(truth)
    Q_UNUSED(setting)
    return QStringLiteral("Please recognize the text paragraphs in the image. Do not add "
                          "explanation. Do not answer the question in this image.");
}

QString LogicOcrReading::expected(const Truth& truth) const
{
    const Question question = questionOf(truth);
    return QStringLiteral("%1 %2 %3")
        .arg(question.context, question.text, question.choices.join(u' '));
}

Judgement
LogicOcrReading::judge(const Truth& truth, const Prediction& prediction, Explain explain) const
{
    const Question question = questionOf(truth);
    const Value reply = valueOf(prediction.raw);
    const auto quality = logicocr::ocrQuality(
        valueOf(question.context),
        valueOf(question.text),
        valueOf(question.choices.join(u'\n')),
        reply,
        *m_lexicons);
    Graded graded = quality ? scored(1.0 - quality->editDistance)
                            : unparseable("One of the texts is empty or too long to compare.");
    if (quality && explain == Explain::Yes) {
        const Text page = lower(fromUtf8(expected(truth).toStdString()));
        const Text read = lower(reply.text());
        graded.reason
            = {{"rule", "1 − edit distance of the page's text in lower case"},
               {"edits", editScript(page, read)}};
    }
    const Outcome outcome = ocrbench_v2::outcomeOf(graded, reply);
    Judgement judgement
        = judgementOf(prediction, outcome, QStringLiteral("1 - edit distance"), std::move(graded));
    judgement.parsed = prediction.raw.trimmed();
    if (quality) {
        for (const auto& [name, value] :
             {std::pair {"BLEU", quality->bleu},
              {"METEOR", quality->meteor},
              {"ROUGE-L", quality->rougeL},
              {"F", quality->f}}) {
            judgement.scores.push_back({QString::fromLatin1(name), value, nullptr});
        }
    }
    return judgement;
}

std::vector<Table> LogicOcrReading::tables(std::span<const TableItem> items) const
{
    double total = 0.0;
    int count = 0;
    for (const TableItem& item : items) {
        if (item.outcome != Outcome::ApiError) {
            total += item.score;
            ++count;
        }
    }
    Table table;
    table.title = title();
    table.columns = {QStringLiteral("1 - edit distance")};
    table.rows.push_back(
        {QCoreApplication::translate("Benchmarks", "All"),
         {{count > 0 ? std::optional(total / count) : std::nullopt, count}}});
    return {table};
}

} // namespace groundmark::evaluation
