// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/formats/omnidocbench_text.h"

#include "storage/json_text.h"

#include <algorithm>
#include <array>

namespace groundmark::storage {

namespace {

bool isLeftOut(const QString& category)
{
    using View = QLatin1StringView;
    static constexpr std::array<View, 5> LeftOut {
        View("header"), View("footer"), View("page_number"), View("figure"), View("abandon")};
    return std::ranges::find(LeftOut, category) != LeftOut.end()
        || category.endsWith(View("_mask"));
}

bool isIgnored(const Region& region)
{
    const Json extra = parseJson(region.extra);
    if (!extra.is_object() || !extra.contains("ignore")) {
        return false;
    }
    return extra["ignore"] == true;
}

} // namespace

QString pageText(const std::vector<Region>& regions, const QStringList& labels)
{
    std::vector<const Region*> read;
    for (size_t i = 0; i < regions.size(); ++i) {
        const Region& region = regions[i];
        if (region.readingOrder && !region.text.isEmpty()
            && !isLeftOut(labels.value(static_cast<qsizetype>(i))) && !isIgnored(region)) {
            read.push_back(&region);
        }
    }
    std::ranges::stable_sort(read, {}, [](const Region* region) { return *region->readingOrder; });
    QStringList paragraphs;
    for (const Region* region : read) {
        paragraphs.append(region->text.trimmed());
    }
    return paragraphs.join(QStringLiteral("\n\n"));
}

} // namespace groundmark::storage
