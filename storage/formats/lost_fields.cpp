// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/lost_fields.h"

#include "storage/formats/import_texts.h"
#include "storage/formats/json_rows.h"

#include <QCoreApplication>

#include <algorithm>

namespace groundmark::storage {

namespace {

/// The role that a reader gives where the file does not say one.
RegionRole plainRole(const Region& region)
{
    return region.text.isEmpty() ? RegionRole::Object : RegionRole::Word;
}

QStringList lostOfRegions(const std::vector<Region>& regions, SaysFlags says)
{
    const auto any = [&regions](auto has) { return std::ranges::any_of(regions, has); };
    QStringList lost;
    if (any([](const Region& region) { return region.role != plainRole(region); })) {
        lost.append(QCoreApplication::translate("Export", "roles"));
    }
    if (any([](const Region& region) { return region.readingOrder.has_value(); })) {
        lost.append(QCoreApplication::translate("Export", "the reading order"));
    }
    if (any([](const Region& region) { return region.ordinal > 0; })) {
        lost.append(QCoreApplication::translate("Export", "the numbers of regions"));
    }
    if (!says.testFlag(Says::Attributes)
        && any([](const Region& region) { return !region.attributes.isEmpty(); })) {
        lost.append(QCoreApplication::translate("Export", "attributes"));
    }
    if (any([](const Region& region) { return region.locked || region.hidden; })) {
        lost.append(QCoreApplication::translate("Export", "what is locked or hidden"));
    }
    return lost;
}

} // namespace

QString labelOrObject(const QString& label)
{
    return label.isEmpty() ? QStringLiteral("object") : label;
}

void noteLost(
    const ExportSample& sample, const QString& format, SaysFlags says, ExportReport& report)
{
    const QString& id = sample.sample.externalId;
    if (sample.images.size() > 1) {
        report.issues.push_back(notWritten(
            QStringLiteral("pages-left-out"),
            id,
            QCoreApplication::translate("Export", "The format %1 has one image a sample.")
                .arg(format),
            QCoreApplication::translate("Export", "Only the first page was written.")));
    }
    if (!says.testFlag(Says::NoLabel) && sample.labels.contains(QString())) {
        report.issues.push_back(notWritten(
            QStringLiteral("label-made-up"),
            id,
            QCoreApplication::translate("Export", "The format %1 needs a label for each region.")
                .arg(format),
            QCoreApplication::translate("Export", "Regions without a label are called \"object\".")));
    }
    noteLostQuestions(sample, format, !says.testFlag(Says::Texts), report);
    if (const QStringList lost = lostOfRegions(sample.regions, says); !lost.isEmpty()) {
        report.issues.push_back(notWritten(
            QStringLiteral("fields-left-out"),
            id,
            QCoreApplication::translate("Export", "The format %1 has no place for: %2.")
                .arg(format, lost.join(QStringLiteral(", "))),
            QCoreApplication::translate("Export", "Shapes and labels were written.")));
    }
}

ExportSample onFirstPage(ExportSample sample)
{
    for (size_t i = sample.regions.size(); i > 0; --i) {
        if (sample.regions[i - 1].page != 0) {
            sample.regions.erase(sample.regions.begin() + static_cast<std::ptrdiff_t>(i - 1));
            sample.labels.removeAt(static_cast<qsizetype>(i - 1));
        }
    }
    return sample;
}

Issue simplifiedShape(const QString& externalId, const QString& format, const QString& kept)
{
    return notWritten(
        QStringLiteral("shape-simplified"),
        externalId,
        QCoreApplication::translate("Export", "The format %1 has no such shape.").arg(format),
        kept);
}

Issue leftOutShape(const QString& externalId, const QString& format)
{
    return notWritten(
        QStringLiteral("shape-left-out"),
        externalId,
        QCoreApplication::translate("Export", "The format %1 has no such shape.").arg(format),
        QCoreApplication::translate("Export", "The region was left out."));
}

} // namespace groundmark::storage
