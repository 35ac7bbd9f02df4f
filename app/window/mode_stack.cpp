// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mode_stack.h"

#include "widgets/view_bar.h"

#include <algorithm>

namespace groundmark::app {

void ModeStack::addMode(const Mode& mode)
{
    m_modes.append(mode);
    m_shownLast.insert(mode.id, mode.views.front());
    for (widgets::Workspace* view : mode.views) {
        addWidget(view);
        widgets::ViewBar* bar = view->viewBar();
        for (const widgets::Workspace* tab : mode.views) {
            bar->addTab(tab->id(), tab->title());
        }
        bar->setCurrentTab(view->id());
        connect(bar, &widgets::ViewBar::currentTabChanged, this, [this, view, bar](const QString& id) {
            if (id != view->id()) {
                bar->setCurrentTab(view->id()); // each bar goes on saying where one is
                showView(id);
            }
        });
    }
}

QList<widgets::Workspace*> ModeStack::views() const
{
    QList<widgets::Workspace*> all;
    for (const Mode& mode : m_modes) {
        all += mode.views;
    }
    return all;
}

widgets::Workspace* ModeStack::view(const QString& id) const
{
    if (m_shownLast.contains(id)) {
        return m_shownLast.value(id);
    }
    const QList<widgets::Workspace*> all = views();
    const auto found = std::ranges::find(all, id, [](const widgets::Workspace* view) { return view->id(); });
    return found != all.end() ? *found : nullptr;
}

widgets::Workspace* ModeStack::currentView() const
{
    return qobject_cast<widgets::Workspace*>(currentWidget());
}

const Mode& ModeStack::modeOf(const widgets::Workspace* view) const
{
    const auto found = std::ranges::find_if(m_modes, [view](const Mode& mode) { return mode.views.contains(view); });
    Q_ASSERT(found != m_modes.end());
    return *found;
}

QString ModeStack::titleOf(const widgets::Workspace* view) const
{
    const Mode& mode = modeOf(view);
    return mode.views.size() > 1 ? mode.title + QStringLiteral(" › ") + view->title() : mode.title;
}

void ModeStack::showView(const QString& id)
{
    widgets::Workspace* shown = view(id);
    if (shown == nullptr) {
        return;
    }
    m_shownLast.insert(modeOf(shown).id, shown);
    setCurrentWidget(shown);
    shown->activate();
    emit viewShown(shown);
}

} // namespace groundmark::app
