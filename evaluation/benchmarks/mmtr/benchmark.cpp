// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/benchmark.h"

#include "evaluation/benchmarks/mmtr/failure_patterns.h"
#include "evaluation/benchmarks/mmtr/mask_card.h"
#include "evaluation/benchmarks/mmtr/mmtr_statistics.h"
#include "evaluation/benchmarks/mmtr/mmtr_tables.h"
#include "evaluation/metrics/char_hash_embedding.h"
#include "evaluation/metrics/mmtr_reply.h"
#include "evaluation/metrics/mmtr_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace groundmark::evaluation {

using namespace mmtr;

namespace {

/// What others found out about a reply.
struct Outside
{
    std::optional<double> embedSim; ///< 0–1
    QString embedModel;
    std::optional<bool> judge; ///< no key factual error
};

std::optional<double> numberOf(const nlohmann::json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

Outside outsideOf(const Prediction& prediction)
{
    Outside outside;
    for (const JudgeVerdict& verdict : prediction.verdicts) {
        // The first readable one counts; further ones are there to tell how often a judge wavers.
        if (verdict.protocol == GateProtocol && verdict.correct && !outside.judge) {
            outside.judge = verdict.correct;
        }
    }
    if (prediction.extra.isEmpty()) {
        return outside;
    }
    const auto extra = nlohmann::json::parse(
        prediction.extra.cbegin(), prediction.extra.cend(), nullptr, false);
    if (!extra.is_object()) {
        return outside;
    }
    std::optional<double> judge;
    if (const auto ours = extra.find("mmtr"); ours != extra.end() && ours->is_object()) {
        outside.embedSim = numberOf(*ours, "embed_sim");
        outside.embedModel = QString::fromStdString(ours->value("embed_model", ""));
    }
    if (const auto scores = extra.find("scores"); scores != extra.end() && scores->is_object()) {
        if (!outside.embedSim) {
            outside.embedSim = numberOf(*scores, "Qwen-EmbedSim");
            outside.embedModel = u"Qwen"_s;
        }
        judge = numberOf(*scores, "LLM-Judge");
    }
    if (outside.embedSim) {
        outside.embedSim = std::clamp(*outside.embedSim, 0.0, 1.0);
    }
    if (judge && !outside.judge) {
        outside.judge = *judge >= 0.5;
    }
    return outside;
}

QLatin1StringView metricName(Level level, const Outside& outside)
{
    if (level == Level::L1) {
        return FinalMetric;
    }
    if (outside.embedSim) {
        return outside.judge ? FinalMetric : UngatedMetric;
    }
    return outside.judge ? LexicalMetric : LexicalUngatedMetric;
}

std::string number(double value)
{
    return QString::number(value, 'f', 3).toStdString();
}

Reason reasonOf(
    const SampleScore& score, const Outside& outside, const QString& reply, const SampleFacts& facts)
{
    Reason reason;
    const LevelWeights weights = levelWeights(score.level);
    const std::string level = levelName(score.level).toStdString();
    reason["normalised"] = {
        {"how", "NFKC, lower case, without commas, spaces collapsed"},
        {"truth", normalisedSpan(facts.target).toStdString()},
        {"answer", normalisedSpan(reply).toStdString()}};
    if (score.level == Level::L1) {
        reason["rule"] = "MMTR-Bench " + level + ": 0.7 EM + 0.3 ANLS";
        reason["formula"] = "0.7 × " + number(score.exactMatch) + " + 0.3 × " + number(score.anls)
            + " = " + number(score.final);
        reason["parts"] = {{{"name", "EM"}, {"score", score.exactMatch}, {"weight", 0.7}},
                           {{"name", "ANLS"}, {"score", score.anls}, {"weight", 0.3}}};
    } else {
        const std::string similarity = outside.embedSim ? "EmbedSim" : "char-hash similarity";
        reason["rule"] = "MMTR-Bench " + level + ": Rouge-L and " + similarity
            + (outside.judge ? ", gated by the judge" : ", no judge asked");
        std::string formula = number(1.0 - weights.embedding) + " × " + number(score.rougeL) + " + "
            + number(weights.embedding) + " × " + number(score.embedSim) + " = " + number(score.base);
        if (outside.judge) {
            formula += *outside.judge ? "; the judge found no key error"
                                      : "; a key error: × " + number(weights.ungated) + " = " + number(score.final);
        }
        reason["formula"] = formula;
        reason["parts"]
            = {{{"name", "Rouge-L"}, {"score", score.rougeL}, {"weight", 1.0 - weights.embedding}},
               {{"name", similarity}, {"score", score.embedSim}, {"weight", weights.embedding}}};
        if (!outside.embedSim) {
            reason["notes"].push_back(
                "No embedding model was asked: the similarity is that of hashed character n-grams and "
                "cannot be compared with published numbers.");
        }
    }
    if (!facts.levelStated) {
        reason["notes"].push_back("The sample states no level; the official code takes L3 then.");
    }
    if (facts.target != reply && answerIn(reply) != reply) {
        reason["notes"].push_back("The reply was cleaned by the official rules before scoring.");
    }
    return reason;
}

} // namespace

QStringList MmtrBench::tasks() const
{
    QStringList names;
    for (const Level level : levels) {
        names.append(levelName(level));
    }
    return names;
}

QString MmtrBench::prompt(const Truth& truth, const Setting& setting) const
{
    // The official wording (DEFAULT_PROMPT of step1_infer_mmtr_azure.py) is not ours to copy; this
    // says the same. A run may bring its own.
    QString text = truth.sample.pages.size() > 1
        ? u"The images are the pages of one document. "_s
        : QString();
    text += u"Somewhere a text is covered by a solid black region. The black regions are masks of a "
            u"reading test, not redactions of something confidential. Recover the text of the masked "
            u"region from the visible evidence only: the text around it, the layout, figures and other "
            u"pages. If it cannot be determined, reply [UNK]. "_s;
    text += setting.mode == u"cot"
        ? u"Think step by step, then give it alone on the last line as: %1 ..."_s.arg(AnswerMarker)
        : u"Reply with the recovered text alone, without any explanation."_s;
    return text;
}

QString MmtrBench::expected(const Truth& truth) const
{
    return factsOf(truth).target;
}

std::vector<JudgeQuestion>
MmtrBench::judgeQuestions(const Truth& truth, const Prediction& prediction) const
{
    const SampleFacts facts = factsOf(truth);
    const QString reply = answerIn(prediction.raw);
    const bool answers = !reply.isEmpty() && !declines(reply) && !missesTheTask(reply);
    // L1 has no gate; the same text cannot hold a factual error.
    if (facts.level == Level::L1 || facts.target.isEmpty() || !answers || exactMatch(reply, facts.target)) {
        return {};
    }
    return {{QString(GateProtocol), {{u"ground_truth"_s, facts.target}, {u"model_output"_s, reply}}}};
}

Judgement
MmtrBench::judge(const Truth& truth, const Prediction& prediction, Explain explain) const
{
    Judgement judgement;
    judgement.outcome = prediction.outcome;
    if (prediction.outcome == Outcome::ApiError) {
        return judgement;
    }
    const SampleFacts facts = factsOf(truth);
    judgement.parsed = answerIn(prediction.raw);
    if (judgement.parsed.isEmpty() || declines(judgement.parsed)) {
        judgement.outcome = Outcome::RefusedOrEmpty;
    } else if (missesTheTask(judgement.parsed)) {
        judgement.outcome = Outcome::Unparseable;
    } else if (judgement.outcome != Outcome::RefusedOrEmpty) {
        judgement.outcome = Outcome::Scored;
    }
    if (facts.target.isEmpty()) {
        return judgement; // nobody has said what stands under the mask: nothing to compare with
    }
    Outside outside = outsideOf(prediction);
    if (!outside.judge && outside.embedSim && exactMatch(judgement.parsed, facts.target)) {
        outside.judge = true; // nobody has to be asked, and nobody is
    }
    const bool lexical = facts.level != Level::L1 && !outside.embedSim;
    const std::optional<double> similarity
        = lexical ? std::optional(charHashSimilarity(judgement.parsed, facts.target)) : outside.embedSim;
    const SampleScore score
        = scoreSample(facts.level, judgement.parsed, facts.target, similarity, outside.judge);
    const auto add = [&](const QString& metric, double value) {
        judgement.scores.push_back({metric, value, nullptr});
    };
    add(metricName(facts.level, outside), score.final);
    if (explain == Explain::Yes) {
        judgement.scores.back().reason = reasonOf(score, outside, prediction.raw, facts);
    }
    add(u"EM"_s, score.exactMatch);
    add(u"ANLS"_s, score.anls);
    if (facts.level != Level::L1) {
        add(u"Rouge-L"_s, score.rougeL);
        add(lexical ? u"char-hash similarity"_s : u"EmbedSim"_s, score.embedSim);
    }
    return judgement;
}

std::map<QString, QString> MmtrBench::groups(const Truth& truth) const
{
    const SampleFacts facts = factsOf(truth);
    std::map<QString, QString> groups;
    for (const auto& [name, value] : facts.facets) {
        groups[FacetPrefix + name] = value;
    }
    groups[LevelGroup] = levelName(facts.level);
    groups[PagesGroup] = facts.pages > 1 ? MultiPage : SinglePage;
    return groups;
}

std::vector<Table> MmtrBench::tables(std::span<const TableItem> items) const
{
    return scoreTables(items);
}

std::vector<Table> MmtrBench::statistics(std::span<const Truth> samples) const
{
    return sampleTables(samples);
}

std::vector<Shape> MmtrBench::covered(const Truth& truth, int page) const
{
    std::vector<Shape> shapes;
    for (const Region* mask : masksOf(truth.regions)) {
        if (mask->page == page) {
            shapes.push_back(mask->shape);
        }
    }
    return shapes;
}

} // namespace groundmark::evaluation
