// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <map>
#include <optional>
#include <span>

namespace groundmark::evaluation::mmtr {

/// How long the masked text is, from a short span (L1) to a paragraph (L4).
enum class Level
{
    L1,
    L2,
    L3,
    L4
};
inline constexpr std::array<Level, 4> levels = {Level::L1, Level::L2, Level::L3, Level::L4};

/// "1".."4" or "L1".."L4", in any case; anything else is L3, as the official code has it.
[[nodiscard]] Level levelFromText(const QString& text);
[[nodiscard]] QString levelName(Level level);

/// The numbers behind L2–L4. Source: MMTR-Bench-eval, step3_eval_mmtr_llm.py.
struct LevelWeights
{
    double embedding = 0.0; ///< w: share of the embedding similarity in the base score
    double ungated = 0.0; ///< d: share of the base score that a refused judgement leaves
};
/// w = .30/.60/.80 and d = .20/.30/.35 for L2/L3/L4; zeros for L1, which has neither.
[[nodiscard]] LevelWeights levelWeights(Level level);

/// base = (1 − w) · RougeL + w · EmbedSim, 0–1; L2–L4.
[[nodiscard]] double baseScore(Level level, double rougeL, double embedSim);
/// base · (d + (1 − d) · judge), 0–1; the base score itself when the judge is off (nothing).
[[nodiscard]] double gatedScore(Level level, double base, std::optional<bool> judge);

/// One sample's score with everything it is made of.
struct SampleScore
{
    Level level = Level::L3;
    double exactMatch = 0.0;
    double anls = 0.0;
    double characterF1 = 0.0;
    double rougeL = 0.0;
    double embedSim = 0.0;
    double base = 0.0;
    double final = 0.0; ///< 0–1
};

/// L1: 0.7 · EM + 0.3 · ANLS. L2–L4: baseScore() and gatedScore().
/// @param embedSim cosine of two unit embeddings; without one Rouge-L stands in (official
/// fall-back)
/// @param judge whether the judge found no key factual error; nothing when the judge is off
[[nodiscard]] SampleScore scoreSample(
    Level level,
    const QString& prediction,
    const QString& reference,
    std::optional<double> embedSim,
    std::optional<bool> judge);

/// One scored sample as the tables see it.
struct AggregateItem
{
    Level level = Level::L3;
    int imageCount = 1; ///< more than one means "multi-page" (ours)
    double final = 0.0; ///< 0–1
    std::map<QString, QString> facets; ///< "layout" → "table_cell"
};

/// A mean in percent and how many samples stand behind it.
class Mean
{
public:
    void add(double value)
    {
        m_sum += value;
        ++m_count;
    }
    [[nodiscard]] int count() const { return m_count; }
    /// Nothing without a sample.
    [[nodiscard]] std::optional<double> percent() const
    {
        return m_count > 0 ? std::optional(100.0 * m_sum / m_count) : std::nullopt;
    }

private:
    double m_sum = 0.0;
    int m_count = 0;
};

/// Plain means over samples, never weighted by level: the published Final column is one of these,
/// and its level columns cannot be reproduced from the published level sizes.
struct Aggregate
{
    struct Pages
    {
        Mean single;
        Mean multi;
    };
    Mean final;
    Pages pages;
    std::map<Level, Mean> byLevel; ///< all four levels
    std::map<Level, Pages> byLevelAndPages; ///< all four levels
    std::map<QString, std::map<QString, Mean>> byFacet; ///< facet → value → mean
};

[[nodiscard]] Aggregate aggregate(std::span<const AggregateItem> items);

} // namespace groundmark::evaluation::mmtr
