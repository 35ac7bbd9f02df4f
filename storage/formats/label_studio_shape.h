// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/geometry.h"
#include "storage/json_text.h"

#include <QSize>

#include <optional>

namespace groundmark::storage {

/// "rectangle" of "rectanglelabels" and of "rectangle"; "" for what is no shape.
[[nodiscard]] QString labelStudioKind(const QString& type);

/// The shape of a result's "value", in Frame::Percent. `image` is the size that the result states:
/// turned rectangles, ellipses and brushes need it. Nothing for a shape that Groundmark can't show.
[[nodiscard]] std::optional<Shape>
shapeFromLabelStudio(const QString& kind, const Json& value, QSize image);

/// A shape in pixels as kind and geometry of a "value".
struct LabelStudioShape
{
    QString kind; ///< empty where Label Studio has no such shape
    Json value = Json::object();
    bool simplified = false;
};
[[nodiscard]] LabelStudioShape labelStudioShape(const Shape& shape, QSize image);

/// The keys of a "value" that say where the shape is.
[[nodiscard]] bool isGeometryKey(const std::string& key);

} // namespace groundmark::storage
