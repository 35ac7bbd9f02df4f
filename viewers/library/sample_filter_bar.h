// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sample.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QComboBox;

namespace groundmark::widgets {
class RoleLabel;
class SearchField;
} // namespace groundmark::widgets

namespace groundmark::viewers {

/// The bar over the gallery: what is looked for, which task, which state, and how many samples
/// that leaves.
class SampleFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit SampleFilterBar(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    [[nodiscard]] QString task() const; ///< empty for all
    [[nodiscard]] std::optional<SampleState> state() const; ///< nothing for all
    /// Whether anything narrows the list.
    [[nodiscard]] bool isActive() const;

    /// Tasks to choose from, with their numbers of samples. A chosen task that is not among them
    /// is given up, silently: ask task() afterwards.
    void setTasks(const std::vector<std::pair<QString, qint64>>& tasks);
    /// "7,400 samples", or "12 of 7,400 samples" while something narrows the list.
    void setCount(qint64 shown, qint64 all);

    void clearText();
    void clearTask();
    void clearState();
    void clear();
    void focusSearch();

signals:
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    widgets::SearchField* m_search;
    QComboBox* m_tasks;
    QComboBox* m_states;
    widgets::RoleLabel* m_count;
    QString m_text;
};

} // namespace groundmark::viewers
