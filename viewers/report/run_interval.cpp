// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/report/run_interval.h"

#include "widgets/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace groundmark::viewers {

QString intervalMethodText()
{
    return QCoreApplication::translate(
               "Report", "%1 % interval from %2 bootstrap resamples of images, seed %3")
        .arg(IntervalMethod::Level * 100)
        .arg(widgets::numbers::count(IntervalMethod::Resamples))
        .arg(IntervalMethod::Seed);
}

Result<std::optional<evaluation::Interval>> meanInterval(const storage::Project& project, RunId run)
{
    const auto scored = storage::RunRepository(project.database()).scoredItems(run);
    if (!scored) {
        return scored.error();
    }
    std::vector<evaluation::ClusteredItem> items;
    items.reserve(scored->size());
    for (const auto& item : *scored) {
        // A sample without an image stands for itself: images are even, samples odd.
        const auto cluster
            = item.image.isStored() ? 2 * item.image.value : 2 * item.sample.value + 1;
        items.push_back({item.score, static_cast<std::size_t>(cluster)});
    }
    const bool isOneImage = std::ranges::all_of(
        items, [&](const auto& item) { return item.cluster == items.front().cluster; });
    if (isOneImage) {
        return std::optional<evaluation::Interval>(); // it says nothing about other images
    }
    Random random(IntervalMethod::Seed);
    return evaluation::clusteredInterval(
        items, random, IntervalMethod::Resamples, IntervalMethod::Level);
}

} // namespace groundmark::viewers
