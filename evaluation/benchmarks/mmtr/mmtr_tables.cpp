// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluation/benchmarks/mmtr/mmtr_tables.h"

#include "evaluation/benchmarks/mmtr/benchmark.h"
#include "evaluation/metrics/mmtr_scores.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace groundmark::evaluation::mmtr {

namespace {

struct Mmtr
{
    Q_DECLARE_TR_FUNCTIONS(Mmtr)
};

/// What one row of a table is made of.
struct Tally
{
    double all = 0.0;
    int replies = 0;
    double answering = 0.0;
    int answers = 0;
    int misaligned = 0;
    int declined = 0;
    int failed = 0;

    void add(const TableItem& item)
    {
        switch (item.outcome) {
        case Outcome::ApiError:
            ++failed;
            return;
        case Outcome::Unparseable:
            ++misaligned;
            break;
        case Outcome::RefusedOrEmpty:
            ++declined;
            break;
        case Outcome::Scored:
            answering += item.score;
            ++answers;
            break;
        }
        all += item.score;
        ++replies;
    }
};

Table::Cell mean(double sum, int n)
{
    return {n > 0 ? std::optional(sum / n) : std::nullopt, n};
}

/// A count as a share of everything that was asked.
Table::Cell share(int part, int asked)
{
    return {asked > 0 ? std::optional(double(part) / asked) : std::nullopt, part};
}

Table::Row rowOf(const QString& name, const Tally& tally)
{
    const int asked = tally.replies + tally.failed;
    return {name,
            {mean(tally.all, tally.replies), mean(tally.answering, tally.answers),
             share(tally.misaligned, asked), share(tally.declined, asked), share(tally.failed, asked)}};
}

/// A number that was made without embeddings or a judge says so wherever it stands.
QString finalName(std::span<const TableItem> items)
{
    std::set<QString> names;
    for (const TableItem& item : items) {
        if (!item.metric.isEmpty()) {
            names.insert(item.metric);
        }
    }
    if (names.size() > 1) {
        names.erase(FinalMetric); // L1 needs neither, so its name says nothing about the others
    }
    // Where some were made with a judge and some without, the weaker name holds for all of them.
    const auto weakest = std::ranges::max_element(names, {}, [](const QString& name) { return name.size(); });
    QString name = names.empty() ? QString(FinalMetric) : *weakest;
    name[0] = name[0].toUpper();
    return name;
}

QStringList columns(std::span<const TableItem> items)
{
    return {finalName(items), Mmtr::tr("Answers only"), Mmtr::tr("No task focus"), Mmtr::tr("Declined or empty"), Mmtr::tr("Failed")};
}

QString groupOf(const TableItem& item, const QString& key)
{
    const auto found = item.groups.find(key);
    return found != item.groups.end() ? found->second : QString();
}

Table overview(std::span<const TableItem> items)
{
    Tally all;
    std::map<QString, Tally> byPages;
    std::map<QString, Tally> byLevel;
    for (const TableItem& item : items) {
        all.add(item);
        byPages[groupOf(item, PagesGroup)].add(item);
        byLevel[groupOf(item, LevelGroup)].add(item);
    }
    Table table {QStringLiteral("MMTR-Bench"), columns(items), {}};
    table.rows.push_back(rowOf(Mmtr::tr("All"), all));
    table.rows.push_back(rowOf(Mmtr::tr("Single-page"), byPages[SinglePage]));
    table.rows.push_back(rowOf(Mmtr::tr("Multi-page"), byPages[MultiPage]));
    for (const Level level : levels) {
        table.rows.push_back(rowOf(levelName(level), byLevel[levelName(level)]));
    }
    return table;
}

Table levelByPages(std::span<const TableItem> items)
{
    std::map<std::pair<QString, QString>, std::pair<double, int>> sums;
    for (const TableItem& item : items) {
        if (item.outcome != Outcome::ApiError) {
            auto& sum = sums[{groupOf(item, LevelGroup), groupOf(item, PagesGroup)}];
            sum.first += item.score;
            ++sum.second;
        }
    }
    Table table {
        finalName(items) + QStringLiteral(", ") + Mmtr::tr("level × pages"), {Mmtr::tr("Single-page"), Mmtr::tr("Multi-page")}, {}};
    for (const Level level : levels) {
        Table::Row row {levelName(level), {}};
        for (const QString& pages : {SinglePage, MultiPage}) {
            const auto& sum = sums[{levelName(level), pages}];
            row.cells.push_back(mean(sum.first, sum.second));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table byFacet(std::span<const TableItem> items, const QString& key)
{
    std::map<QString, Tally> tallies;
    for (const TableItem& item : items) {
        if (const QString value = groupOf(item, key); !value.isEmpty()) {
            tallies[value].add(item);
        }
    }
    Table table {Mmtr::tr("By %1").arg(key.sliced(FacetPrefix.size())), columns(items), {}};
    for (const auto& [value, tally] : tallies) {
        table.rows.push_back(rowOf(value, tally));
    }
    return table;
}

} // namespace

std::vector<Table> scoreTables(std::span<const TableItem> items)
{
    std::vector<Table> tables {overview(items), levelByPages(items)};
    std::set<QString> facets;
    for (const TableItem& item : items) {
        for (const auto& [key, value] : item.groups) {
            if (key.startsWith(FacetPrefix) && !value.isEmpty()) {
                facets.insert(key);
            }
        }
    }
    for (const QString& key : facets) {
        tables.push_back(byFacet(items, key));
    }
    return tables;
}

} // namespace groundmark::evaluation::mmtr
