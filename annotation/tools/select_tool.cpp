// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/select_tool.h"

#include "widgets/canvas/overlay_painter.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace groundmark::annotation {

namespace {

using namespace Qt::StringLiterals;

constexpr double DragReach = 3.0; ///< view pixels before a press becomes a drag

bool adds(Qt::KeyboardModifiers modifiers)
{
    return modifiers.testFlag(Qt::ShiftModifier) || modifiers.testFlag(Qt::ControlModifier);
}

Qt::CursorShape cursorFor(const Shape& shape, int handle)
{
    if (shape.kind != ShapeKind::Box) {
        return Qt::PointingHandCursor;
    }
    constexpr std::array<Qt::CursorShape, 4> around {
        Qt::SizeFDiagCursor, Qt::SizeVerCursor, Qt::SizeBDiagCursor, Qt::SizeHorCursor};
    return around[static_cast<size_t>(handle % 4)];
}

} // namespace

ToolInfo SelectTool::info() const
{
    return {
        "select"_L1,
        QCoreApplication::translate("Tools", "Select"),
        "select"_L1,
        {QKeySequence(Qt::Key_V)}};
}

QString SelectTool::hint() const
{
    switch (m_gesture) {
    case Gesture::Moving:
    case Gesture::Handle:
    case Gesture::Band:
        return QCoreApplication::translate("Tools", "Release to finish, Esc cancels");
    default:
        return host().selection().isEmpty()
            ? QCoreApplication::translate(
                "Tools", "Click selects, drag selects several, Tab goes through them")
            : QCoreApplication::translate(
                "Tools", "Drag moves, arrows nudge, Alt+arrows resize, Delete removes");
    }
}

void SelectTool::cancel()
{
    if (m_gesture == Gesture::Band) {
        const double reach = toImageLength(4);
        surface().repaintTool(m_band.normalized().adjusted(-reach, -reach, reach, reach));
    }
    m_gesture = Gesture::None;
    m_preview.clear();
    surface().showPreview({});
}

std::optional<SelectTool::Handle> SelectTool::handleAt(QPointF image) const
{
    const double reach = toImageLength(widgets::OverlayPainter::HandleReach);
    std::optional<Handle> best;
    double bestDistance = reach * 2;
    if (host().selection().size() > widgets::Overlay::ManySelected) {
        return best; // none are shown
    }
    for (const Region& region : editable()) {
        if (!hasHandles(region.shape) || region.shape.kind == ShapeKind::Point) {
            continue;
        }
        const QList<QPointF> handles = widgets::handlesOf(region.shape);
        for (int i = 0; i < handles.size(); ++i) {
            const QPointF away = image - handles[i];
            const double distance = std::hypot(away.x(), away.y());
            if (std::abs(away.x()) <= reach && std::abs(away.y()) <= reach
                && distance < bestDistance) {
                best = Handle {region.id, i};
                bestDistance = distance;
            }
        }
    }
    return best;
}

bool SelectTool::mousePress(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton) {
        return false;
    }
    m_pressImage = mouse.image;
    m_pressView = mouse.view;
    m_modifiers = mouse.modifiers;
    if (mouse.modifiers.testFlag(Qt::AltModifier) && insertVertexAt(mouse.image)) {
        return true;
    }
    if (const std::optional<Handle> handle
        = adds(mouse.modifiers) ? std::nullopt : handleAt(mouse.image)) {
        m_handle = *handle;
        m_vertex = handle;
        m_gesture = Gesture::Handle;
        return true;
    }
    m_vertex.reset();
    const QList<RegionId> hits = surface().regionsAt(mouse.image);
    if (hits.isEmpty()) {
        m_gesture = Gesture::Band;
        m_band = QRectF(mouse.image, mouse.image);
        if (!adds(mouse.modifiers)) {
            host().setSelection({});
        }
        return true;
    }
    m_pressed = hits.front();
    m_gesture = Gesture::Pressed;
    if (adds(mouse.modifiers)) {
        toggle(m_pressed);
        return true;
    }
    // A selected region below others can be dragged as it is; a click without a drag still takes
    // the one on top, see mouseRelease().
    const QList<RegionId> selection = host().selection();
    const bool onSelected = std::any_of(
        hits.cbegin(), hits.cend(), [&](const RegionId& id) { return selection.contains(id); });
    if (!onSelected) {
        host().setSelection({m_pressed});
    }
    return true;
}

