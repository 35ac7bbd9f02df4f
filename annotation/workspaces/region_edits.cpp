// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/workspaces/region_edits.h"

#include "annotation/document/region_clipboard.h"
#include "storage/label_repository.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QClipboard>

#include <algorithm>

namespace groundmark::annotation {

namespace {

constexpr double AsideOffset = 12.0; ///< image pixels to the right and down

QString say(const char* text, int count)
{
    return QCoreApplication::translate("RegionEdits", text, nullptr, count);
}

/// Gives drawing numbers that rise with the order, changing as few as possible. Equal numbers are
/// drawn in the order in which they were before.
void renumber(std::vector<Region>& ordered, std::span<const Region> before)
{
    QHash<RegionId, qsizetype> place;
    for (const Region& region : before) {
        place.insert(region.id, place.size());
    }
    for (size_t i = 1; i < ordered.size(); ++i) {
        const bool swapped = place[ordered[i].id] < place[ordered[i - 1].id];
        ordered[i].z = std::max(ordered[i].z, ordered[i - 1].z + (swapped ? 1 : 0));
    }
}

} // namespace

QString RegionEdits::copy() const
{
    CopiedRegions copied {m_host.imageSize(), {}, {}};
    const storage::LabelRepository labels(m_session.project()->database());
    // In drawing order, whichever was selected first.
    for (const Region& region : m_host.regions()) {
        if (m_host.selection().contains(region.id)) {
            const auto label = labels.find(region.label);
            copied.regions.push_back(region);
            copied.labels.append(label && *label ? (*label)->name : QString());
        }
    }
    if (copied.regions.empty()) {
        return say(QT_TRANSLATE_NOOP("RegionEdits", "Select regions to copy them."), 0);
    }
    const int count = int(copied.regions.size());
    QGuiApplication::clipboard()->setMimeData(toMime(copied).release());
    return say(QT_TRANSLATE_N_NOOP("RegionEdits", "%n region(s) copied."), count);
}

QString RegionEdits::cut()
{
    const QString said = copy();
    m_host.removeSelected(QStringLiteral("region.cut"));
    return said;
}

QString RegionEdits::paste()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const auto copied = data != nullptr ? fromMime(*data) : std::nullopt;
    if (!copied) {
        return say(QT_TRANSLATE_NOOP("RegionEdits", "There are no regions in the clipboard."), 0);
    }
    if (m_host.imageSize().isEmpty()) {
        return say(QT_TRANSLATE_NOOP("RegionEdits", "There is no page to paste on."), 0);
    }
    const bool isHere = std::ranges::any_of(m_host.regions(), [&](const Region& region) {
        return std::ranges::find(copied->regions, region.id, &Region::id) != copied->regions.end();
    });
    PlacedRegions placed = placeOn(
        *copied, m_host.imageSize(), isHere ? QPointF(AsideOffset, AsideOffset) : QPointF());
    Edit edit {QStringLiteral("region.paste"), m_host.sample(), {}};
    QList<RegionId> pasted;
    storage::LabelRepository labels(m_session.project()->database());
    Region next = m_host.newRegion();
    for (Region& region : placed.regions) {
        const auto source = std::ranges::find(copied->regions, region.id, &Region::id);
        const QString name = copied->labels.value(source - copied->regions.begin());
        const auto label = name.isEmpty() ? Result<Label>(Label {}) : labels.ensure(name);
        if (!label) {
            m_session.announceFailure(label.error());
            return {};
        }
        region.id = RegionId::create();
        region.sample = next.sample;
        region.page = next.page;
        region.z = next.z++;
        region.ordinal = region.ordinal > 0 ? std::max(next.ordinal, 1) : 0;
        next.ordinal = std::max(next.ordinal, region.ordinal + 1);
        region.label = label->id;
        region.readingOrder.reset();
        edit.changes.append({std::nullopt, region});
        pasted.append(region.id);
    }
    if (!edit.changes.isEmpty()) {
        if (!m_host.commit(edit)) {
            return {}; // refused, and said elsewhere
        }
        m_session.announceLabels();
        m_host.setSelection(pasted);
    }
    QStringList said {say(QT_TRANSLATE_N_NOOP("RegionEdits", "%n region(s) pasted."), int(pasted.size()))};
    if (placed.moved) {
        said << say(QT_TRANSLATE_NOOP("RegionEdits", "They were moved onto the page, which is smaller."), 0);
    }
    if (placed.cut > 0) {
        said << say(QT_TRANSLATE_N_NOOP("RegionEdits", "%n of them were cut at the page's edge."), placed.cut);
    }
    if (placed.leftOut > 0) {
        said << say(QT_TRANSLATE_N_NOOP("RegionEdits", "%n have no place on this page."), placed.leftOut);
    }
    return said.join(u' ');
}

