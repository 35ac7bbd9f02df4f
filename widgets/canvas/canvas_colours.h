// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace groundmark::widgets {

/// The colours a canvas paints with. The theme fills them in; what stands here only keeps a canvas
/// legible that was not given any.
struct CanvasColours
{
    QColor ground = Qt::lightGray; ///< round the image: neutral, so that page colours can be judged
    QColor paper = Qt::white; ///< under transparent pixels and where an image is being opened
    QColor border = Qt::gray; ///< of an image that is being opened
    QColor text = Qt::black; ///< of a message in the place of an image
    QColor bad = Qt::red; ///< of its heading
    QColor focus = Qt::blue; ///< focus ring, rubber band, what a tool is about to make
    QColor halo = Qt::black; ///< under every stroke
    double haloOpacity = 0.72;
    QColor tagInk = Qt::black; ///< text on a tag
    QColor handle = Qt::white;

    bool operator==(const CanvasColours&) const = default;
};

} // namespace groundmark::widgets
