// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/overlay.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace groundmark::widgets {

namespace {

const QRectF nowhere(0, 0, -1, -1);

double polygonArea(const QPolygonF& points)
{
    double twice = 0.0;
    for (qsizetype i = 0, j = points.size() - 1; i < points.size(); j = i++) {
        twice += points[j].x() * points[i].y() - points[i].x() * points[j].y();
    }
    return std::abs(twice) / 2;
}

double distanceToSegment(QPointF p, QPointF a, QPointF b)
{
    const QPointF along = b - a;
    const double length = QPointF::dotProduct(along, along);
    const double share
        = length > 0 ? std::clamp(QPointF::dotProduct(p - a, along) / length, 0.0, 1.0) : 0.0;
    const QPointF away = p - (a + along * share);
    return std::hypot(away.x(), away.y());
}

double distanceToOutline(QPointF p, const QPolygonF& points, bool closed)
{
    double best = std::numeric_limits<double>::max();
    const qsizetype segments = closed ? points.size() : points.size() - 1;
    for (qsizetype i = 0; i < std::max<qsizetype>(segments, 1); ++i) {
        best = std::min(best, distanceToSegment(p, points[i], points[(i + 1) % points.size()]));
    }
    return best;
}

bool isClosed(ShapeKind kind)
{
    return kind != ShapeKind::LineStrip && kind != ShapeKind::Point;
}

size_t at(int index)
{
    return static_cast<size_t>(index);
}

std::shared_ptr<const imaging::TileMask> unpacked(const OverlayShape& shape)
{
    if (shape.shape.kind != ShapeKind::Mask || shape.hidden || shape.shape.mask.isEmpty()) {
        return nullptr;
    }
    auto mask = imaging::TileMask::fromText(shape.shape.mask, shape.imageSize);
    return mask ? std::make_shared<const imaging::TileMask>(std::move(*mask)) : nullptr;
}

} // namespace

Overlay::Overlay(QObject* parent)
    : QObject(parent)
{
}

int Overlay::addLayer()
{
    m_layers.emplace_back();
    return layerCount() - 1;
}

void Overlay::setLayerVisible(int layer, bool visible)
{
    if (m_layers[at(layer)].visible != visible) {
        m_layers[at(layer)].visible = visible;
        emit changed({});
    }
}

bool Overlay::isLayerVisible(int layer) const
{
    return m_layers[at(layer)].visible;
}

void Overlay::setVisible(bool visible)
{
    if (m_visible != visible) {
        m_visible = visible;
        emit changed({});
    }
}

Overlay::Prepared Overlay::prepare(const OverlayShape& shape) const
{
    Prepared prepared;
    prepared.outline = QPolygonF(shape.shape.outline());
    prepared.bounds = shape.hidden || prepared.outline.isEmpty() ? nowhere : shape.shape.bounds();
    prepared.mask = unpacked(shape);
    if (prepared.mask) {
        prepared.area = double(prepared.mask->area());
    } else if (isClosed(shape.shape.kind)) {
        prepared.area = polygonArea(prepared.outline);
    }
    prepared.selected = !shape.id.isNull() && m_selected.contains(shape.id);
    prepared.linked = !shape.id.isNull() && m_linked.contains(shape.id);
    return prepared;
}

