// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/robustness/robustness_report.h"

#include "storage/dataset_repository.h"
#include "storage/robustness_query.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace groundmark::viewers {

namespace {

/// How many models have a right clean answer.
std::size_t modelsWithRightAnswers(const robust::RobustnessData& data)
{
    std::size_t models = 0;
    for (std::size_t model = 0; model < data.models().size(); ++model) {
        for (std::size_t item = 0; item < data.items().size(); ++item) {
            if (data.clean(model, item).value().value_or(0.0) > 0.0) {
                ++models;
                break;
            }
        }
    }
    return models;
}

std::vector<RobustnessReport::Group> groups(
    const RobustnessReport& report,
    const robust::RobustnessOptions& options,
    QString robust::RobustItem::*by)
{
    std::set<QString> names;
    for (const robust::RobustItem& item : report.data.items()) {
        names.insert(item.*by);
    }
    std::vector<RobustnessReport::Group> found;
    if (names.size() < 2) {
        return found; // the same numbers as over all
    }
    for (const QString& name : names) {
        robust::RobustnessOptions own = options;
        own.includes = [&name, by](const robust::RobustItem& item) { return item.*by == name; };
        RobustnessReport::Group group {name, 0, robustnessRows(report.data, report.columns, own)};
        group.items = static_cast<int>(std::ranges::count_if(report.data.items(), own.includes));
        found.push_back(std::move(group));
    }
    return found;
}

void keepAskedFor(std::vector<robust::RobustRecord>& records, const RobustnessRequest& request)
{
    std::erase_if(records, [&](const robust::RobustRecord& record) {
        return (!request.setting.isEmpty() && record.setting != request.setting)
            || (!request.subset.isEmpty() && record.subset != request.subset);
    });
}

Result<std::vector<robust::RobustRecord>> recordsFor(
    storage::Project& project, const RobustnessRequest& request, RobustnessReport& report)
{
    const storage::RobustnessQuery query(project.database());
    const auto metrics = query.metrics(request.dataset);
    if (!metrics) {
        return metrics.error();
    }
    const QString primary = metrics->primary.join(QStringLiteral(" / "));
    report.metrics = QStringList {primary} + metrics->others;
    const QStringList candidates
        = request.metric.isEmpty() ? report.metrics : QStringList {request.metric};
    std::vector<robust::RobustRecord> best;
    std::size_t bestModels = 0;
    for (const QString& metric : candidates) {
        auto records = query.records(request.dataset, metric == primary ? QString() : metric);
        if (!records) {
            return records.error();
        }
        if (report.settings.isEmpty()) {
            for (const robust::RobustRecord& record : *records) {
                for (auto [list, text] :
                     {std::pair(&report.settings, record.setting),
                      std::pair(&report.subsets, record.subset)}) {
                    if (!text.isEmpty() && !list->contains(text)) {
                        list->append(text);
                    }
                }
            }
            report.settings.sort();
            report.subsets.sort();
        }
        keepAskedFor(*records, request);
        const robust::RobustnessData data(*records);
        const std::size_t models = modelsWithRightAnswers(data);
        if (best.empty() || models > bestModels) {
            best = std::move(*records);
            bestModels = models;
            report.metric = metric;
        }
        if (models == data.models().size()) {
            break;
        }
    }
    return best;
}

} // namespace

