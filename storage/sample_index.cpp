// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_index.h"

#include <QFileInfo>

#include <array>

namespace groundmark::storage {

namespace {

/// The file name without folder and ending; empty when it is not an image's name.
QString stemOf(const QString& externalId)
{
    static constexpr std::array<QLatin1StringView, 10> Endings {
        QLatin1StringView("jpg"), QLatin1StringView("jpeg"), QLatin1StringView("png"),
        QLatin1StringView("webp"), QLatin1StringView("tif"), QLatin1StringView("tiff"),
        QLatin1StringView("bmp"), QLatin1StringView("gif"), QLatin1StringView("jp2"),
        QLatin1StringView("pdf")};
    const QFileInfo file(externalId);
    const QString ending = file.suffix().toLower();
    const bool isImage = std::ranges::find(Endings, ending) != Endings.end();
    return isImage ? file.completeBaseName() : QString();
}

} // namespace

Result<SampleIndex> SampleIndex::of(Database& database, DatasetId dataset)
{
    Statement rows(database, QStringLiteral("SELECT id, external_id FROM samples WHERE dataset = ?"));
    rows.bind(dataset.value);
    SampleIndex index;
    while (rows.next()) {
        index.add(rows.text(1), {rows.integer(0)});
    }
    if (rows.failure()) {
        return *rows.failure();
    }
    return index;
}

void SampleIndex::add(const QString& externalId, SampleId id)
{
    m_byId.insert(externalId, id);
    const QString stem = stemOf(externalId);
    if (!stem.isEmpty()) {
        m_byStem.insert(stem, m_byStem.contains(stem) ? SampleId() : id);
    }
}

std::optional<SampleId> SampleIndex::find(const QString& externalId) const
{
    const auto found = m_byId.constFind(externalId);
    return found == m_byId.cend() ? std::nullopt : std::optional(*found);
}

std::optional<SampleId> SampleIndex::findLoosely(const QString& idOrStem) const
{
    if (const auto exact = find(idOrStem)) {
        return exact;
    }
    const SampleId id = m_byStem.value(idOrStem);
    return id.isStored() ? std::optional(id) : std::nullopt;
}

} // namespace groundmark::storage
