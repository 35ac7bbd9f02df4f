// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/canvas_controller.h"

#include "annotation/tools/shape_edit.h"
#include "annotation/tools/word_source.h"
#include "widgets/keys/key_map.h"

#include <QKeyEvent>

#include <algorithm>

namespace groundmark::annotation {

namespace {

constexpr double HitReach = 6.0; ///< view pixels: handles and edges have a hit area of 12

const widgets::Keys RepeatKeys {Qt::Key_N};

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
    if (WordSource* const words = host.wordSource()) {
        connect(words, &WordSource::changed, this, &CanvasController::tellHint);
    }
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
    shape.imageSize = m_host.imageSize().toSize();
    shape.hidden = region.hidden;
    shape.handles
        = !region.locked && hasHandles(region.shape) && region.shape.kind != ShapeKind::Point;
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

void CanvasController::setOption(QLatin1StringView id, int value)
{
    m_tools->active().setOption(id, value);
    tellHint();
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
    if (const QList<ToolOption> options = m_tools->active().options(); options != m_options) {
        m_options = options;
        emit optionsChanged();
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
    m_tools->active().mouseLeave();
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

bool CanvasController::isKey(
    const QString& id, const widgets::Keys& otherwise, const QKeyEvent& event) const
{
    const widgets::KeyMap* map = widgets::KeyMap::of(&m_canvas);
    return widgets::isPressed(map != nullptr ? map->keys(id, otherwise) : otherwise, event);
}

/// What the event asks the tool for, if it would do something now; empty for nothing.
QLatin1StringView CanvasController::actionFor(const CanvasTool& tool, const QKeyEvent& event) const
{
    for (const ToolKey& key : tool.keys()) {
        if (tool.canPerform(key.action) && isKey(key.action, {key.key}, event)) {
            return key.action;
        }
    }
    return {};
}

/// The same for everything else: an action that starts its tool, a tool, or going back to the last.
QString CanvasController::choiceFor(const QKeyEvent& event) const
{
    for (const std::unique_ptr<CanvasTool>& tool : m_tools->tools()) {
        for (const ToolKey& key : tool->keys()) {
            // Shift+R draws a box by keyboard from anywhere.
            if (tool->startsWith(key.action) && isKey(key.action, {key.key}, event)) {
                return key.action;
            }
        }
        const ToolInfo info = tool->info();
        if (isKey(keyIdOf(info), info.keys, event)) {
            return keyIdOf(info);
        }
    }
    return isKey(RepeatAction, RepeatKeys, event) ? QString(RepeatAction) : QString();
}

bool CanvasController::wantsKey(const QKeyEvent& event) const
{
    return !actionFor(m_tools->active(), event).isEmpty() || !choiceFor(event).isEmpty();
}

bool CanvasController::keyPress(QKeyEvent& event)
{
    if (const QLatin1StringView action = actionFor(m_tools->active(), event); !action.isEmpty()) {
        m_tools->active().perform(action);
        return used(true);
    }
    const QString choice = choiceFor(event);
    return !choice.isEmpty() && trigger(QLatin1StringView(choice.toLatin1()));
}

bool CanvasController::trigger(QLatin1StringView id)
{
    if (id == RepeatAction) {
        m_tools->repeatLast();
        return used(true);
    }
    for (const std::unique_ptr<CanvasTool>& tool : m_tools->tools()) {
        if (keyIdOf(tool->info()) == id) {
            return used(m_tools->activate(tool->info().id));
        }
    }
    // The active tool first: several may know the same word.
    const auto perform = [&](CanvasTool& tool) {
        const auto keys = tool.keys();
        const bool knows = std::ranges::any_of(
            keys, [&](const ToolKey& key) { return key.action == id; });
        if (!knows || !tool.canPerform(id)) {
            return false;
        }
        m_tools->activate(tool.info().id);
        tool.perform(id);
        return true;
    };
    return used(
        perform(m_tools->active())
        || std::ranges::any_of(
            m_tools->tools(), [&](const auto& tool) { return perform(*tool); }));
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

widgets::ShapeStyle CanvasController::styleOf(const Region& region) const
{
    return shapeFor(region).style;
}

} // namespace groundmark::annotation
