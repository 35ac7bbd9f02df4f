// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/evaluate/run_card.h"

#include <QWidget>

#include <optional>

class QAction;
class QGridLayout;

namespace groundmark::widgets {
class PanelHeader;
}

namespace groundmark::viewers {

/// How a run came about, or two runs side by side with their differences marked.
class CardPane : public QWidget
{
    Q_OBJECT

public:
    explicit CardPane(QWidget* parent = nullptr);

    void show(const std::optional<RunCard>& card);
    void compare(const RunCard& first, const RunCard& second);
    /// What is compared; empty while one card is shown.
    [[nodiscard]] const std::vector<ComparedRow>& compared() const { return m_compared; }
    /// The sentence under the comparison.
    [[nodiscard]] QString verdict() const { return m_verdict; }
    [[nodiscard]] QAction* copyAction() const { return m_copy; }
    [[nodiscard]] QAction* compareAction() const { return m_compare; }

signals:
    /// Another run is to be compared with the one that is shown.
    void compareRequested();

private:
    void clear();

    widgets::PanelHeader* m_header;
    QAction* m_copy;
    QAction* m_compare;
    QWidget* m_body;
    QGridLayout* m_grid;
    QString m_text; ///< for the clipboard
    std::vector<ComparedRow> m_compared;
    QString m_verdict;
};

} // namespace groundmark::viewers
