// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "viewers/compare/filter_choice.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;
class QDoubleSpinBox;
class QMenu;
class QPushButton;

namespace groundmark::widgets {
class Chip;
class SearchField;
} // namespace groundmark::widgets

namespace groundmark::viewers {

/// The 36 px bar that narrows the table: a chip per condition with the count of what it would
/// leave, a menu with those that have no chip, the task, a search, and what "failed" means.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);

    /// The shown runs, A first: makes the conditions anew and drops those that are no longer there.
    void setRuns(const std::vector<RunId>& runs, const QStringList& names);
    void setTasks(const std::vector<std::pair<QString, qint64>>& tasks);
    /// Counts for choices(), in their order.
    void setCounts(const std::vector<qint64>& counts);
    [[nodiscard]] const std::vector<FilterChoice>& choices() const { return m_choices; }

    /// What was typed, to be read as a query; empty for none.
    [[nodiscard]] QString queryText() const;
    /// Says beside the field what is wrong with the query; empty: nothing is.
    void setQueryProblem(const QString& problem);
    /// The field of the query, for completion.
    [[nodiscard]] QLineEdit* queryField() const;

    /// Writes task and conditions into a filter.
    void applyTo(storage::SampleFilter& filter) const;
    /// What is on, as words: "failed(A) · task: VQA · “odds”"; empty when nothing is.
    [[nodiscard]] QString description() const;
    [[nodiscard]] bool isActive() const;
    [[nodiscard]] double failBelow() const;
    void clear();
    /// Narrows by this one of choices() and nothing else; an unknown id only clears.
    void setOnly(const QString& id);
    void focusSearch();
    /// All that narrows the table, in words of the query language: what a saved filter and a link keep.
    [[nodiscard]] QString wholeQuery() const;
    /// Narrows by this query and nothing else.
    void setWholeQuery(const QString& query);
    /// Puts a control behind the field of the query.
    void addControl(QWidget* control);

signals:
    void changed();
    /// "failed" means something else now; changed() follows.
    void failBelowChanged(double failBelow);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void remakeChoices();
    void rebuildChips();
    void rebuildMenu();
    void setOn(const QString& id, bool on);
    void fitChips();

    std::vector<RunId> m_runs;
    QStringList m_runNames;
    std::vector<FilterChoice> m_choices;
    QHash<QString, qint64> m_counts;
    QStringList m_on; ///< ids of the conditions that hold
    QWidget* m_chipRow;
    QList<widgets::Chip*> m_chips; ///< in the order shown: those that are on first
    QPushButton* m_more;
    QMenu* m_menu;
    QComboBox* m_task;
    widgets::SearchField* m_search;
    QDoubleSpinBox* m_failBelow;
};

} // namespace groundmark::viewers
