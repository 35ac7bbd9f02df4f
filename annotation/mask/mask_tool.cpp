// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/mask_tool.h"

#include "annotation/mask/word_snap.h"
#include "annotation/tools/shape_edit.h"
#include "annotation/tools/tool_box.h"
#include "widgets/canvas/canvas_colours.h"
#include "widgets/canvas/overlay_painter.h"
#include "widgets/canvas/view_transform.h"
#include "widgets/keys/key_map.h"
#include "widgets/theme/tokens.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>
#include <cmath>

namespace groundmark::annotation {

namespace {

using namespace Qt::StringLiterals;

constexpr double ClickReach = 4.0; ///< view pixels between press and release of a click
constexpr double ShownReach = 130.0; ///< view pixels round the pointer in which words are shown

struct Tools
{
    Q_DECLARE_TR_FUNCTIONS(Tools)
};

const std::array<ToolKey, 1> Keys {
    {{"mask.cancel"_L1, QKeySequence(Qt::Key_Escape), QT_TRANSLATE_NOOP("Tools", "Give up the box")}}};

ToolInfo maskToolInfo()
{
    return {"mask"_L1, Tools::tr("Mask text"), "mask"_L1, {QKeySequence(Qt::Key_M)}};
}

} // namespace

ToolInfo MaskTool::info() const
{
    return maskToolInfo();
}

QString MaskTool::hint() const
{
    if (m_first) {
        return Tools::tr("Release to mask the words inside, Esc cancels");
    }
    if (!m_host.hasWords()) {
        return Tools::tr("Words are being read; drag a box meanwhile");
    }
    const auto* word = m_pointer ? wordAt(m_host.words(), *m_pointer) : nullptr;
    if (word == nullptr) {
        return Tools::tr("Click a word, double-click a line or drag round several; Shift and a click adds");
    }
    return Tools::tr("%1, confidence %2: a click masks it, with Shift adds it")
        .arg(word->text)
        .arg(qRound(word->confidence * 100.0));
}

void MaskTool::deactivate()
{
    cancel();
    m_pointer.reset();
}

void MaskTool::cancel()
{
    m_first.reset();
    surface().repaintTool(QRectF(QPointF(), host().imageSize()));
}

QRectF MaskTool::reachRound(QPointF position) const
{
    const double reach = toImageLength(ShownReach);
    return {position.x() - reach, position.y() - reach, 2 * reach, 2 * reach};
}

bool MaskTool::mousePress(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || host().imageSize().isEmpty()) {
        return false;
    }
    m_first = clampedTo(mouse.image, host().imageSize());
    m_pressedAt = mouse.view;
    return true;
}

bool MaskTool::mouseMove(const widgets::CanvasMouse& mouse)
{
    QRectF area = reachRound(mouse.image);
    if (m_pointer) {
        area |= reachRound(*m_pointer);
    }
    m_pointer = clampedTo(mouse.image, host().imageSize());
    if (m_first) {
        area |= QRectF(*m_first, *m_pointer).normalized();
    }
    surface().repaintTool(area);
    return m_first.has_value();
}

bool MaskTool::mouseRelease(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || !m_first) {
        return false;
    }
    const QPointF way = mouse.view - m_pressedAt;
    const QPointF first = *m_first;
    cancel();
    if (std::hypot(way.x(), way.y()) > ClickReach) {
        const QRectF box = QRectF(first, clampedTo(mouse.image, host().imageSize())).normalized();
        if (box.width() >= 1.0 && box.height() >= 1.0) {
            create(Shape::box(box));
        }
    } else if (const auto* word = wordAt(m_host.words(), first)) {
        m_host.takeWord(QRectF(word->box), mouse.modifiers.testFlag(Qt::ShiftModifier));
    } else {
        host().setSelection(surface().regionsAt(first).mid(0, 1));
    }
    return true;
}

bool MaskTool::mouseDoubleClick(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton) {
        return false;
    }
    m_host.takeLines();
    return true;
}

std::span<const ToolKey> MaskTool::keys() const
{
    return Keys;
}

bool MaskTool::canPerform(QLatin1StringView /*action*/) const
{
    return isBusy();
}

void MaskTool::perform(QLatin1StringView /*action*/)
{
    cancel();
}

void MaskTool::paint(QPainter& painter, const widgets::ViewTransform& view)
{
    const widgets::CanvasColours& colours = surface().colours();
    if (m_pointer) {
        const QRectF near = reachRound(*m_pointer);
        const auto* hovered = wordAt(m_host.words(), *m_pointer);
        for (const imaging::RecognisedWord& word : m_host.words()) {
            if (!near.intersects(QRectF(word.box))) {
                continue;
            }
            // Visual language 1.3: 1 px accent at 55 %, under the pointer filled at 33 % and 2 px.
            QColor ink = widgets::over_image::wordAccent;
            ink.setAlphaF(&word == hovered ? 1.0F : 0.55F);
            QColor fill = widgets::over_image::wordAccent;
            fill.setAlphaF(&word == hovered ? 0.33F : 0.0F);
            painter.setPen(QPen(ink, &word == hovered ? 2.0 : 1.0));
            painter.setBrush(fill);
            painter.drawRect(view.toView(QRectF(word.box)));
        }
        painter.setBrush(Qt::NoBrush);
    }
    if (m_first && m_pointer) {
        widgets::ShapeStyle style;
        style.colour = colours.focus;
        const QRectF box = view.toView(QRectF(*m_first, *m_pointer).normalized());
        widgets::strokeWithHalo(
            painter, QPolygonF {{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}}, true,
            style, colours);
    }
}

void addMaskToolKeys(widgets::KeyMap& keys, const QString& workspace)
{
    const ToolInfo info = maskToolInfo();
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
