// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/run_repository.h"

#include <QPushButton>

#include <vector>

class QMenu;

namespace groundmark::viewers {

/// A button that chooses which runs of a dataset are compared: one to six, in the order of the
/// dataset; the first one is A. The menu stays open while runs are chosen.
class RunSelector : public QPushButton
{
    Q_OBJECT

public:
    explicit RunSelector(QWidget* parent = nullptr);

    /// Keeps what was chosen among these runs; without any, chooses the first four.
    void setRuns(std::vector<storage::RunRepository::Summary> runs);
    [[nodiscard]] std::vector<storage::RunRepository::Summary> chosen() const;
    /// Chooses these of the dataset's runs, without telling.
    void setChosen(const std::vector<RunId>& runs);

signals:
    void changed();

private:
    void rebuildMenu();
    void choose(const RunId& run, bool on);
    void renewText();

    std::vector<storage::RunRepository::Summary> m_runs;
    std::vector<RunId> m_chosen;
    QMenu* m_menu;
};

} // namespace groundmark::viewers
