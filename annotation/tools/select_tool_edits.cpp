// SPDX-License-Identifier: GPL-3.0-or-later
// What SelectTool does to the document and its selection; its gestures are in select_tool.cpp.
#include "annotation/tools/select_tool.h"
#include "annotation/tools/shape_conversion.h"

#include <algorithm>

namespace groundmark::annotation {

namespace {

using namespace Qt::StringLiterals;

constexpr double EdgeReach = 6.0; ///< view pixels
constexpr double DuplicateOffset = 12.0; ///< view pixels to the right and down

} // namespace

const Region* SelectTool::find(const RegionId& id) const
{
    const std::span<const Region> regions = host().regions();
    const auto found = std::find_if(
        regions.begin(), regions.end(), [&](const Region& region) { return region.id == id; });
    return found == regions.end() ? nullptr : &*found;
}

QList<Region> SelectTool::editable() const
{
    const QList<RegionId> selection = host().selection();
    QList<Region> found;
    for (const Region& region : host().regions()) {
        if (!region.locked && selection.contains(region.id)) {
            found.append(region);
        }
    }
    return found;
}

void SelectTool::toggle(const RegionId& id)
{
    QList<RegionId> selection = host().selection();
    if (selection.removeAll(id) == 0) {
        selection.append(id);
    }
    host().setSelection(selection);
}

void SelectTool::cycle(int step)
{
    QList<RegionId> all = surface().regionsAt(m_pressImage);
    const QList<RegionId> selection = host().selection();
    const bool stacked = all.size() > 1 && !selection.isEmpty() && all.contains(selection.front());
    if (!stacked) {
        all.clear();
        for (const Region& region : host().regions()) {
            if (!region.hidden) {
                all.append(region.id);
            }
        }
    }
    if (all.isEmpty()) {
        return;
    }
    const qsizetype count = all.size();
    const qsizetype current = selection.isEmpty() ? -1 : all.indexOf(selection.front());
    const qsizetype next
        = current < 0 ? (step > 0 ? 0 : count - 1) : (current + step + count) % count;
    host().setSelection({all[next]});
    if (const Region* region = find(all[next])) {
        surface().ensureVisible(region->shape.bounds());
    }
}

bool SelectTool::insertVertexAt(QPointF image)
{
    for (const Region& region : editable()) {
        const std::optional<EdgePlace> edge = nearestEdge(region.shape, image);
        if (!edge || edge->distance > toImageLength(EdgeReach)) {
            continue;
        }
        Region changed = region;
        changed.shape = withVertexInserted(region.shape, edge->before, edge->point);
        if (host().commit({u"region.vertex"_s, host().sample(), {{region, changed}}})) {
            m_vertex = Handle {region.id, edge->before + 1};
        }
        return true;
    }
    return false;
}

void SelectTool::commitPreview(const QString& action)
{
    Edit edit {action, host().sample(), {}};
    for (const Region& region : editable()) {
        const auto shape = m_preview.constFind(region.id);
        if (shape != m_preview.cend() && *shape != region.shape) {
            Region changed = region;
            changed.shape = *shape;
            edit.changes.append({region, changed});
        }
    }
    if (!edit.changes.isEmpty()) {
        host().commit(edit);
    }
}

void SelectTool::reshapeSelected(const QString& action, const Reshape& reshape)
{
    m_preview.clear();
    for (const Region& region : editable()) {
        m_preview.insert(region.id, reshape(region.shape));
    }
    commitPreview(action);
    m_preview.clear();
}

void SelectTool::deleteSelected()
{
    Edit edit {u"region.delete"_s, host().sample(), {}};
    for (const Region& region : editable()) {
        edit.changes.append({region, std::nullopt});
    }
    if (host().commit(edit)) {
        host().setSelection({});
        m_vertex.reset();
    }
}

void SelectTool::deleteVertex()
{
    const Region* region = m_vertex ? find(m_vertex->region) : nullptr;
    if (region == nullptr || region->locked) {
        return;
    }
    Region changed = *region;
    changed.shape = withVertexRemoved(region->shape, m_vertex->index);
    if (changed.shape != region->shape) {
        host().commit({u"region.vertex"_s, host().sample(), {{*region, changed}}});
    }
    m_vertex.reset();
}

void SelectTool::duplicateSelected()
{
    Edit edit {u"region.duplicate"_s, host().sample(), {}};
    QList<RegionId> copies;
    int highestOrdinal = 0;
    for (const Region& region : host().regions()) {
        highestOrdinal = std::max(highestOrdinal, region.ordinal);
    }
    for (const Region& region : editable()) {
        const double offset = toImageLength(DuplicateOffset);
        const QPointF delta
            = clampedMove(region.shape.bounds(), {offset, offset}, host().imageSize());
        Region copy = region;
        copy.id = RegionId::create();
        copy.ordinal = region.ordinal > 0 ? ++highestOrdinal : 0;
        copy.readingOrder.reset();
        copy.shape = moved(region.shape, delta, host().imageSize());
        edit.changes.append({std::nullopt, copy});
        copies.append(copy.id);
    }
    if (host().commit(edit)) {
        host().setSelection(copies);
    }
}

void SelectTool::hideSelected()
{
    Edit edit {u"region.hide"_s, host().sample(), {}};
    for (const Region& region : editable()) {
        Region hidden = region;
        hidden.hidden = true;
        edit.changes.append({region, hidden});
    }
    if (host().commit(edit)) {
        host().setSelection({}); // what cannot be seen is not to be deleted by accident
    }
}

void SelectTool::turnIntoMasks()
{
    Edit edit {u"region.to-mask"_s, host().sample(), {}};
    for (const Region& region : editable()) {
        if (const auto mask = asMask(region.shape, host().imageSize().toSize())) {
            Region changed = region;
            changed.shape = *mask;
            edit.changes.append({region, changed});
        }
    }
    if (!edit.changes.isEmpty()) {
        host().commit(edit);
    }
}

void SelectTool::turnIntoPolygons()
{
    Edit edit {u"region.to-polygon"_s, host().sample(), {}};
    QList<RegionId> selection;
    Region next = host().newRegion();
    for (const Region& region : editable()) {
        const QList<Shape> parts = asPolygons(region.shape, host().imageSize().toSize());
        for (qsizetype i = 0; i < parts.size(); ++i) {
            Region changed = region;
            changed.shape = parts[i];
            if (i > 0) { // the largest part stays the region that it was
                changed.id = RegionId::create();
                changed.ordinal = region.ordinal > 0 ? next.ordinal++ : 0;
                changed.z = next.z++;
                changed.readingOrder.reset();
            }
            edit.changes.append(
                {i == 0 ? std::optional<Record>(region) : std::nullopt, changed});
            selection.append(changed.id);
        }
    }
    if (!edit.changes.isEmpty() && host().commit(edit)) {
        host().setSelection(selection);
    }
}

QRectF SelectTool::boundsOf(const QList<Region>& regions)
{
    QList<QPointF> corners; // uniting rectangles would leave out those without area
    for (const Region& region : regions) {
        const QRectF own = region.shape.bounds();
        corners << own.topLeft() << own.bottomRight();
    }
    return Shape::polygon(corners).bounds();
}

} // namespace groundmark::annotation
