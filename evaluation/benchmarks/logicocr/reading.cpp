// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/item_values.h"
#include "evaluation/benchmarks/logicocr/benchmark.h"
#include "evaluation/benchmarks/logicocr/parse.h"
#include "evaluation/benchmarks/ocrbench_v2/item.h"
#include "evaluation/metrics/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <tuple>

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
    const Value context = valueOf(question.context);
    const Value asked = valueOf(question.text);
    const Value choices = valueOf(question.choices.join(u'\n'));
    const auto quality = logicocr::ocrQuality(context, asked, choices, reply, *m_lexicons);
    Graded graded = quality ? scored(1.0 - quality->editDistance)
                            : unparseable("One of the texts is empty or too long to compare.");
    Reason reasons = Reason::object();
    if (quality && explain == Explain::Yes) {
        reasons = logicocr::ocrReasons(context, asked, choices, reply, *m_lexicons);
        graded.reason = reasons["1 - edit distance"];
    }
    const Outcome outcome = ocrbench_v2::outcomeOf(graded, reply);
    Judgement judgement
        = judgementOf(prediction, outcome, QStringLiteral("1 - edit distance"), std::move(graded));
    judgement.parsed = prediction.raw.trimmed();
    if (quality) {
        // Precision and recall are explained with F, which is made of them.
        for (const auto& [name, value, because] :
             {std::tuple {"BLEU", quality->bleu, "BLEU"},
              {"METEOR", quality->meteor, "METEOR"},
              {"ROUGE-L", quality->rougeL, "ROUGE-L"},
              {"F", quality->f, "F"},
              {"precision", quality->precision, "F"},
              {"recall", quality->recall, "F"}}) {
            judgement.scores.push_back(
                {QString::fromLatin1(name), value, reasons.value(because, Reason())});
        }
    }
    return judgement;
}

std::vector<Table> LogicOcrReading::tables(std::span<const TableItem> items) const
{
    // The paper's table of OCR quality, and ROUGE-L, which the official program prints as well.
    static constexpr std::array<std::pair<const char*, const char*>, 7> kColumns {
        {{"Edit distance ↓", nullptr},
         {"F1", "F"},
         {"Precision", "precision"},
         {"Recall", "recall"},
         {"BLEU", "BLEU"},
         {"METEOR", "METEOR"},
         {"ROUGE-L", "ROUGE-L"}}};
    Table table;
    table.title = title();
    Table::Row row {QCoreApplication::translate("Benchmarks", "All"), {}};
    for (const auto& [heading, metric] : kColumns) {
        double total = 0.0;
        int count = 0;
        for (const TableItem& item : items) {
            // The official program stops at an empty text: such an item has no number at all.
            if (item.outcome != Outcome::Scored) {
                continue;
            }
            const auto other = std::ranges::find_if(
                item.others,
                [name = QLatin1StringView(metric)](const auto& one) { return one.first == name; });
            if (metric == nullptr || other != item.others.end()) {
                total += metric == nullptr ? 1.0 - item.score : other->second;
                ++count;
            }
        }
        table.columns.append(QString::fromUtf8(heading));
        row.cells.push_back({count > 0 ? std::optional(total / count) : std::nullopt, count});
    }
    table.rows.push_back(std::move(row));
    return {table};
}

} // namespace groundmark::evaluation
