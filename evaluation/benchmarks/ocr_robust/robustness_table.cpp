// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/ocr_robust/robustness_table.h"

#include <QHash>

#include <algorithm>
#include <functional>

namespace groundmark::evaluation::ocr_robust {

namespace {

/// Sums over one image's questions; the clean ones first, then two per column.
struct ClusterSums
{
    struct Cell
    {
        double perturbed = 0.0;
        double clean = 0.0;
        int n = 0;
    };
    Cell clean; ///< `clean` and `n` only
    std::vector<Cell> cells;

    void add(const ClusterSums& other)
    {
        clean.clean += other.clean.clean;
        clean.n += other.clean.n;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            cells[i].perturbed += other.cells[i].perturbed;
            cells[i].clean += other.cells[i].clean;
            cells[i].n += other.cells[i].n;
        }
    }
};

std::vector<ClusterSums> clusterSums(
    const RobustnessData& data,
    std::size_t model,
    std::span<const AxisColumn> columns,
    const RobustnessOptions& options)
{
    std::vector<ClusterSums> clusters;
    QHash<QString, std::size_t> clusterOf;
    for (std::size_t item = 0; item < data.items().size(); ++item) {
        const RobustItem& facts = data.items()[item];
        if (options.includes && !options.includes(facts)) {
            continue;
        }
        // Every model gets the same clusters in the same order, so that resamples are paired.
        const QString key = facts.image.isEmpty() ? facts.externalId : facts.image;
        if (!clusterOf.contains(key)) {
            clusterOf.insert(key, clusters.size());
            clusters.push_back({{}, std::vector<ClusterSums::Cell>(columns.size())});
        }
        ClusterSums& cluster = clusters[clusterOf.value(key)];
        const auto clean = data.clean(model, item).value();
        if (!clean) {
            continue;
        }
        cluster.clean.clean += *clean;
        ++cluster.clean.n;
        for (std::size_t column = 0; column < columns.size(); ++column) {
            for (const std::size_t condition : columns[column].conditions) {
                if (const auto value = data.under(model, item, condition).value()) {
                    cluster.cells[column].perturbed += *value;
                    cluster.cells[column].clean += *clean;
                    ++cluster.cells[column].n;
                }
            }
        }
    }
    return clusters;
}

/// The score of one set of sums, and which column gives the worst cell.
struct Scored
{
    RobustnessScore score;
    std::optional<std::size_t> worst;
};

Scored scoreOf(
    const ClusterSums& sums, std::span<const AxisColumn> columns, const RobustnessRule& rule)
{
    const double clean = sums.clean.n > 0 ? sums.clean.clean / sums.clean.n : 0.0;
    std::vector<PerturbedAccuracy> rows;
    std::vector<std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ClusterSums::Cell& cell = sums.cells[i];
        if (cell.n == 0 || !(cell.clean > 0.0)) {
            continue; // nothing that could be retained
        }
        if (rows.empty() || rows.back().perturbation != columns[i].kind) {
            rows.push_back({columns[i].kind, {}});
            places.emplace_back();
        }
        // Retention over the samples that have both, on the scale of the whole.
        rows.back().bySeverity.push_back(clean * cell.perturbed / cell.clean);
        places.back().push_back(i);
    }
    Scored scored {robustnessScore(clean, rows, rule), std::nullopt};
    if (scored.score.worst && scored.score.worst->severity) {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (rows[row].perturbation == scored.score.worst->perturbation) {
                const auto at = static_cast<std::size_t>(*scored.score.worst->severity - 1);
                scored.worst = places[row].at(at);
                // What the severity is called, which need not be its place.
                scored.score.worst->severity = columns[*scored.worst].severity;
            }
        }
    }
    return scored;
}

std::optional<Interval> intervalOf(double value, std::vector<double> values)
{
    if (values.empty()) {
        return std::nullopt;
    }
    constexpr double tail = 0.025; // 95 %
    return Interval {value, *percentile(values, tail), *percentile(values, 1.0 - tail)};
}

void addIntervals(
    RobustnessRow& row,
    const std::vector<ClusterSums>& clusters,
    std::span<const AxisColumn> columns,
    const RobustnessOptions& options)
{
    Random random(options.seed);
    std::vector<double> clean;
    std::array<std::vector<double>, 3> parts;
    for (std::size_t i = 0; i < options.resamples && !clusters.empty(); ++i) {
        ClusterSums sums {{}, std::vector<ClusterSums::Cell>(columns.size())};
        for (std::size_t draw = 0; draw < clusters.size(); ++draw) {
            sums.add(clusters[random.index(clusters.size())]);
        }
        const RobustnessScore score = scoreOf(sums, columns, options.rule).score;
        clean.push_back(score.clean);
        row.resampled.push_back({score.cri, score.rcr, score.wcr});
        parts[0].push_back(score.cri);
        parts[1].push_back(score.rcr);
        parts[2].push_back(score.wcr);
    }
    row.clean = intervalOf(row.score.clean, std::move(clean));
    if (row.score.isDefined) {
        row.cri = intervalOf(row.score.cri, std::move(parts[0]));
        row.rcr = intervalOf(row.score.rcr, std::move(parts[1]));
        row.wcr = intervalOf(row.score.wcr, std::move(parts[2]));
    }
}

} // namespace

