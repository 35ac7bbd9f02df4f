// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/masked/masked_charts.h"

#include "evaluation/benchmarks/mmtr/mmtr_statistics.h"
#include "widgets/charts/chart_view.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace groundmark::viewers {

namespace mmtr = evaluation::mmtr;
namespace numbers = widgets::numbers;

namespace {

constexpr size_t MostLanguages = 12; // the rest is one bar

widgets::ChartData bars(const QString& title, const QString& axis, const std::vector<mmtr::Bar>& values)
{
    widgets::ChartData data;
    data.kind = widgets::ChartData::Kind::Bars;
    data.title = title;
    data.xTitle = axis;
    data.yTitle = MaskedCharts::tr("Samples");
    data.yLow = 0.0;
    data.yDecimals = 0;
    widgets::ChartSeries series;
    for (size_t i = 0; i < values.size(); ++i) {
        data.categories.append(values[i].name);
        series.points.append({double(i), double(values[i].count), std::nullopt, std::nullopt, values[i].name, false});
    }
    data.series.append(series);
    return data;
}

std::vector<mmtr::Bar> shortened(std::vector<mmtr::Bar> values)
{
    if (values.size() > MostLanguages) {
        mmtr::Bar rest {MaskedCharts::tr("others"), 0};
        for (size_t i = MostLanguages; i < values.size(); ++i) {
            rest.count += values[i].count;
        }
        values.resize(MostLanguages);
        values.push_back(rest);
    }
    return values;
}

QWidget* titled(const QString& title, widgets::ChartView* chart)
{
    auto* box = new widgets::Panel;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new widgets::PanelHeader(title));
    layout->addWidget(chart, 1);
    return box;
}

QString cellText(const evaluation::Table::Cell& cell, bool counts, bool difference)
{
    if (!cell.value) {
        return numbers::missing();
    }
    return counts ? numbers::count(cell.n)
        : difference ? numbers::difference(*cell.value, 3)
                     : numbers::score(*cell.value);
}

} // namespace

MaskedCharts::MaskedCharts(QWidget* parent)
    : QWidget(parent)
    , m_facts(widgets::quietLabel({}))
    , m_lengths(new widgets::ChartView)
    , m_ratios(new widgets::ChartView)
    , m_levels(new widgets::ChartView)
    , m_languages(new widgets::ChartView)
{
    m_facts->setContentsMargins(12, 8, 12, 8);
    m_facts->setWordWrap(true);
    auto* grid = new QGridLayout;
    grid->setSpacing(1);
    grid->addWidget(titled(tr("Answer length"), m_lengths), 0, 0);
    grid->addWidget(titled(tr("Mask ratio"), m_ratios), 0, 1);
    grid->addWidget(titled(tr("Level"), m_levels), 1, 0);
    grid->addWidget(titled(tr("Language"), m_languages), 1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_facts);
    layout->addLayout(grid, 1);
}

void MaskedCharts::setDataset(const MaskedDataset& dataset)
{
    std::vector<mmtr::SampleFacts> facts;
    for (const MaskedSample& sample : dataset.samples) {
        facts.push_back(sample.facts);
    }
    const mmtr::Distributions spread = mmtr::distributionsOf(facts);
    m_lengths->setData(bars(tr("Answer length"), tr("characters"), spread.answerLengths));
    m_ratios->setData(bars(tr("Mask ratio"), tr("masked share of the page"), spread.maskRatios));
    m_levels->setData(bars(tr("Level"), {}, spread.levels));
    m_languages->setData(bars(tr("Language"), {}, shortened(spread.languages)));
    const auto median = [](const std::optional<double>& value, int decimals) {
        return value ? numbers::decimal(*value, decimals) : numbers::missing();
    };
    m_facts->setText(
        tr("%1 samples, %2 without a target, %3 without a mask region · median length %4 characters "
           "(published 18) · median mask ratio %5 (published 0.0052)")
            .arg(numbers::count(static_cast<qint64>(facts.size())), numbers::count(spread.withoutTarget),
                 numbers::count(spread.withoutMask), median(spread.medianLength, 1), median(spread.medianRatio, 4)));
}

ThinkingPairs::ThinkingPairs(QWidget* parent)
    : QWidget(parent)
    , m_tables(new widgets::Panel)
    , m_column(new QVBoxLayout(m_tables))
{
    m_column->setContentsMargins(12, 12, 12, 12);
    m_column->setSpacing(16);
    auto* scroll = new QScrollArea;
    scroll->setWidget(m_tables);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
}

void ThinkingPairs::setDataset(const MaskedDataset& dataset)
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto pairs = thinkingPairs(dataset.runs);
    if (pairs.empty()) {
        m_column->addWidget(widgets::textLabel(
            tr("No two runs differ in thinking alone. A run thinks when its parameters say \"thinking\": true, or "
               "when its setting, name or model says so; the other needs the same model.")));
    }
    for (const ThinkingPair& pair : pairs) {
        const evaluation::Table table = pairTable(dataset, pair);
        auto* box = new QWidget;
        auto* grid = new QGridLayout(box);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(24);
        grid->addWidget(widgets::nameLabel(table.title), 0, 0, 1, 7);
        for (int column = 0; column < table.columns.size(); ++column) {
            grid->addWidget(widgets::quietLabel(table.columns[column]), 1, column + 1, Qt::AlignRight);
        }
        grid->addWidget(widgets::quietLabel(QStringLiteral("n")), 1, 6, Qt::AlignRight);
        for (size_t row = 0; row < table.rows.size(); ++row) {
            const int line = static_cast<int>(row) + 2;
            grid->addWidget(new widgets::RoleLabel(table.rows[row].name), line, 0);
            for (size_t column = 0; column < table.rows[row].cells.size(); ++column) {
                const auto& cell = table.rows[row].cells[column];
                grid->addWidget(
                    new widgets::RoleLabel(cellText(cell, column >= 3, column == 2)), line,
                    static_cast<int>(column) + 1, Qt::AlignRight);
            }
            grid->addWidget(
                widgets::quietLabel(numbers::count(table.rows[row].cells.front().n)), line, 6, Qt::AlignRight);
        }
        grid->setColumnStretch(7, 1);
        m_column->addWidget(box);
    }
    m_column->addStretch();
}

} // namespace groundmark::viewers
