// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/compare/compare_sample.h"

#include <QWidget>

class QVBoxLayout;

namespace groundmark::viewers {

/// The coordinate-frame inspector: the numbers that each run wrote down, and their IoU with the
/// truth if they were read as 0–1000, 0–1, pixels or pixels of the resized image.
class FramesPane : public QWidget
{
    Q_OBJECT

public:
    explicit FramesPane(QWidget* parent = nullptr);

    /// Whether there is a box on both sides, so that frames can be compared.
    [[nodiscard]] static bool canShow(const CompareSample& sample);
    void setSample(const CompareSample& sample);

private:
    QVBoxLayout* m_column;
    QWidget* m_body = nullptr;
};

} // namespace groundmark::viewers
