// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workspace.h"

#include <QStackedWidget>

namespace groundmark::app {

/// One entry of the rail: a word and the views behind it, of which one shows at a time. A view is a
/// whole workspace with a view bar of its own; the tabs on it lead to its neighbours.
struct Mode
{
    QString id; ///< stable word: "library", "annotate", …
    QString title; ///< translated, one word
    QList<widgets::Workspace*> views; ///< at least one; its first one gives the icon
};

/// All views of the window, one of them visible. Each mode remembers which of its views was shown
/// last.
class ModeStack : public QStackedWidget
{
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    /// Takes the views over and gives their bars a tab each. The first mode's first view shows.
    void addMode(const Mode& mode);
    [[nodiscard]] const QList<Mode>& modes() const { return m_modes; }
    [[nodiscard]] QList<widgets::Workspace*> views() const;

    /// The view with that id, or the view that the mode with that id showed last; null for neither.
    [[nodiscard]] widgets::Workspace* view(const QString& id) const;
    [[nodiscard]] widgets::Workspace* currentView() const;
    /// The mode that the view stands in.
    [[nodiscard]] const Mode& modeOf(const widgets::Workspace* view) const;
    /// "Annotate › Boxes", or "Library" where the mode has only one view.
    [[nodiscard]] QString titleOf(const widgets::Workspace* view) const;

    /// Shows a view, or what the mode showed last, and activates it. An unknown id is ignored.
    void showView(const QString& id);

signals:
    void viewShown(widgets::Workspace* view);

private:
    QList<Mode> m_modes;
    QHash<QString, widgets::Workspace*> m_shownLast; ///< by mode
};

} // namespace groundmark::app
