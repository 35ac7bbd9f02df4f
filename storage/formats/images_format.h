// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/formats/format.h"

#include <QString>

#include <memory>

namespace groundmark::storage {

/// Whether the file's ending is that of an image that can be read.
[[nodiscard]] bool isImageFileName(const QString& name);

/// A folder of images with its subfolders, or one image: a sample for each, without a question.
[[nodiscard]] std::unique_ptr<Format> makeImages();

} // namespace groundmark::storage