bool SelectTool::mouseMove(const widgets::CanvasMouse& mouse)
{
    const QPointF way = mouse.view - m_pressView;
    switch (m_gesture) {
    case Gesture::None:
        hover(mouse.image);
        return false;
    case Gesture::Pressed:
        if (std::hypot(way.x(), way.y()) <= DragReach) {
            return true;
        }
        m_gesture = Gesture::Moving;
        [[fallthrough]];
    case Gesture::Moving:
        previewMove(mouse.image);
        return true;
    case Gesture::Handle:
        previewHandle(mouse.image);
        return true;
    case Gesture::Band:
        moveBand(mouse.image);
        return true;
    }
    return false;
}

bool SelectTool::mouseRelease(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || m_gesture == Gesture::None) {
        return false;
    }
    switch (m_gesture) {
    case Gesture::Pressed:
        if (!adds(m_modifiers)) {
            host().setSelection({m_pressed});
        }
        break;
    case Gesture::Moving:
        previewMove(mouse.image);
        commitPreview(u"region.move"_s);
        break;
    case Gesture::Handle: {
        const Region* region = find(m_handle.region);
        const bool hasSides = region != nullptr && region->shape.kind != ShapeKind::Polygon
            && region->shape.kind != ShapeKind::LineStrip && region->shape.kind != ShapeKind::Quad;
        commitPreview(hasSides ? u"region.resize"_s : u"region.vertex"_s);
        break;
    }
    case Gesture::Band:
        moveBand(mouse.image);
        selectBand();
        break;
    case Gesture::None:
        break;
    }
    cancel();
    return true;
}

bool SelectTool::mouseDoubleClick(const widgets::CanvasMouse& mouse)
{
    return mouse.button == Qt::LeftButton && insertVertexAt(mouse.image);
}

void SelectTool::hover(QPointF image)
{
    if (const std::optional<Handle> handle = handleAt(image)) {
        const Region* region = find(handle->region);
        m_cursor = region != nullptr ? cursorFor(region->shape, handle->index) : Qt::ArrowCursor;
        return;
    }
    const QList<RegionId> hits = surface().regionsAt(image);
    const QList<RegionId> selection = host().selection();
    const bool onSelected = std::any_of(
        hits.cbegin(), hits.cend(), [&](const RegionId& id) { return selection.contains(id); });
    m_cursor = onSelected ? Qt::SizeAllCursor : Qt::ArrowCursor;
}

void SelectTool::previewMove(QPointF to)
{
    const QList<Region> moving = editable();
    const QPointF delta = clampedMove(boundsOf(moving), to - m_pressImage, host().imageSize());
    m_preview.clear();
    for (const Region& region : moving) {
        m_preview.insert(region.id, moved(region.shape, delta, host().imageSize()));
    }
    surface().showPreview(m_preview);
}

void SelectTool::previewHandle(QPointF to)
{
    const Region* region = find(m_handle.region);
    if (region == nullptr) {
        cancel();
        return;
    }
    const QPointF grabbed = widgets::handlesOf(region->shape).value(m_handle.index);
    const QPointF target = grabbed + (to - m_pressImage); // the grip stays where it was taken
    m_preview
        = {{region->id, withHandleAt(region->shape, m_handle.index, target, host().imageSize())}};
    surface().showPreview(m_preview);
}

void SelectTool::moveBand(QPointF to)
{
    const double reach = toImageLength(4);
    const QRectF before = m_band.normalized();
    m_band.setBottomRight(to);
    surface().repaintTool((before | m_band.normalized()).adjusted(-reach, -reach, reach, reach));
}

void SelectTool::selectBand()
{
    const QRectF band = m_band.normalized();
    if (band.width() <= toImageLength(DragReach) && band.height() <= toImageLength(DragReach)) {
        return;
    }
    QList<RegionId> chosen = adds(m_modifiers) ? host().selection() : QList<RegionId>();
    for (const RegionId& id : surface().regionsIn(band)) {
        const Region* region = find(id);
        if (region != nullptr && band.contains(region->shape.bounds()) && !chosen.contains(id)) {
            chosen.append(id);
        }
    }
    host().setSelection(chosen);
}

} // namespace groundmark::annotation
