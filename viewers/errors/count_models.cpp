// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/count_models.h"

#include "evaluation/errors/taxonomies.h"
#include "viewers/errors/failure_model.h"
#include "widgets/delegates/roles.h"
#include "widgets/numbers.h"

namespace groundmark::viewers {

namespace numbers = widgets::numbers;

void CountModel::setSummary(
    std::shared_ptr<const ErrorData> data, const ErrorSummary& summary, const QList<RunId>& runs)
{
    beginResetModel();
    m_data = std::move(data);
    m_summary = summary;
    m_runs = runs;
    endResetModel();
}

QString CountModel::typeAt(int row) const
{
    return m_summary.counts[static_cast<std::size_t>(row)].type;
}

int CountModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_summary.counts.size());
}

int CountModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(FirstRunColumn) + static_cast<int>(m_runs.size());
}

QVariant CountModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const evaluation::ErrorCount& count = m_summary.counts[static_cast<std::size_t>(index.row())];
    const ErrorType* const type = evaluation::findType(m_data->taxonomy, count.type);
    const auto number = [role](int value) -> QVariant {
        if (role == widgets::EmphasisRole && value == 0) {
            return static_cast<int>(widgets::Emphasis::Zero);
        }
        return role == Qt::DisplayRole ? numbers::count(value) : QVariant();
    };
    switch (index.column()) {
    case TypeColumn:
        return role == Qt::DisplayRole ? nameOfType(m_data->taxonomy, count.type)
            : role == Qt::ToolTipRole && type != nullptr ? type->meaning.toHtmlEscaped()
                                                         : QVariant();
    case GroupColumn:
        return role == Qt::DisplayRole && type != nullptr ? type->group : QVariant();
    case CountColumn:
        return number(count.count);
    case ShareColumn:
        return role == Qt::DisplayRole && m_summary.labelled > 0
            ? numbers::percent(double(count.count) / m_summary.labelled)
            : QVariant();
    case PeopleColumn:
        return number(count.saidByPeople);
    case JudgesColumn:
        return number(count.saidByJudges);
    case AgreementColumn:
        if (role == Qt::ToolTipRole) {
            return tr("2·both / (2·both + one): of %1 pairs of which at least one named it").arg(count.pairs);
        }
        if (role == widgets::EmphasisRole && count.pairs < 5) {
            return static_cast<int>(widgets::Emphasis::Quiet);
        }
        return role == Qt::DisplayRole && count.agreement ? numbers::score(*count.agreement, 2) : QVariant();
    default:
        break;
    }
    const auto found = count.byRun.find(m_runs[index.column() - FirstRunColumn].toText());
    return number(found == count.byRun.end() ? 0 : found->second);
}

QVariant CountModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool tip = role == Qt::ToolTipRole;
    switch (section) {
    case TypeColumn:
        return tr("Type");
    case GroupColumn:
        return tr("Group");
    case CountColumn:
        return tr("Failures");
    case ShareColumn:
        return tip ? tr("Of the failures with a type") : tr("Share");
    case PeopleColumn:
        return tip ? tr("Failures for which a person named it") : tr("People");
    case JudgesColumn:
        return tip ? tr("Failures for which a judge named it") : tr("Judges");
    case AgreementColumn:
        return tip ? tr("Positive specific agreement of all pairs of authors; quiet below five pairs") : tr("Agreement");
    default:
        break;
    }
    const Run* const run = m_data ? m_data->find(m_runs[section - FirstRunColumn]) : nullptr;
    return run != nullptr ? run->name : QString();
}

void PairModel::setSummary(const ErrorSummary& summary)
{
    beginResetModel();
    m_pairs = summary.pairs;
    endResetModel();
}

int PairModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pairs.size());
}

int PairModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant PairModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::DisplayRole) {
        return {};
    }
    const evaluation::AuthorPair& pair = m_pairs[static_cast<std::size_t>(index.row())];
    const auto author = [](const QString& name, LabelSource source) {
        switch (source) {
        case LabelSource::Person:
            return tr("%1, person").arg(name);
        case LabelSource::Judge:
            return tr("%1, judge").arg(name);
        case LabelSource::Rule:
            break;
        }
        return tr("rules");
    };
    switch (index.column()) {
    case FirstColumn:
        return author(pair.first, pair.firstSource);
    case SecondColumn:
        return author(pair.second, pair.secondSource);
    case ItemsColumn:
        return numbers::count(pair.kappa.items);
    case ObservedColumn:
        return numbers::score(pair.kappa.observed, 2);
    case KappaColumn:
        return numbers::score(pair.kappa.kappa, 2);
    default:
        return {};
    }
}

