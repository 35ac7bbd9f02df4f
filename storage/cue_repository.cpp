// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/cue_repository.h"

namespace groundmark::storage {

Result<std::vector<CueRepository::Set>> CueRepository::sets(DatasetId dataset) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT name, COUNT(DISTINCT sample) FROM cue_boxes "
                       "JOIN samples ON samples.id = sample WHERE dataset = ? GROUP BY name ORDER BY name"));
    rows.bind(dataset.value);
    std::vector<Set> sets;
    while (rows.next()) {
        sets.push_back({rows.text(0), rows.integer(1)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return sets;
}

Result<std::vector<CueBox>> CueRepository::ofSample(const QString& set, SampleId sample) const
{
    Statement rows(
        m_database,
        QStringLiteral("SELECT page, x, y, width, height, shown_width, shown_height, facts "
                       "FROM cue_boxes WHERE name = ? AND sample = ? ORDER BY page"));
    rows.bind(set).bind(sample.value);
    std::vector<CueBox> boxes;
    const auto number = [&rows](int column) { return static_cast<int>(rows.integer(column)); };
    while (rows.next()) {
        boxes.push_back(
            {set, sample, number(0), QRect(number(1), number(2), number(3), number(4)),
             QSize(number(5), number(6)), rows.text(7).toUtf8()});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return boxes;
}

Result<void> CueRepository::store(const CueBox& box)
{
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO cue_boxes (name, sample, page, x, y, width, height, shown_width, "
                       "shown_height, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                       "ON CONFLICT (name, sample, page) DO UPDATE SET x = excluded.x, y = excluded.y, "
                       "width = excluded.width, height = excluded.height, "
                       "shown_width = excluded.shown_width, shown_height = excluded.shown_height, "
                       "facts = excluded.facts"));
    return upsert.bind(box.set)
        .bind(box.sample.value)
        .bind(box.page)
        .bind(box.crop.x())
        .bind(box.crop.y())
        .bind(box.crop.width())
        .bind(box.crop.height())
        .bind(box.shown.width())
        .bind(box.shown.height())
        .bind(QString::fromUtf8(box.facts))
        .run();
}

} // namespace groundmark::storage
