// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/document/task_inputs.h"

#include "storage/edits.h"
#include "storage/image_repository.h"
#include "storage/reasoning_repository.h"
#include "storage/region_repository.h"
#include "storage/sample_repository.h"
#include "storage/task_input_repository.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <cmath>

namespace groundmark::annotation {

namespace {

constexpr double RatioTolerance = 0.02; // rounding of a map's size; ours

QString translated(const char* text)
{
    return QCoreApplication::translate("TaskInput", text);
}

QString sizeText(QSize size)
{
    return QStringLiteral("%1 × %2").arg(size.width()).arg(size.height());
}

bool isNumbered(const Region& region)
{
    return region.ordinal > 0
        && (region.role == RegionRole::Relevant || region.role == RegionRole::Adversarial);
}

} // namespace

Result<FittedMap> readMap(const QString& path, QSize image)
{
    auto read = imaging::readFloatImage(path);
    if (!read) {
        return read.error();
    }
    FittedMap fitted;
    fitted.original = std::move(*read);
    const QSize size = fitted.original.size;
    imaging::FloatImage scaled = imaging::resized(fitted.original, image);
    fitted.map = {scaled.size.width(), scaled.size.height(), std::move(scaled.values)};
    if (size != image && !image.isEmpty()) {
        const double ratio = static_cast<double>(size.width()) / size.height();
        const double wanted = static_cast<double>(image.width()) / image.height();
        fitted.distorted = std::abs(ratio / wanted - 1.0) > RatioTolerance;
        fitted.note = fitted.distorted
            ? translated("The map is %1, the image %2: another shape. It was stretched; check that it fits.")
                  .arg(sizeText(size), sizeText(image))
            : translated("The map is %1 and was scaled to the image's %2.").arg(sizeText(size), sizeText(image));
    }
    return fitted;
}

evaluation::TaskInputSource taskInputSource(std::span<const Region> regions, QSize image)
{
    evaluation::TaskInputSource source;
    source.image = image;
    for (const Region& region : regions) {
        if (region.role != RegionRole::Object || region.page != 0) {
            continue;
        }
        const auto attributes = nlohmann::json::parse(region.attributes.toStdString(), nullptr, false);
        const bool annotated = !attributes.is_object() || !attributes.contains("annotated")
            || attributes["annotated"] == true;
        (annotated ? source.annotated : source.others).push_back(region.shape.bounds());
    }
    return source;
}

Edit buildEdit(
    SampleId sample,
    std::span<const Region> regions,
    const std::optional<TaskInput>& before,
    const QString& saliency,
    const evaluation::BuiltRegions& built,
    const evaluation::TaskInputRule& rule)
{
    Edit edit {QStringLiteral("regions.build"), sample, {}};
    int z = 0;
    for (const Region& region : regions) {
        if (isNumbered(region)) {
            edit.changes.append({region, std::nullopt});
        }
        z = std::max(z, region.z);
    }
    int ordinal = 0;
    for (const evaluation::BuiltRegion& made : built.regions) {
        Region region;
        region.id = RegionId::create();
        region.sample = sample;
        region.ordinal = ++ordinal;
        region.role = made.relevant ? RegionRole::Relevant : RegionRole::Adversarial;
        region.shape = Shape::box(made.box);
        region.z = ++z;
        edit.changes.append({std::nullopt, region});
    }
    const TaskInput after {sample, saliency, evaluation::toJson(rule)};
    Change change {std::nullopt, after};
    if (before) {
        change.before = *before;
    }
    edit.changes.append(change);
    return edit;
}

Result<BatchReport> buildAll(
    storage::Project& project,
    const QString& annotator,
    const std::vector<SampleId>& samples,
    const evaluation::TaskInputRule& rule,
    const std::function<bool(qint64 done, qint64 total)>& progress)
{
    storage::Database& database = project.database();
    storage::EditWriter writer(database, annotator);
    BatchReport report;
    qint64 done = 0;
    for (const SampleId id : samples) {
        if (!progress(done++, static_cast<qint64>(samples.size()))) {
            break;
        }
        const auto sample = storage::SampleRepository(database).find(id);
        const auto chains = storage::ReasoningRepository(database).ofSample(id);
        const auto regions = storage::RegionRepository(database).ofSample(id);
        const auto input = storage::TaskInputRepository(database).find(id);
        if (!sample || !chains || !regions || !input) {
            return !sample ? sample.error()
                : !chains  ? chains.error()
                : !regions ? regions.error()
                           : input.error();
        }
        if (!*sample || (*sample)->pages.isEmpty()) {
            continue;
        }
        if (!chains->empty()) {
            ++report.skippedChains;
            continue;
        }
        const auto image = storage::ImageRepository(database).find((*sample)->pages.first());
        if (!image) {
            return image.error();
        }
        const QSize size = *image ? (*image)->size : QSize();
        if (size.isEmpty()) {
            report.failures.push_back(
                {translated("The size of the image is not known."), (*sample)->externalId,
                 translated("No regions were built."), translated("Bring the image in first.")});
            continue;
        }
        evaluation::TaskInputSource source = taskInputSource(*regions, size);
        const QString map = *input ? (*input)->saliency : QString();
        if (rule.saliency && !map.isEmpty()) {
            auto fitted = readMap(project.absolutePath(map), size);
            if (!fitted) {
                report.failures.push_back(fitted.error());
                continue;
            }
            source.saliency = std::move(fitted->map);
        }
        report.withoutMap += rule.saliency && map.isEmpty() ? 1 : 0;
        const evaluation::BuiltRegions built = evaluation::buildRegions(source, rule);
        report.missingAdversarial += built.missing;
        if (auto written = writer.apply(buildEdit(id, *regions, *input, map, built, rule)); !written) {
            return written.error();
        }
        ++report.built;
    }
    return report;
}

} // namespace groundmark::annotation
