// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/brush_tool.h"

#include "widgets/canvas/canvas_colours.h"
#include "widgets/canvas/mask_painter.h"
#include "widgets/canvas/overlay_painter.h"
#include "widgets/canvas/view_transform.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace groundmark::annotation {

namespace {

using namespace Qt::StringLiterals;
using imaging::BrushTip;
using imaging::TileMask;

constexpr double FirstDiameter = 24.0; ///< view pixels of a brush that nobody has chosen yet
constexpr double SizeStep = 1.25; ///< one press of [ or ]
constexpr double Reach = 4.0; ///< view pixels that the drawing stands out
constexpr int RoundCorners = 48;

/// The outline of a tip with its middle at `at`, in image pixels.
QPolygonF tipOutline(QPointF at, double diameter, BrushTip tip)
{
    const double radius = diameter / 2;
    if (tip == BrushTip::Square) {
        return {
            {at + QPointF(-radius, -radius),
             at + QPointF(radius, -radius),
             at + QPointF(radius, radius),
             at + QPointF(-radius, radius)}};
    }
    QPolygonF outline;
    for (int i = 0; i < RoundCorners; ++i) {
        const double angle = 2 * std::numbers::pi * i / RoundCorners;
        outline.append(at + QPointF(radius * std::cos(angle), radius * std::sin(angle)));
    }
    return outline;
}

bool isEditableMask(const Region& region)
{
    return region.shape.kind == ShapeKind::Mask && !region.locked && !region.hidden;
}

} // namespace

BrushTool::BrushTool(
    ToolHost& host, ToolSurface& surface, Mode mode, std::shared_ptr<Brush> brush)
    : CanvasTool(host, surface)
    , m_mode(mode)
    , m_brush(std::move(brush))
{
}

ToolInfo BrushTool::info() const
{
    if (m_mode == Mode::Paint) {
        return {
            "brush"_L1,
            QCoreApplication::translate("Tools", "Brush (mask)"),
            "brush"_L1,
            {QKeySequence(Qt::Key_B)}};
    }
    return {
        "eraser"_L1,
        QCoreApplication::translate("Tools", "Eraser (mask)"),
        "eraser"_L1,
        {QKeySequence(Qt::Key_E)}};
}

QString BrushTool::hint() const
{
    if (m_stroke) {
        return QCoreApplication::translate("Tools", "Release to finish, Esc cancels");
    }
    const QString keys = QCoreApplication::translate("Tools", "[ ] size, Shift+B round or square");
    QString what;
    if (m_mode == Mode::Erase) {
        what = QCoreApplication::translate("Tools", "Drag erases from the mask");
    } else if (target({}, true)) {
        what = QCoreApplication::translate(
            "Tools", "Drag adds to the selected mask, Ctrl+drag erases, Esc starts another");
    } else {
        what = QCoreApplication::translate("Tools", "Drag paints a new mask");
    }
    return what + u" · "_s + keys;
}

QList<ToolOption> BrushTool::options() const
{
    return {
        {"tip"_L1,
         QCoreApplication::translate("Tools", "Shape of the brush"),
         {QCoreApplication::translate("Tools", "Round"),
          QCoreApplication::translate("Tools", "Square")},
         m_brush->tip == BrushTip::Round ? 0 : 1,
         0,
         0},
        {"size"_L1,
         QCoreApplication::translate("Tools", "Size of the brush in pixels"),
         {},
         m_brush->diameter,
         1,
         LargestDiameter}};
}

void BrushTool::setOption(QLatin1StringView id, int value)
{
    if (id == "tip"_L1) {
        m_brush->tip = value == 0 ? BrushTip::Round : BrushTip::Square;
        setDiameter(m_brush->diameter);
    } else {
        setDiameter(value);
    }
}

void BrushTool::activate()
{
    if (m_brush->diameter == 0 && !host().imageSize().isEmpty()) {
        m_brush->diameter
            = std::clamp(qRound(toImageLength(FirstDiameter)), 1, LargestDiameter);
    }
}

void BrushTool::deactivate()
{
    cancel();
    mouseLeave();
}

