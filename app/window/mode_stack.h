// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/icons.h"
#include "widgets/workspace.h"

#include <QStackedWidget>

#include <functional>
#include <vector>

namespace groundmark::app {

/// A tab of a mode, and how its view is made when it is first wanted: a window with a dozen views
/// opens as fast as the one that it shows.
struct ViewPlan
{
    QString id; ///< stable word, the same as the view's own: "boxes", "compare", …
    QString title; ///< translated, one word: the tab
    std::function<widgets::Workspace*()> make;
};

/// One entry of the rail: a word and the views behind it, of which one shows at a time. A view is a
/// whole workspace with a view bar of its own; the tabs on it lead to its neighbours.
struct Mode
{
    QString id; ///< stable word: "library", "annotate", …
    QString title; ///< translated, one word
    widgets::Icon icon;
    std::vector<ViewPlan> views; ///< at least one
};

/// All views of the window, one of them visible. Each mode remembers which of its views was shown
/// last.
class ModeStack : public QStackedWidget
{
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    void addMode(Mode mode);
    [[nodiscard]] const std::vector<Mode>& modes() const { return m_modes; }
    /// The views that were wanted so far, in no order.
    [[nodiscard]] QList<widgets::Workspace*> made() const;
    /// All of them, in the order of the rail and its tabs; makes those that are missing.
    QList<widgets::Workspace*> all();

    /// The view with that id, or the view that the mode with that id showed last; null for neither.
    /// Makes it when it is missing.
    widgets::Workspace* view(const QString& id);
    [[nodiscard]] widgets::Workspace* currentView() const;
    /// The mode that the view with that id stands in.
    [[nodiscard]] const Mode& modeOf(const QString& id) const;
    /// "Annotate › Boxes", or "Library" where the mode has only one view.
    [[nodiscard]] QString titleOf(const QString& id) const;

    /// Shows a view, or what the mode showed last, and activates it. An unknown id is ignored.
    void showView(const QString& id);

signals:
    /// Its bar has its tabs; it was not shown yet.
    void viewMade(widgets::Workspace* view);
    void viewShown(widgets::Workspace* view);

private:
    widgets::Workspace* make(const Mode& mode, const ViewPlan& plan);

    std::vector<Mode> m_modes;
    QHash<QString, widgets::Workspace*> m_made; ///< by id
    QHash<QString, QString> m_shownLast; ///< a view's id by its mode's
};

} // namespace groundmark::app
