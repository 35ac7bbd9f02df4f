// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

namespace groundmark::imaging {

/// What the marker segments of a JPEG file say that Qt's reader does not pass on.
struct JpegMarkers
{
    int components = 0; ///< of the frame header: 1 grey, 3 YCbCr or RGB, 4 CMYK; 0 when not found
    int precision = 8; ///< bits per sample
    bool complete = false; ///< an end-of-image marker follows the last scan
};

/// Walks a JPEG's segments (ITU-T T.81, annex B). libjpeg pads a file that ends early with grey and
/// calls that success, so completeness is judged here. Leaves the device at an arbitrary position.
[[nodiscard]] JpegMarkers readJpegMarkers(QIODevice& device);

} // namespace groundmark::imaging
