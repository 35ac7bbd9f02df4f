// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sample_pages.h"

#include <algorithm>

namespace groundmark::storage {

namespace {

constexpr int PageSize = 100; // rows: one query and a few screens
constexpr int KeptPages = 40;

} // namespace

SamplePages::SamplePages(Project& project)
    : m_project(project)
    , m_pages(KeptPages)
{
}

Result<void> SamplePages::load(const SampleFilter& filter, std::vector<RunId> runs)
{
    show({}, std::move(runs));
    auto ids = SampleQuery(m_project.database()).ids(filter);
    if (!ids) {
        return ids.error();
    }
    m_ids = std::move(*ids);
    return {};
}

void SamplePages::show(std::vector<SampleId> ids, std::vector<RunId> runs)
{
    m_pages.clear();
    m_error.reset();
    m_ids = std::move(ids);
    m_runs = std::move(runs);
}

int SamplePages::indexOf(SampleId id) const
{
    const auto found = std::ranges::find(m_ids, id);
    return found != m_ids.end() ? static_cast<int>(found - m_ids.begin()) : -1;
}

const SamplePages::Page* SamplePages::page(int index) const
{
    const int number = index / PageSize;
    if (const Page* cached = m_pages.object(number)) {
        return cached;
    }
    const auto first = m_ids.begin() + static_cast<ptrdiff_t>(number) * PageSize;
    const auto last = m_ids.end() - first > PageSize ? first + PageSize : m_ids.end();
    const std::vector<SampleId> ids(first, last);
    const SampleQuery query(m_project.database());
    auto rows = query.rows(ids);
    auto cells = query.cells(ids, m_runs);
    if (!rows || !cells) {
        m_error = rows ? cells.error() : rows.error();
        return nullptr;
    }
    m_pages.insert(number, new Page {std::move(*rows), std::move(*cells)});
    return m_pages.object(number);
}

SampleRow SamplePages::row(int index) const
{
    const Page* found = page(index);
    const auto at = static_cast<size_t>(index % PageSize);
    return found && at < found->rows.size() ? found->rows[at] : SampleRow {};
}

std::vector<RunCell> SamplePages::cells(int index) const
{
    const Page* found = page(index);
    const auto at = static_cast<size_t>(index % PageSize);
    return found && at < found->cells.size() ? found->cells[at]
                                             : std::vector<RunCell>(m_runs.size());
}

void SamplePages::forget(SampleId id)
{
    const int index = indexOf(id);
    if (index >= 0) {
        m_pages.remove(index / PageSize);
    }
}

} // namespace groundmark::storage
