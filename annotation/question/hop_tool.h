// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/question/question_host.h"
#include "annotation/tools/canvas_tool.h"

#include <optional>

namespace groundmark::widgets {
class KeyMap;
}

namespace groundmark::annotation {

/// Draws the arrows of the hop chain: from a cue to the cue of the hop that builds on it. By mouse a
/// drag from cue to cue; by keyboard Tab goes from cue to cue, Enter takes the start and then the end.
/// The same arrow drawn again is taken away.
class HopTool : public CanvasTool
{
public:
    HopTool(QuestionHost& host, ToolSurface& surface)
        : CanvasTool(host, surface)
        , m_host(host)
    {
    }

    [[nodiscard]] ToolInfo info() const override;
    [[nodiscard]] QString hint() const override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return !m_from.isNull(); }

    bool mousePress(const widgets::CanvasMouse& mouse) override;
    bool mouseMove(const widgets::CanvasMouse& mouse) override;
    bool mouseRelease(const widgets::CanvasMouse& mouse) override;
    [[nodiscard]] std::span<const ToolKey> keys() const override;
    [[nodiscard]] bool canPerform(QLatin1StringView action) const override;
    void perform(QLatin1StringView action) override;
    void paint(QPainter& painter, const widgets::ViewTransform& view) override;

private:
    [[nodiscard]] RegionId cueAt(QPointF image) const;
    [[nodiscard]] std::optional<QPointF> centreOf(RegionId cue) const;
    void connectTo(RegionId cue);
    void repaint();

    QuestionHost& m_host;
    RegionId m_from; ///< cue that the arrow starts at; null while none is drawn
    RegionId m_gone; ///< cue that Tab went to
    QPointF m_pointer;
};

/// Adds the keys of this tool in the workspace of that id to the table.
void addHopToolKeys(widgets::KeyMap& keys, const QString& workspace);

} // namespace groundmark::annotation