QVariant PairModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QString names[] {tr("Who"), tr("Against whom"), tr("n"), tr("Observed"), QStringLiteral("κ")};
    return section >= 0 && section < ColumnCount ? names[section] : QString();
}

namespace {

/// Counts of one run: name of the bar → failures.
widgets::ChartSeries seriesOf(
    const QString& name, const QStringList& bars, const QHash<QString, int>& counts, int total, bool share)
{
    widgets::ChartSeries series;
    series.name = name;
    for (qsizetype i = 0; i < bars.size(); ++i) {
        const double value = counts.value(bars[i]);
        const double shown = !share ? value : total > 0 ? 100.0 * value / total : 0.0;
        series.points.append({double(i), shown, std::nullopt, std::nullopt, bars[i], false});
    }
    return series;
}

} // namespace

widgets::ChartData
errorChart(const ErrorData& data, evaluation::ErrorVoice voice, const QList<RunId>& runs, ErrorAxis axis, bool share)
{
    widgets::ChartData chart;
    chart.kind = widgets::ChartData::Kind::Bars;
    chart.yTitle = share ? CountModel::tr("% of the failures with a type") : CountModel::tr("Failures");
    chart.yLow = 0.0;
    chart.yDecimals = 0;
    const bool hasGroups = std::ranges::any_of(data.taxonomy.types, [](const ErrorType& type) { return !type.group.isEmpty(); });
    const auto barOf = [&](const QString& id) {
        const ErrorType* const type = evaluation::findType(data.taxonomy, id);
        const bool byGroup = axis != ErrorAxis::Type && hasGroups;
        return type == nullptr ? QString() : byGroup ? type->group : type->name;
    };
    QStringList bars;
    for (const ErrorType& type : data.taxonomy.types) {
        if (const QString bar = barOf(type.id); !bars.contains(bar)) {
            bars.append(bar);
        }
    }
    const std::vector<evaluation::LabelledFailure> some = data.labelledOf(runs);
    if (axis != ErrorAxis::Class) {
        chart.title = axis == ErrorAxis::Type ? CountModel::tr("Failures by type") : CountModel::tr("Failures by group of types");
        chart.categories = bars;
        for (const RunId run : runs) {
            QHash<QString, int> counts;
            int total = 0;
            for (const auto& failure : some) {
                const QString bar = failure.run == run ? barOf(typeOf(failure, voice)) : QString();
                counts[bar] += bar.isEmpty() ? 0 : 1;
                total += bar.isEmpty() ? 0 : 1;
            }
            const Run* const known = data.find(run);
            chart.series.append(seriesOf(known != nullptr ? known->name : QString(), bars, counts, total, share));
        }
        return chart;
    }
    chart.title = CountModel::tr("Failures by class of sample");
    QHash<QString, QHash<QString, int>> counts; // bar → class → failures
    QHash<QString, int> totals;
    for (const auto& failure : some) {
        const QString bar = barOf(typeOf(failure, voice));
        if (bar.isEmpty()) {
            continue;
        }
        const QString name = failure.sampleClass.isEmpty() ? CountModel::tr("none") : failure.sampleClass;
        if (!chart.categories.contains(name)) {
            chart.categories.append(name);
        }
        ++counts[bar][name];
        ++totals[name];
    }
    chart.categories.sort();
    for (const QString& bar : bars) {
        widgets::ChartSeries series;
        series.name = bar;
        for (qsizetype i = 0; i < chart.categories.size(); ++i) {
            const QString& name = chart.categories[i];
            const double value = counts[bar].value(name);
            series.points.append(
                {double(i), share ? 100.0 * value / totals[name] : value, std::nullopt, std::nullopt, name, false});
        }
        chart.series.append(std::move(series));
    }
    return chart;
}

} // namespace groundmark::viewers
