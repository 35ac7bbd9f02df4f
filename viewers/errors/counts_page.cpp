// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/counts_page.h"

#include "widgets/charts/chart_view.h"
#include "widgets/delegates/item_view.h"
#include "widgets/delegates/value_delegates.h"
#include "widgets/labels.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/splitter.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::viewers {

namespace numbers = widgets::numbers;

namespace {

constexpr qsizetype MostRuns = 6; ///< that have a colour of their own

QTableView* makeTable(QAbstractItemModel* model, const QString& name)
{
    auto* view = new QTableView;
    view->setModel(model);
    view->setAccessibleName(name);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setItemDelegate(new widgets::RowDelegate(view));
    widgets::prepareItemView(view);
    view->verticalHeader()->hide();
    return view;
}

QWidget* column(QWidget* top, QWidget* middle)
{
    auto* pane = new widgets::Panel;
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(top);
    layout->addWidget(middle, 1);
    return pane;
}

} // namespace

CountsPage::CountsPage(QWidget* parent)
    : QWidget(parent)
    , m_counts(new CountModel(this))
    , m_pairs(new PairModel(this))
    , m_countView(makeTable(m_counts, tr("Failures by type")))
    , m_pairView(makeTable(m_pairs, tr("Agreement")))
    , m_countHeader(new widgets::PanelHeader(tr("Types")))
    , m_pairHeader(new widgets::PanelHeader(tr("Agreement")))
    , m_kappa(widgets::textLabel({}))
    , m_chart(new widgets::ChartView)
    , m_voice(new QComboBox)
    , m_which(new QComboBox)
    , m_axis(new QComboBox)
    , m_share(new QCheckBox(tr("Share")))
{
    using evaluation::ErrorVoice;
    const std::pair<QString, ErrorVoice> voices[] {
        {tr("Whoever decides"), ErrorVoice::Deciding},
        {tr("People"), ErrorVoice::People},
        {tr("Judges"), ErrorVoice::Judges},
        {tr("Rules"), ErrorVoice::Rules}};
    for (const auto& [text, voice] : voices) {
        m_voice->addItem(text, static_cast<int>(voice));
    }
    m_voice->setAccessibleName(tr("Whose word counts"));
    m_voice->setToolTip(tr("People go before judges and judges before rules; of several, the majority"));
    m_which->addItem(tr("All runs"));
    m_which->addItem(tr("This run"));
    m_which->setAccessibleName(tr("Runs that are counted"));
    m_which->setToolTip(tr("All runs side by side, or the run that is chosen above"));
    m_axis->addItem(tr("By type"), static_cast<int>(ErrorAxis::Type));
    m_axis->addItem(tr("By group"), static_cast<int>(ErrorAxis::Group));
    m_axis->addItem(tr("By class"), static_cast<int>(ErrorAxis::Class));
    m_axis->setAccessibleName(tr("What the bars stand for"));
    m_axis->setToolTip(tr("Types or their groups with a bar per run, or classes of samples"));
    m_share->setToolTip(tr("Per cent of the failures with a type, so that runs with more failures compare"));
    m_countHeader->addRight(m_which);
    m_countHeader->addRight(m_voice);
    auto* chartHeader = new widgets::PanelHeader(tr("Chart"));
    chartHeader->addRight(m_share);
    chartHeader->addRight(m_axis);

    auto* figures = new widgets::NumberDelegate({}, m_countView);
    for (int c = CountModel::CountColumn; c < CountModel::FirstRunColumn + 64; ++c) {
        m_countView->setItemDelegateForColumn(c, figures);
    }
    auto* pairFigures = new widgets::NumberDelegate({}, m_pairView);
    for (const int c : {PairModel::ItemsColumn, PairModel::ObservedColumn, PairModel::KappaColumn}) {
        m_pairView->setItemDelegateForColumn(c, pairFigures);
    }
    m_pairView->horizontalHeader()->setSectionResizeMode(PairModel::FirstColumn, QHeaderView::Stretch);
    m_pairView->horizontalHeader()->setSectionResizeMode(PairModel::SecondColumn, QHeaderView::Stretch);
    for (const int c : {PairModel::ItemsColumn, PairModel::ObservedColumn, PairModel::KappaColumn}) {
        m_pairView->setColumnWidth(c, 76);
    }
    m_kappa->setContentsMargins(12, 8, 12, 8);
    auto* agreement = column(m_pairHeader, m_pairView);
    static_cast<QVBoxLayout*>(agreement->layout())->insertWidget(1, m_kappa);

    auto* right = new widgets::Splitter(Qt::Vertical);
    right->addWidget(column(chartHeader, m_chart));
    right->addWidget(agreement);
    right->setStretchFactor(0, 3);
    right->setStretchFactor(1, 2);
    auto* panes = new widgets::Splitter(Qt::Horizontal);
    panes->addWidget(column(m_countHeader, m_countView));
    panes->addWidget(right);
    panes->setStretchFactor(0, 1);
    panes->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(panes);

    for (QComboBox* box : {m_voice, m_which, m_axis}) {
        connect(box, &QComboBox::activated, this, &CountsPage::renew);
    }
    connect(m_share, &QCheckBox::toggled, this, &CountsPage::renew);
    m_countView->setObjectName(QStringLiteral("counts"));
    connect(m_countView, &QTableView::activated, this, [this](const QModelIndex& index) {
        const int run = index.column() - CountModel::FirstRunColumn;
        emit typeChosen(m_counts->typeAt(index.row()), run >= 0 ? runs().value(run) : RunId());
    });
    connect(m_chart, &widgets::ChartView::pointClicked, this, [this](int series, int point) {
        if (m_axis->currentData().toInt() == static_cast<int>(ErrorAxis::Type)) {
            emit typeChosen(m_counts->typeAt(point), runs().value(series));
        }
    });
}