Result<RobustnessReport> buildRobustnessReport(
    storage::Project& project, const RobustnessRequest& request, const std::atomic_bool* cancelled)
{
    const auto isCancelled = [cancelled] { return cancelled != nullptr && *cancelled; };
    RobustnessReport report;
    const auto dataset = storage::DatasetRepository(project.database()).find(request.dataset);
    if (!dataset) {
        return dataset.error();
    }
    if (*dataset) {
        report.dataset = (*dataset)->name;
        report.benchmark = (*dataset)->benchmark;
        report.isDemonstration = (*dataset)->demonstration;
    }
    const auto records = recordsFor(project, request, report);
    if (!records) {
        return records.error();
    }
    for (const robust::RobustRecord& record : *records) {
        ++report.outcomes.replies;
        report.outcomes.unparseable += record.outcome == Outcome::Unparseable ? 1 : 0;
        report.outcomes.refusedOrEmpty += record.outcome == Outcome::RefusedOrEmpty ? 1 : 0;
        report.outcomes.apiErrors += record.outcome == Outcome::ApiError ? 1 : 0;
        report.isDemonstration = report.isDemonstration || record.isDemonstration;
    }
    report.data = robust::RobustnessData(*records);
    report.columns = axisColumns(report.data);
    if (isCancelled()) {
        return report;
    }
    robust::RobustnessOptions options;
    options.resamples = request.resamples;
    report.rows = robustnessRows(report.data, report.columns, options);
    report.bySubset = groups(report, options, &robust::RobustItem::subset);
    report.byCategory = groups(report, options, &robust::RobustItem::category);
    report.compounds = compoundRows(report.data);
    report.settingRows = settingRows(report.data, report.rows);
    const auto judged = storage::RobustnessQuery(project.database()).judgedAnswers(request.dataset);
    if (judged && !judged->empty()) {
        report.judgeAgreement = robust::judgeAgreement(*judged);
    }
    if (!isCancelled()) {
        const robust::Pilot pilot = pilotFrom(report.data);
        report.pilotQuestions = pilot.questionCount();
        report.selection = robust::selectionRows(pilot, request.selected, request.resamples);
    }
    return report;
}

QString kindTitle(const QString& kind)
{
    struct Title
    {
        QLatin1StringView kind;
        const char* title;
    };
    static constexpr Title titles[] {
        {QLatin1StringView("gaussian_noise"), QT_TRANSLATE_NOOP("Robustness", "Gaussian noise")},
        {QLatin1StringView("shot_noise"), QT_TRANSLATE_NOOP("Robustness", "shot noise")},
        {QLatin1StringView("impulse_noise"), QT_TRANSLATE_NOOP("Robustness", "impulse noise")},
        {QLatin1StringView("speckle_noise"), QT_TRANSLATE_NOOP("Robustness", "speckle noise")},
        {QLatin1StringView("gaussian_blur"), QT_TRANSLATE_NOOP("Robustness", "Gaussian blur")},
        {QLatin1StringView("defocus_blur"), QT_TRANSLATE_NOOP("Robustness", "defocus blur")},
        {QLatin1StringView("glass_blur"), QT_TRANSLATE_NOOP("Robustness", "glass blur")},
        {QLatin1StringView("motion_blur"), QT_TRANSLATE_NOOP("Robustness", "motion blur")},
        {QLatin1StringView("zoom_blur"), QT_TRANSLATE_NOOP("Robustness", "zoom blur")},
        {QLatin1StringView("fog"), QT_TRANSLATE_NOOP("Robustness", "fog")},
        {QLatin1StringView("snow"), QT_TRANSLATE_NOOP("Robustness", "snow")},
        {QLatin1StringView("contrast"), QT_TRANSLATE_NOOP("Robustness", "contrast")},
        {QLatin1StringView("brightness"), QT_TRANSLATE_NOOP("Robustness", "brightness")},
        {QLatin1StringView("saturate"), QT_TRANSLATE_NOOP("Robustness", "saturation")},
        {QLatin1StringView("color_shift"), QT_TRANSLATE_NOOP("Robustness", "color shift")},
        {QLatin1StringView("jpeg_compression"), QT_TRANSLATE_NOOP("Robustness", "JPEG")},
        {QLatin1StringView("pixelate"), QT_TRANSLATE_NOOP("Robustness", "pixelate")},
        {QLatin1StringView("elastic_transform"), QT_TRANSLATE_NOOP("Robustness", "elastic")},
        {QLatin1StringView("spatter"), QT_TRANSLATE_NOOP("Robustness", "spatter")},
    };
    QStringList parts;
    for (const QString& part : kind.split(u'+')) {
        const auto* const found = std::ranges::find(titles, part, &Title::kind);
        parts.append(
            found != std::end(titles) ? QCoreApplication::translate("Robustness", found->title)
                                      : part);
    }
    return parts.join(QStringLiteral(" + "));
}

QString modelTitle(const RobustnessReport& report, std::size_t model)
{
    const robust::RobustModel& one = report.data.models()[model];
    return report.settings.size() > 1 && !one.setting.isEmpty()
        ? QString(one.model + QStringLiteral(", ") + one.setting)
        : one.model;
}

} // namespace groundmark::viewers
