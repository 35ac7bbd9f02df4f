// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/mask/mask_host.h"
#include "annotation/tools/canvas_tool.h"

#include <optional>

namespace groundmark::widgets {
class KeyMap;
}

namespace groundmark::annotation {

/// Masks text: shows the words near the pointer, a click masks the one under it, Shift and a click
/// adds it to the selected mask, a double click masks its line, a drag what it encloses. A box by keyboard alone is Shift+R of
/// the rectangle tool, which snaps in the same way.
class MaskTool : public CanvasTool
{
public:
    MaskTool(MaskHost& host, ToolSurface& surface)
        : CanvasTool(host, surface)
        , m_host(host)
    {
    }

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;
    void deactivate() override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return m_first.has_value(); }

    bool mousePress(const widgets::CanvasMouse& mouse) override;
    bool mouseMove(const widgets::CanvasMouse& mouse) override;
    bool mouseRelease(const widgets::CanvasMouse& mouse) override;
    /// The first click of the two has masked the word.
    bool mouseDoubleClick(const widgets::CanvasMouse& mouse) override;
    [[nodiscard]] std::span<const ToolKey> keys() const override;
    [[nodiscard]] bool canPerform(QLatin1StringView action) const override;
    void perform(QLatin1StringView action) override;
    void paint(QPainter& painter, const widgets::ViewTransform& view) override;

private:
    [[nodiscard]] QRectF reachRound(QPointF position) const;

    MaskHost& m_host;
    std::optional<QPointF> m_first; ///< where the button went down
    std::optional<QPointF> m_pointer;
    QPointF m_pressedAt; ///< view pixels, to tell a click from a drag
};

/// Adds the keys of this tool in the workspace of that id to the table.
void addMaskToolKeys(widgets::KeyMap& keys, const QString& workspace);

} // namespace groundmark::annotation
