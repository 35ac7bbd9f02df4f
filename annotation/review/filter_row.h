// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotation/review/review_desk.h"

#include <QWidget>

class QAction;
class QComboBox;

namespace groundmark::widgets {
class RoleLabel;
class SearchField;
}

namespace groundmark::annotation {

/// The bar that says which pictures of the queue are shown, and how many these are.
class FilterRow : public QWidget
{
    Q_OBJECT

public:
    /// @param gallery switches to the gallery and back
    explicit FilterRow(QAction* gallery, QWidget* parent = nullptr);

    /// Templates and generators to choose from, and the counts. Keeps what is chosen.
    void show(const ReviewDesk* desk);
    [[nodiscard]] ReviewFilter filter() const;
    using QWidget::show;

signals:
    void filterChanged(const groundmark::annotation::ReviewFilter& filter);

private:
    QComboBox* m_state;
    QComboBox* m_template;
    QComboBox* m_generator;
    QComboBox* m_reason;
    widgets::SearchField* m_text;
    widgets::RoleLabel* m_count;
    QString m_searched;
};

} // namespace groundmark::annotation