std::vector<Region> reordered(
    std::span<const Region> regions, const QList<RegionId>& selected, DrawingOrder order)
{
    std::vector<Region> result(regions.begin(), regions.end());
    const auto isSelected = [&](const Region& region) { return selected.contains(region.id); };
    const auto size = result.size();
    switch (order) {
    case DrawingOrder::Front:
        std::ranges::stable_partition(result, [&](const Region& region) { return !isSelected(region); });
        break;
    case DrawingOrder::Back:
        std::ranges::stable_partition(result, isSelected);
        break;
    case DrawingOrder::Forward:
        for (size_t i = size; i-- > 0;) {
            if (i + 1 < size && isSelected(result[i]) && !isSelected(result[i + 1])) {
                std::swap(result[i], result[i + 1]);
            }
        }
        break;
    case DrawingOrder::Backward:
        for (size_t i = 1; i < size; ++i) {
            if (isSelected(result[i]) && !isSelected(result[i - 1])) {
                std::swap(result[i], result[i - 1]);
            }
        }
        break;
    }
    if (order == DrawingOrder::Back || order == DrawingOrder::Backward) {
        // What goes down takes the number of what it goes under, so that nothing above need change.
        for (size_t i = size; i-- > 0;) {
            if (i + 1 < size && isSelected(result[i])) {
                result[i].z = std::min(result[i].z, result[i + 1].z);
            }
        }
    }
    renumber(result, regions);
    return result;
}

void RegionEdits::reorder(DrawingOrder order)
{
    const std::span<const Region> before = m_host.regions();
    Edit edit {QStringLiteral("region.order"), m_host.sample(), {}};
    for (const Region& after : reordered(before, m_host.selection(), order)) {
        const auto same = std::ranges::find(before, after.id, &Region::id);
        if (same->z != after.z) {
            edit.changes.append({*same, after});
        }
    }
    if (!edit.changes.isEmpty()) {
        m_host.commit(edit);
    }
}

QString RegionEdits::giveLabel(int digit)
{
    const auto all = storage::LabelRepository(m_session.project()->database()).all();
    if (!all) {
        m_session.announceFailure(all.error());
        return {};
    }
    auto label = std::ranges::find(*all, QString::number(digit), &Label::key);
    if (label == all->end() && size_t(digit) <= all->size()
        && (*all)[size_t(digit) - 1].key.isEmpty()) {
        label = all->begin() + (digit - 1);
    }
    if (label == all->end()) {
        return QCoreApplication::translate("RegionEdits", "No label has the key %1.").arg(digit);
    }
    if (m_host.selection().isEmpty()) {
        m_host.setDefaults(m_host.newRegion().role, label->id);
        return QCoreApplication::translate("RegionEdits", "New regions are given the label \"%1\".")
            .arg(label->name);
    }
    m_host.changeSelected(
        QStringLiteral("region.label"), [&label](Region& region) { region.label = label->id; });
    return {};
}

} // namespace groundmark::annotation
