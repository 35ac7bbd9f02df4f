// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/metrics/agreement.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace groundmark::evaluation {

namespace {

using Table = std::vector<std::vector<int>>;

bool isSquare(const Table& table)
{
    return !table.empty() && std::all_of(table.begin(), table.end(), [&](const auto& row) {
        return row.size() == table.size()
            && std::all_of(row.begin(), row.end(), [](int count) { return count >= 0; });
    });
}

/// The values that were given to one item.
std::vector<double> given(const Ratings& ratings)
{
    std::vector<double> values;
    for (const std::optional<double>& rating : ratings) {
        if (rating && !std::isnan(*rating)) {
            values.push_back(*rating);
        }
    }
    return values;
}

/// How often each value was given over all items with at least two ratings, in ascending order,
/// and Krippendorff's difference function on it.
class ValueCounts
{
public:
    ValueCounts(const std::map<double, double>& counts, Scale scale)
        : m_scale(scale)
    {
        double below = 0.0;
        for (const auto& [value, count] : counts) {
            // The middle of the value's block of ranks: differences of middles are the ordinal
            // distance "everything between, and half of both ends".
            m_entries.push_back({value, count, below + count / 2.0});
            below += count;
        }
        m_total = below;
    }

    [[nodiscard]] double difference(double a, double b) const
    {
        switch (m_scale) {
        case Scale::Nominal:
            return a == b ? 0.0 : 1.0;
        case Scale::Ordinal:
            return square(rank(a) - rank(b));
        case Scale::Interval:
            break;
        }
        return square(a - b);
    }

    /// The mean difference of all pairs of ratings, whichever item they belong to.
    [[nodiscard]] double expected() const
    {
        double sum = 0.0;
        for (const Entry& a : m_entries) {
            for (const Entry& b : m_entries) {
                sum += a.count * b.count * difference(a.value, b.value);
            }
        }
        return sum / (m_total * (m_total - 1.0));
    }

    [[nodiscard]] double total() const { return m_total; }

private:
    struct Entry
    {
        double value = 0.0;
        double count = 0.0;
        double rank = 0.0;
    };

    static double square(double x) { return x * x; }

    [[nodiscard]] double rank(double value) const
    {
        const auto it = std::lower_bound(
            m_entries.begin(), m_entries.end(), value, [](const Entry& entry, double wanted) {
                return entry.value < wanted;
            });
        return it->rank;
    }

    Scale m_scale;
    std::vector<Entry> m_entries;
    double m_total = 0.0;
};

} // namespace

std::optional<CohenKappa>
cohenKappa(std::span<const QString> first, std::span<const QString> second)
{
    if (first.size() != second.size()) {
        return std::nullopt;
    }
    std::map<QString, std::size_t> categories;
    for (const auto& labels : {first, second}) {
        for (const QString& label : labels) {
            categories.emplace(label, categories.size());
        }
    }
    Table table(categories.size(), std::vector<int>(categories.size(), 0));
    for (std::size_t i = 0; i < first.size(); ++i) {
        ++table[categories[first[i]]][categories[second[i]]];
    }
    return cohenKappa(table);
}

std::optional<CohenKappa> cohenKappa(const std::vector<std::vector<int>>& table)
{
    if (!isSquare(table)) {
        return std::nullopt;
    }
    std::vector<double> rows(table.size(), 0.0);
    std::vector<double> columns(table.size(), 0.0);
    double agreed = 0.0;
    double n = 0.0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        for (std::size_t j = 0; j < table.size(); ++j) {
            rows[i] += table[i][j];
            columns[j] += table[i][j];
            n += table[i][j];
        }
        agreed += table[i][i];
    }
    if (n == 0.0) {
        return std::nullopt;
    }
    CohenKappa result;
    result.items = static_cast<int>(n);
    result.observed = agreed / n;
    for (std::size_t i = 0; i < table.size(); ++i) {
        result.chance += rows[i] / n * columns[i] / n;
    }
    if (result.chance < 1.0) {
        result.kappa = (result.observed - result.chance) / (1.0 - result.chance);
    } else {
        result.kappa = result.observed >= 1.0 ? 1.0 : 0.0;
    }
    return result;
}

std::optional<double> krippendorffAlpha(std::span<const Ratings> items, Scale scale)
{
    std::map<double, double> counts;
    for (const Ratings& item : items) {
        const std::vector<double> values = given(item);
        if (values.size() >= 2) {
            for (const double value : values) {
                counts[value] += 1.0;
            }
        }
    }
    if (counts.size() < 2) {
        return std::nullopt;
    }
    const ValueCounts all(counts, scale);
    double observed = 0.0;
    for (const Ratings& item : items) {
        const std::vector<double> values = given(item);
        if (values.size() < 2) {
            continue;
        }
        double sum = 0.0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = i + 1; j < values.size(); ++j) {
                sum += 2.0 * all.difference(values[i], values[j]);
            }
        }
        observed += sum / static_cast<double>(values.size() - 1);
    }
    const double expected = all.expected();
    return expected > 0.0 ? std::optional(1.0 - observed / all.total() / expected) : std::nullopt;
}

std::optional<double> percentAgreement(std::span<const Ratings> items)
{
    double sum = 0.0;
    int counted = 0;
    for (const Ratings& item : items) {
        const std::vector<double> values = given(item);
        if (values.size() < 2) {
            continue;
        }
        double equal = 0.0;
        double pairs = 0.0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = i + 1; j < values.size(); ++j) {
                equal += values[i] == values[j] ? 1.0 : 0.0;
                pairs += 1.0;
            }
        }
        sum += equal / pairs;
        ++counted;
    }
    return counted > 0 ? std::optional(sum / counted) : std::nullopt;
}

} // namespace groundmark::evaluation
