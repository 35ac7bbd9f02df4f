// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/error_label.h"
#include "domain/result.h"
#include "storage/database.h"

#include <optional>
#include <vector>

namespace groundmark::storage {

/// What people, judges and rules said of failures, and a project's own taxonomies. The built-in ones
/// (evaluation/errors/taxonomies.h) stand in no project.
class ErrorLabelRepository
{
public:
    explicit ErrorLabelRepository(Database& database)
        : m_database(database)
    {
    }

    /// Every label of the dataset's runs in one version of a taxonomy, by run and sample. Without a
    /// judge's prompts and replies, which find() has.
    [[nodiscard]] Result<std::vector<ErrorLabel>>
    ofDataset(DatasetId dataset, const QString& taxonomy, int version) const;
    [[nodiscard]] Result<std::vector<ErrorLabel>> ofRun(RunId run, const QString& taxonomy, int version) const;
    /// The label with the same key (run, sample, taxonomy, version, source, author) as it is kept.
    [[nodiscard]] Result<std::optional<ErrorLabel>> find(const ErrorLabel& like) const;
    /// In place of what the same author said of the same reply in the same version.
    Result<void> store(const ErrorLabel& label);
    Result<void> remove(const ErrorLabel& like);
    /// Takes away everything that a source said of a run in one version; gives how much.
    Result<qint64> removeOf(LabelSource source, RunId run, const QString& taxonomy, int version);

    /// The project's own, by id and version.
    [[nodiscard]] Result<std::vector<Taxonomy>> taxonomies() const;
    [[nodiscard]] Result<std::optional<Taxonomy>> findTaxonomy(const QString& id, int version) const;
    Result<void> storeTaxonomy(const Taxonomy& taxonomy);
    Result<void> removeTaxonomy(const QString& id, int version);

private:
    Database& m_database;
};

/// The built-in taxonomies and the project's own: the newest version of each, or all.
[[nodiscard]] Result<std::vector<Taxonomy>> allTaxonomies(Database& database, bool onlyNewest);

} // namespace groundmark::storage
