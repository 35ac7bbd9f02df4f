// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/tool_box.h"

#include "annotation/tools/box_tool.h"
#include "annotation/tools/brush_tool.h"
#include "annotation/tools/pan_tool.h"
#include "annotation/tools/point_tool.h"
#include "annotation/tools/polygon_tool.h"
#include "annotation/tools/quad_tool.h"
#include "annotation/tools/rotated_box_tool.h"
#include "annotation/tools/ruler_tool.h"
#include "annotation/tools/select_tool.h"
#include "annotation/tools/word_tool.h"

namespace groundmark::annotation {

ToolBox::ToolBox(QObject* parent)
    : QObject(parent)
{
}

ToolBox::~ToolBox() = default;

void ToolBox::add(std::unique_ptr<CanvasTool> tool)
{
    m_tools.push_back(std::move(tool));
    if (m_tools.size() == 1) {
        active().activate();
    }
}

bool ToolBox::activate(QLatin1StringView id)
{
    for (size_t i = 0; i < m_tools.size(); ++i) {
        if (m_tools[i]->info().id == id) {
            setActive(i);
            return true;
        }
    }
    return false;
}

void ToolBox::repeatLast()
{
    setActive(m_active == 0 ? m_last : 0);
}

void ToolBox::setActive(size_t index)
{
    if (index == m_active) {
        return;
    }
    active().deactivate();
    m_active = index;
    if (index != 0) {
        m_last = index;
    }
    active().activate();
    emit activeChanged(activeId());
}

QString keyIdOf(const ToolInfo& info)
{
    return QStringLiteral("tool.") + info.id;
}

std::unique_ptr<ToolBox> makeToolBox(ToolHost& host, ToolSurface& surface)
{
    auto box = std::make_unique<ToolBox>();
    box->add(std::make_unique<SelectTool>(host, surface));
    box->add(std::make_unique<PanTool>(host, surface));
    box->add(std::make_unique<BoxTool>(host, surface));
    box->add(std::make_unique<RotatedBoxTool>(host, surface));
    box->add(std::make_unique<QuadTool>(host, surface));
    box->add(std::make_unique<PolygonTool>(host, surface));
    box->add(std::make_unique<PointTool>(host, surface));
    const auto brush = std::make_shared<Brush>();
    box->add(std::make_unique<BrushTool>(host, surface, BrushTool::Mode::Paint, brush));
    box->add(std::make_unique<BrushTool>(host, surface, BrushTool::Mode::Erase, brush));
    box->add(std::make_unique<WordTool>(host, surface));
    box->add(std::make_unique<RulerTool>(host, surface));
    return box;
}

} // namespace groundmark::annotation
