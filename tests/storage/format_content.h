// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/storage/import_helpers.h"

#include <cmath>

namespace groundmark::testing {

/// Everything that a region is, but for whose it is.
struct Plain
{
    Shape shape;
    QString label;
    QString text;
    nlohmann::json attributes;
};

inline std::vector<std::vector<Plain>> contentOf(const Bench& bench)
{
    std::vector<std::vector<Plain>> content;
    auto source = storage::ProjectExport::open(*bench.project, {}, {});
    const auto done = (*source)->forEach([&](const storage::ExportSample& sample) -> Result<void> {
        std::vector<Plain>& regions = content.emplace_back();
        for (size_t i = 0; i < sample.regions.size(); ++i) {
            const Region& region = sample.regions[i];
            regions.push_back(
                {region.shape,
                 sample.labels.value(qsizetype(i)),
                 region.text,
                 nlohmann::json::parse(region.attributes.toStdString(), nullptr, false)});
        }
        return {};
    });
    if (!done) {
        qFatal("%s", qPrintable(done.error().toText()));
    }
    return content;
}

/// Where the two differ; empty when nowhere by more than `tolerance` of a pixel.
inline QString difference(
    const std::vector<std::vector<Plain>>& one, const std::vector<std::vector<Plain>>& other, double tolerance)
{
    if (one.size() != other.size()) {
        return QStringLiteral("%1 samples and %2").arg(one.size()).arg(other.size());
    }
    for (size_t s = 0; s < one.size(); ++s) {
        if (one[s].size() != other[s].size()) {
            return QStringLiteral("sample %1: %2 regions and %3").arg(s).arg(one[s].size()).arg(other[s].size());
        }
        for (size_t r = 0; r < one[s].size(); ++r) {
            const Plain& a = one[s][r];
            const Plain& b = other[s][r];
            const QString where = QStringLiteral("sample %1, region %2 (%3): ").arg(s).arg(r).arg(QString(nameOf(a.shape.kind)));
            if (a.shape.kind != b.shape.kind || a.shape.points.size() != b.shape.points.size()) {
                return where + QStringLiteral("another shape");
            }
            for (qsizetype p = 0; p < a.shape.points.size(); ++p) {
                const QPointF way = a.shape.points[p] - b.shape.points[p];
                if (!(std::abs(way.x()) <= tolerance && std::abs(way.y()) <= tolerance)) {
                    return where + QStringLiteral("point %1 is off by %2, %3").arg(p).arg(way.x()).arg(way.y());
                }
            }
            if (a.shape.mask != b.shape.mask) {
                return where + QStringLiteral("another mask");
            }
            if (a.label != b.label || a.text != b.text) {
                return where + QStringLiteral("another label or text");
            }
            if (a.attributes != b.attributes && a.attributes.is_discarded() != b.attributes.is_discarded()) {
                return where + QStringLiteral("other attributes");
            }
        }
    }
    return {};
}

} // namespace groundmark::testing
