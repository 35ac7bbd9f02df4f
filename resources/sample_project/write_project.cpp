// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/write_project.h"

#include "evaluation/run/score_run.h"
#include "imaging/image_facts.h"
#include "storage/dataset_repository.h"
#include "storage/image_repository.h"
#include "storage/label_repository.h"
#include "storage/project.h"
#include "storage/reasoning_repository.h"
#include "storage/region_repository.h"
#include "storage/review_repository.h"
#include "storage/run_repository.h"
#include "storage/run_store.h"
#include "storage/sample_repository.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <optional>

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

namespace {

/// Puts positions into a project file and remembers which id each got there. The first failure
/// stops everything that follows.
class Writer
{
public:
    Writer(const SampleProject& source, storage::Project& target)
        : m_source(source)
        , m_target(target)
        , m_database(target.database())
    {
    }

    Result<void> write()
    {
        storage::Transaction all(m_database);
        if (!all.begun()) {
            return all.begun();
        }
        writePictures();
        writeDatasets();
        writeSamples();
        writeRegions();
        writePeople();
        writeReasoning();
        writeRuns();
        return m_failure ? Result<void>(*m_failure) : all.commit();
    }

private:
    /// The value, or a default one after a failure that is kept.
    template <typename T> T kept(const Result<T>& result)
    {
        if (result) {
            return *result;
        }
        m_failure = m_failure.value_or(result.error());
        return {};
    }
    void check(const Result<void>& result)
    {
        if (!result) {
            m_failure = m_failure.value_or(result.error());
        }
    }

    void save(const Picture& picture)
    {
        const QString path = QDir(m_target.assetsFolder()).filePath(picture.file);
        constexpr int jpegQuality = 90;
        const bool jpeg = picture.file.endsWith(u".jpg");
        if (!m_failure && !picture.image.save(path, nullptr, jpeg ? jpegQuality : -1)) {
            m_failure = Error {u"The picture could not be written."_s, path, {}, {}};
        }
    }

    void writePictures()
    {
        storage::ImageRepository images(m_database);
        for (const Picture& picture : m_source.pictures) {
            save(picture);
            const QString path = QDir(m_target.assetsFolder()).filePath(picture.file);
            Image image;
            image.path = m_target.storedPath(path);
            image.sha256 = kept(imaging::fileSha256(path));
            image.bytes = QFileInfo(path).size();
            image.size = picture.image.size();
            m_images.append(kept(images.store(image)));
        }
    }

    void writeDatasets()
    {
        storage::DatasetRepository datasets(m_database);
        for (Dataset dataset : m_source.datasets) {
            dataset.id = {};
            m_datasets.append(kept(datasets.add(dataset)));
        }
        storage::LabelRepository labels(m_database);
        for (const Label& label : m_source.labels) {
            check(labels.store(label));
        }
    }

    void writeSamples()
    {
        storage::SampleRepository samples(m_database);
        for (Sample sample : m_source.samples) {
            sample.id = {};
            sample.dataset = m_datasets.at(sample.dataset.value - 1);
            for (ImageId& page : sample.pages) {
                page = m_images.at(page.value - 1);
            }
            for (Question& question : sample.questions) {
                question.sample = {};
            }
            m_samples.append(kept(samples.add(sample)));
        }
    }

    void writeRegions()
    {
        storage::RegionRepository regions(m_database);
        for (Region region : m_source.regions) {
            region.sample = m_samples.at(region.sample.value - 1);
            check(regions.store(region));
        }
    }

    void writePeople()
    {
        storage::ReviewRepository reviews(m_database);
        for (const Annotator& annotator : m_source.annotators) {
            m_annotators.append(kept(reviews.ensureAnnotator(annotator.name)).id);
        }
        for (Review review : m_source.reviews) {
            review.sample = m_samples.at(review.sample.value - 1);
            review.annotator = annotatorIn(review.annotator);
            check(reviews.store(review));
        }
    }

    void writeReasoning()
    {
        storage::ReasoningRepository reasoning(m_database);
        for (Chain chain : m_source.chains) {
            chain.sample = m_samples.at(chain.sample.value - 1);
            check(reasoning.store(chain));
        }
        for (StepVerdict verdict : m_source.verdicts) {
            verdict.annotator = annotatorIn(verdict.annotator);
            check(reasoning.storeVerdict(verdict));
        }
        for (ChainReview review : m_source.chainReviews) {
            review.annotator = annotatorIn(review.annotator);
            check(reasoning.storeReview(review));
        }
    }

    void writeRuns()
    {
        storage::RunRepository runs(m_database);
        for (Run run : m_source.runs) {
            run.dataset = m_datasets.at(run.dataset.value - 1);
            check(runs.store(run));
        }
        for (Prediction prediction : m_source.predictions) {
            prediction.sample = m_samples.at(prediction.sample.value - 1);
            kept(runs.storePrediction(prediction));
        }
    }

    [[nodiscard]] AnnotatorId annotatorIn(AnnotatorId position) const
    {
        return position.isStored() ? m_annotators.at(position.value - 1) : AnnotatorId {};
    }

    const SampleProject& m_source;
    storage::Project& m_target;
    storage::Database& m_database;
    QList<ImageId> m_images;
    QList<DatasetId> m_datasets;
    QList<SampleId> m_samples;
    QList<AnnotatorId> m_annotators;
    std::optional<Error> m_failure;
};

/// Takes away an earlier project, with the files that SQLite may have left beside it.
void removeProject(const QDir& folder)
{
    for (const QString& name : folder.entryList({u"sample.groundmark*"_s}, QDir::Files)) {
        QFile::remove(folder.filePath(name));
    }
    QDir(folder.filePath(u"sample.assets"_s)).removeRecursively();
}

/// Scores every run whose benchmark this build knows; the replies of the others wait unscored.
Result<void> scoreRuns(const SampleProject& source, storage::Project& target)
{
    const evaluation::BenchmarkRegistry benchmarks;
    storage::ProjectRunStore store(target);
    for (const Run& run : source.runs) {
        const Dataset& dataset = source.datasets.at(std::size_t(run.dataset.value) - 1);
        if (const evaluation::Benchmark* benchmark = benchmarks.find(dataset.benchmark)) {
            if (const auto report = evaluation::scoreRun(store, *benchmark, run.id); !report) {
                return report.error();
            }
        }
    }
    return {};
}

} // namespace

Result<void> writeProject(const SampleProject& project, const QString& folder)
{
    const QDir place(folder);
    removeProject(place);
    if (!place.mkpath(u"sample.assets"_s)) {
        return Error {u"The folder could not be made."_s, folder, {}, u"Check its permissions."_s};
    }
    Result<std::unique_ptr<storage::Project>> target
        = storage::Project::create(place.absoluteFilePath(u"sample.groundmark"_s));
    if (!target) {
        return target.error();
    }
    Result<void> written = Writer(project, **target).write();
    if (written) {
        written = scoreRuns(project, **target);
    }
    if (!written) {
        target->reset();
        removeProject(place);
    }
    return written;
}

} // namespace groundmark::sample_project
