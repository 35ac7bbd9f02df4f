// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/masked/masked_data.h"

#include "storage/dataset_repository.h"
#include "storage/json_text.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <unordered_map>

namespace groundmark::viewers {

namespace {

constexpr double RightFrom = 0.5; // as lists have it: scores of this or more count as right

struct MaskedText
{
    Q_DECLARE_TR_FUNCTIONS(MaskedText)
};

const QRegularExpression& thinkingWord()
{
    static const QRegularExpression word(
        QStringLiteral("[\\s(_\\-]*(no[n]?[-_ ]?)?think(ing)?\\)?"), QRegularExpression::CaseInsensitiveOption);
    return word;
}

std::optional<bool> saidIn(const QString& text)
{
    const QRegularExpressionMatch match = thinkingWord().match(text);
    return match.hasMatch() ? std::optional(match.captured(1).isEmpty()) : std::nullopt;
}

QString plainModel(const Run& run)
{
    QString model = run.model;
    return model.remove(thinkingWord()).trimmed().toLower();
}

struct PairSums
{
    double plain = 0.0;
    double thinking = 0.0;
    int n = 0;
    int won = 0;
    int lost = 0;
};

evaluation::Table::Row rowOf(const QString& name, const PairSums& sums)
{
    const auto mean = [&](double sum) {
        return evaluation::Table::Cell {sums.n > 0 ? std::optional(sum / sums.n) : std::nullopt, sums.n};
    };
    const auto share = [&](int count) {
        return evaluation::Table::Cell {sums.n > 0 ? std::optional(double(count) / sums.n) : std::nullopt, count};
    };
    return {name,
            {mean(sums.plain), mean(sums.thinking), mean(sums.thinking - sums.plain), share(sums.won), share(sums.lost)}};
}

} // namespace

std::optional<double> MaskedSample::mean() const
{
    double sum = 0.0;
    int n = 0;
    for (const auto& score : scores) {
        sum += score.value_or(0.0);
        n += score ? 1 : 0;
    }
    return n > 0 ? std::optional(sum / n) : std::nullopt;
}

Result<MaskedDataset> readMaskedDataset(storage::Project& project, DatasetId id)
{
    MaskedDataset result;
    const auto dataset = storage::DatasetRepository(project.database()).find(id);
    if (!dataset) {
        return dataset.error();
    }
    if (!*dataset) {
        return result;
    }
    result.id = id;
    result.name = (*dataset)->name;
    result.demonstration = (*dataset)->demonstration;
    const auto ids = storage::SampleRepository(project.database()).ids(id);
    if (!ids) {
        return ids.error();
    }
    storage::ProjectRunStore store(project);
    std::unordered_map<qint64, size_t> rows;
    for (const SampleId sample : *ids) {
        const auto truth = store.truth(sample);
        if (!truth) {
            return truth.error();
        }
        rows[sample.value] = result.samples.size();
        result.samples.push_back({sample, truth->sample.externalId, evaluation::mmtr::factsOf(*truth), {}, {}});
    }
    const auto runs = storage::RunRepository(project.database()).list();
    if (!runs) {
        return runs.error();
    }
    for (const auto& summary : *runs) {
        if (summary.run.dataset != id) {
            continue;
        }
        const auto items = store.tableItems(summary.run.id);
        if (!items) {
            return items.error();
        }
        for (MaskedSample& sample : result.samples) {
            sample.scores.emplace_back();
            sample.outcomes.emplace_back();
        }
        for (const evaluation::TableItem& item : *items) {
            if (const auto row = rows.find(item.sample.value); row != rows.end()) {
                MaskedSample& sample = result.samples[row->second];
                sample.outcomes.back() = item.outcome;
                if (item.outcome == Outcome::Scored) {
                    sample.scores.back() = item.score;
                }
            }
        }
        result.runs.push_back(summary.run);
    }
    return result;
}

std::optional<bool> thinks(const Run& run)
{
    const storage::Json parameters = storage::parseJson(run.parameters);
    for (const char* key : {"thinking", "enable_thinking"}) {
        if (parameters.is_object() && parameters.contains(key) && parameters[key].is_boolean()) {
            return parameters[key].get<bool>();
        }
    }
    for (const QString& text : {run.setting, run.name, run.model}) {
        if (const auto said = saidIn(text)) {
            return said;
        }
    }
    return std::nullopt;
}

std::vector<ThinkingPair> thinkingPairs(const std::vector<Run>& runs)
{
    std::vector<ThinkingPair> pairs;
    for (size_t plain = 0; plain < runs.size(); ++plain) {
        for (size_t thinking = 0; thinking < runs.size(); ++thinking) {
            // A run that says nothing about it answers as the model does by itself: without.
            if (thinks(runs[thinking]) == true && thinks(runs[plain]) != true
                && plainModel(runs[plain]) == plainModel(runs[thinking])) {
                pairs.push_back({plain, thinking});
            }
        }
    }
    return pairs;
}

evaluation::Table pairTable(const MaskedDataset& dataset, const ThinkingPair& pair)
{
    PairSums all;
    std::map<evaluation::mmtr::Level, PairSums> byLevel;
    for (const MaskedSample& sample : dataset.samples) {
        const auto plain = sample.scores[pair.plain];
        const auto thinking = sample.scores[pair.thinking];
        if (!plain || !thinking) {
            continue;
        }
        for (PairSums* sums : {&all, &byLevel[sample.facts.level]}) {
            sums->plain += *plain;
            sums->thinking += *thinking;
            ++sums->n;
            sums->won += *plain < RightFrom && *thinking >= RightFrom ? 1 : 0;
            sums->lost += *plain >= RightFrom && *thinking < RightFrom ? 1 : 0;
        }
    }
    evaluation::Table table {
        QStringLiteral("%1 / %2").arg(dataset.runs[pair.plain].name, dataset.runs[pair.thinking].name),
        {MaskedText::tr("Without"), MaskedText::tr("Thinking"), MaskedText::tr("Difference"), MaskedText::tr("Won"), MaskedText::tr("Lost")},
        {rowOf(MaskedText::tr("All"), all)}};
    for (const auto level : evaluation::mmtr::levels) {
        table.rows.push_back(rowOf(evaluation::mmtr::levelName(level), byLevel[level]));
    }
    return table;
}

} // namespace groundmark::viewers
