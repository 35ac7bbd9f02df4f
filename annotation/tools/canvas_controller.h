// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/tools/tool_box.h"
#include "widgets/canvas/canvas_handler.h"
#include "widgets/canvas/image_canvas.h"

#include <QObject>

#include <functional>
#include <memory>

namespace groundmark::annotation {

/// Joins a canvas, its tools and the document: shows the host's regions as the overlay's shapes,
/// hands mouse and keys to the active tool, keeps the selections of both sides the same.
///
///     CanvasController controller(*canvas, host);
///     connect(&document, &SampleDocument::changed, &controller, &CanvasController::refresh);
///     connect(&controller, &CanvasController::selectionChanged, panel, …);
///
/// The host calls selectionTouched() when its selection changes, whoever changed it.
class CanvasController : public QObject, public widgets::CanvasHandler, private ToolSurface
{
    Q_OBJECT

public:
    /// How a region is drawn; id, shape and flags are filled in by the controller.
    using Appearance = std::function<widgets::OverlayShape(const Region&)>;

    /// Both must outlive the controller. Adds a layer to the canvas's overlay.
    CanvasController(widgets::ImageCanvas& canvas, ToolHost& host, QObject* parent = nullptr);
    ~CanvasController() override;

    [[nodiscard]] ToolBox& tools() const { return *m_tools; }
    /// Adds a tool that only this canvas has, after those that every one has.
    void addTool(const std::function<std::unique_ptr<CanvasTool>(ToolHost&, ToolSurface&)>& make);
    /// Colour, tag and dash of regions; default: the canvas's focus colour and the ordinal name.
    void setAppearance(Appearance appearance);
    /// The overlay's layer that holds the regions.
    [[nodiscard]] int layer() const { return m_layer; }

    /// Regions of the current step, hop or row: emphasised, all others dimmed.
    void setLinked(const QList<RegionId>& ids);

public slots:
    /// The host's regions are not what they were.
    void refresh();
    /// The host's selection is not what it was.
    void selectionTouched();
    /// Somebody chose in the tool bar what the active tool offers there.
    void setOption(QLatin1StringView id, int value);

signals:
    void selectionChanged();
    void activeToolChanged(QLatin1StringView id);
    /// What the active tool asks for now; for the status bar.
    void hintChanged(const QString& hint);
    void regionHovered(groundmark::RegionId id); ///< null for none
    /// What the active tool offers in the tool bar is something else now.
    void optionsChanged();

public:
    // widgets::CanvasHandler
    bool mousePress(const widgets::CanvasMouse& mouse) override;
    bool mouseMove(const widgets::CanvasMouse& mouse) override;
    bool mouseRelease(const widgets::CanvasMouse& mouse) override;
    bool mouseDoubleClick(const widgets::CanvasMouse& mouse) override;
    void mouseLeave() override;
    bool keyPress(QKeyEvent& event) override;
    [[nodiscard]] bool wantsKey(const QKeyEvent& event) const override;
    /// Chooses the tool of that id, or lets the tool that knows the action perform it.
    bool trigger(QLatin1StringView id) override;
    void paint(QPainter& painter, const widgets::ViewTransform& view) override;
    [[nodiscard]] Qt::CursorShape cursor() const override;

private:
    // ToolSurface
    [[nodiscard]] double viewScale() const override;
    [[nodiscard]] QRectF visibleArea() const override;
    [[nodiscard]] QList<RegionId> regionsAt(QPointF position) const override;
    [[nodiscard]] QList<RegionId> regionsIn(const QRectF& area) const override;
    void showPreview(const QHash<RegionId, Shape>& shapes) override;
    void repaintTool(const QRectF& area) override;
    void panBy(QPointF viewDelta) override;
    void ensureVisible(const QRectF& area) override;
    [[nodiscard]] const widgets::CanvasColours& colours() const override;
    [[nodiscard]] widgets::ShapeStyle styleOf(const Region& region) const override;

    [[nodiscard]] bool
    isKey(const QString& id, const QList<QKeySequence>& otherwise, const QKeyEvent& event) const;
    [[nodiscard]] QLatin1StringView actionFor(const CanvasTool& tool, const QKeyEvent& event) const;
    [[nodiscard]] QString choiceFor(const QKeyEvent& event) const;
    [[nodiscard]] widgets::OverlayShape shapeFor(const Region& region) const;
    void hover(QPointF image);
    /// Tells whoever shows the active tool's hint and options.
    void tellHint();
    /// Passes on what `use` says after telling whoever shows the tool's hint.
    bool used(bool use);

    widgets::ImageCanvas& m_canvas;
    ToolHost& m_host;
    std::unique_ptr<ToolBox> m_tools;
    Appearance m_appearance;
    int m_layer;
    QHash<RegionId, Shape> m_preview;
    RegionId m_hovered;
    QString m_hint;
    QList<ToolOption> m_options;
};

} // namespace groundmark::annotation