std::vector<AxisColumn> axisColumns(const RobustnessData& data)
{
    std::vector<AxisColumn> columns;
    std::vector<AxisColumn> natural;
    for (std::size_t i = 0; i < data.conditions().size(); ++i) {
        const AxisCondition& condition = data.conditions()[i];
        if (!condition.isNatural) {
            if (condition.factors.size() == 1) {
                columns.push_back({condition.name, condition.kind, condition.severity, {i}});
            }
            continue;
        }
        for (const QString& factor : condition.factors) {
            const auto known = std::find_if(natural.begin(), natural.end(), [&](const auto& one) {
                return one.kind == factor;
            });
            if (known != natural.end()) {
                known->conditions.push_back(i);
            } else {
                natural.push_back({factor, factor, 0, {i}});
            }
        }
    }
    std::sort(natural.begin(), natural.end(), [](const AxisColumn& a, const AxisColumn& b) {
        return a.kind < b.kind;
    });
    columns.insert(columns.end(), natural.begin(), natural.end());
    return columns;
}

std::vector<RobustnessRow> robustnessRows(
    const RobustnessData& data,
    std::span<const AxisColumn> columns,
    const RobustnessOptions& options)
{
    std::vector<RobustnessRow> rows;
    for (std::size_t model = 0; model < data.models().size(); ++model) {
        const std::vector<ClusterSums> clusters = clusterSums(data, model, columns, options);
        ClusterSums sums {{}, std::vector<ClusterSums::Cell>(columns.size())};
        for (const ClusterSums& cluster : clusters) {
            sums.add(cluster);
        }
        const bool hasAny = std::any_of(
            sums.cells.begin(), sums.cells.end(), [](const auto& cell) { return cell.n > 0; });
        if (!hasAny) {
            continue;
        }
        RobustnessRow row;
        row.model = model;
        row.n = sums.clean.n;
        for (const ClusterSums::Cell& cell : sums.cells) {
            RobustnessCell shown;
            shown.n = cell.n;
            if (cell.n > 0) {
                shown.accuracy = cell.perturbed / cell.n;
                shown.clean = cell.clean / cell.n;
                shown.drop = relativeDrop(shown.clean, shown.accuracy);
            }
            row.cells.push_back(shown);
        }
        const Scored scored = scoreOf(sums, columns, options.rule);
        row.score = scored.score;
        row.worst = scored.worst;
        addIntervals(row, clusters, columns, options);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<CompoundRow> compoundRows(const RobustnessData& data)
{
    QHash<QString, std::size_t> single;
    for (std::size_t i = 0; i < data.conditions().size(); ++i) {
        if (data.conditions()[i].factors.size() == 1 && !data.conditions()[i].isNatural) {
            single.insert(data.conditions()[i].name, i);
        }
    }
    std::vector<CompoundRow> rows;
    for (std::size_t i = 0; i < data.conditions().size(); ++i) {
        const QStringList& parts = data.conditions()[i].factors;
        const bool isWhole = std::all_of(
            parts.begin(), parts.end(), [&](const QString& part) { return single.contains(part); });
        if (data.conditions()[i].isNatural || parts.size() < 2 || !isWhole) {
            continue;
        }
        for (std::size_t model = 0; model < data.models().size(); ++model) {
            CompoundRow row;
            row.model = model;
            row.condition = i;
            row.single.resize(static_cast<std::size_t>(parts.size()));
            for (std::size_t item = 0; item < data.items().size(); ++item) {
                const auto clean = data.clean(model, item).value();
                const auto combined = data.under(model, item, i).value();
                std::vector<double> alone;
                for (const QString& part : parts) {
                    if (const auto value = data.under(model, item, single.value(part)).value()) {
                        alone.push_back(*value);
                    }
                }
                if (!clean || !combined || alone.size() != row.single.size()) {
                    continue;
                }
                ++row.n;
                row.clean += *clean;
                row.combined += *combined;
                std::transform(
                    alone.begin(), alone.end(), row.single.begin(), row.single.begin(), std::plus());
            }
            if (row.n > 0) {
                row.clean /= row.n;
                row.combined /= row.n;
                for (double& accuracy : row.single) {
                    accuracy /= row.n;
                }
                row.effect = compoundEffect(row.clean, row.single, row.combined);
                rows.push_back(std::move(row));
            }
        }
    }
    return rows;
}

std::vector<SettingRow>
settingRows(const RobustnessData& data, std::span<const RobustnessRow> rows)
{
    std::vector<SettingRow> found;
    for (std::size_t direct = 0; direct < rows.size(); ++direct) {
        for (std::size_t cot = 0; cot < rows.size(); ++cot) {
            const RobustModel& first = data.models()[rows[direct].model];
            const RobustModel& second = data.models()[rows[cot].model];
            if (first.model != second.model || first.setting != u"direct"
                || second.setting != u"cot") {
                continue;
            }
            SettingRow row {
                first.model, direct, cot, rows[cot].score.cri - rows[direct].score.cri, {}};
            std::vector<double> differences;
            const auto n = std::min(rows[direct].resampled.size(), rows[cot].resampled.size());
            for (std::size_t i = 0; i < n; ++i) {
                differences.push_back(rows[cot].resampled[i][0] - rows[direct].resampled[i][0]);
            }
            row.interval = intervalOf(row.difference, std::move(differences));
            found.push_back(row);
        }
    }
    return found;
}

} // namespace groundmark::evaluation::ocr_robust
