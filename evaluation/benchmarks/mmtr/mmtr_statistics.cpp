// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/mmtr_statistics.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

namespace groundmark::evaluation::mmtr {

namespace {

constexpr std::array RatioEdges {0.001, 0.002, 0.005, 0.01, 0.02, 0.05}; // round the published 0.0052
constexpr int FirstLength = 4; // the first bar of answer lengths; every next one is twice as long

struct Mmtr
{
    Q_DECLARE_TR_FUNCTIONS(Mmtr)
};

int lengthOf(const QString& text)
{
    return static_cast<int>(text.toUcs4().size());
}

std::optional<double> median(std::vector<double> values)
{
    if (values.empty()) {
        return std::nullopt;
    }
    std::ranges::sort(values);
    const size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2.0;
}

std::vector<double> lengthsOf(const std::vector<SampleFacts>& facts)
{
    std::vector<double> lengths;
    for (const SampleFacts& sample : facts) {
        if (!sample.target.isEmpty()) {
            lengths.push_back(lengthOf(sample.target));
        }
    }
    return lengths;
}

std::vector<double> ratiosOf(const std::vector<SampleFacts>& facts)
{
    std::vector<double> ratios;
    for (const SampleFacts& sample : facts) {
        if (sample.maskRatio) {
            ratios.push_back(*sample.maskRatio);
        }
    }
    return ratios;
}

Table::Row figures(const QString& name, const std::vector<double>& values)
{
    const int n = static_cast<int>(values.size());
    if (values.empty()) {
        return {name, {{std::nullopt, 0}, {std::nullopt, 0}, {std::nullopt, 0}}};
    }
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
    return {name, {{median(values), n}, {mean, n}, {*std::ranges::max_element(values), n}}};
}

Table::Row shareRow(const QString& name, int count, int all)
{
    return {name, {{all > 0 ? std::optional(double(count) / all) : std::nullopt, count}}};
}

Table sizes(const std::vector<SampleFacts>& facts)
{
    const int all = static_cast<int>(facts.size());
    Table table {Mmtr::tr("Samples"), {Mmtr::tr("Share")}, {shareRow(Mmtr::tr("All"), all, all)}};
    const auto count = [&](auto&& holds) { return static_cast<int>(std::ranges::count_if(facts, holds)); };
    const int multi = count([](const SampleFacts& sample) { return sample.pages > 1; });
    table.rows.push_back(shareRow(Mmtr::tr("Single-page"), all - multi, all));
    table.rows.push_back(shareRow(Mmtr::tr("Multi-page"), multi, all));
    for (const Level level : levels) {
        table.rows.push_back(shareRow(
            levelName(level), count([&](const SampleFacts& sample) { return sample.level == level; }), all));
    }
    table.rows.push_back(shareRow(
        Mmtr::tr("Level not stated"), count([](const SampleFacts& sample) { return !sample.levelStated; }), all));
    return table;
}

/// Names with their counts, the most frequent first.
std::vector<Bar> ranked(const std::map<QString, int>& counts)
{
    std::vector<Bar> bars;
    for (const auto& [name, count] : counts) {
        bars.push_back({name, count});
    }
    std::ranges::stable_sort(bars, std::ranges::greater {}, &Bar::count);
    return bars;
}

} // namespace

std::vector<Table> sampleTables(std::span<const Truth> samples)
{
    std::vector<SampleFacts> facts;
    for (const Truth& truth : samples) {
        facts.push_back(factsOf(truth));
    }
    std::vector<Table> tables {sizes(facts)};
    Table targets {Mmtr::tr("Targets"), {Mmtr::tr("Median"), Mmtr::tr("Mean"), Mmtr::tr("Maximum")}, {}};
    targets.rows.push_back(figures(Mmtr::tr("Answer length, characters"), lengthsOf(facts)));
    targets.rows.push_back(figures(Mmtr::tr("Mask ratio"), ratiosOf(facts)));
    tables.push_back(std::move(targets));
    std::map<QString, std::map<QString, int>> counts;
    for (const SampleFacts& sample : facts) {
        for (const auto& [facet, value] : sample.facets) {
            ++counts[facet][value];
        }
    }
    for (const auto& [facet, values] : counts) {
        Table table {Mmtr::tr("By %1").arg(facet), {Mmtr::tr("Share")}, {}};
        for (const Bar& bar : ranked(values)) {
            table.rows.push_back(shareRow(bar.name, bar.count, static_cast<int>(facts.size())));
        }
        tables.push_back(std::move(table));
    }
    return tables;
}

Distributions distributionsOf(const std::vector<SampleFacts>& facts)
{
    Distributions found;
    std::map<QString, int> languages;
    std::map<Level, int> byLevel;
    for (const SampleFacts& sample : facts) {
        found.withoutTarget += sample.target.isEmpty() ? 1 : 0;
        found.withoutMask += sample.maskRatio ? 0 : 1;
        ++byLevel[sample.level];
        const auto language = sample.facets.find(QStringLiteral("language"));
        ++languages[language != sample.facets.end() ? language->second : Mmtr::tr("not stated")];
    }
    const std::vector<double> lengths = lengthsOf(facts);
    const double longest = lengths.empty() ? 0.0 : *std::ranges::max_element(lengths);
    int from = 1;
    for (int to = FirstLength; from <= longest; from = to + 1, to *= 2) {
        const auto inside = [&](double length) { return length >= from && length <= to; };
        found.answerLengths.push_back(
            {QStringLiteral("%1–%2").arg(from).arg(to), static_cast<int>(std::ranges::count_if(lengths, inside))});
    }
    const std::vector<double> ratios = ratiosOf(facts);
    double below = 0.0;
    for (const double edge : RatioEdges) {
        const auto inside = [&](double ratio) { return ratio >= below && ratio < edge; };
        found.maskRatios.push_back(
            {QStringLiteral("< %1").arg(edge), static_cast<int>(std::ranges::count_if(ratios, inside))});
        below = edge;
    }
    found.maskRatios.push_back(
        {QStringLiteral("≥ %1").arg(below),
         static_cast<int>(std::ranges::count_if(ratios, [&](double ratio) { return ratio >= below; }))});
    for (const Level level : levels) {
        found.levels.push_back({levelName(level), byLevel[level]});
    }
    found.languages = ranked(languages);
    found.medianLength = median(lengths);
    found.medianRatio = median(ratios);
    return found;
}

} // namespace groundmark::evaluation::mmtr
