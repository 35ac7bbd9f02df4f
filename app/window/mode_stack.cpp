// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mode_stack.h"

#include "widgets/view_bar.h"

#include <algorithm>
#include <utility>

namespace groundmark::app {

namespace {

const ViewPlan* findPlan(const Mode& mode, const QString& id)
{
    const auto found = std::ranges::find(mode.views, id, &ViewPlan::id);
    return found != mode.views.end() ? &*found : nullptr;
}

} // namespace

void ModeStack::addMode(Mode mode)
{
    m_shownLast.insert(mode.id, mode.views.front().id);
    m_modes.push_back(std::move(mode));
}

widgets::Workspace* ModeStack::make(const Mode& mode, const ViewPlan& plan)
{
    if (widgets::Workspace* known = m_made.value(plan.id)) {
        return known;
    }
    widgets::Workspace* view = plan.make();
    m_made.insert(plan.id, view);
    addWidget(view);
    widgets::ViewBar* bar = view->viewBar();
    for (const ViewPlan& tab : mode.views) {
        bar->addTab(tab.id, tab.title);
    }
    bar->setCurrentTab(plan.id);
    connect(bar, &widgets::ViewBar::currentTabChanged, this, [this, own = plan.id, bar](const QString& id) {
        if (id != own) {
            bar->setCurrentTab(own); // each bar goes on saying where one is
            showView(id);
        }
    });
    emit viewMade(view);
    return view;
}

QList<widgets::Workspace*> ModeStack::made() const
{
    return m_made.values();
}

QList<widgets::Workspace*> ModeStack::all()
{
    QList<widgets::Workspace*> views;
    for (const Mode& mode : m_modes) {
        for (const ViewPlan& plan : mode.views) {
            views.append(make(mode, plan));
        }
    }
    return views;
}

widgets::Workspace* ModeStack::view(const QString& id)
{
    const QString wanted = m_shownLast.value(id, id);
    for (const Mode& mode : m_modes) {
        if (const ViewPlan* plan = findPlan(mode, wanted)) {
            return make(mode, *plan);
        }
    }
    return nullptr;
}

widgets::Workspace* ModeStack::currentView() const
{
    return qobject_cast<widgets::Workspace*>(currentWidget());
}

const Mode& ModeStack::modeOf(const QString& id) const
{
    const auto found = std::ranges::find_if(
        m_modes, [&id](const Mode& mode) { return findPlan(mode, id) != nullptr; });
    Q_ASSERT(found != m_modes.end());
    return *found;
}

QString ModeStack::titleOf(const QString& id) const
{
    const Mode& mode = modeOf(id);
    return mode.views.size() > 1 ? mode.title + QStringLiteral(" › ") + findPlan(mode, id)->title
                                 : mode.title;
}

void ModeStack::showView(const QString& id)
{
    widgets::Workspace* shown = view(id);
    if (shown == nullptr) {
        return;
    }
    m_shownLast.insert(modeOf(shown->id()).id, shown->id());
    setCurrentWidget(shown);
    shown->activate();
    emit viewShown(shown);
}

} // namespace groundmark::app