void CountsPage::setData(std::shared_ptr<const ErrorData> errors, RunId run)
{
    m_data = std::move(errors);
    m_run = run;
    renew();
}

evaluation::ErrorVoice CountsPage::voice() const
{
    return static_cast<evaluation::ErrorVoice>(m_voice->currentData().toInt());
}

QList<RunId> CountsPage::runs() const
{
    if (m_which->currentIndex() == 1 || !m_data) {
        return {m_run};
    }
    QList<RunId> some;
    for (const Run& run : m_data->runs) {
        const bool hasLabels = std::ranges::any_of(m_data->labelled, [&run](const evaluation::LabelledFailure& failure) {
            return failure.run == run.id && !failure.labels.empty();
        });
        if (hasLabels || run.id == m_run) {
            some.append(run.id);
        }
    }
    return some.size() > MostRuns ? some.mid(0, MostRuns) : some;
}

void CountsPage::renew()
{
    if (!m_data) {
        return;
    }
    const QList<RunId> some = runs();
    const ErrorSummary summary = summaryOf(*m_data, voice(), some);
    m_counts->setSummary(m_data, summary, some);
    m_countHeader->setFacts(
        tr("%1 of %2 failures have a type").arg(numbers::count(summary.labelled), numbers::count(summary.failures)));
    m_countView->setColumnWidth(CountModel::TypeColumn, 172);
    m_countView->setColumnWidth(CountModel::GroupColumn, 148);
    for (int c = CountModel::CountColumn; c < m_counts->columnCount(); ++c) {
        m_countView->setColumnWidth(c, c >= CountModel::FirstRunColumn ? 112 : 76);
    }
    m_pairs->setSummary(summary);
    const auto& kappa = summary.peopleAgainstJudges;
    m_kappa->setText(
        kappa ? tr("People against judges: κ %1, observed %2, by chance %3, n = %4")
                    .arg(numbers::score(kappa->kappa, 2), numbers::score(kappa->observed, 2), numbers::score(kappa->chance, 2),
                         numbers::count(kappa->items))
              : tr("No failure has a type by a person and by a judge yet, so there is no κ."));
    const auto axis = static_cast<ErrorAxis>(m_axis->currentData().toInt());
    m_chart->setData(errorChart(*m_data, voice(), some, axis, m_share->isChecked()));
}

} // namespace groundmark::viewers
