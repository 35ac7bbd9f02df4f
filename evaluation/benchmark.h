// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/question_design.h"
#include "domain/reasoning.h"
#include "domain/region.h"
#include "domain/run.h"
#include "domain/sample.h"
#include "evaluation/metrics/reason.h"

#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace groundmark::evaluation {

/// A reasoning chain with the judgement that holds for each of its steps.
struct JudgedChain
{
    struct Step
    {
        QString text;
        Verdict verdict = Verdict::Unmarked;
        QString correction; ///< empty for none
    };
    QString questionType; ///< verify, query, choose, logical, compare; empty when unknown
    QString model;
    std::vector<Step> steps;
};

/// What a benchmark may look at to judge a prediction: the truth as it stands now.
struct Truth
{
    Sample sample;
    std::vector<Region> regions; ///< of all pages
    std::vector<QSize> pageSizes; ///< displayed pixels, same order as Sample::pages
    std::vector<JudgedChain> chains {}; ///< filled in for Benchmark::statistics() only
    QuestionDesign design {}; ///< how the question was crafted; empty for all that were not
};

/// How a model is asked: part of a run's identity.
struct Setting
{
    QString mode = QStringLiteral("direct"); ///< "direct" or "cot"
    QString input = QStringLiteral("image"); ///< "image", "text" or "ocr"
};

/// One number of a judgement. The first one of a judgement is the primary one.
struct MetricScore
{
    QString metric;
    double value = 0.0; ///< 0–1, higher is better
    Reason reason;
};

/// What a benchmark makes of one raw reply. `scores` may be filled with zeros for an outcome other
/// than Scored where the official table counts them; `outcome` is what people are shown.
struct Judgement
{
    Outcome outcome = Outcome::Scored;
    QString parsed; ///< the answer found in the reply
    std::vector<MetricScore> scores;
};

/// What an outside judge is asked about one prediction; the words are in judge/judge_protocols.h.
struct JudgeQuestion
{
    QString protocol; ///< id of a JudgeProtocol: "magic-short", "mmtr-gate", …
    std::map<QString, QString> fields; ///< what takes the place of each {name} in its prompt

    bool operator==(const JudgeQuestion&) const = default;
};

/// One scored prediction, as the tables see it.
struct TableItem
{
    QString task;
    QString language;
    Outcome outcome = Outcome::Scored;
    double score = 0.0; ///< the primary one
    std::vector<std::pair<QString, double>> others {}; ///< further metrics by name
    std::map<QString, QString> groups {}; ///< as Benchmark::groups() gave them
    QString metric {}; ///< name of the primary score; empty without one
    SampleId sample {};
};

/// A table of the benchmark's paper. Cells hold a mean and the number of items behind it.
struct Table
{
    struct Cell
    {
        std::optional<double> value; ///< nothing where no item counts
        int n = 0;
    };
    struct Row
    {
        QString name;
        std::vector<Cell> cells;
    };
    QString title;
    QStringList columns; ///< names of the cells, without the row name
    std::vector<Row> rows;
};

/// One benchmark: everything that Groundmark needs to know to run it. Implementations are
/// stateless and may be used from several threads at once.
class Benchmark
{
public:
    virtual ~Benchmark() = default;

    /// Stable word: "ocrbench-v2", "logicocr-gen", …
    [[nodiscard]] virtual QString id() const = 0;
    /// Name as the field writes it; not translated.
    [[nodiscard]] virtual QString title() const = 0;
    /// Task types, in the paper's order; empty when the benchmark has none.
    [[nodiscard]] virtual QStringList tasks() const { return {}; }

    /// The text that is sent along with the sample's images.
    [[nodiscard]] virtual QString prompt(const Truth& truth, const Setting& setting) const = 0;
    /// The main expected answer, as a person should read it beside a model's.
    [[nodiscard]] virtual QString expected(const Truth& truth) const = 0;
    /// What a judge must be asked before this reply can be scored as the paper does; empty when the
    /// benchmark has no judge, and where its protocol decides without one (an exact match first).
    [[nodiscard]] virtual std::vector<JudgeQuestion>
    judgeQuestions(const Truth& /*truth*/, const Prediction& /*prediction*/) const
    {
        return {};
    }
    /// Parses and scores one reply. `prediction.outcome` ApiError and RefusedOrEmpty are kept.
    /// `prediction.verdicts` holds what judges said so far; without the one that the paper asks for
    /// the score is a fallback, and its metric is named so.
    [[nodiscard]] virtual Judgement judge(
        const Truth& truth, const Prediction& prediction, Explain explain) const = 0;
    /// What else the tables group by, told by the truth: "level" → "L2". Empty for most benchmarks.
    [[nodiscard]] virtual std::map<QString, QString> groups(const Truth& /*truth*/) const
    {
        return {};
    }
    /// Whether groups() says anything at all; reading every truth takes its time.
    [[nodiscard]] virtual bool hasGroups() const { return false; }
    /// The paper's tables over all predictions of one run.
    [[nodiscard]] virtual std::vector<Table> tables(std::span<const TableItem> items) const = 0;
    /// The paper's tables about the samples themselves, without any model.
    [[nodiscard]] virtual std::vector<Table> statistics(std::span<const Truth> /*samples*/) const
    {
        return {};
    }
    /// What must not be seen on a page: these shapes are painted over before anybody
    /// who is to answer gets the page.
    [[nodiscard]] virtual std::vector<Shape> covered(const Truth& /*truth*/, int /*page*/) const
    {
        return {};
    }
};

/// All benchmarks, in the order in which they are offered. Made once by the application and handed
/// to whoever needs it.
class BenchmarkRegistry
{
public:
    BenchmarkRegistry();
    ~BenchmarkRegistry();
    BenchmarkRegistry(const BenchmarkRegistry&) = delete;
    BenchmarkRegistry& operator=(const BenchmarkRegistry&) = delete;

    [[nodiscard]] std::span<const std::unique_ptr<Benchmark>> all() const;
    /// Null for an unknown or empty id.
    [[nodiscard]] const Benchmark* find(QStringView id) const;

private:
    std::vector<std::unique_ptr<Benchmark>> m_benchmarks;
};

} // namespace groundmark::evaluation
