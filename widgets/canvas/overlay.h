// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geometry.h"
#include "imaging/tile_mask.h"
#include "widgets/canvas/shape_grid.h"

#include <QColor>
#include <QList>
#include <QObject>
#include <QPolygonF>
#include <QSet>
#include <QUuid>

#include <memory>
#include <optional>
#include <vector>

namespace groundmark::widgets {

/// How a shape is drawn at rest. Lengths are view pixels and never grow with the zoom.
struct ShapeStyle
{
    QColor colour; ///< of the stroke and the tag
    double width = 2.0;
    QList<double> dash; ///< on, off, … in pixels; empty is solid
    double opacity = 1.0; ///< of the whole shape, 0–1
    double fill = 0.0; ///< opacity of the interior, 0–1
    QColor fillColour; ///< invalid for the stroke's colour
    bool halo = true; ///< black under the stroke; only quiet helpers go without
    bool arrow = false; ///< ShapeKind::LineStrip: an arrow head at the last point

    bool operator==(const ShapeStyle&) const = default;
};

/// One shape over an image.
struct OverlayShape
{
    QUuid id; ///< the owner's, such as a RegionId's value; may be null
    Shape shape; ///< in displayed pixels of the image
    ShapeStyle style;
    QString tag; ///< short text on a filled label; empty for none
    QSize imageSize; ///< ShapeKind::Mask only: of the image that its run lengths go through
    bool hidden = false; ///< neither drawn nor hit
    bool interactive = true; ///< whether it can be hit
    bool handles = true; ///< whether handles are drawn while it is selected

    bool operator==(const OverlayShape&) const = default;
};

/// Names a shape of an overlay until its layer gets other shapes.
struct ShapeRef
{
    int layer = -1;
    int index = -1;

    auto operator<=>(const ShapeRef&) const = default;
};

/// What lies over an image: layers of shapes, which of them are selected, linked or under the
/// pointer, and a spatial index that answers what is where. Knows nothing of zoom or painting.
///
/// *Linked* shapes belong to the current step, hop or row: they are emphasised and, while there are
/// any, all other shapes of the same layer are dimmed (visual language, section 1.3).
class Overlay : public QObject
{
    Q_OBJECT

public:
    /// With more selected than this, handles would hide what they belong to: the shapes are filled
    /// instead. Ours.
    static constexpr qsizetype ManySelected = 8;

    explicit Overlay(QObject* parent = nullptr);

    /// Adds an empty layer above the others and returns its number.
    int addLayer();
    [[nodiscard]] int layerCount() const { return static_cast<int>(m_layers.size()); }
    void setLayerVisible(int layer, bool visible);
    [[nodiscard]] bool isLayerVisible(int layer) const;
    /// Shows or hides all layers, for a peek at the bare image.
    void setVisible(bool visible);
    [[nodiscard]] bool isVisible() const { return m_visible; }

    /// Replaces a layer's shapes; later ones are drawn above earlier ones. Shapes that are equal to
    /// what stood at their place are not repainted.
    void setShapes(int layer, QList<OverlayShape> shapes);
    /// Replaces one shape.
    void setShape(ShapeRef ref, const OverlayShape& shape);
    [[nodiscard]] const QList<OverlayShape>& shapes(int layer) const;
    [[nodiscard]] const OverlayShape& shape(ShapeRef ref) const;
    /// The shape with this id, of the topmost layer that has it.
    [[nodiscard]] std::optional<ShapeRef> find(const QUuid& id) const;

    void setSelected(const QSet<QUuid>& ids);
    void setLinked(const QSet<QUuid>& ids);
    void setHovered(const QUuid& id); ///< null for none
    [[nodiscard]] const QSet<QUuid>& selected() const { return m_selected; }
    [[nodiscard]] bool hasManySelected() const { return m_selected.size() > ManySelected; }
    [[nodiscard]] const QSet<QUuid>& linked() const { return m_linked; }
    [[nodiscard]] bool isSelected(ShapeRef ref) const;
    [[nodiscard]] bool isLinked(ShapeRef ref) const;
    [[nodiscard]] bool isHovered(ShapeRef ref) const;
    /// Whether others of its layer are linked and it is not.
    [[nodiscard]] bool isDimmed(ShapeRef ref) const;

    /// The outline in image coordinates, made once per shape.
    [[nodiscard]] const QPolygonF& outline(ShapeRef ref) const;
    [[nodiscard]] const QRectF& bounds(ShapeRef ref) const;
    /// The pixels of a mask, unpacked once per shape. Null for other kinds, and for a mask whose run
    /// lengths do not fit its image: only its box can be shown.
    [[nodiscard]] const std::shared_ptr<const imaging::TileMask>& mask(ShapeRef ref) const;

    /// Visible shapes whose bounds touch `area` (image), in drawing order.
    [[nodiscard]] QList<ShapeRef> shapesIn(const QRectF& area) const;
    /// Interactive shapes at an image position, best first: points, then edges within `tolerance`
    /// (image pixels), then interiors; among these the smaller shape, then the upper one.
    [[nodiscard]] QList<ShapeRef> shapesAt(QPointF position, double tolerance) const;

signals:
    /// What covers `area` (image) looks different now; a null rectangle stands for everything.
    void changed(const QRectF& area);

private:
    struct Prepared
    {
        QPolygonF outline;
        QRectF bounds;
        std::shared_ptr<const imaging::TileMask> mask;
        double area = 0.0;
        bool selected = false;
        bool linked = false;
    };
    struct Layer
    {
        QList<OverlayShape> shapes;
        std::vector<Prepared> prepared;
        ShapeGrid grid;
        bool visible = true;
        int linkedCount = 0;
    };

    [[nodiscard]] Prepared prepare(const OverlayShape& shape) const;
    [[nodiscard]] const Prepared& preparedOf(ShapeRef ref) const;
    void refreshFlags(const QSet<QUuid>& before, const QSet<QUuid>& after, bool dims);

    std::vector<Layer> m_layers;
    QSet<QUuid> m_selected;
    QSet<QUuid> m_linked;
    QUuid m_hovered;
    bool m_visible = true;
};

} // namespace groundmark::widgets
