// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/magic/benchmark.h"

#include "evaluation/benchmarks/item_values.h"
#include "evaluation/benchmarks/magic/chain.h"
#include "evaluation/benchmarks/magic/prompts.h"
#include "evaluation/benchmarks/magic/statistics.h"
#include "evaluation/judge/judge_audit.h"
#include "evaluation/metrics/answer_match.h"
#include "evaluation/metrics/grounding.h"
#include "evaluation/metrics/region_mentions.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace groundmark::evaluation {

namespace {

const QString NormalisedMatch = QStringLiteral("normalised match");
const QString ShortJudged = QStringLiteral("short answer (judge)");
const QString FullJudged = QStringLiteral("full answer (judge)");
const QString ShortProtocol = QStringLiteral("magic-short");
const QString FullProtocol = QStringLiteral("magic-full");
const QString RegionPrecision = QStringLiteral("region precision");
const QString RegionRecall = QStringLiteral("region recall");
const QString RegionF1 = QStringLiteral("region F1");
const QString RegionsNamed = QStringLiteral("regions named");
const QString RegionsRelevant = QStringLiteral("regions relevant");

QString fullAnswerOf(const Sample& sample)
{
    const auto extra = nlohmann::json::parse(sample.extra.toStdString(), nullptr, false);
    if (!extra.is_object() || !extra.contains("fullAnswer") || !extra["fullAnswer"].is_string()) {
        return {};
    }
    return QString::fromStdString(extra["fullAnswer"].get<std::string>());
}

int regionCountOf(const Truth& truth)
{
    int count = 0;
    for (const Region& region : truth.regions) {
        count = std::max(count, region.ordinal);
    }
    return count;
}

/// Whether the short answer stands in the reply's answer as whole words. "tan" is not in "titan".
/// Chinese has no blanks between words: there it may stand anywhere.
bool containsWords(const QString& answer, const QString& expected)
{
    if (std::ranges::any_of(expected, [](QChar c) { return c.script() == QChar::Script_Han; })) {
        return answer.contains(expected);
    }
    return QStringLiteral(" %1 ").arg(answer).contains(QStringLiteral(" %1 ").arg(expected));
}

MetricScore matchScore(const Truth& truth, const QString& answer, Explain explain)
{
    const QString said = ocr_robust::normalisedAnswer(answer);
    MetricScore score {NormalisedMatch, 0.0, {}};
    QStringList accepted;
    for (const Answer& short_ : questionOf(truth).answers) {
        accepted.append(short_.text);
    }
    accepted.append(fullAnswerOf(truth.sample));
    QString shown = accepted.isEmpty() ? QString() : ocr_robust::normalisedAnswer(accepted.first());
    for (const QString& text : accepted) {
        const QString expected = ocr_robust::normalisedAnswer(text);
        if (!expected.isEmpty() && (said == expected || containsWords(said, expected))) {
            score.value = 1.0;
            shown = expected;
            break;
        }
    }
    if (explain == Explain::Yes) {
        score.reason = {
            {"rule", "the answer after \"Answer:\" holds a true answer, as whole words"},
            {"normalised",
             {{"how", "lower case, no punctuation, single blanks"},
              {"truth", shown.toStdString()},
              {"answer", said.toStdString()}}},
            {"notes", Reason::array({"offline: the paper's answer accuracy needs a judge"})}};
    }
    return score;
}

/// What a judge made of the answer; nothing while none was asked.
std::optional<MetricScore> judgedScore(
    const Prediction& prediction, const QString& metric, const QString& protocol, Explain explain)
{
    const auto asked = std::ranges::find(prediction.verdicts, protocol, &JudgeVerdict::protocol);
    if (asked == prediction.verdicts.end()) {
        return std::nullopt;
    }
    const auto verdict = decidingVerdict(prediction.verdicts, protocol);
    MetricScore score {metric, verdict.value_or(false) ? 1.0 : 0.0, {}};
    if (explain == Explain::Yes) {
        const char* const said = !verdict ? "the judge said neither correct nor incorrect: counted as incorrect"
            : *verdict                    ? "Correct"
                                          : "Incorrect";
        score.reason = Reason {{"rule", QStringLiteral("judged by %1, %2").arg(asked->judge, protocol).toStdString()}};
        score.reason["notes"] = Reason::array({said});
    }
    return score;
}

void addRegionScores(const Truth& truth, const ReplyChain& chain, Explain explain, Judgement& judgement)
{
    const int count = regionCountOf(truth);
    GroundedItem item;
    item.regionCount = count;
    for (const Region& region : truth.regions) {
        if (region.ordinal > 0 && region.role == RegionRole::Relevant) {
            item.relevant.push_back(region.ordinal);
        }
    }
    if (count == 0 || item.relevant.empty()) {
        return;
    }
    const RegionMentions named = regionMentions(chain.steps, count);
    item.predicted = named.regions;
    const RegionCounts counts = regionCounts(item);
    const PrecisionRecall rates = counts.rates();
    Reason reason;
    if (explain == Explain::Yes) {
        reason = {
            {"rule", "regions that the reasoning names, against the relevant ones"},
            {"formula",
             QStringLiteral("P = %1/%2, R = %1/%3, F1 = %4")
                 .arg(counts.tp)
                 .arg(counts.tp + counts.fp)
                 .arg(counts.tp + counts.fn)
                 .arg(rates.f1, 0, 'f', 3)
                 .toStdString()}};
        if (!named.hallucinated.empty()) {
            reason["notes"] = Reason::array(
                {"names regions that are not there: " + nlohmann::json(named.hallucinated).dump()});
        }
    }
    // The micro averages of the tables need the counts; they are numbers of regions, not shares.
    const Reason ofCount = explain == Explain::Yes ? Reason {{"rule", "a number of regions, for the micro averages"}} : Reason {};
    judgement.scores.push_back({RegionF1, rates.f1, reason});
    judgement.scores.push_back({RegionPrecision, rates.precision, reason});
    judgement.scores.push_back({RegionRecall, rates.recall, reason});
    judgement.scores.push_back({RegionsNamed, static_cast<double>(counts.tp + counts.fp), ofCount});
    judgement.scores.push_back({RegionsRelevant, static_cast<double>(counts.tp + counts.fn), ofCount});
}

/// Sums over some replies, for one row of the table.
struct Sums
{
    std::map<QString, std::pair<double, int>> means; ///< by metric
    RegionCounts regions;
    int grounded = 0;