void BrushTool::mouseLeave()
{
    if (const auto at = std::exchange(m_pointer, std::nullopt)) {
        surface().repaintTool(tipArea(*at));
    }
}

void BrushTool::cancel()
{
    if (const auto stroke = std::exchange(m_stroke, std::nullopt)) {
        surface().showPreview({});
        surface().repaintTool(QRectF(stroke->mask.bounds()).adjusted(-1, -1, 1, 1));
    }
}

std::optional<Region> BrushTool::target(QPointF image, bool sets) const
{
    const QList<RegionId> selection = host().selection();
    QList<RegionId> candidates = selection.size() == 1 ? selection : QList<RegionId>();
    if (!sets) {
        candidates += surface().regionsAt(image);
    }
    for (const RegionId& id : std::as_const(candidates)) {
        for (const Region& region : host().regions()) {
            if (region.id == id && isEditableMask(region)) {
                return region;
            }
        }
    }
    return std::nullopt;
}

bool BrushTool::mousePress(const widgets::CanvasMouse& mouse)
{
    const QSize image = host().imageSize().toSize();
    if (mouse.button != Qt::LeftButton || image.isEmpty()) {
        return false;
    }
    activate(); // the image may have come after the tool was chosen
    const bool sets = m_mode == Mode::Paint && !mouse.modifiers.testFlag(Qt::ControlModifier);
    Stroke stroke;
    stroke.before = target(mouse.image, sets);
    if (!stroke.before && !sets) {
        return false; // nothing there to erase
    }
    stroke.mask = TileMask(image);
    if (stroke.before) {
        auto mask = TileMask::fromText(stroke.before->shape.mask, image);
        if (!mask) {
            return false; // of an image of another size: it stays as it is
        }
        stroke.mask = std::move(*mask);
        // The region itself is not shown until the stroke ends.
        surface().showPreview({{stroke.before->id, Shape {ShapeKind::Mask, {}, {}}}});
        surface().repaintTool(QRectF(stroke.mask.bounds()).adjusted(-1, -1, 1, 1));
    }
    stroke.style = surface().styleOf(stroke.before ? *stroke.before : host().newRegion());
    stroke.sets = sets;
    stroke.last = mouse.image;
    m_stroke = std::move(stroke);
    extendTo(mouse.image);
    movePointer(mouse.image);
    return true;
}

bool BrushTool::mouseMove(const widgets::CanvasMouse& mouse)
{
    if (m_stroke) {
        extendTo(mouse.image);
    }
    movePointer(mouse.image);
    return m_stroke.has_value();
}

bool BrushTool::mouseRelease(const widgets::CanvasMouse& mouse)
{
    if (mouse.button != Qt::LeftButton || !m_stroke) {
        return false;
    }
    extendTo(mouse.image);
    const Stroke stroke = std::move(*m_stroke);
    m_stroke.reset();
    commit(stroke);
    surface().showPreview({});
    surface().repaintTool(QRectF(stroke.mask.bounds()).adjusted(-1, -1, 1, 1));
    return true;
}

void BrushTool::extendTo(QPointF image)
{
    const QRect changed
        = m_stroke->mask.stroke(m_stroke->last, image, m_brush->diameter, m_brush->tip, m_stroke->sets);
    m_stroke->last = image;
    const double reach = toImageLength(Reach);
    surface().repaintTool(QRectF(changed).adjusted(-reach, -reach, reach, reach));
}

void BrushTool::commit(const Stroke& stroke)
{
    const QString action = stroke.sets ? u"mask.paint"_s : u"mask.erase"_s;
    const QRectF bounds(stroke.mask.bounds());
    if (bounds.isEmpty()) {
        if (stroke.before
            && host().commit({action, host().sample(), {{*stroke.before, std::nullopt}}})) {
            host().setSelection({});
        }
        return;
    }
    Region after = stroke.before ? *stroke.before : host().newRegion();
    after.shape = {
        ShapeKind::Mask, {bounds.topLeft(), bounds.bottomRight()}, stroke.mask.toText()};
    if (stroke.before && stroke.before->shape.mask == after.shape.mask) {
        return; // nothing came of it
    }
    const auto before = stroke.before ? std::optional<Record>(*stroke.before) : std::nullopt;
    if (host().commit({action, host().sample(), {{before, after}}})) {
        host().setSelection({after.id});
    }
}

