// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/canvas_tool.h"

#include <QObject>

#include <memory>
#include <vector>

namespace groundmark::annotation {

/// The tools of one canvas; exactly one is active. The first tool is the one that others fall back
/// to, normally selecting.
class ToolBox : public QObject
{
    Q_OBJECT

public:
    explicit ToolBox(QObject* parent = nullptr);
    ~ToolBox() override;

    /// Adds a tool; the first one becomes active.
    void add(std::unique_ptr<CanvasTool> tool);
    /// In the order of add(), for a tool bar.
    [[nodiscard]] const std::vector<std::unique_ptr<CanvasTool>>& tools() const { return m_tools; }

    [[nodiscard]] CanvasTool& active() const { return *m_tools[m_active]; }
    [[nodiscard]] QLatin1StringView activeId() const { return active().info().id; }
    /// Activates a tool; false for an unknown id.
    bool activate(QLatin1StringView id);
    /// Goes back and forth between the first tool and the one used before it.
    void repeatLast();

signals:
    void activeChanged(QLatin1StringView id);

private:
    void setActive(size_t index);

    std::vector<std::unique_ptr<CanvasTool>> m_tools;
    size_t m_active = 0;
    size_t m_last = 0; ///< the last one that was not the first
};

/// What a tool is known by in the table of keys: "tool.box".
[[nodiscard]] QString keyIdOf(const ToolInfo& info);
/// Goes back and forth between selecting and the last tool.
inline constexpr QLatin1StringView RepeatAction {"tool.repeat"};

/// The tools of every annotating workspace: select, pan, box, rotated box, quad, polygon, point,
/// brush, eraser, words, ruler.
[[nodiscard]] std::unique_ptr<ToolBox> makeToolBox(ToolHost& host, ToolSurface& surface);

} // namespace groundmark::annotation
