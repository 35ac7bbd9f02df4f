// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/run_selector.h"

#include "viewers/compare/canvas_pane.h"
#include "widgets/run_swatch.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>

namespace groundmark::viewers {

namespace {

constexpr size_t AtFirst = 4;

/// A menu of check boxes: a click or Space checks and leaves it open.
class CheckMenu : public QMenu
{
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        QAction* action = actionAt(event->position().toPoint());
        if (action != nullptr && action->isEnabled() && action->isCheckable()) {
            action->trigger();
        } else {
            QMenu::mouseReleaseEvent(event);
        }
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Space && activeAction() != nullptr
            && activeAction()->isEnabled()) {
            activeAction()->trigger();
        } else {
            QMenu::keyPressEvent(event);
        }
    }
};

} // namespace

RunSelector::RunSelector(QWidget* parent)
    : QPushButton(parent)
    , m_menu(new CheckMenu(this))
{
    setMenu(m_menu);
    setToolTip(tr("Which runs are compared"));
    setAccessibleName(tr("Runs"));
    renewText();
}

void RunSelector::setRuns(std::vector<storage::RunRepository::Summary> runs)
{
    m_runs = std::move(runs);
    std::erase_if(m_chosen, [this](const RunId& id) {
        return std::ranges::none_of(
            m_runs, [&](const auto& summary) { return summary.run.id == id; });
    });
    if (m_chosen.empty()) {
        for (size_t i = 0; i < std::min(AtFirst, m_runs.size()); ++i) {
            m_chosen.push_back(m_runs[i].run.id);
        }
    }
    rebuildMenu();
}

void RunSelector::setChosen(const std::vector<RunId>& runs)
{
    m_chosen = runs;
    rebuildMenu();
}

std::vector<storage::RunRepository::Summary> RunSelector::chosen() const
{
    std::vector<storage::RunRepository::Summary> chosen;
    std::ranges::copy_if(m_runs, std::back_inserter(chosen), [this](const auto& summary) {
        return std::ranges::find(m_chosen, summary.run.id) != m_chosen.end();
    });
    return chosen;
}

void RunSelector::rebuildMenu()
{
    m_menu->clear();
    for (const auto& summary : m_runs) {
        const Run& run = summary.run;
        QString text
            = run.name == run.model ? run.name : QStringLiteral("%1 – %2").arg(run.name, run.model);
        QAction* action = m_menu->addAction(text.replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setData(run.id.toText());
        connect(
            action, &QAction::triggered, this, [this, id = run.id](bool on) { choose(id, on); });
    }
    renewText();
}

void RunSelector::choose(const RunId& run, bool on)
{
    if (on && m_chosen.size() < size_t(CanvasPane::MaximumRuns)) {
        m_chosen.push_back(run);
    } else if (!on && m_chosen.size() > 1) {
        std::erase(m_chosen, run);
    }
    renewText();
    emit changed();
}

void RunSelector::renewText()
{
    QStringList letters;
    const bool isFull = m_chosen.size() >= size_t(CanvasPane::MaximumRuns);
    for (QAction* action : m_menu->actions()) {
        const RunId id = RunId::fromText(action->data().toString());
        const bool on = std::ranges::find(m_chosen, id) != m_chosen.end();
        action->setChecked(on);
        action->setEnabled(on ? m_chosen.size() > 1 : !isFull);
        action->setIcon(on ? widgets::runSwatchIcon(static_cast<int>(letters.size())) : QIcon());
        if (on) {
            letters.append(widgets::runLetter(static_cast<int>(letters.size())));
        }
    }
    setText(
        letters.isEmpty()
            ? tr("No runs")
            : tr("%n runs: %1", nullptr, static_cast<int>(letters.size())).arg(letters.join(u' ')));
    setEnabled(!m_runs.empty());
}

} // namespace groundmark::viewers