void BrushTool::movePointer(QPointF image)
{
    if (m_pointer) {
        surface().repaintTool(tipArea(*m_pointer));
    }
    m_pointer = image;
    surface().repaintTool(tipArea(image));
}

QRectF BrushTool::tipArea(QPointF image) const
{
    const double reach = m_brush->diameter / 2.0 + toImageLength(Reach);
    return {image - QPointF(reach, reach), image + QPointF(reach, reach)};
}

void BrushTool::setDiameter(int diameter)
{
    const QRectF before = m_pointer ? tipArea(*m_pointer) : QRectF();
    m_brush->diameter = std::clamp(diameter, 1, LargestDiameter);
    if (m_pointer) {
        surface().repaintTool(before | tipArea(*m_pointer));
    }
}

std::span<const ToolKey> BrushTool::keys() const
{
    static const std::array<ToolKey, 5> table {{
        {"brush.smaller"_L1,
         QKeySequence(Qt::Key_BracketLeft),
         QT_TRANSLATE_NOOP("Tools", "Smaller brush")},
        {"brush.larger"_L1,
         QKeySequence(Qt::Key_BracketRight),
         QT_TRANSLATE_NOOP("Tools", "Larger brush")},
        {"brush.tip"_L1,
         QKeySequence(Qt::SHIFT | Qt::Key_B),
         QT_TRANSLATE_NOOP("Tools", "Round or square brush")},
        {"select.delete"_L1,
         QKeySequence(Qt::Key_Delete),
         QT_TRANSLATE_NOOP("Tools", "Delete the mask")},
        {"brush.let-go"_L1,
         QKeySequence(Qt::Key_Escape),
         QT_TRANSLATE_NOOP("Tools", "Give up the stroke, or let go of the mask")},
    }};
    return table;
}

bool BrushTool::canPerform(QLatin1StringView action) const
{
    if (action == "brush.let-go"_L1) {
        return isBusy() || !host().selection().isEmpty();
    }
    if (action == "select.delete"_L1) {
        return !isBusy() && target({}, true).has_value();
    }
    return !isBusy() && !host().imageSize().isEmpty();
}

void BrushTool::perform(QLatin1StringView action)
{
    activate();
    const int diameter = m_brush->diameter;
    if (action == "brush.smaller"_L1) {
        setDiameter(std::min(diameter - 1, qRound(diameter / SizeStep)));
    } else if (action == "brush.larger"_L1) {
        setDiameter(std::max(diameter + 1, qRound(diameter * SizeStep)));
    } else if (action == "brush.tip"_L1) {
        m_brush->tip = m_brush->tip == BrushTip::Round ? BrushTip::Square : BrushTip::Round;
        setDiameter(diameter);
    } else if (action == "select.delete"_L1) {
        if (host().commit(
                {u"region.delete"_s, host().sample(), {{*target({}, true), std::nullopt}}})) {
            host().setSelection({});
        }
    } else if (isBusy()) {
        cancel();
    } else {
        host().setSelection({});
    }
}

void BrushTool::paint(QPainter& painter, const widgets::ViewTransform& view)
{
    const widgets::CanvasColours& colours = surface().colours();
    if (m_stroke) {
        const QRectF exposed
            = painter.hasClipping() ? painter.clipBoundingRect() : QRectF({}, view.viewSize());
        widgets::paintMask(painter, m_stroke->mask, view, m_stroke->style, colours, exposed);
    }
    if (!m_pointer) {
        return;
    }
    QPolygonF outline;
    for (const QPointF point : tipOutline(*m_pointer, m_brush->diameter, m_brush->tip)) {
        outline.append(view.toView(point));
    }
    widgets::ShapeStyle style;
    style.colour = colours.handle;
    style.width = 1.0;
    widgets::strokeWithHalo(painter, outline, true, style, colours);
}

} // namespace groundmark::annotation
