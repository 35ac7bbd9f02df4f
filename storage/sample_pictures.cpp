// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_pictures.h"

namespace groundmark::storage {

Result<std::vector<SamplePicture>>
samplePictures(const Project& project, DatasetId dataset, int limit)
{
    QString sql = QStringLiteral(
        "SELECT samples.id, external_id, pages.position, images.path FROM samples "
        "JOIN pages ON pages.sample = samples.id JOIN images ON images.id = pages.image "
        "WHERE dataset = ? ORDER BY samples.id, pages.position");
    if (limit > 0) {
        sql += QStringLiteral(" LIMIT %1").arg(limit);
    }
    Statement rows(project.database(), sql);
    rows.bind(dataset.value);
    std::vector<SamplePicture> pictures;
    while (rows.next()) {
        pictures.push_back(
            {{rows.integer(0)},
             rows.text(1),
             static_cast<int>(rows.integer(2)),
             project.absolutePath(rows.text(3))});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return pictures;
}

} // namespace groundmark::storage
