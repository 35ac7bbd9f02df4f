// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/project.h"
#include "storage/sample_query.h"

#include <QCache>

#include <optional>
#include <vector>

namespace groundmark::storage {

/// A list of samples of any length, read page by page as it is looked at: what item models stand
/// on. A row that can't be read is empty, and lastError() says why.
class SamplePages
{
public:
    /// `project` must outlive the pages.
    explicit SamplePages(Project& project);

    /// Reads the list anew. `runs` are the columns that cells() gives.
    Result<void> load(const SampleFilter& filter, std::vector<RunId> runs = {});
    /// Takes a list that was read elsewhere, see ListReader.
    void show(std::vector<SampleId> ids, std::vector<RunId> runs = {});

    [[nodiscard]] int size() const { return static_cast<int>(m_ids.size()); }
    [[nodiscard]] const std::vector<SampleId>& ids() const { return m_ids; }
    [[nodiscard]] SampleId id(int index) const { return m_ids[static_cast<size_t>(index)]; }
    /// -1 when the sample is not in the list.
    [[nodiscard]] int indexOf(SampleId id) const;

    [[nodiscard]] SampleRow row(int index) const;
    /// One cell per run given to load(), in that order.
    [[nodiscard]] std::vector<RunCell> cells(int index) const;
    /// Says that a sample was edited: it is read again when it is next asked for.
    void forget(SampleId id);

    [[nodiscard]] std::optional<Error> lastError() const { return m_error; }

private:
    struct Page
    {
        std::vector<SampleRow> rows;
        std::vector<std::vector<RunCell>> cells;
    };
    const Page* page(int index) const;

    Project& m_project;
    std::vector<SampleId> m_ids;
    std::vector<RunId> m_runs;
    mutable QCache<int, Page> m_pages;
    mutable std::optional<Error> m_error;
};

} // namespace groundmark::storage
