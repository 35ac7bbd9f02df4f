// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/canvas_controller.h"

#include "annotation/tools/shape_edit.h"

#include <QKeyEvent>

#include <algorithm>

namespace groundmark::annotation {

namespace {

constexpr double HitReach = 6.0; ///< view pixels: handles and edges have a hit area of 12

QKeySequence sequenceOf(const QKeyEvent& event)
{
    return QKeySequence(event.keyCombination().toCombined() & ~int(Qt::KeypadModifier));
}

/// The tool's key that was pressed and would do something now.
const ToolKey* keyFor(const CanvasTool& tool, const QKeySequence& pressed)
{
    for (const ToolKey& key : tool.keys()) {
        if (key.key == pressed && tool.canPerform(key.action)) {
            return &key;
        }
    }
    return nullptr;
}

const QKeySequence repeatKey(Qt::Key_N);

} // namespace

CanvasController::CanvasController(widgets::ImageCanvas& canvas, ToolHost& host, QObject* parent)
    : QObject(parent)
    , m_canvas(canvas)
    , m_host(host)
    , m_tools(makeToolBox(host, *this))
    , m_layer(canvas.overlay().addLayer())
{
    connect(m_tools.get(), &ToolBox::activeChanged, this, [this](QLatin1StringView id) {
        m_canvas.update();
        emit activeToolChanged(id);
        tellHint();
    });
    m_canvas.setHandler(this);
    refresh();
    selectionTouched();
}

CanvasController::~CanvasController()
{
    m_canvas.setHandler(nullptr);
    // The layer stays, for want of a number to give back; nothing of this document may show on it.
    m_canvas.overlay().setShapes(m_layer, {});
    m_canvas.overlay().setSelected({});
}

void CanvasController::addTool(
    const std::function<std::unique_ptr<CanvasTool>(ToolHost&, ToolSurface&)>& make)
{
    m_tools->add(make(m_host, *this));
}

void CanvasController::setAppearance(Appearance appearance)
{
    m_appearance = std::move(appearance);
    refresh();
}

void CanvasController::setLinked(const QList<RegionId>& ids)
{
    QSet<QUuid> linked;
    for (const RegionId& id : ids) {
        linked.insert(id.value);
    }
    m_canvas.overlay().setLinked(linked);
}

widgets::OverlayShape CanvasController::shapeFor(const Region& region) const
{
    widgets::OverlayShape shape;
    if (m_appearance) {
        shape = m_appearance(region);
    } else {
        shape.style.colour = m_canvas.colours().focus;
        shape.tag = region.ordinalName();
    }
    shape.id = region.id.value;
    shape.hidden = region.hidden;
    shape.handles
        = !region.locked && isMovable(region.shape) && region.shape.kind != ShapeKind::Point;
    const auto preview = m_preview.constFind(region.id);
    shape.shape = preview == m_preview.cend() ? region.shape : *preview;
    return shape;
}

void CanvasController::refresh()
{
    QList<widgets::OverlayShape> shapes;
    const std::span<const Region> regions = m_host.regions();
    shapes.reserve(static_cast<qsizetype>(regions.size()));
    for (const Region& region : regions) {
        shapes.append(shapeFor(region));
    }
    m_canvas.overlay().setShapes(m_layer, std::move(shapes));
}

void CanvasController::selectionTouched()
{
    QSet<QUuid> selected;
    for (const RegionId& id : m_host.selection()) {
        selected.insert(id.value);
    }
    if (selected != m_canvas.overlay().selected()) {
        m_canvas.overlay().setSelected(selected);
        emit selectionChanged();
        tellHint();
    }
}

bool CanvasController::used(bool use)
{
    selectionTouched();
    tellHint();
    return use;
}

void CanvasController::tellHint()
{
    if (const QString hint = m_tools->active().hint(); hint != m_hint) {
        m_hint = hint;
        emit hintChanged(hint);
    }
}

bool CanvasController::mousePress(const widgets::CanvasMouse& mouse)
{
    return used(m_tools->active().mousePress(mouse));
}

bool CanvasController::mouseMove(const widgets::CanvasMouse& mouse)
{
    if (mouse.buttons == Qt::NoButton && !m_tools->active().isBusy()) {
        hover(mouse.image);
    }
    return m_tools->active().mouseMove(mouse);
}

bool CanvasController::mouseRelease(const widgets::CanvasMouse& mouse)
{
    return used(m_tools->active().mouseRelease(mouse));
}

bool CanvasController::mouseDoubleClick(const widgets::CanvasMouse& mouse)
{
    return used(m_tools->active().mouseDoubleClick(mouse));
}

void CanvasController::mouseLeave()
{
    hover({-1e9, -1e9});
}

void CanvasController::hover(QPointF image)
{
    const QList<RegionId> hits = regionsAt(image);
    const RegionId id = hits.isEmpty() ? RegionId() : hits.front();
    if (id != m_hovered) {
        m_hovered = id;
        m_canvas.overlay().setHovered(id.value);
        emit regionHovered(id);
    }
}

bool CanvasController::wantsKey(const QKeyEvent& event) const
{
    const QKeySequence pressed = sequenceOf(event);
    const auto& tools = m_tools->tools();
    return keyFor(m_tools->active(), pressed) != nullptr || pressed == repeatKey
        || m_tools->toolFor(pressed) != nullptr
        || std::any_of(tools.begin(), tools.end(), [&](const auto& tool) {
               return tool->startsWith(pressed);
           });
}

bool CanvasController::keyPress(QKeyEvent& event)
{
    const QKeySequence pressed = sequenceOf(event);
    if (const ToolKey* key = keyFor(m_tools->active(), pressed)) {
        m_tools->active().perform(key->action);
        return used(true);
    }
    // Keys of a tool may also start it: Shift+R draws a box by keyboard from anywhere.
    for (const std::unique_ptr<CanvasTool>& tool : m_tools->tools()) {
        if (tool.get() != &m_tools->active() && tool->startsWith(pressed)) {
            m_tools->activate(tool->info().id);
            return keyPress(event);
        }
    }
    if (pressed == repeatKey) {
        m_tools->repeatLast();
        return used(true);
    }
    if (const CanvasTool* tool = m_tools->toolFor(pressed)) {
        m_tools->activate(tool->info().id);
        return used(true);
    }
    return false;
}

void CanvasController::paint(QPainter& painter, const widgets::ViewTransform& view)
{
    m_tools->active().paint(painter, view);
}

Qt::CursorShape CanvasController::cursor() const
{
    return m_tools->active().cursor();
}

double CanvasController::viewScale() const
{
    return m_canvas.view().scale();
}

QRectF CanvasController::visibleArea() const
{
    return m_canvas.view().visibleImageRect();
}

QList<RegionId> CanvasController::regionsAt(QPointF position) const
{
    QList<RegionId> found;
    const widgets::Overlay& overlay = m_canvas.overlay();
    for (const widgets::ShapeRef ref :
         overlay.shapesAt(position, m_canvas.toImageLength(HitReach))) {
        if (ref.layer == m_layer) {
            found.append({overlay.shape(ref).id});
        }
    }
    return found;
}

QList<RegionId> CanvasController::regionsIn(const QRectF& area) const
{
    QList<RegionId> found;
    const widgets::Overlay& overlay = m_canvas.overlay();
    for (const widgets::ShapeRef ref : overlay.shapesIn(area)) {
        if (ref.layer == m_layer) {
            found.append({overlay.shape(ref).id});
        }
    }
    return found;
}

void CanvasController::showPreview(const QHash<RegionId, Shape>& shapes)
{
    const QHash<RegionId, Shape> before = std::exchange(m_preview, shapes);
    const std::span<const Region> regions = m_host.regions();
    const qsizetype shown = m_canvas.overlay().shapes(m_layer).size();
    for (size_t i = 0; i < regions.size() && static_cast<qsizetype>(i) < shown; ++i) {
        const RegionId& id = regions[i].id;
        const widgets::ShapeRef ref {m_layer, static_cast<int>(i)};
        const bool concerned = before.contains(id) || m_preview.contains(id);
        if (concerned && m_canvas.overlay().shape(ref).id == id.value) {
            m_canvas.overlay().setShape(ref, shapeFor(regions[i]));
        }
    }
}

void CanvasController::repaintTool(const QRectF& area)
{
    m_canvas.update(m_canvas.view().toView(area).toAlignedRect().adjusted(-1, -1, 1, 1));
}

void CanvasController::panBy(QPointF viewDelta)
{
    const widgets::ViewTransform& view = m_canvas.view();
    m_canvas.setView(view.centre() - viewDelta / view.scale(), view.scale());
}

void CanvasController::ensureVisible(const QRectF& area)
{
    m_canvas.ensureVisible(area);
}

const widgets::CanvasColours& CanvasController::colours() const
{
    return m_canvas.colours();
}

} // namespace groundmark::annotation
