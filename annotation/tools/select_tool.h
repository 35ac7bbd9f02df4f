// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/canvas_tool.h"
#include "annotation/tools/shape_edit.h"

#include <functional>
#include <optional>

namespace groundmark::annotation {

/// Selects, moves and resizes regions, edits their vertices, duplicates and deletes them.
///
/// Click selects, with Shift or Ctrl adds or takes away; a drag beside all regions draws a rubber
/// band; Tab goes through what lies stacked at the last click, else through all. Alt+click or a
/// double click on a polygon's edge inserts a vertex, Backspace deletes the one last touched.
/// Locked regions can be selected, but not changed.
class SelectTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] Qt::CursorShape cursor() const override { return m_cursor; }
    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return m_gesture != Gesture::None; }

    bool mousePress(const widgets::CanvasMouse& mouse) override;
    bool mouseMove(const widgets::CanvasMouse& mouse) override;
    bool mouseRelease(const widgets::CanvasMouse& mouse) override;
    bool mouseDoubleClick(const widgets::CanvasMouse& mouse) override;

    [[nodiscard]] std::span<const ToolKey> keys() const override;
    [[nodiscard]] bool canPerform(QLatin1StringView action) const override;
    void perform(QLatin1StringView action) override;
    void paint(QPainter& painter, const widgets::ViewTransform& view) override;

private:
    enum class Gesture
    {
        None,
        Pressed, ///< on a region, not moved yet
        Moving,
        Handle,
        Band,
    };
    struct Handle
    {
        RegionId region;
        int index = 0;
    };
    using Reshape = std::function<Shape(const Shape&)>;

    [[nodiscard]] const Region* find(const RegionId& id) const;
    /// Selected regions that may be changed.
    [[nodiscard]] QList<Region> editable() const;
    [[nodiscard]] static QRectF boundsOf(const QList<Region>& regions);
    [[nodiscard]] std::optional<Handle> handleAt(QPointF image) const;
    [[nodiscard]] bool insertVertexAt(QPointF image);
    void toggle(const RegionId& id);
    void cycle(int step);
    void hover(QPointF image);
    void previewMove(QPointF to);
    void previewHandle(QPointF to);
    void moveBand(QPointF to);
    void selectBand();
    void commitPreview(const QString& action);
    void reshapeSelected(const QString& action, const Reshape& reshape);
    void deleteSelected();
    void deleteVertex();
    void duplicateSelected();
    void hideSelected();
    void turnIntoMasks();
    void turnIntoPolygons();

    Gesture m_gesture = Gesture::None;
    QPointF m_pressImage;
    QPointF m_pressView;
    Qt::KeyboardModifiers m_modifiers;
    RegionId m_pressed; ///< the best region at the press
    Handle m_handle;
    std::optional<Handle> m_vertex; ///< last touched, for deleting
    QRectF m_band;
    QHash<RegionId, Shape> m_preview;
    Qt::CursorShape m_cursor = Qt::ArrowCursor;
};

} // namespace groundmark::annotation
