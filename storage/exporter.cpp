// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/annotated_chains.h"
#include "storage/crafted_questions.h"
#include "storage/exporter.h"

#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/label_repository.h"
#include "storage/region_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace groundmark::storage {

namespace {

Error refusal(const QString& what, const QString& where, const QString& hint)
{
    return {what, where, QCoreApplication::translate("Export", "Nothing was written."), hint};
}

Result<std::optional<Run>> findRun(Database& database, const QString& name)
{
    if (name.isEmpty()) {
        return std::optional<Run>();
    }
    auto run = RunRepository(database).findByName(name);
    if (!run) {
        return run.error();
    }
    if (!*run) {
        return refusal(
            QCoreApplication::translate("Export", "There is no run named \"%1\".").arg(name),
            database.path(),
            QCoreApplication::translate("Export", "Choose one of the project's runs."));
    }
    return run;
}

Result<Dataset> findDataset(Database& database, const QString& name, const std::optional<Run>& run)
{
    const DatasetRepository repository(database);
    if (name.isEmpty() && run) {
        const auto found = repository.find(run->dataset);
        if (!found) {
            return found.error();
        }
        return **found;
    }
    const auto datasets = repository.list();
    if (!datasets) {
        return datasets.error();
    }
    if (name.isEmpty() && datasets->size() == 1) {
        return datasets->front().dataset;
    }
    const auto found = std::ranges::find_if(
        *datasets, [&](const auto& listed) { return listed.dataset.name == name; });
    if (found == datasets->end()) {
        QStringList names;
        for (const auto& listed : *datasets) {
            names.append(listed.dataset.name);
        }
        return refusal(
            name.isEmpty()
                ? QCoreApplication::translate("Export", "It is not said which dataset to export.")
                : QCoreApplication::translate("Export", "There is no dataset named \"%1\".")
                      .arg(name),
            database.path(),
            QCoreApplication::translate("Export", "The project has: %1.")
                .arg(names.join(QStringLiteral(", "))));
    }
    if (run && run->dataset != found->dataset.id) {
        return refusal(
            QCoreApplication::translate("Export", "The run \"%1\" was not made over %2.")
                .arg(run->name, name),
            database.path(),
            QCoreApplication::translate("Export", "Leave the dataset out; the run knows its own."));
    }
    return found->dataset;
}

} // namespace

ProjectExport::ProjectExport(const Project& project, Dataset dataset, std::optional<Run> run)
    : m_project(project)
    , m_dataset(std::move(dataset))
    , m_run(std::move(run))
{
}

Result<std::unique_ptr<ProjectExport>>
ProjectExport::open(const Project& project, const QString& dataset, const QString& run)
{
    Database& database = project.database();
    auto foundRun = findRun(database, run);
    if (!foundRun) {
        return foundRun.error();
    }
    auto foundDataset = findDataset(database, dataset, *foundRun);
    if (!foundDataset) {
        return foundDataset.error();
    }
    std::unique_ptr<ProjectExport> source(
        new ProjectExport(project, std::move(*foundDataset), std::move(*foundRun)));
    auto ids = SampleRepository(database).ids(source->m_dataset.id);
    if (!ids) {
        return ids.error();
    }
    source->m_ids = std::move(*ids);
    const auto labels = LabelRepository(database).all();
    if (!labels) {
        return labels.error();
    }
    for (const Label& label : *labels) {
        source->m_labels.insert(label.id, label.name);
    }
    return source;
}

Result<ExportSample> ProjectExport::sample(SampleId id) const
{
    Database& database = m_project.database();
    ExportSample result;
    auto sample = SampleRepository(database).find(id);
    if (!sample) {
        return sample.error();
    }
    result.sample = **sample;
    for (const ImageId page : result.sample.pages) {
        auto image = ImageRepository(database).find(page);
        if (!image) {
            return image.error();
        }
        (*image)->path = m_project.absolutePath((*image)->path);
        result.images.push_back(**image);
    }
    auto regions = RegionRepository(database).ofSample(id);
    if (!regions) {
        return regions.error();
    }
    result.regions = std::move(*regions);
    for (const Region& region : result.regions) {
        result.labels.append(m_labels.value(region.label));
    }
    if (auto done = readAnnotations(m_project, result); !done) {
        return done.error();
    }
    if (auto done = readCrafting(m_project, result); !done) {
        return done.error();
    }
    if (!m_run) {
        return result;
    }
    const RunRepository runs(database);
    auto prediction = runs.prediction(m_run->id, id);
    if (!prediction) {
        return prediction.error();
    }
    result.prediction = std::move(*prediction);
    if (result.prediction) {
        auto scores = runs.scores(result.prediction->id);
        if (!scores) {
            return scores.error();
        }
        result.scores = std::move(*scores);
    }
    return result;
}

Result<void> ProjectExport::forEach(const std::function<Result<void>(const ExportSample&)>& visit)
{
    for (const SampleId id : m_ids) {
        const auto next = sample(id);
        if (!next) {
            return next.error();
        }
        if (auto done = visit(*next); !done) {
            return done;
        }
    }
    return {};
}

Result<ExportReport>
exportFrom(const Project& project, const Format& format, const ExportOptions& options)
{
    auto source = ProjectExport::open(project, options.dataset, options.run);
    if (!source) {
        return source.error();
    }
    (*source)->setPageRenderer(options.render);
    return format.write(**source, QFileInfo(options.path).absoluteFilePath());
}

} // namespace groundmark::storage
