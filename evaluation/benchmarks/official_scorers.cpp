// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/official_scorers.h"

#include "evaluation/benchmarks/logicocr/accuracy.h"
#include "evaluation/benchmarks/logicocr/parse.h"
#include "evaluation/benchmarks/ocrbench_v2/aggregate.h"
#include "evaluation/benchmarks/ocrbench_v2/item.h"
#include "evaluation/benchmarks/official_file.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace groundmark::evaluation {

using python::Value;

namespace {

const Value& at(const Value& item, std::string_view key)
{
    static const Value kNone;
    const Value* value = item.find(key);
    return value != nullptr ? *value : kNone;
}

class OcrBenchScorer : public OfficialScorer
{
public:
    void score(OfficialJob& job, const Lexicons& lexicons) const override
    {
        job.graded = ocrbench_v2::scoreItem(*job.item, lexicons, Explain::No);
        job.outcome = ocrbench_v2::outcomeOf(job.graded, at(*job.item, "predict"));
        job.item->set("score", Value::real(job.graded.value));
        if (job.graded.ignored) {
            job.item->set("ignore", Value::utf8("True"));
        }
    }
    void add(const OfficialJob& job) override
    {
        if (job.item->find("ignore") == nullptr) {
            m_aggregate.add(toUtf8(at(*job.item, "type").text()), job.graded.value);
        }
    }
    [[nodiscard]] std::string table() const override { return m_aggregate.text(); }

private:
    ocrbench_v2::Aggregate m_aggregate;
};

class GenScorer : public OfficialScorer
{
public:
    void score(OfficialJob& job, const Lexicons&) const override
    {
        const Value& response = at(*job.item, "response");
        job.graded = logicocr::answerScore(
            response,
            at(*job.item, "choices"),
            at(*job.item, "solution"),
            logicocr::Variant::Default,
            Explain::No);
        job.outcome = ocrbench_v2::outcomeOf(job.graded, response);
        job.item->set("score", Value::integer(job.graded.value > 0 ? 1 : 0));
    }
    void add(const OfficialJob& job) override { (void)logicocr::addGenItem(m_accuracy, *job.item); }
    [[nodiscard]] std::string table() const override
    {
        return logicocr::subsetText(m_accuracy, false);
    }

private:
    logicocr::Accuracy m_accuracy;
};

class RealScorer : public OfficialScorer
{
public:
    /// The judge's verdict stands in the file; an item without one does not count.
    void score(OfficialJob& job, const Lexicons&) const override
    {
        const Value* evaluation = job.item->find("evaluation");
        job.graded = evaluation != nullptr
            ? scored(at(*evaluation, "correct").isTruthy() ? 1.0 : 0.0)
            : unparseable("There is no judge's verdict.");
        job.outcome = ocrbench_v2::outcomeOf(job.graded, at(*job.item, "response"));
    }
    void add(const OfficialJob& job) override
    {
        (void)logicocr::addRealItem(m_accuracy, *job.item);
    }
    [[nodiscard]] std::string table() const override
    {
        return logicocr::subsetText(m_accuracy, true);
    }

private:
    logicocr::Accuracy m_accuracy;
};

class ReadingScorer : public OfficialScorer
{
public:
    void score(OfficialJob& job, const Lexicons& lexicons) const override
    {
        const Value& page = at(*job.item, "ocr_res");
        const auto quality = logicocr::ocrQuality(
            at(*job.item, "context"),
            at(*job.item, "question"),
            at(*job.item, "choices"),
            page,
            lexicons);
        job.graded = quality ? scored(1.0 - quality->editDistance)
                             : raises("One of the texts is missing or empty.");
        job.outcome = ocrbench_v2::outcomeOf(job.graded, page);
        if (!quality) {
            return;
        }
        for (const auto& [name, value] :
             {std::pair {"bleu", quality->bleu},
              {"meteor", quality->meteor},
              {"rouge-l f", quality->rougeL},
              {"f_measure", quality->f},
              {"precision", quality->precision},
              {"recall", quality->recall},
              {"edit_dist", quality->editDistance}}) {
            job.item->set(name, Value::real(value));
        }
    }
    void add(const OfficialJob& job) override
    {
        if (job.graded.finding != Finding::Scored) {
            return;
        }
        ++m_count;
        for (const char* name : kNames) {
            m_sums[name] += at(*job.item, name).number();
        }
    }
    [[nodiscard]] QString ofUnscorable() const override
    {
        return QCoreApplication::translate("Score", "It has no part in the means.");
    }
    /// The means as they are, and the row of the paper's table: edit distance 0–1, the others in
    /// percent.
    [[nodiscard]] std::string table() const override
    {
        static constexpr std::array<std::pair<const char*, const char*>, 7> kColumns {
            {{"Edit Distance", "edit_dist"},
             {"F1-score", "f_measure"},
             {"Precision", "precision"},
             {"Recall", "recall"},
             {"BLEU", "bleu"},
             {"METEOR", "meteor"},
             {"ROUGE-L", "rouge-l f"}}};
        std::string text;
        for (const char* name : kNames) {
            const auto mean = meanOf(name);
            text += std::string(name) + ": " + (mean ? python::reprOfFloat(*mean) : "n/a") + '\n';
        }
        std::string heads = "LogicOCR, reading";
        std::string row = std::to_string(m_count) + " pages";
        row.resize(heads.size(), ' ');
        for (const auto& [heading, name] : kColumns) {
            const bool isDistance = std::string_view(name) == "edit_dist";
            const auto mean = meanOf(name);
            const std::string number = !mean ? "n/a"
                : isDistance                 ? QByteArray::number(*mean, 'f', 3).toStdString()
                             : QByteArray::number(*mean * 100, 'f', 1).toStdString();
            const std::size_t width = std::string_view(heading).size();
            heads += std::string("  ") + heading;
            row += "  " + std::string(width - std::min(width, number.size()), ' ') + number;
        }
        return text + '\n' + heads + '\n' + row + '\n';
    }

private:
    static constexpr std::array<const char*, 7> kNames {
        "bleu", "meteor", "rouge-l f", "f_measure", "precision", "recall", "edit_dist"};
    [[nodiscard]] std::optional<double> meanOf(const char* name) const
    {
        const auto sum = m_sums.find(name);
        return m_count > 0 ? std::optional(sum->second / m_count) : std::nullopt;
    }

    std::map<std::string, double> m_sums;
    int m_count = 0;
};

} // namespace

QString OfficialScorer::ofUnscorable() const
{
    return QCoreApplication::translate("Score", "It counts as 0.");
}

std::unique_ptr<OfficialScorer> makeOfficialScorer(const QString& benchmark)
{
    switch (officialBenchmarks().indexOf(benchmark)) {
    case 0:
        return std::make_unique<OcrBenchScorer>();
    case 1:
        return std::make_unique<GenScorer>();
    case 2:
        return std::make_unique<RealScorer>();
    case 3:
        return std::make_unique<ReadingScorer>();
    default:
        return nullptr;
    }
}

} // namespace groundmark::evaluation
