// SPDX-License-Identifier: GPL-3.0-or-later
//
// Links to what Compare shows: copied from it, and followed.
#include "storage/dataset_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_index.h"
#include "storage/sample_repository.h"
#include "viewers/compare/compare_page.h"
#include "viewers/compare/inspect_workspace.h"
#include "viewers/compare/run_selector.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace groundmark::viewers {

namespace {

Error notHere(const QString& what)
{
    return {what, {}, InspectWorkspace::tr("Nothing was changed."), {}};
}

} // namespace

storage::SampleLink InspectWorkspace::link() const
{
    storage::SampleLink link;
    const storage::Project* project = m_session.project();
    if (project == nullptr) {
        return link;
    }
    link.project = project->name();
    const auto sample = storage::SampleRepository(project->database()).find(m_session.sample());
    if (sample && *sample) {
        link.sample = (*sample)->externalId;
    }
    const auto dataset = storage::DatasetRepository(project->database()).find(m_dataset);
    if (dataset && *dataset) {
        link.dataset = (*dataset)->name;
    }
    for (const auto& summary : m_runs->chosen()) {
        link.runs.append(summary.run.name);
    }
    link.query = m_compare->query();
    return link;
}

void InspectWorkspace::copyLink()
{
    const QString text = link().toText();
    QGuiApplication::clipboard()->setText(text);
    emit messageRequested(tr("Copied %1").arg(text));
}

Result<void> InspectWorkspace::showLink(const storage::SampleLink& link)
{
    const storage::Project* project = m_session.project();
    if (project == nullptr || project->name() != link.project) {
        return notHere(tr("The link leads to the project \"%1\", which is not open.").arg(link.project));
    }
    storage::Database& database = project->database();
    const auto datasets = storage::DatasetRepository(database).list();
    if (!datasets) {
        return datasets.error();
    }
    std::optional<DatasetId> dataset;
    std::optional<SampleId> sample;
    for (const auto& listed : *datasets) {
        if (!link.dataset.isEmpty() && listed.dataset.name != link.dataset) {
            continue;
        }
        const auto index = storage::SampleIndex::of(database, listed.dataset.id);
        const auto found = index && !link.sample.isEmpty() ? index->find(link.sample) : std::nullopt;
        if (found || link.sample.isEmpty()) {
            dataset = listed.dataset.id;
            sample = found;
            break;
        }
    }
    if (!dataset) {
        return notHere(tr("There is no sample \"%1\" in this project.").arg(link.sample));
    }
    std::vector<RunId> runs;
    for (const QString& name : link.runs) {
        const auto run = storage::RunRepository(database).findByName(name);
        if (!run || !*run || (*run)->dataset != *dataset) {
            return notHere(tr("There is no run \"%1\" over this dataset.").arg(name));
        }
        runs.push_back((*run)->id);
    }
    m_session.setDataset(*dataset);
    if (sample) {
        m_session.setSample(*sample);
    }
    read();
    if (!runs.empty()) {
        m_runs->setChosen(runs);
        showRuns();
    }
    m_compare->setQuery(link.query);
    return {};
}

} // namespace groundmark::viewers