void Overlay::setShapes(int layer, QList<OverlayShape> shapes)
{
    Layer& target = m_layers[at(layer)];
    const qsizetype common = std::min(shapes.size(), target.shapes.size());
    QRectF dirty;
    std::vector<Prepared> prepared;
    prepared.reserve(static_cast<size_t>(shapes.size()));
    const auto addDirty = [&dirty](const Prepared& one) {
        if (one.bounds.width() >= 0) {
            dirty |= one.bounds.adjusted(-0.5, -0.5, 0.5, 0.5);
        }
    };
    for (qsizetype i = 0; i < shapes.size(); ++i) {
        const auto index = static_cast<size_t>(i);
        if (i < common && shapes[i] == target.shapes[i]) {
            prepared.push_back(std::move(target.prepared[index]));
            continue;
        }
        prepared.push_back(prepare(shapes[i]));
        addDirty(prepared.back());
        if (i < common) {
            addDirty(target.prepared[index]);
        }
    }
    for (qsizetype i = common; i < target.shapes.size(); ++i) {
        addDirty(target.prepared[static_cast<size_t>(i)]);
    }
    target.shapes = std::move(shapes);
    target.prepared = std::move(prepared);

    std::vector<QRectF> bounds;
    bounds.reserve(target.prepared.size());
    int linkedCount = 0;
    for (const Prepared& one : target.prepared) {
        bounds.push_back(one.bounds);
        linkedCount += one.linked ? 1 : 0;
    }
    target.grid.rebuild(bounds);
    const bool dimsAnew = (linkedCount > 0) != (target.linkedCount > 0);
    target.linkedCount = linkedCount;
    if (dimsAnew) {
        emit changed({});
    } else if (!dirty.isNull()) {
        emit changed(dirty);
    }
}

void Overlay::setShape(ShapeRef ref, const OverlayShape& shape)
{
    Layer& target = m_layers[at(ref.layer)];
    if (target.shapes[ref.index] == shape) {
        return;
    }
    Prepared& old = target.prepared[at(ref.index)];
    Prepared renewed = prepare(shape);
    QRectF dirty = renewed.bounds.adjusted(-0.5, -0.5, 0.5, 0.5);
    if (old.bounds.width() >= 0) {
        dirty |= old.bounds.adjusted(-0.5, -0.5, 0.5, 0.5);
    }
    target.linkedCount += (renewed.linked ? 1 : 0) - (old.linked ? 1 : 0);
    old = std::move(renewed);
    target.shapes[ref.index] = shape;
    target.grid.replace(ref.index, old.bounds);
    emit changed(dirty);
}

const QList<OverlayShape>& Overlay::shapes(int layer) const
{
    return m_layers[at(layer)].shapes;
}

const OverlayShape& Overlay::shape(ShapeRef ref) const
{
    return m_layers[at(ref.layer)].shapes.at(ref.index);
}

std::optional<ShapeRef> Overlay::find(const QUuid& id) const
{
    for (int layer = layerCount() - 1; layer >= 0; --layer) {
        const QList<OverlayShape>& shapes = m_layers[at(layer)].shapes;
        const auto found
            = std::find_if(shapes.cbegin(), shapes.cend(), [&](const OverlayShape& shape) {
                  return shape.id == id;
              });
        if (found != shapes.cend()) {
            return ShapeRef {layer, static_cast<int>(found - shapes.cbegin())};
        }
    }
    return std::nullopt;
}

const Overlay::Prepared& Overlay::preparedOf(ShapeRef ref) const
{
    return m_layers[at(ref.layer)].prepared[at(ref.index)];
}

/// Brings the flags up to date and repaints what they concern.
void Overlay::refreshFlags(const QSet<QUuid>& before, const QSet<QUuid>& after, bool dims)
{
    QRectF dirty;
    bool everything = false;
    for (Layer& layer : m_layers) {
        int linkedCount = 0;
        for (qsizetype i = 0; i < layer.shapes.size(); ++i) {
            Prepared& one = layer.prepared[static_cast<size_t>(i)];
            const QUuid& id = layer.shapes[i].id;
            const bool known = !id.isNull();
            one.selected = known && m_selected.contains(id);
            one.linked = known && m_linked.contains(id);
            linkedCount += one.linked ? 1 : 0;
            if (known && one.bounds.width() >= 0 && before.contains(id) != after.contains(id)) {
                dirty |= one.bounds.adjusted(-0.5, -0.5, 0.5, 0.5);
            }
        }
        everything = everything || (dims && (linkedCount > 0) != (layer.linkedCount > 0));
        layer.linkedCount = linkedCount;
    }
    if (everything) {
        emit changed({});
    } else if (!dirty.isNull()) {
        emit changed(dirty);
    }
}

