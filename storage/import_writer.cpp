// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/import_writer.h"

#include "storage/annotated_chains.h"
#include "storage/crafted_questions.h"
#include "storage/dataset_repository.h"
#include "storage/import_words.h"
#include "storage/json_text.h"
#include "storage/label_repository.h"
#include "storage/region_cleaner.h"
#include "storage/region_repository.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"

#include <QFileInfo>

namespace groundmark::storage {

namespace {

constexpr qint64 IssuesShown = 50; // of each kind

/// How the regions of a page are to be read: the image where it is known, else what the source
/// says.
ShapeSpace spaceOf(const ImportedSample& imported, int page, const QList<Image>& pages)
{
    const QSize stated = imported.statedSizes.value(page);
    const bool hasImage = page < pages.size() && !pages[page].size.isEmpty();
    ShapeSpace space {stated, imported.frame, 1, true};
    if (hasImage) {
        const Image& image = pages[page];
        space.image = image.size;
        // Width and height swapped against what is shown: the file speaks of the stored pixels.
        const bool statedStored
            = image.orientation >= 5 && stated == image.size.transposed() && stated != image.size;
        if (imported.storedOrientation || statedStored) {
            space.turn = image.orientation;
        }
        space.clip = stated.isEmpty() || stated == image.size || statedStored;
    }
    return space;
}

} // namespace

ImportWriter::ImportWriter(
    Project& project,
    const Format& format,
    const ImportOptions& options,
    const ImageInspector& inspect,
    const ImportProgress& progress)
    : m_project(project)
    , m_format(format)
    , m_options(options)
    , m_progress(progress)
    , m_images(project, options, inspect)
{
    const QFileInfo info(sourcePath(options));
    m_report.format = format.name();
    m_report.path = info.filePath();
    m_report.bytes = info.isFile() ? info.size() : 0;
    m_report.dryRun = options.dryRun;
}

Result<void> ImportWriter::begin(const ImportTarget& target)
{
    m_target = target;
    m_report.datasetName = target.newName;
    if (!target.existing) {
        return {};
    }
    m_report.dataset = target.existing->id;
    m_report.datasetName = target.existing->name;
    auto index = SampleIndex::of(m_project.database(), target.existing->id);
    if (!index) {
        return index.error();
    }
    m_index = std::move(*index);
    return {};
}

void ImportWriter::take(const Result<void>& done)
{
    if (!done && !m_failure) {
        m_failure = done.error();
    }
}

void ImportWriter::add(ImportedSample sample)
{
    if (!isCancelled()) {
        take(addSample(std::move(sample)));
    }
}

void ImportWriter::add(ImportedPrediction prediction)
{
    if (!isCancelled()) {
        take(addPrediction(std::move(prediction)));
    }
}

void ImportWriter::report(Issue issue)
{
    if (++m_report.issueCounts[issue.kind] <= IssuesShown) {
        m_report.issues.push_back(std::move(issue));
    }
}

void ImportWriter::describeDataset(const QByteArray& extra)
{
    m_extra = extra;
}

void ImportWriter::describeRun(const QString& setting)
{
    m_setting = setting;
}

void ImportWriter::progress(qint64 done, qint64 total)
{
    if (m_progress && !m_progress(done, total)) {
        m_cancelled = true;
    }
}

Result<void> ImportWriter::needDataset()
{
    if (m_report.dataset.isStored()) {
        return {};
    }
    Dataset dataset;
    dataset.name = m_target.newName;
    dataset.benchmark = m_format.benchmark();
    dataset.source = m_project.storedPath(m_report.path);
    const auto id = DatasetRepository(m_project.database()).add(dataset);
    if (!id) {
        return id.error();
    }
    m_report.dataset = *id;
    return {};
}

Result<void> ImportWriter::addSample(ImportedSample imported)
{
    ++m_report.rows;
    m_renamed.clear();
    const QString externalId = imported.sample.externalId;
    if (m_seenSamples.contains(externalId)) {
        m_duplicateRow = imported.row;
        report(words::duplicateId(m_options.path, imported.row, externalId));
        return {};
    }
    m_seenSamples.insert(externalId);
    if (const auto known = m_index.find(externalId)) {
        ++m_report.knownSamples;
        if (auto done = compareQuestion(*known, imported); !done) {
            return done;
        }
        imported.sample.id = *known;
        auto done = lookAgain(*known, imported);
        return done ? storeSaid(imported) : done;
    }
    if (auto done = needDataset(); !done) {
        return done;
    }
    QList<Image> pages;
    if (auto done = addPages(imported, pages); !done) {
        return done;
    }
    imported.sample.dataset = m_report.dataset;
    const auto id = SampleRepository(m_project.database()).add(imported.sample);
    if (!id) {
        return id.error();
    }
    imported.sample.id = *id;
    m_index.add(externalId, *id);
    ++m_report.newSamples;
    auto done = addRegions(imported, pages);
    return done ? storeSaid(imported) : done;
}

Result<void> ImportWriter::storeSaid(const ImportedSample& imported)
{
    auto done = storeAnnotations(m_project, imported, *this);
    return done ? storeCrafting(m_project, imported, m_renamed, *this) : done;
}

Result<void> ImportWriter::lookAgain(SampleId id, ImportedSample& imported)
{
    const auto mended = m_images.mend(id, imported.imagePaths, imported.row);
    if (!mended) {
        return mended.error();
    }
    m_report.imagesFound += mended->found;
    if (mended->found == 0 || mended->pages.size() < imported.imagePaths.size()) {
        return {};
    }
    const auto regions = RegionRepository(m_project.database()).ofSample(id);
    if (!regions) {
        return regions.error();
    }
    return regions->empty() ? addRegions(imported, mended->pages) : Result<void>();
}

Result<void> ImportWriter::addRegions(const ImportedSample& imported, const QList<Image>& pages)
{
    const bool sizeless = imported.frame != Frame::Pixels && !imported.regions.empty()
        && spaceOf(imported, 0, pages).image.isEmpty();
    if (sizeless) {
        report(words::regionsWithoutImage(
            m_options.path, imported.row, static_cast<qint64>(imported.regions.size())));
        return {};
    }
    for (size_t i = 0; i < imported.regions.size(); ++i) {
        if (auto done = addRegion(imported, i, pages); !done) {
            return done;
        }
    }
    return {};
}

Result<void> ImportWriter::addPages(ImportedSample& imported, QList<Image>& pages)
{
    for (const QString& path : std::as_const(imported.imagePaths)) {
        auto page = m_images.page(path, imported.row);
        if (!page) {
            return page.error();
        }
        if (page->issue) {
            report(*page->issue);
        }
        const ImageState state = page->image ? page->image->state : ImageState::Missing;
        m_report.imagesFound += state == ImageState::Present ? 1 : 0;
        m_report.imagesMissing += state == ImageState::Missing ? 1 : 0;
        m_report.imagesUnreadable += state == ImageState::Unreadable ? 1 : 0;
        if (page->image) {
            pages.append(*page->image);
            imported.sample.pages.append(page->image->id);
        }
        const auto number = static_cast<int>(pages.size()) - 1;
        if (page->image && !imported.regions.empty() && !spaceOf(imported, number, pages).clip) {
            report(words::otherSize(
                m_options.path,
                imported.row,
                imported.statedSizes.value(number),
                page->image->size));
        }
    }
    return {};
}

Result<void>
ImportWriter::addRegion(const ImportedSample& imported, size_t index, const QList<Image>& pages)
{
    Region region = imported.regions[index];
    const ShapeSpace space = spaceOf(imported, region.page, pages);
    CleanedShape cleaned = cleanShape(region.shape, space);
    for (const QString& kind : cleaned.kinds) {
        report(words::mendedRegion(
            kind,
            m_options.path,
            imported.row,
            static_cast<qint64>(index) + 1,
            imported.sample.externalId));
    }
    if (space.turn != 1 && !imported.storedOrientation && index == 0) {
        report(words::turnedRegions(m_options.path, imported.row, space.turn));
    }
    if (!cleaned.shape) {
        return {};
    }
    region.shape = std::move(*cleaned.shape);
    region.sample = imported.sample.id;
    if (region.id.isNull() || RegionRepository(m_project.database()).find(region.id).valueOr({})) {
        const RegionId fresh = RegionId::create();
        m_renamed.insert(region.id, fresh);
        region.id = fresh;
    }
    const QString label = imported.labels.value(static_cast<qsizetype>(index));
    if (!label.isEmpty()) {
        const auto ensured = LabelRepository(m_project.database()).ensure(label);
        if (!ensured) {
            return ensured.error();
        }
        region.label = ensured->id;
    }
    ++m_report.regions;
    return RegionRepository(m_project.database()).store(region);
}

Result<ImportReport> ImportWriter::finish()
{
    if (!m_options.run.isEmpty() && m_report.predictions == 0) {
        return m_replies == 0 ? words::noReplies(m_options.path)
                              : words::noReplyFits(m_options.path, m_report.datasetName);
    }
    if (m_options.run.isEmpty() && m_seenSamples.isEmpty()) {
        return m_replies > 0 ? words::onlyReplies(m_options.path)
                             : words::nothingInside(m_options.path);
    }
    if (m_options.run.isEmpty() && m_replies > 0) {
        report(words::repliesNotRead(m_options.path, m_replies));
    }
    if (!m_target.existing && m_report.dataset.isStored()) {
        Json extra = parseJson(m_extra);
        if (!extra.is_object()) {
            extra = Json::object();
        }
        extra["format"] = toJson(m_format.name());
        if (auto done
            = DatasetRepository(m_project.database()).storeExtra(m_report.dataset, dumpJson(extra));
            !done) {
            return done.error();
        }
    }
    return m_report;
}

} // namespace groundmark::storage
