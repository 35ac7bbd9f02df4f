// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/mmtr_scores.h"

#include "evaluation/metrics/mmtr_text.h"

#include <algorithm>

namespace groundmark::evaluation::mmtr {

namespace {

constexpr double exactMatchShare = 0.7; // of the L1 score; ANLS has the rest

} // namespace

Level levelFromText(const QString& text)
{
    const QString plain = text.trimmed().toUpper();
    for (const Level level : levels) {
        const QString name = levelName(level);
        if (plain == name || plain == name.mid(1)) {
            return level;
        }
    }
    return Level::L3;
}

QString levelName(Level level)
{
    return QStringLiteral("L%1").arg(static_cast<int>(level) + 1);
}

LevelWeights levelWeights(Level level)
{
    switch (level) {
    case Level::L1:
        return {0.0, 0.0};
    case Level::L2:
        return {0.30, 0.20};
    case Level::L3:
        return {0.60, 0.30};
    case Level::L4:
        return {0.80, 0.35};
    }
    return {};
}

double baseScore(Level level, double rougeL, double embedSim)
{
    const double w = levelWeights(level).embedding;
    return (1.0 - w) * rougeL + w * embedSim;
}

double gatedScore(Level level, double base, std::optional<bool> judge)
{
    const double d = levelWeights(level).ungated;
    const double gate = judge ? d + (1.0 - d) * (*judge ? 1.0 : 0.0) : 1.0;
    return std::clamp(base * gate, 0.0, 1.0);
}

SampleScore scoreSample(
    Level level,
    const QString& prediction,
    const QString& reference,
    std::optional<double> embedSim,
    std::optional<bool> judge)
{
    SampleScore score;
    score.level = level;
    score.exactMatch = exactMatch(prediction, reference) ? 1.0 : 0.0;
    score.anls = anls(prediction, reference);
    score.characterF1 = characterF1(prediction, reference);
    if (level == Level::L1) {
        score.base = exactMatchShare * score.exactMatch + (1.0 - exactMatchShare) * score.anls;
        score.final = score.base;
        return score;
    }
    score.rougeL = rougeL(rougeTokens(prediction), rougeTokens(reference)).f1;
    score.embedSim = embedSim.value_or(score.rougeL);
    score.base = baseScore(level, score.rougeL, score.embedSim);
    score.final = gatedScore(level, score.base, judge);
    return score;
}

Aggregate aggregate(std::span<const AggregateItem> items)
{
    Aggregate result;
    for (const Level level : levels) {
        result.byLevel[level] = {};
        result.byLevelAndPages[level] = {};
    }
    const auto pages = [](Aggregate::Pages& pair, const AggregateItem& item) -> Mean& {
        return item.imageCount > 1 ? pair.multi : pair.single;
    };
    for (const AggregateItem& item : items) {
        result.final.add(item.final);
        result.byLevel[item.level].add(item.final);
        pages(result.pages, item).add(item.final);
        pages(result.byLevelAndPages[item.level], item).add(item.final);
        for (const auto& [facet, value] : item.facets) {
            result.byFacet[facet][value].add(item.final);
        }
    }
    return result;
}

} // namespace groundmark::evaluation::mmtr
