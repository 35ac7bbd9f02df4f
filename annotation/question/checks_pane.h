// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation/benchmarks/logicocr/question_checks.h"

#include <QWidget>

#include <vector>

class QAction;
class QVBoxLayout;

namespace groundmark::widgets {
class PanelHeader;
}

namespace groundmark::annotation {

/// What the checks say of the question, and what the author says of that.
class ChecksPane : public QWidget
{
    Q_OBJECT

public:
    explicit ChecksPane(QWidget* parent = nullptr);

    /// `cleared`: ids of checks that the author stands by.
    void show(const std::vector<evaluation::logicocr::Finding>& findings, const QStringList& cleared);
    using QWidget::show;
    void setEditable(bool editable);
    [[nodiscard]] const std::vector<evaluation::logicocr::Finding>& findings() const { return m_findings; }
    /// How many are open: neither passed nor stood by.
    [[nodiscard]] int openCount() const;

signals:
    void clearRequested(const QString& check);
    /// Somebody wants to see what a finding is about.
    void placeRequested(const groundmark::evaluation::logicocr::Finding& finding);
    void limitsRequested();

private:
    void addLine(const evaluation::logicocr::Finding& finding, bool cleared);

    widgets::PanelHeader* m_header;
    QAction* m_limits;
    QVBoxLayout* m_lines;
    std::vector<evaluation::logicocr::Finding> m_findings;
    QStringList m_cleared;
    bool m_editable = true;
};

} // namespace groundmark::annotation
