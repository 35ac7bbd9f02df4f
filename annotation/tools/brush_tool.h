// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/canvas_tool.h"
#include "imaging/tile_mask.h"
#include "widgets/canvas/overlay.h"

#include <memory>
#include <optional>

namespace groundmark::annotation {

/// The tip that brush and eraser share.
struct Brush
{
    imaging::BrushTip tip = imaging::BrushTip::Round;
    int diameter = 0; ///< image pixels; 0 until one that fits the zoom has been chosen
};

/// Paints masks, or erases in them. A stroke goes into the selected mask; without one it makes a new
/// mask, which is selected then, so that the next stroke adds to it. Esc lets go of it. With Ctrl the
/// brush erases. Each stroke is one edit.
class BrushTool : public CanvasTool
{
public:
    enum class Mode { Paint, Erase };

    static constexpr int LargestDiameter = 2000; ///< image pixels

    /// @param brush shared by the tools of one canvas
    BrushTool(ToolHost& host, ToolSurface& surface, Mode mode, std::shared_ptr<Brush> brush);

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;
    [[nodiscard]] QList<ToolOption> options() const override;
    void setOption(QLatin1StringView id, int value) override;
    void activate() override;
    void deactivate() override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return m_stroke.has_value(); }

    bool mousePress(const widgets::CanvasMouse& mouse) override;
    bool mouseMove(const widgets::CanvasMouse& mouse) override;
    bool mouseRelease(const widgets::CanvasMouse& mouse) override;
    bool mouseDoubleClick(const widgets::CanvasMouse& mouse) override { return mousePress(mouse); }
    void mouseLeave() override;

    [[nodiscard]] std::span<const ToolKey> keys() const override;
    [[nodiscard]] bool canPerform(QLatin1StringView action) const override;
    void perform(QLatin1StringView action) override;
    void paint(QPainter& painter, const widgets::ViewTransform& view) override;

    [[nodiscard]] const Brush& brush() const { return *m_brush; }

private:
    /// What is being drawn between press and release.
    struct Stroke
    {
        std::optional<Region> before; ///< the mask that is changed; nothing for a new one
        imaging::TileMask mask;
        widgets::ShapeStyle style;
        QPointF last; ///< where the tip was
        bool sets = true;
    };

    /// The mask that a stroke from here would change.
    [[nodiscard]] std::optional<Region> target(QPointF image, bool sets) const;
    void extendTo(QPointF image);
    void commit(const Stroke& stroke);
    void movePointer(QPointF image);
    [[nodiscard]] QRectF tipArea(QPointF image) const;
    void setDiameter(int diameter);

    Mode m_mode;
    std::shared_ptr<Brush> m_brush;
    std::optional<Stroke> m_stroke;
    std::optional<QPointF> m_pointer; ///< image position; nothing until the mouse has moved here
};

} // namespace groundmark::annotation
