// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/sample_conditions.h"

#include "storage/image_repository.h"
#include "storage/region_repository.h"
#include "storage/robustness_query.h"
#include "storage/run_repository.h"
#include "storage/sample_repository.h"

#include <QCoreApplication>

namespace groundmark::viewers {

namespace {

/// Absolute path of a sample's first page; empty when it has none.
QString firstPage(storage::Project& project, const Sample& sample)
{
    if (sample.pages.isEmpty()) {
        return {};
    }
    const auto image
        = storage::ImageRepository(project.database()).find(sample.pages.first());
    return image && *image ? project.absolutePath((*image)->path) : QString();
}

/// A reply of an OCR engine is the text that it read.
std::optional<QString> readByRun(
    storage::Project& project,
    const RobustnessReport& report,
    std::size_t item,
    const std::optional<std::size_t>& condition)
{
    for (std::size_t model = 0; model < report.data.models().size(); ++model) {
        if (!report.data.models()[model].model.startsWith(QStringLiteral("tesseract"))) {
            continue;
        }
        const robust::RobustReply& reply
            = condition ? report.data.under(model, item, *condition) : report.data.clean(model, item);
        if (!reply.outcome || *reply.outcome == Outcome::ApiError) {
            continue;
        }
        const auto prediction = storage::RunRepository(project.database())
                                    .prediction(reply.run, reply.sample);
        if (prediction && *prediction) {
            return (*prediction)->raw;
        }
    }
    return std::nullopt;
}

} // namespace

RunSeeds runSeeds(storage::Project& project)
{
    RunSeeds seeds;
    const auto runs = storage::RunRepository(project.database()).list();
    for (const auto& summary : runs.valueOr({})) {
        seeds[summary.run.id.toText()] = storage::perturbationSeedOf(summary.run);
    }
    return seeds;
}

Result<SampleConditions> readSampleConditions(
    storage::Project& project,
    const RobustnessReport& report,
    std::size_t item,
    const RunSeeds& seeds)
{
    const storage::SampleRepository samples(project.database());
    const robust::RobustItem& facts = report.data.items()[item];
    auto sample = samples.find(facts.sample);
    if (!sample) {
        return sample.error();
    }
    SampleConditions result;
    if (*sample) {
        result.sample = std::move(**sample);
    }
    const auto& questions = result.sample.questions;
    if (!questions.isEmpty() && !questions.first().answers.isEmpty()) {
        result.expected = questions.first().answers.first().text;
    }
    const auto regions = storage::RegionRepository(project.database()).ofSample(facts.sample);
    for (const Region& region : regions.valueOr({})) {
        if (!region.text.isEmpty()) {
            result.reference += region.text + QStringLiteral("\n");
        }
    }
    result.languages = result.sample.language.startsWith(QStringLiteral("zh"))
        ? QStringLiteral("chi_sim+eng")
        : QStringLiteral("eng");
    const QString path = firstPage(project, result.sample);
    result.columns.push_back(
        {std::nullopt, {path, {}, facts.externalId, 0}, readByRun(project, report, item, std::nullopt)});
    for (const std::size_t condition : report.data.conditionsOf(item)) {
        SampleColumn column {condition, {}, readByRun(project, report, item, condition)};
        for (std::size_t model = 0; model < report.data.models().size(); ++model) {
            const robust::RobustReply& reply = report.data.under(model, item, condition);
            if (!reply.outcome) {
                continue;
            }
            if (reply.sample == facts.sample) {
                const auto seed = seeds.find(reply.run.toText());
                column.picture = {
                    path,
                    report.data.conditions()[condition].name,
                    facts.externalId,
                    seed != seeds.end() ? seed->second : 0};
            } else if (const auto twin = samples.find(reply.sample); twin && *twin) {
                column.picture = {firstPage(project, **twin), {}, (*twin)->externalId, 0};
            }
            break;
        }
        result.columns.push_back(std::move(column));
    }
    return result;
}

widgets::Glyph
cellGlyph(const robust::RobustReply& clean, const robust::RobustReply& reply, bool isClean)
{
    using widgets::Glyph;
    if (!reply.outcome) {
        return Glyph::Missing;
    }
    switch (*reply.outcome) {
    case Outcome::ApiError:
        return Glyph::ApiError;
    case Outcome::Unparseable:
    case Outcome::RefusedOrEmpty:
        // A right answer that becomes none is broken; else the outcome says more.
        if (isClean || robust::changeOf(clean, reply) != robust::Change::Broken) {
            return *reply.outcome == Outcome::Unparseable ? Glyph::Unparseable : Glyph::Refused;
        }
        return Glyph::Broken;
    case Outcome::Scored:
        break;
    }
    if (isClean) {
        return reply.score.value_or(0.0) >= robust::rightFrom ? Glyph::Right : Glyph::Wrong;
    }
    switch (robust::changeOf(clean, reply)) {
    case robust::Change::StaysRight:
        return Glyph::StaysRight;
    case robust::Change::StaysWrong:
        return Glyph::StaysWrong;
    case robust::Change::Broken:
        return Glyph::Broken;
    case robust::Change::Fixed:
        return Glyph::Fixed;
    case robust::Change::Unknown:
        break;
    }
    return Glyph::Missing;
}

QString conditionTitle(const RobustnessReport& report, const std::optional<std::size_t>& condition)
{
    if (!condition) {
        return QCoreApplication::translate("Robustness", "clean");
    }
    const robust::AxisCondition& one = report.data.conditions()[*condition];
    return one.severity > 0 && one.factors.size() < 2
        ? QCoreApplication::translate("Robustness", "%1, severity %2")
              .arg(kindTitle(one.kind))
              .arg(one.severity)
        : kindTitle(one.kind);
}

} // namespace groundmark::viewers
