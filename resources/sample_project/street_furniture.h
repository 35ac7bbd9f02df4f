// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/sample_project/pen.h"

namespace groundmark::sample_project {

/// A bicycle with the hub of its rear wheel at `at`. Names: bicycle.
void drawBicycle(Pen& pen, QPointF at, const QColor& colour);
/// At the right of a picture of 1500 × 1000 pixels. Names: lamp, bench.
void drawLampAndBench(Pen& pen);

} // namespace groundmark::sample_project
