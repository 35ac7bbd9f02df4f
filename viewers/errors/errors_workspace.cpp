// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/errors/errors_workspace.h"

#include "evaluation/errors/taxonomies.h"
#include "storage/dataset_repository.h"
#include "storage/error_label_repository.h"
#include "viewers/errors/counts_page.h"
#include "viewers/errors/failure_pane.h"
#include "viewers/errors/type_pad.h"
#include "widgets/badge.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/numbers.h"
#include "widgets/panel_header.h"
#include "widgets/segments.h"
#include "widgets/view_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QEventLoop>
#include <QStackedWidget>
#include <QTableView>
#include <QtConcurrentRun>

#include <algorithm>

namespace groundmark::viewers {

namespace numbers = widgets::numbers;

void ErrorsWorkspace::showPage(const QString& id)
{
    m_pages->setCurrent(id);
    QWidget* const page = id == u"counts" ? static_cast<QWidget*>(m_counts) : m_failures;
    const bool any = m_runs->count() > 0;
    m_stack->setCurrentWidget(any ? page : m_nothing);
    if (any && page == m_counts) {
        m_counts->setData(m_data, currentRun());
    }
}

void ErrorsWorkspace::contentChanged()
{
    m_stale = true;
    if (isVisible()) {
        read();
    }
}

void ErrorsWorkspace::showEvent(QShowEvent* event)
{
    Workspace::showEvent(event);
    if (m_stale) {
        read();
    }
}

void ErrorsWorkspace::activate()
{
    if (m_stale) {
        read();
    }
    m_view->setFocus();
}

RunId ErrorsWorkspace::currentRun() const
{
    return RunId::fromText(m_runs->currentData().toString());
}

bool ErrorsWorkspace::isEditable() const
{
    return m_session.project() != nullptr && !m_session.project()->isReadOnly();
}

std::optional<std::size_t> ErrorsWorkspace::currentPlace() const
{
    const int row = m_view->currentIndex().row();
    return m_data && row >= 0 && row < m_model->rowCount() ? std::optional(m_model->placeAt(row)) : std::nullopt;
}

void ErrorsWorkspace::readTaxonomies()
{
    const QString before = m_taxonomies->currentData().toString();
    const auto known = storage::allTaxonomies(m_session.project()->database(), true);
    if (!known) {
        m_session.announceFailure(known.error());
        return;
    }
    m_known = *known;
    m_taxonomies->clear();
    for (const Taxonomy& one : m_known) {
        m_taxonomies->addItem(one.version > 1 ? tr("%1, version %2").arg(one.name).arg(one.version) : one.name, one.id);
    }
    m_taxonomies->setCurrentIndex(m_taxonomies->findData(before));
}

/// What there is to choose from. Changing the dataset takes its benchmark's taxonomy.
void ErrorsWorkspace::readChoices()
{
    const auto all = storage::DatasetRepository(m_session.project()->database()).list().valueOr({});
    const qint64 before = m_datasets->currentData().toLongLong();
    m_datasets->clear();
    QString benchmark;
    for (const auto& listed : all) {
        m_datasets->addItem(listed.dataset.name, listed.dataset.id.value);
    }
    const int wanted = m_datasets->findData(m_session.dataset().value_or(DatasetId {}).value);
    m_datasets->setCurrentIndex(std::max(0, wanted >= 0 ? wanted : m_datasets->findData(before)));
    m_datasets->setEnabled(m_datasets->count() > 1);
    for (const auto& listed : all) {
        if (listed.dataset.id.value == m_datasets->currentData().toLongLong()) {
            benchmark = listed.dataset.benchmark;
        }
    }
    readTaxonomies();
    const int fitting = m_taxonomies->findData(benchmark);
    const bool isOther = m_datasets->currentData().toLongLong() != before;
    if (m_taxonomies->currentIndex() < 0 || (isOther && fitting >= 0)) {
        m_taxonomies->setCurrentIndex(std::max(0, fitting));
    }
}

void ErrorsWorkspace::read()
{
    m_stale = false;
    if (m_session.project() == nullptr) {
        return;
    }
    readChoices();
    const QString id = m_taxonomies->currentData().toString();
    const auto taxonomy = std::ranges::find(m_known, id, &Taxonomy::id);
    if (taxonomy == m_known.end()) {
        return;
    }
    m_listHeader->setFacts(tr("reading"));
    m_reading.expect(QtConcurrent::run(
        &m_pool,
        [project = m_session.project(), dataset = DatasetId {m_datasets->currentData().toLongLong()}, one = *taxonomy,
         below = m_below->value()]() -> Result<ErrorData> {
            const auto connection = project->connectAgain();
            if (!connection) {
                return connection.error();
            }
            return readErrors(**connection, dataset, one, below);
        }));
}

void ErrorsWorkspace::take(const Result<ErrorData>& read)
{
    if (m_session.project() == nullptr) {
        return;
    }
    if (!read) {
        m_listHeader->setFacts({});
        m_session.announceFailure(read.error());
        return;
    }
    m_data = std::make_shared<ErrorData>(*read);
    m_pad->setTaxonomy(m_data->taxonomy);
    {
        const QSignalBlocker quiet(m_runs);
        const QString before = m_runs->currentData().toString();
        m_runs->clear();
        for (const Run& run : m_data->runs) {
            m_runs->addItem(run.name, run.id.toText());
        }
        m_runs->setCurrentIndex(std::max(0, m_runs->findData(before)));
    }
    showRun();
    showPage(m_pages->current());
}

/// Lists the chosen run's failures, with the filters that there are for it.
void ErrorsWorkspace::showRun()
{
    if (!m_data) {
        return;
    }
    const Run* const shown = m_data->find(currentRun());
    m_demonstration->setVisible(
        m_data->demonstration || (shown != nullptr && shown->origin == RunOrigin::Demonstration));
    using Show = FailureFilter::Show;
    const QString before = m_filter->currentData().toString();
    m_filter->clear();
    const std::pair<QString, Show> shows[] {
        {tr("All failures"), Show::All},
        {tr("Without your type"), Show::Unlabelled},
        {tr("With your type"), Show::Labelled},
        {tr("Types disagree"), Show::Disagreeing},
        {tr("Another run is right"), Show::RightElsewhere},
        {tr("About an earlier reply"), Show::Stale}};
    for (const auto& [text, show] : shows) {
        m_filter->addItem(text, QStringLiteral("show:%1").arg(static_cast<int>(show)));
    }
    m_filter->insertSeparator(m_filter->count());
    for (const Run& run : m_data->runs) {
        if (run.id != currentRun()) {
            m_filter->addItem(tr("%1 is right").arg(run.name), QString(QStringLiteral("right:") + run.id.toText()));
        }
    }
    m_filter->insertSeparator(m_filter->count());
    for (const ErrorType& type : m_data->taxonomy.types) {
        m_filter->addItem(type.name, QString(QStringLiteral("type:") + type.id));
    }
    m_filter->setCurrentIndex(std::max(0, m_filter->findData(before)));
    m_model->setData(m_data, currentRun(), m_session.annotator());
    applyFilter();
    if (m_stack->currentWidget() == m_counts) {
        m_counts->setData(m_data, currentRun());
    }
}

void ErrorsWorkspace::applyFilter()
{
    const QString chosen = m_filter->currentData().toString();
    const QString value = chosen.section(u':', 1);
    FailureFilter filter;
    if (chosen.startsWith(u"show:")) {
        filter.show = static_cast<FailureFilter::Show>(value.toInt());
    } else if (chosen.startsWith(u"right:")) {
        filter.rightIn = RunId::fromText(value);
    } else if (chosen.startsWith(u"type:")) {
        filter.type = value;
    }
    m_model->setFilter(filter);
    renewFacts();
    const int row = std::max(0, m_model->rowOf(m_session.sample()));
    if (m_model->rowCount() > 0) {
        m_view->setCurrentIndex(m_model->index(row, 0));
        showRow(row);
    } else {
        showRow(-1);
    }
}

void ErrorsWorkspace::renewFacts()
{
    const int all = m_model->failures();
    QString facts = tr("%1 of %2 with your type").arg(numbers::count(m_model->labelledByAnnotator()), numbers::count(all));
    if (m_model->rowCount() != all) {
        facts = tr("%1 listed · ").arg(numbers::count(m_model->rowCount())) + facts;
    }
    m_listHeader->setFacts(facts);
    emit statusChanged();
}

void ErrorsWorkspace::showRow(int row)
{
    if (!m_data || row < 0 || row >= m_model->rowCount()) {
        m_shown = {};
        m_pane->clear();
        m_pad->showLabels(nullptr, {}, false);
        updateActions();
        return;
    }
    const std::size_t place = m_model->placeAt(row);
    const storage::FailedReply& failure = m_data->failures[place];
    const ErrorLabel* const own = m_model->ownLabel(place);
    std::vector<ErrorLabel> labels = m_data->labelled[place].labels;
    const bool hidden = m_blind->isChecked() && own == nullptr;
    for (ErrorLabel& one : labels) {
        if (!hidden && one.source == LabelSource::Judge) {
            // What the judge wrote is read for the failure that is looked at, not for all.
            const auto whole = storage::ErrorLabelRepository(m_session.project()->database()).find(one);
            one.raw = whole && *whole ? (*whole)->raw : QString();
        }
    }
    m_pad->showLabels(own, labels, hidden);
    if (m_shown != failure.sample || m_pane->canvas()->source() == nullptr) {
        auto sample = readCompareSample(*m_session.project(), m_session.benchmarks(), failure.sample, m_data->runs);
        if (!sample) {
            m_session.announceFailure(sample.error());
            return;
        }
        m_pane->showSample(*sample, currentRun(), m_data->passFrom);
    }
    m_shown = failure.sample;
    m_session.setSample(failure.sample);
    updateActions();
    emit statusChanged();
}

/// An edit, its undo or its redo: what is shown follows without reading everything again.
void ErrorsWorkspace::labelsWritten(const Edit& edit)
{
    for (const Change& change : edit.changes) {
        const auto* const one = std::get_if<ErrorLabel>(change.after ? &*change.after : &*change.before);
        if (one == nullptr || !m_data) {
            m_stale = true; // a taxonomy came or went
            continue;
        }
        for (std::size_t place = 0; place < m_data->failures.size(); ++place) {
            if (m_data->failures[place].run != one->run || m_data->failures[place].sample != one->sample
                || m_data->taxonomy.id != one->taxonomy || m_data->taxonomy.version != one->version) {
                continue;
            }
            std::vector<ErrorLabel>& labels = m_data->labelled[place].labels;
            std::erase_if(labels, [one](const ErrorLabel& label) {
                return label.source == one->source && label.author == one->author;
            });
            if (change.after) {
                labels.push_back(*one);
            }
            m_model->labelsChanged(place);
        }
    }
    renewFacts();
    showRow(m_view->currentIndex().row());
}

void ErrorsWorkspace::step(int by)
{
    const int row = std::clamp(m_view->currentIndex().row() + by, 0, std::max(0, m_model->rowCount() - 1));
    m_view->setCurrentIndex(m_model->index(row, 0));
}

widgets::StatusFacts ErrorsWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    if (const int count = m_model->rowCount(); count > 0) {
        facts.item = tr("Failure %1/%2").arg(numbers::count(m_view->currentIndex().row() + 1), numbers::count(count));
        facts.done = tr("With your type %1").arg(numbers::count(m_model->labelledByAnnotator()));
    }
    facts.keys = tr("Keys: lists");
    return facts;
}

void ErrorsWorkspace::settle()
{
    while (m_reading.isPending()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    const auto& source = m_pane->canvas()->source();
    if (source && !source->isFinished()) {
        QEventLoop loop;
        connect(source.get(), &imaging::ImageSource::finished, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

} // namespace groundmark::viewers
