// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/document_host.h"

#include <algorithm>

namespace groundmark::annotation {

DocumentHost::DocumentHost(SampleDocument& document, WordSource* words, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_words(words)
{
    connect(&m_document, &SampleDocument::opened, this, [this] {
        m_page = 0;
        m_selection.clear();
        reread();
        emit selectionChanged();
    });
    connect(&m_document, &SampleDocument::changed, this, &DocumentHost::reread);
    reread();
}

void DocumentHost::reread()
{
    m_regions.clear();
    std::ranges::copy_if(m_document.regions(), std::back_inserter(m_regions), [this](const Region& region) {
        return region.page == m_page;
    });
    const auto gone = m_selection.removeIf([this](RegionId id) { return m_document.find(id) == nullptr; });
    emit regionsChanged();
    if (gone > 0) {
        emit selectionChanged();
    }
}

void DocumentHost::setPage(int page)
{
    if (m_page != page) {
        m_page = page;
        m_selection.clear();
        reread();
        emit selectionChanged();
    }
}

void DocumentHost::setDefaults(RegionRole role, LabelId label)
{
    m_role = role;
    m_label = label;
}

std::vector<Region> DocumentHost::selectedRegions() const
{
    std::vector<Region> selected;
    for (const RegionId id : m_selection) {
        if (const Region* region = m_document.find(id)) {
            selected.push_back(*region);
        }
    }
    return selected;
}

void DocumentHost::changeSelected(const QString& action, const std::function<void(Region&)>& change)
{
    Edit edit {action, sample(), {}};
    // A lock keeps everything but itself and being hidden.
    const bool passesLock = action == u"region.lock" || action == u"region.hide";
    for (const Region& before : selectedRegions()) {
        if (before.locked && !passesLock) {
            continue;
        }
        Region after = before;
        change(after);
        if (!(after == before)) {
            edit.changes.append({before, after});
        }
    }
    if (!edit.changes.isEmpty()) {
        commit(edit);
    }
}

void DocumentHost::removeSelected(const QString& action)
{
    Edit edit {action, sample(), {}};
    for (const Region& region : selectedRegions()) {
        if (!region.locked) {
            edit.changes.append({region, std::nullopt});
        }
    }
    if (!edit.changes.isEmpty()) {
        commit(edit);
    }
}

QSizeF DocumentHost::imageSize() const
{
    const auto& pages = m_document.pages();
    const auto page = static_cast<size_t>(m_page);
    return page < pages.size() ? QSizeF(pages[page].size) : QSizeF();
}

SampleId DocumentHost::sample() const
{
    return m_document.sample().id;
}

void DocumentHost::setSelection(const QList<RegionId>& ids)
{
    if (m_selection != ids) {
        m_selection = ids;
        emit selectionChanged();
    }
}

Region DocumentHost::newRegion() const
{
    Region region;
    region.id = RegionId::create();
    region.sample = sample();
    region.page = m_page;
    region.role = m_role;
    region.label = m_label;
    for (const Region& other : m_document.regions()) {
        region.z = std::max(region.z, other.z + 1);
        // MagiC's numbers run on: a new region of a numbered sample is the next one.
        if (other.ordinal > 0) {
            region.ordinal = std::max(region.ordinal, other.ordinal + 1);
        }
    }
    return region;
}

bool DocumentHost::commit(const Edit& edit)
{
    // The bar at the top says that the project is read-only; each refused gesture need not.
    return !m_document.isReadOnly() && m_document.apply(edit).hasValue();
}

} // namespace groundmark::annotation
