// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/pan_tool.h"

#include <QCoreApplication>

namespace groundmark::annotation {

using namespace Qt::StringLiterals;

ToolInfo PanTool::info() const
{
    return {"pan"_L1, QCoreApplication::translate("Tools", "Move the image"), "pan"_L1, {}};
}

QString PanTool::hint() const
{
    return QCoreApplication::translate(
        "Tools", "Drag moves the image; holding Space does so in every tool");
}

Qt::CursorShape PanTool::cursor() const
{
    return m_last ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
}

bool PanTool::mousePress(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton) {
        return false;
    }
    m_last = mouse.view;
    return true;
}

bool PanTool::mouseMove(const widgets::CanvasMouse& mouse)
{
    if (!m_last) {
        return false;
    }
    const QPointF delta = mouse.view - *m_last;
    m_last = mouse.view;
    surface().panBy(delta);
    return true;
}

bool PanTool::mouseRelease(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || !m_last) {
        return false;
    }
    m_last.reset();
    return true;
}

} // namespace groundmark::annotation
