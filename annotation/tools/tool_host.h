// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/edit.h"
#include "domain/region.h"

#include <QHash>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <span>

namespace groundmark::widgets {
struct CanvasColours;
struct ShapeStyle;
}

namespace groundmark::annotation {

class WordSource;

/// The document as canvas tools see it. Whoever owns the sample implements this; tools never reach
/// further.
class ToolHost
{
public:
    virtual ~ToolHost() = default;

    /// Displayed size of the page in pixels; empty when there is no page.
    [[nodiscard]] virtual QSizeF imageSize() const = 0;
    [[nodiscard]] virtual SampleId sample() const = 0;
    /// Regions of the page that is shown, in drawing order.
    [[nodiscard]] virtual std::span<const Region> regions() const = 0;

    [[nodiscard]] virtual QList<RegionId> selection() const = 0;
    virtual void setSelection(const QList<RegionId>& ids) = 0;

    /// A region to be created, with a new id, sample, page, ordinal, role, label and z; tools fill
    /// in the shape and commit it.
    [[nodiscard]] virtual Region newRegion() const = 0;
    /// The words printed on the page; null where nobody reads any. The same for the host's life.
    [[nodiscard]] virtual WordSource* wordSource() const { return nullptr; }
    /// Does one undoable edit. False when it was refused; the host has told the user why.
    virtual bool commit(const Edit& edit) = 0;
};

/// The canvas as tools see it.
class ToolSurface
{
public:
    virtual ~ToolSurface() = default;

    /// Widget pixels per image pixel.
    [[nodiscard]] virtual double viewScale() const = 0;
    /// The part of the image that shows, in image pixels.
    [[nodiscard]] virtual QRectF visibleArea() const = 0;
    /// Regions at an image position, best first: points, edges, interiors; small before large.
    [[nodiscard]] virtual QList<RegionId> regionsAt(QPointF position) const = 0;
    /// Regions whose bounds touch an image rectangle.
    [[nodiscard]] virtual QList<RegionId> regionsIn(const QRectF& area) const = 0;

    /// Shows these regions with other shapes until the next call; nothing for as they are. A shape
    /// without points is not shown: the tool draws the region itself.
    virtual void showPreview(const QHash<RegionId, Shape>& shapes) = 0;
    /// What paint() of the tool draws within `area` (image) looks different now.
    virtual void repaintTool(const QRectF& area) = 0;
    virtual void panBy(QPointF viewDelta) = 0;
    virtual void ensureVisible(const QRectF& area) = 0;
    [[nodiscard]] virtual const widgets::CanvasColours& colours() const = 0;
    /// How this region is drawn.
    [[nodiscard]] virtual widgets::ShapeStyle styleOf(const Region& region) const = 0;
};

} // namespace groundmark::annotation
