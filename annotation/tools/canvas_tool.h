// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/tool_host.h"
#include "widgets/canvas/canvas_handler.h"

#include <QKeySequence>
#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <span>

namespace groundmark::annotation {

/// How a tool is shown in tool bars, menus and the overview of keys.
struct ToolInfo
{
    QLatin1StringView id; ///< stable word, such as "box"
    QString title; ///< translated, such as "Rectangle"
    QLatin1StringView icon; ///< name of an icon of the theme
    QList<QKeySequence> keys; ///< the key that chooses it, then its aliases
};

/// One key of a tool while it is active. `action` is a stable word for settings; `key` is what
/// presses it unless the window's KeyMap says otherwise.
struct ToolKey
{
    QLatin1StringView action;
    QKeySequence key;
    const char* title = ""; ///< untranslated, in the context "Tools"; once per action will do
};

/// Something of a tool that can be chosen in the tool bar: one of several choices, or a number when
/// there are none.
struct ToolOption
{
    QLatin1StringView id; ///< stable word
    QString title; ///< translated
    QStringList choices; ///< translated
    int value = 0; ///< index of the choice, or the number
    int least = 0;
    int most = 0;

    bool operator==(const ToolOption&) const = default;
};

/// A tool of the canvas: turns mouse and keys, in image coordinates, into edits. While the user
/// drags or clicks, everything is a preview; the end of a gesture commits exactly one Edit.
///
/// To add a tool, derive from this in a file of its own and register it in makeToolBox().
class CanvasTool
{
public:
    /// Both must outlive the tool.
    CanvasTool(ToolHost& host, ToolSurface& surface)
        : m_host(host)
        , m_surface(surface)
    {
    }
    virtual ~CanvasTool() = default;
    Q_DISABLE_COPY_MOVE(CanvasTool)

    [[nodiscard]] virtual ToolInfo info() const = 0;
    /// What to do now, for the status bar; changes while a shape is being made.
    [[nodiscard]] virtual QString hint() const = 0;
    [[nodiscard]] virtual Qt::CursorShape cursor() const { return Qt::CrossCursor; }
    /// What the tool bar offers while the tool is active.
    [[nodiscard]] virtual QList<ToolOption> options() const { return {}; }
    virtual void setOption(QLatin1StringView /*id*/, int /*value*/) { }

    virtual void activate() { }
    /// Leaves nothing half done.
    virtual void deactivate() { cancel(); }
    /// Gives up what is being made; does nothing otherwise.
    virtual void cancel() = 0;
    /// Whether something is being made that cancel() would give up.
    [[nodiscard]] virtual bool isBusy() const = 0;

    // Mouse positions may lie outside the image. Each returns whether the event was used.
    virtual bool mousePress(const widgets::CanvasMouse& /*mouse*/) { return false; }
    virtual bool mouseMove(const widgets::CanvasMouse& /*mouse*/) { return false; }
    virtual bool mouseRelease(const widgets::CanvasMouse& /*mouse*/) { return false; }
    virtual bool mouseDoubleClick(const widgets::CanvasMouse& /*mouse*/) { return false; }
    virtual void mouseLeave() { }

    /// Every key that the tool knows, in the order of an overview.
    [[nodiscard]] virtual std::span<const ToolKey> keys() const { return {}; }
    /// Whether perform() would do something now; otherwise the key is left to others.
    [[nodiscard]] virtual bool canPerform(QLatin1StringView /*action*/) const { return false; }
    virtual void perform(QLatin1StringView /*action*/) { }
    /// Whether the action's key also chooses the tool while another one is active, as Shift+R does.
    [[nodiscard]] virtual bool startsWith(QLatin1StringView /*action*/) const { return false; }

    /// Draws what is being made, in view coordinates, above the regions.
    virtual void paint(QPainter& /*painter*/, const widgets::ViewTransform& /*view*/) { }

protected:
    [[nodiscard]] ToolHost& host() const { return m_host; }
    [[nodiscard]] ToolSurface& surface() const { return m_surface; }
    [[nodiscard]] double toImageLength(double viewPixels) const
    {
        return viewPixels / m_surface.viewScale();
    }
    /// Creates a region of this shape and selects it; false when the host refused.
    bool create(const Shape& shape);

private:
    ToolHost& m_host;
    ToolSurface& m_surface;
};

} // namespace groundmark::annotation
