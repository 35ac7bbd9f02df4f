// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/compare/compare_sample.h"

#include <QScrollArea>

namespace groundmark::viewers {

/// The reasoning chains of a sample, read-only: each step with the verdicts on it and its
/// corrections, and below a run of wrong steps how models went on from it (Self-Heal). The step under
/// the pointer tells which regions it names.
class StepsPane : public QScrollArea
{
    Q_OBJECT

public:
    explicit StepsPane(QWidget* parent = nullptr);

    void setChains(const std::vector<JudgedChain>& chains);

signals:
    /// Ordinals of the regions of the step under the pointer; empty when there is none.
    void regionsHovered(const QList<int>& ordinals);
};

} // namespace groundmark::viewers
