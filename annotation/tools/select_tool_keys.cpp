// SPDX-License-Identifier: GPL-3.0-or-later
// Keys and drawing of SelectTool; its gestures are in select_tool.cpp.
#include "annotation/tools/select_tool.h"
#include "widgets/canvas/canvas_colours.h"
#include "widgets/canvas/view_transform.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>

namespace groundmark::annotation {

namespace {

using namespace Qt::StringLiterals;

constexpr double FastStep = 10.0; ///< image pixels
constexpr double BandFill = 0.12;

QPointF directionOf(QLatin1StringView action)
{
    if (action.contains("left"_L1)) {
        return {-1, 0};
    }
    if (action.contains("right"_L1)) {
        return {1, 0};
    }
    return action.contains("up"_L1) ? QPointF(0, -1) : QPointF(0, 1);
}

} // namespace

std::span<const ToolKey> SelectTool::keys() const
{
    static const std::array<ToolKey, 27> table {{
        {"select.next"_L1,
         QKeySequence(Qt::Key_Tab),
         QT_TRANSLATE_NOOP("Tools", "Select the next region")},
        {"select.previous"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_Tab),
         QT_TRANSLATE_NOOP("Tools", "Select the previous region")},
        {"select.previous"_L1, QKeySequence(Qt::SHIFT | Qt::Key_Backtab)},
        {"select.all"_L1,
         QKeySequence(Qt::CTRL | Qt::Key_A),
         QT_TRANSLATE_NOOP("Tools", "Select all regions")},
        {"select.delete"_L1,
         QKeySequence(Qt::Key_Delete),
         QT_TRANSLATE_NOOP("Tools", "Delete the selected regions")},
        {"select.delete-vertex"_L1,
         QKeySequence(Qt::Key_Backspace),
         QT_TRANSLATE_NOOP("Tools", "Delete the vertex")},
        {"select.duplicate"_L1,
         QKeySequence(Qt::CTRL | Qt::Key_D),
         QT_TRANSLATE_NOOP("Tools", "Duplicate the selected regions")},
        {"select.hide"_L1,
         QKeySequence(Qt::Key_H),
         QT_TRANSLATE_NOOP("Tools", "Hide or show the selected regions")},
        {"select.to-mask"_L1,
         QKeySequence(Qt::CTRL | Qt::Key_M),
         QT_TRANSLATE_NOOP("Tools", "Turn into masks")},
        {"select.to-polygon"_L1,
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M),
         QT_TRANSLATE_NOOP("Tools", "Turn into polygons")},
        {"select.cancel"_L1,
         QKeySequence(Qt::Key_Escape),
         QT_TRANSLATE_NOOP("Tools", "Give up, or select nothing")},
        {"nudge.left"_L1,
         QKeySequence(Qt::Key_Left),
         QT_TRANSLATE_NOOP("Tools", "Nudge left")},
        {"nudge.right"_L1,
         QKeySequence(Qt::Key_Right),
         QT_TRANSLATE_NOOP("Tools", "Nudge right")},
        {"nudge.up"_L1,
         QKeySequence(Qt::Key_Up),
         QT_TRANSLATE_NOOP("Tools", "Nudge up")},
        {"nudge.down"_L1,
         QKeySequence(Qt::Key_Down),
         QT_TRANSLATE_NOOP("Tools", "Nudge down")},
        {"nudge.left-fast"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_Left),
         QT_TRANSLATE_NOOP("Tools", "Nudge left by 10 px")},
        {"nudge.right-fast"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_Right),
         QT_TRANSLATE_NOOP("Tools", "Nudge right by 10 px")},
        {"nudge.up-fast"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_Up),
         QT_TRANSLATE_NOOP("Tools", "Nudge up by 10 px")},
        {"nudge.down-fast"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_Down),
         QT_TRANSLATE_NOOP("Tools", "Nudge down by 10 px")},
        {"resize.left"_L1,
         QKeySequence(Qt::ALT | Qt::Key_Left),
         QT_TRANSLATE_NOOP("Tools", "Resize left")},
        {"resize.right"_L1,
         QKeySequence(Qt::ALT | Qt::Key_Right),
         QT_TRANSLATE_NOOP("Tools", "Resize right")},
        {"resize.up"_L1,
         QKeySequence(Qt::ALT | Qt::Key_Up),
         QT_TRANSLATE_NOOP("Tools", "Resize up")},
        {"resize.down"_L1,
         QKeySequence(Qt::ALT | Qt::Key_Down),
         QT_TRANSLATE_NOOP("Tools", "Resize down")},
        {"resize.left-fast"_L1,
         QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Left),
         QT_TRANSLATE_NOOP("Tools", "Resize left by 10 px")},
        {"resize.right-fast"_L1,
         QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Right),
         QT_TRANSLATE_NOOP("Tools", "Resize right by 10 px")},
        {"resize.up-fast"_L1,
         QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Up),
         QT_TRANSLATE_NOOP("Tools", "Resize up by 10 px")},
        {"resize.down-fast"_L1,
         QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_Down),
         QT_TRANSLATE_NOOP("Tools", "Resize down by 10 px")},
    }};
    return table;
}

bool SelectTool::canPerform(QLatin1StringView action) const
{
    if (action == "select.cancel"_L1) {
        return isBusy() || !host().selection().isEmpty();
    }
    if (action == "select.next"_L1 || action == "select.previous"_L1 || action == "select.all"_L1) {
        return !isBusy() && !host().regions().empty();
    }
    if (action == "select.delete-vertex"_L1) {
        return !isBusy() && m_vertex.has_value();
    }
    return !isBusy() && !editable().isEmpty();
}

void SelectTool::perform(QLatin1StringView action)
{
    const double step = action.endsWith("-fast"_L1) ? FastStep : 1.0;
    const QSizeF image = host().imageSize();
    if (action.startsWith("nudge."_L1)) {
        const QPointF delta = clampedMove(boundsOf(editable()), directionOf(action) * step, image);
        reshapeSelected(u"region.move"_s, [&](const Shape& shape) {
            return moved(shape, delta, image);
        });
    } else if (action.startsWith("resize."_L1)) {
        reshapeSelected(u"region.resize"_s, [&](const Shape& shape) {
            return resizedBy(shape, directionOf(action) * step, image);
        });
    } else if (action == "select.next"_L1) {
        cycle(1);
    } else if (action == "select.previous"_L1) {
        cycle(-1);
    } else if (action == "select.all"_L1) {
        QList<RegionId> all;
        for (const Region& region : host().regions()) {
            if (!region.hidden) {
                all.append(region.id);
            }
        }
        host().setSelection(all);
    } else if (action == "select.delete"_L1) {
        deleteSelected();
    } else if (action == "select.delete-vertex"_L1) {
        deleteVertex();
    } else if (action == "select.duplicate"_L1) {
        duplicateSelected();
    } else if (action == "select.hide"_L1) {
        hideSelected();
    } else if (action == "select.to-mask"_L1) {
        turnIntoMasks();
    } else if (action == "select.to-polygon"_L1) {
        turnIntoPolygons();
    } else if (isBusy()) {
        cancel();
    } else {
        host().setSelection({});
    }
}

void SelectTool::paint(QPainter& painter, const widgets::ViewTransform& view)
{
    if (m_gesture != Gesture::Band) {
        return;
    }
    QColor fill = surface().colours().focus;
    painter.setPen(QPen(fill, 1));
    fill.setAlphaF(float(BandFill));
    painter.setBrush(fill);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawRect(view.toView(m_band.normalized()));
}

} // namespace groundmark::annotation
