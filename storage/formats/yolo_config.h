// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/yolo_lines.h"
#include "storage/json_text.h"

#include <QStringList>

namespace groundmark::storage {

/// What a dataset says of itself in data.yaml or in a file of class names.
struct YoloConfig
{
    QStringList classes; ///< by number; an empty name where a number has none
    YoloKeypoints keypoints;
    /// The other keys of data.yaml, each with its text as it was written.
    Json rest = Json::object();
};

/// Reads the part of YAML that such files use: keys at the margin; a value on the same line, a list
/// in brackets, lines of "- name", or lines of "0: name". Nothing is fetched, and "download" is not
/// run. Everything else is kept as text.
[[nodiscard]] YoloConfig parseYoloYaml(const QString& text);
[[nodiscard]] QByteArray yoloYaml(const YoloConfig& config);

/// One name a line (classes.txt, obj.names).
[[nodiscard]] YoloConfig parseYoloNames(const QString& text);

[[nodiscard]] Json toJson(const YoloConfig& config);
[[nodiscard]] YoloConfig yoloConfigFrom(const Json& json);

} // namespace groundmark::storage
