// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/project.h"

#include <QToolButton>

#include <functional>

class QMenu;

namespace groundmark::viewers {

/// Beside the query: the project's saved filters to choose from, and to save, rename and delete.
class SavedFilterButton : public QToolButton
{
    Q_OBJECT

public:
    /// `query` gives the filter as it stands now.
    explicit SavedFilterButton(std::function<QString()> query, QWidget* parent = nullptr);

    void setProject(storage::Project* project);
    /// Asks for a name and saves what narrows the table now.
    void saveCurrent();

signals:
    void chosen(const QString& query);
    void failed(const groundmark::Error& error);

private:
    void fill();
    [[nodiscard]] QString askName(const QString& title, const QString& before);

    std::function<QString()> m_query;
    storage::Project* m_project = nullptr;
    QMenu* m_menu;
};

} // namespace groundmark::viewers
