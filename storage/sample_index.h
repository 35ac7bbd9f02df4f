// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/result.h"
#include "storage/database.h"

#include <QHash>
#include <QString>

#include <optional>

namespace groundmark::storage {

/// The samples of one dataset by external id, for an import that asks for thousands of them.
class SampleIndex
{
public:
    [[nodiscard]] static Result<SampleIndex> of(Database& database, DatasetId dataset);

    void add(const QString& externalId, SampleId id);
    [[nodiscard]] qsizetype size() const { return m_byId.size(); }

    /// The sample with exactly this id.
    [[nodiscard]] std::optional<SampleId> find(const QString& externalId) const;
    /// The same; failing that, the only sample whose id, as an image's file name, has this stem:
    /// "page_3" finds "scans/page_3.jpg".
    [[nodiscard]] std::optional<SampleId> findLoosely(const QString& idOrStem) const;

private:
    QHash<QString, SampleId> m_byId;
    QHash<QString, SampleId> m_byStem; ///< a stem that several have leads to an id that is not stored
};

} // namespace groundmark::storage