void Overlay::setSelected(const QSet<QUuid>& ids)
{
    if (ids != m_selected) {
        const bool hadMany = hasManySelected();
        const QSet<QUuid> before = std::exchange(m_selected, ids);
        refreshFlags(before, m_selected, false);
        if (hasManySelected() != hadMany) {
            emit changed({}); // also those that stay selected look different now
        }
    }
}

void Overlay::setLinked(const QSet<QUuid>& ids)
{
    if (ids != m_linked) {
        const QSet<QUuid> before = std::exchange(m_linked, ids);
        refreshFlags(before, m_linked, true);
    }
}

void Overlay::setHovered(const QUuid& id)
{
    if (id == m_hovered) {
        return;
    }
    const std::optional<ShapeRef> before = m_hovered.isNull() ? std::nullopt : find(m_hovered);
    m_hovered = id;
    const std::optional<ShapeRef> after = id.isNull() ? std::nullopt : find(id);
    for (const std::optional<ShapeRef>& ref : {before, after}) {
        if (ref && bounds(*ref).width() >= 0) {
            emit changed(bounds(*ref).adjusted(-0.5, -0.5, 0.5, 0.5));
        }
    }
}

bool Overlay::isSelected(ShapeRef ref) const
{
    return preparedOf(ref).selected;
}

bool Overlay::isLinked(ShapeRef ref) const
{
    return preparedOf(ref).linked;
}

bool Overlay::isHovered(ShapeRef ref) const
{
    return !m_hovered.isNull() && shape(ref).id == m_hovered;
}

bool Overlay::isDimmed(ShapeRef ref) const
{
    return m_layers[at(ref.layer)].linkedCount > 0 && !preparedOf(ref).linked;
}

const QPolygonF& Overlay::outline(ShapeRef ref) const
{
    return preparedOf(ref).outline;
}

const QRectF& Overlay::bounds(ShapeRef ref) const
{
    return preparedOf(ref).bounds;
}

const std::shared_ptr<const imaging::TileMask>& Overlay::mask(ShapeRef ref) const
{
    return preparedOf(ref).mask;
}

QList<ShapeRef> Overlay::shapesIn(const QRectF& area) const
{
    QList<ShapeRef> found;
    for (int layer = 0; m_visible && layer < layerCount(); ++layer) {
        if (m_layers[at(layer)].visible) {
            for (const int index : m_layers[at(layer)].grid.find(area)) {
                found.append({layer, index});
            }
        }
    }
    return found;
}

QList<ShapeRef> Overlay::shapesAt(QPointF position, double tolerance) const
{
    struct Hit
    {
        int rank; ///< 0 point, 1 edge, 2 interior
        double area;
        ShapeRef ref;
    };
    std::vector<Hit> hits;
    const QPointF reach(tolerance, tolerance);
    for (const ShapeRef ref : shapesIn(QRectF(position - reach, position + reach))) {
        const OverlayShape& candidate = shape(ref);
        const Prepared& one = preparedOf(ref);
        if (!candidate.interactive) {
            continue;
        }
        if (one.mask) {
            if (one.mask->contains(QPoint(int(std::floor(position.x())), int(std::floor(position.y()))))) {
                hits.push_back({2, one.area, ref});
            }
            continue;
        }
        const bool closed = isClosed(candidate.shape.kind);
        const bool near = distanceToOutline(position, one.outline, closed) <= tolerance;
        if (near) {
            hits.push_back({candidate.shape.kind == ShapeKind::Point ? 0 : 1, one.area, ref});
        } else if (closed && one.outline.containsPoint(position, Qt::OddEvenFill)) {
            hits.push_back({2, one.area, ref});
        }
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
        return std::tuple(a.rank, a.area, -a.ref.layer, -a.ref.index)
            < std::tuple(b.rank, b.area, -b.ref.layer, -b.ref.index);
    });
    QList<ShapeRef> found;
    for (const Hit& hit : hits) {
        found.append(hit.ref);
    }
    return found;
}

} // namespace groundmark::widgets