    void add(const TableItem& item)
    {
        const auto count = [this](const QString& metric, double value) {
            means[metric].first += value;
            ++means[metric].second;
        };
        // An API error is not a score; what the model did not answer counts as not right.
        if (item.outcome == Outcome::ApiError) {
            return;
        }
        std::map<QString, double> by(item.others.begin(), item.others.end());
        if (!item.metric.isEmpty()) {
            by[item.metric] = item.score;
        }
        const bool scored = item.outcome == Outcome::Scored;
        count(NormalisedMatch, scored ? by[NormalisedMatch] : 0.0);
        for (const QString& metric : {FullJudged, ShortJudged}) {
            if (by.contains(metric)) {
                count(metric, scored ? by[metric] : 0.0);
            }
        }
        if (!by.contains(RegionF1)) {
            return;
        }
        for (const QString& metric : {RegionPrecision, RegionRecall, RegionF1}) {
            count(metric, by[metric]);
        }
        const int tp = static_cast<int>(std::lround(by[RegionRecall] * by[RegionsRelevant]));
        regions += RegionCounts {
            tp,
            static_cast<int>(std::lround(by[RegionsNamed])) - tp,
            static_cast<int>(std::lround(by[RegionsRelevant])) - tp};
        ++grounded;
    }

    [[nodiscard]] Table::Row row(const QString& name) const
    {
        Table::Row row {name, {}};
        for (const QString& metric :
             {FullJudged, ShortJudged, NormalisedMatch, RegionPrecision, RegionRecall, RegionF1}) {
            const auto found = means.find(metric);
            row.cells.push_back(
                found == means.end()
                    ? Table::Cell {}
                    : Table::Cell {found->second.first / found->second.second, found->second.second});
        }
        const PrecisionRecall micro = regions.rates();
        for (const double rate : {micro.precision, micro.recall, micro.f1}) {
            row.cells.push_back({grounded > 0 ? std::optional(rate) : std::nullopt, grounded});
        }
        return row;
    }
};

} // namespace

QStringList MagicBenchmark::tasks() const
{
    // GQA's structural types, in the order of MagiC's Figure 2.
    return {
        QStringLiteral("verify"),
        QStringLiteral("query"),
        QStringLiteral("choose"),
        QStringLiteral("logical"),
        QStringLiteral("compare")};
}

