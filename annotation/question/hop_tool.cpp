// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/question/hop_tool.h"

#include "annotation/tools/tool_box.h"
#include "widgets/canvas/canvas_colours.h"
#include "widgets/canvas/overlay_painter.h"
#include "widgets/canvas/view_transform.h"
#include "widgets/keys/key_map.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace groundmark::annotation {

namespace {

using namespace Qt::StringLiterals;

struct Tools
{
    Q_DECLARE_TR_FUNCTIONS(Tools)
};

const std::array<ToolKey, 5> Keys {
    {{"hops.next"_L1, QKeySequence(Qt::Key_Tab), QT_TRANSLATE_NOOP("Tools", "Next cue")},
     {"hops.previous"_L1, QKeySequence(Qt::SHIFT | Qt::Key_Tab), QT_TRANSLATE_NOOP("Tools", "Previous cue")},
     {"hops.take"_L1, QKeySequence(Qt::Key_Return), QT_TRANSLATE_NOOP("Tools", "Begin or end the arrow at the cue")},
     {"hops.take"_L1, QKeySequence(Qt::Key_Enter)},
     {"hops.cancel"_L1, QKeySequence(Qt::Key_Escape), QT_TRANSLATE_NOOP("Tools", "Give up the arrow")}}};

ToolInfo hopToolInfo()
{
    return {"hops"_L1, Tools::tr("Hop arrow"), "arrow"_L1, {QKeySequence(Qt::Key_G)}};
}

} // namespace

ToolInfo HopTool::info() const
{
    return hopToolInfo();
}

QString HopTool::hint() const
{
    if (!m_from.isNull()) {
        return Tools::tr("From cue %1: release at the cue that it leads to, or Tab and Enter; Esc cancels")
            .arg(m_host.numberOf(m_from));
    }
    return m_host.cues().size() < 2
        ? Tools::tr("Draw two cues first (R), then an arrow from one to the other")
        : Tools::tr("Drag from a cue to the one that builds on it; Tab and Enter by keyboard");
}

RegionId HopTool::cueAt(QPointF image) const
{
    for (const RegionId id : surface().regionsAt(image)) {
        if (m_host.numberOf(id) > 0) {
            return id;
        }
    }
    return {};
}

std::optional<QPointF> HopTool::centreOf(RegionId cue) const
{
    for (const auto& known : m_host.cues()) {
        if (known.id == cue) {
            return known.box.center();
        }
    }
    return std::nullopt;
}

void HopTool::repaint()
{
    surface().repaintTool(QRectF(QPointF(), host().imageSize()));
}

void HopTool::cancel()
{
    m_from = {};
    m_gone = {};
    repaint();
}

void HopTool::connectTo(RegionId cue)
{
    const RegionId from = m_from;
    cancel();
    m_host.connectCues(from, cue);
    m_host.setSelection({cue});
}

bool HopTool::mousePress(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton) {
        return false;
    }
    const RegionId cue = cueAt(mouse.image);
    m_pointer = mouse.image;
    if (!m_from.isNull() && !cue.isNull() && cue != m_from) {
        connectTo(cue); // a click on the second cue
        return true;
    }
    m_from = cue;
    m_host.setSelection(cue.isNull() ? QList<RegionId>() : QList<RegionId> {cue});
    repaint();
    return true;
}

bool HopTool::mouseMove(const widgets::CanvasMouse& mouse)
{
    if (m_from.isNull()) {
        return false;
    }
    m_pointer = mouse.image;
    repaint();
    return true;
}

bool HopTool::mouseRelease(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || m_from.isNull()) {
        return false;
    }
    const RegionId cue = cueAt(mouse.image);
    if (!cue.isNull() && cue != m_from) {
        connectTo(cue);
    }
    return true; // released on the same cue: a click, the next one ends the arrow
}

std::span<const ToolKey> HopTool::keys() const
{
    return Keys;
}

bool HopTool::canPerform(QLatin1StringView action) const
{
    if (action == "hops.cancel"_L1) {
        return isBusy() || !m_gone.isNull();
    }
    return action == "hops.take"_L1 ? !m_gone.isNull() : m_host.cues().size() > 1;
}

void HopTool::perform(QLatin1StringView action)
{
    if (action == "hops.cancel"_L1) {
        cancel();
        return;
    }
    if (action == "hops.take"_L1) {
        if (m_from.isNull()) {
            m_from = m_gone;
        } else if (m_gone != m_from) {
            connectTo(m_gone);
        }
        repaint();
        return;
    }
    const auto cues = m_host.cues();
    const auto count = static_cast<qsizetype>(cues.size());
    const auto found = std::ranges::find(cues, m_gone, &evaluation::logicocr::Cue::id);
    const bool forward = action == "hops.next"_L1;
    qsizetype place = found == cues.end() ? (forward ? -1 : count) : found - cues.begin();
    place = (place + (forward ? 1 : -1) + count) % count;
    const auto& cue = cues[static_cast<std::size_t>(place)];
    m_gone = cue.id;
    m_host.setSelection({m_gone});
    m_pointer = cue.box.center();
    surface().ensureVisible(cue.box);
    repaint();
}

void HopTool::paint(QPainter& painter, const widgets::ViewTransform& view)
{
    const auto start = centreOf(m_from);
    if (!start) {
        return;
    }
    widgets::ShapeStyle style;
    style.colour = surface().colours().focus;
    widgets::strokeWithHalo(
        painter, QPolygonF {{view.toView(*start), view.toView(m_pointer)}}, false, style, surface().colours());
}

void addHopToolKeys(widgets::KeyMap& keys, const QString& workspace)
{
    const ToolInfo info = hopToolInfo();
    const QString scope = keyIdOf(info);
    const QString tools = u"tools"_s;
    keys.add(tools, scope, info.title, info.keys);
    keys.nameScope(scope, info.title);
    for (const ToolKey& key : Keys) {
        keys.add(scope, key.action, QCoreApplication::translate("Tools", key.title), {key.key});
    }
    keys.addPlace({widgets::KeyMap::Global, workspace, u"canvas"_s, tools, scope});
}

} // namespace groundmark::annotation
