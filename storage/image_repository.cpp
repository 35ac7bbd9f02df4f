// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/image_repository.h"

namespace groundmark::storage {

namespace {

const QString Select = QStringLiteral(
    "SELECT id, path, sha256, bytes, width, height, orientation, state FROM images");

Image read(const Statement& row)
{
    return {
        {row.integer(0)},
        row.text(1),
        row.bytes(2),
        row.integer(3),
        QSize(static_cast<int>(row.integer(4)), static_cast<int>(row.integer(5))),
        static_cast<int>(row.integer(6)),
        valueOf<ImageState>(row.text(7)).value_or(ImageState::Unreadable)};
}

Result<std::optional<Image>> first(Statement& rows)
{
    std::optional<Image> found;
    if (rows.next()) {
        found = read(rows);
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return found;
}

} // namespace

Result<std::optional<Image>> ImageRepository::find(ImageId id) const
{
    Statement rows(m_database, Select + QStringLiteral(" WHERE id = ?"));
    rows.bind(id.value);
    return first(rows);
}

Result<std::optional<Image>> ImageRepository::findByPath(const QString& path) const
{
    Statement rows(m_database, Select + QStringLiteral(" WHERE path = ?"));
    rows.bind(path);
    return first(rows);
}

Result<std::vector<Image>> ImageRepository::all() const
{
    Statement rows(m_database, Select + QStringLiteral(" ORDER BY id"));
    std::vector<Image> images;
    while (rows.next()) {
        images.push_back(read(rows));
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return images;
}

Result<ImageId> ImageRepository::store(const Image& image)
{
    // A file that is away can't be looked at: what was known of it stays.
    const QString renewed = image.state == ImageState::Missing
        ? QStringLiteral("state = excluded.state")
        : QStringLiteral("sha256 = excluded.sha256, bytes = excluded.bytes, width = excluded.width, "
                         "height = excluded.height, orientation = excluded.orientation, "
                         "state = excluded.state");
    Statement upsert(
        m_database,
        QStringLiteral("INSERT INTO images (path, sha256, bytes, width, height, orientation, state) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (path) DO UPDATE SET %1 RETURNING id")
            .arg(renewed));
    upsert.bind(image.path)
        .bind(image.sha256)
        .bind(image.bytes)
        .bind(image.size.width())
        .bind(image.size.height())
        .bind(image.orientation)
        .bind(QString(nameOf(image.state)));
    if (!upsert.next()) {
        return upsert.failure().value_or(Error {});
    }
    return ImageId {upsert.integer(0)};
}

} // namespace groundmark::storage