QString MagicBenchmark::prompt(const Truth& truth, const Setting& setting) const
{
    const QString question = questionOf(truth).text;
    if (setting.mode == u"direct") {
        return question + QStringLiteral("\nAnswer the question directly without any explanation.");
    }
    ReasoningPrompt prompt;
    prompt.question = question;
    prompt.boxes = regionCountOf(truth);
    prompt.selfCorrection = setting.mode == SelfCorrectionMode;
    return reasoningPrompt(prompt);
}

QString MagicBenchmark::expected(const Truth& truth) const
{
    const auto answers = questionOf(truth).answers;
    return answers.isEmpty() ? QString() : answers.first().text;
}

Judgement
MagicBenchmark::judge(const Truth& truth, const Prediction& prediction, Explain explain) const
{
    Judgement judgement;
    judgement.outcome = prediction.outcome;
    if (prediction.outcome == Outcome::ApiError) {
        return judgement;
    }
    if (prediction.raw.trimmed().isEmpty() || prediction.outcome == Outcome::RefusedOrEmpty) {
        judgement.outcome = Outcome::RefusedOrEmpty;
        return judgement;
    }
    const ReplyChain chain = chainOfReply(prediction.raw);
    judgement.parsed = chain.answer;
    judgement.outcome = chain.answer.isEmpty() ? Outcome::Unparseable : Outcome::Scored;
    MetricScore match = matchScore(truth, chain.answer, explain);
    if (explain == Explain::Yes && chain.flaw != ResponseFlaw::None) {
        match.reason["notes"].push_back(
            chain.flaw == ResponseFlaw::Repetitive ? "the reply goes round in circles"
                                                   : "the reply has no \"Answer:\"; its last sentence is taken");
    }
    for (const auto& [metric, protocol] : {std::pair(ShortJudged, ShortProtocol), std::pair(FullJudged, FullProtocol)}) {
        if (auto judged = judgedScore(prediction, metric, protocol, explain)) {
            judgement.scores.push_back(std::move(*judged));
        }
    }
    judgement.scores.push_back(std::move(match));
    addRegionScores(truth, chain, explain, judgement);
    return judgement;
}

std::vector<JudgeQuestion>
MagicBenchmark::judgeQuestions(const Truth& truth, const Prediction& prediction) const
{
    const QString answer = chainOfReply(prediction.raw).answer;
    if (answer.isEmpty()) {
        return {};
    }
    const auto question = [&](const QString& protocol, const QString& expected) {
        return JudgeQuestion {
            protocol,
            {{QStringLiteral("question"), questionOf(truth).text},
             {QStringLiteral("model_output"), answer},
             {QStringLiteral("ground_truth"), expected}}};
    };
    std::vector<JudgeQuestion> questions;
    if (const QString expectedShort = expected(truth); !expectedShort.isEmpty()) {
        questions.push_back(question(ShortProtocol, expectedShort));
    }
    if (const QString full = fullAnswerOf(truth.sample); !full.isEmpty()) {
        questions.push_back(question(FullProtocol, full));
    }
    return questions;
}

std::vector<Table> MagicBenchmark::statistics(std::span<const Truth> samples) const
{
    std::vector<JudgedChain> chains;
    for (const Truth& truth : samples) {
        chains.insert(chains.end(), truth.chains.begin(), truth.chains.end());
    }
    return reasoningTables(chains);
}

std::vector<Table> MagicBenchmark::tables(std::span<const TableItem> items) const
{
    std::map<QString, Sums> byType;
    Sums all;
    for (const TableItem& item : items) {
        byType[item.task].add(item);
        all.add(item);
    }
    const QStringList columns {
        FullJudged,
        ShortJudged,
        NormalisedMatch,
        QCoreApplication::translate("Benchmarks", "macro P"),
        QCoreApplication::translate("Benchmarks", "macro R"),
        QCoreApplication::translate("Benchmarks", "macro F1"),
        QCoreApplication::translate("Benchmarks", "micro P"),
        QCoreApplication::translate("Benchmarks", "micro R"),
        QCoreApplication::translate("Benchmarks", "micro F1")};
    const Table::Row overall = all.row(QCoreApplication::translate("Benchmarks", "All"));
    Table types {QCoreApplication::translate("Benchmarks", "By question type"), columns, {}};
    for (const QString& type : tasks()) {
        if (const auto found = byType.find(type); found != byType.end()) {
            types.rows.push_back(found->second.row(type));
            byType.erase(found);
        }
    }
    for (const auto& [type, sums] : byType) {
        types.rows.push_back(sums.row(type));
    }
    types.rows.push_back(overall);
    return {Table {title(), columns, {overall}}, types};
}

} // namespace groundmark::evaluation
