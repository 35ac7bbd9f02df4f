// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/document/reasoning_document.h"

#include <QWidget>

namespace groundmark::widgets {
class Badge;
class RoleLabel;
class VerdictToggle;
}

namespace groundmark::annotation {

class StepText;

/// One step: its number, its words with the regions that they name, and the verdict. A correction
/// stands under the words that it replaces. Rows are reused from item to item.
class StepRow : public QWidget
{
    Q_OBJECT

public:
    explicit StepRow(QWidget* parent = nullptr);

    void show(const ReasoningDocument& document, int index);
    /// The row that keys go to: selection ground and a bar at the left. Its correction stands in
    /// the editor below it and not in the row.
    void setCurrent(bool current);
    void setEditable(bool editable);
    [[nodiscard]] Verdict verdict() const;

signals:
    void clicked();
    void verdictChosen(groundmark::Verdict verdict);
    void chipHovered(int ordinal);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void showFacts(const ReasoningDocument& document, int index);

    widgets::RoleLabel* m_number;
    StepText* m_text;
    StepText* m_correction;
    widgets::RoleLabel* m_facts;
    widgets::RoleLabel* m_trouble;
    widgets::Badge* m_firstWrong;
    widgets::VerdictToggle* m_toggle;
    bool m_current = false;
};

} // namespace groundmark::annotation
