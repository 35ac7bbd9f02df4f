// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "viewers/compare/compare_sample.h"

#include <QImage>
#include <QString>

class QPainter;

namespace groundmark::viewers {

/// One sample as a figure for a paper: the image with the truth and the answers' boxes over it, the
/// question, the truth, and below it each answer with its score and its differences from the truth.
/// Black on white, without the program's frame; letters and dashes as in Compare.
class FailureFigure
{
public:
    /// `image` is the sample's first page, null for a text-only sample.
    FailureFigure(const CompareSample& sample, QImage image);

    /// In points; a column and a half of a paper wide, as high as it takes.
    [[nodiscard]] QSizeF size() const;
    void paint(QPainter& painter) const;

private:
    [[nodiscard]] QRectF imageRect() const;
    void paintImage(QPainter& painter) const;

    CompareSample m_sample;
    QImage m_image;
};

/// Reads the image and writes the figure as .svg, .pdf or .png, named by the ending. Needs a
/// QGuiApplication and no screen; takes as long as decoding the image does.
[[nodiscard]] Result<void> writeFigure(const CompareSample& sample, const QString& path);

} // namespace groundmark::viewers
