// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/steps/chains_dialog.h"
#include "annotation/steps/question_pane.h"
#include "annotation/steps/region_facts.h"
#include "annotation/steps/step_editor.h"
#include "annotation/steps/step_list.h"
#include "annotation/steps/steps_workspace.h"
#include "annotation/steps/task_input_dialog.h"
#include "annotation/workspaces/sample_list.h"
#include "widgets/buttons.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/keys/key_map.h"
#include "widgets/notice_bar.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QTableView>
#include <QToolButton>

// The commands of Steps and their keys.
namespace groundmark::annotation {

namespace {

/// Lets a menu be answered with the digit of an action's data. A menu takes letters for mnemonics,
/// but digits not in every style.
class DigitChoice : public QObject
{
public:
    explicit DigitChoice(QMenu& menu)
        : m_menu(menu)
    {
        m_menu.installEventFilter(this);
    }

    [[nodiscard]] const QAction* exec(QPoint at)
    {
        const QAction* clicked = m_menu.exec(at);
        return m_chosen != nullptr ? m_chosen : clicked;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::KeyPress) {
            const int digit = static_cast<QKeyEvent*>(event)->key() - Qt::Key_0;
            for (const QAction* action : m_menu.actions()) {
                if (digit > 0 && digit < 10 && action->data().toInt() == digit) {
                    m_chosen = action;
                    m_menu.close();
                    return true;
                }
            }
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QMenu& m_menu;
    const QAction* m_chosen = nullptr;
};

} // namespace

QAction* StepsWorkspace::addCommand(
    const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon,
    const std::function<void()>& run)
{
    auto* action = new QAction(widgets::lineIcon(icon), text, this);
    widgets::nameForKeys(action, id);
    action->setShortcuts(keys);
    // Only while this workspace has the focus, and never in a text field (they take their keys first).
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    m_commands.append(action);
    return action;
}

void StepsWorkspace::buildActions()
{
    using widgets::Icon;
    m_undo = new QAction(widgets::lineIcon(Icon::Undo), tr("Undo"), this);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = new QAction(widgets::lineIcon(Icon::Redo), tr("Redo"), this);
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(m_undo, &QAction::triggered, this, [this] { m_document->undoStack().undo(); });
    connect(m_redo, &QAction::triggered, this, [this] { m_document->undoStack().redo(); });
    widgets::nameForKeys(m_undo, QStringLiteral("edit.undo"));
    widgets::nameForKeys(m_redo, QStringLiteral("edit.redo"));
    for (QAction* action : {m_redo, m_undo}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        m_viewBar->addRight(widgets::makeToolButton(action, this));
    }
    addCommand(QStringLiteral("item.next"), tr("Next item"), {Qt::Key_D, Qt::Key_PageDown}, Icon::ChevronDown, [this] { m_samples->step(1); });
    addCommand(QStringLiteral("item.previous"), tr("Previous item"), {Qt::Key_A, Qt::Key_PageUp}, Icon::ChevronUp, [this] { m_samples->step(-1); });
    addCommand(QStringLiteral("item.next-unfinished"), tr("Next unfinished item"), {Qt::SHIFT | Qt::Key_D}, Icon::ChevronDown, [this] { m_samples->stepUnfinished(1); });
    addCommand(QStringLiteral("item.previous-unfinished"), tr("Previous unfinished item"), {Qt::SHIFT | Qt::Key_A}, Icon::ChevronUp, [this] { m_samples->stepUnfinished(-1); });
    m_commands.append(nullptr);
    m_submit = addCommand(
        QStringLiteral("item.submit"), tr("Submit and next"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, Icon::Check, [this] { submitAndNext(); });
    m_skip = addCommand(QStringLiteral("item.skip"), tr("Skip…"), {Qt::CTRL | Qt::Key_Space}, Icon::ChevronRight, [this] { skip(); });
    m_skip->setToolTip(tr("Say what is wrong with the question, and go to the next item"));
    m_discuss = addCommand(QStringLiteral("steps.discuss"), tr("Discuss"), {Qt::Key_Exclam}, Icon::Flag, [this] { m_reasoning->toggleReviewDiscuss(); });
    m_discuss->setCheckable(true);
    m_discuss->setToolTip(tr("Put this item on the list of the next discussion"));
    m_practice = addCommand(QStringLiteral("steps.practice"), tr("Practice item"), {}, Icon::Person, [this] { m_reasoning->togglePractice(); });
    m_practice->setCheckable(true);
    addCommand(QStringLiteral("steps.quality"), tr("Quality of the question"), {Qt::Key_Q}, Icon::Question, [this] {
        pauseKeys();
        m_question->openQuality();
        updateActions();
    });
    m_chainCommands = {m_submit, m_skip, m_discuss, m_practice, m_commands.back()};
    m_commands.append(nullptr);
    buildStepActions();
    m_commands.append(nullptr);
    m_taskInput = addCommand(QStringLiteral("steps.task-input"), tr("Task input…"), {Qt::CTRL | Qt::Key_T}, Icon::Settings, [this] { openTaskInput(); });
    addCommand(QStringLiteral("steps.make-chains"), tr("Make chains from a run…"), {}, Icon::Steps, [this] { ChainsDialog(m_session, this).exec(); });
    m_showRegions = addCommand(QStringLiteral("steps.show-regions"), tr("Regions"), {}, Icon::Eye, [this] {
        m_canvas->overlay().setVisible(m_showRegions->isChecked());
    });
    m_showRegions->setCheckable(true);
    m_showRegions->setChecked(true);
    m_showSaliency = addCommand(QStringLiteral("steps.show-saliency"), tr("Saliency"), {}, Icon::Layers, [this] {
        m_layer.setShown(m_showSaliency->isChecked());
        m_canvas->update();
    });
    m_showSaliency->setCheckable(true);
    m_layer.setShown(false); // it must not lead the eye of whoever judges
}

void StepsWorkspace::buildStepActions()
{
    using widgets::Icon;
    addCommand(QStringLiteral("step.next"), tr("Next step"), {Qt::Key_J}, Icon::ChevronDown, [this] { move(1); });
    addCommand(QStringLiteral("step.previous"), tr("Previous step"), {Qt::Key_K}, Icon::ChevronUp, [this] { move(-1); });
    // In a scope of their own: 0 fits the page while the canvas has the focus.
    const std::pair<QString, std::pair<Qt::Key, Verdict>> verdicts[] {
        {tr("Correct"), {Qt::Key_1, Verdict::Correct}},
        {tr("Incorrect"), {Qt::Key_2, Verdict::Incorrect}},
        {tr("Unsure"), {Qt::Key_3, Verdict::Unsure}},
        {tr("Unmarked"), {Qt::Key_0, Verdict::Unmarked}}};
    for (const auto& [text, choice] : verdicts) {
        QAction* action = addCommand(
            QStringLiteral("step.verdict-") + nameOf(choice.second), text, {choice.first}, Icon::Check,
            [this, verdict = choice.second] { judge(verdict); });
        widgets::nameForKeys(action, widgets::keyIdOf(action), QStringLiteral("steps.list"));
        m_chainCommands.append(action);
    }
    const auto onStep = [this](void (StepEditor::*act)()) {
        return [this, act] {
            if (m_steps->current() >= 0) {
                (m_steps->editor().*act)();
            }
        };
    };
    m_chainCommands.append(addCommand(QStringLiteral("step.write-correction"), tr("Write a correction"), {Qt::Key_C}, Icon::Edit, onStep(&StepEditor::editCorrection)));
    m_chainCommands.append(addCommand(QStringLiteral("step.link"), tr("Link or unlink a region"), {Qt::Key_L}, Icon::Link, [this] { linkRegion(); }));
    m_chainCommands.append(addCommand(QStringLiteral("step.note"), tr("Write a note"), {Qt::Key_N}, Icon::Edit, onStep(&StepEditor::editNote)));
    m_chainCommands.append(addCommand(QStringLiteral("step.discuss"), tr("Discuss this step"), {Qt::Key_U}, Icon::Flag, [this] {
        if (m_steps->current() >= 0) {
            m_reasoning->toggleDiscuss(m_steps->current());
        }
    }));
    m_chainCommands.append(addCommand(QStringLiteral("step.split"), tr("Split the step"), {Qt::Key_S}, Icon::Minus, onStep(&StepEditor::beginSplit)));
    m_chainCommands.append(addCommand(QStringLiteral("step.join"), tr("Join with the next step"), {Qt::SHIFT | Qt::Key_J}, Icon::Plus, [this] {
        const int current = m_steps->current();
        if (current >= 0) {
            m_steps->editor().commitPending();
            if (auto done = m_reasoning->join(current); !done) {
                say(done.error());
            }
        }
    }));
}

void StepsWorkspace::updateActions()
{
    const bool open = m_document && m_document->isOpen();
    const bool editable = open && !m_document->isReadOnly();
    m_undo->setEnabled(editable && m_document->undoStack().canUndo());
    m_redo->setEnabled(editable && m_document->undoStack().canRedo());
    const auto named = [](const QString& verb, const QString& what) {
        return what.isEmpty() ? verb : verb + QStringLiteral(": ") + what;
    };
    m_undo->setText(named(tr("Undo"), open ? m_document->undoStack().undoText() : QString()));
    m_redo->setText(named(tr("Redo"), open ? m_document->undoStack().redoText() : QString()));
    for (QAction* command : m_commands) {
        if (command != nullptr) {
            command->setEnabled(open);
        }
    }
    for (QAction* command : m_chainCommands) {
        command->setEnabled(m_reasoning && m_reasoning->isEditable());
    }
    m_showSaliency->setEnabled(m_layer.hasHeat());
}

/// Where the keys go: the list, or the image where there are no steps.
void StepsWorkspace::focusSteps()
{
    if (m_steps != nullptr && !m_steps->isHidden()) {
        m_steps->setFocus();
    } else {
        m_canvas->setFocus();
    }
}

/// A menu leaves the focus where it is, and so the digits to the verdicts: not while it is open.
void StepsWorkspace::pauseKeys()
{
    for (QAction* command : m_chainCommands) {
        command->setEnabled(false);
    }
}

void StepsWorkspace::move(int by)
{
    m_notice->clear(QStringLiteral("refused"));
    m_steps->setCurrent(m_steps->current() + by);
    focusSteps();
}

void StepsWorkspace::judge(Verdict verdict)
{
    m_notice->clear(QStringLiteral("refused"));
    const int current = m_steps->current();
    if (current < 0) {
        m_reasoning->setFinalAnswer(verdict);
        return;
    }
    m_steps->editor().commitPending();
    m_reasoning->setVerdict(current, verdict);
}

/// What is selected on the image is linked or unlinked; without a selection a menu names the
/// regions, so that no mouse is needed.
void StepsWorkspace::linkRegion()
{
    const int current = m_steps->current();
    if (current < 0) {
        return;
    }
    const QModelIndexList selected = m_regionsTable->selectionModel()->selectedRows();
    for (const QModelIndex& row : selected) {
        m_reasoning->toggleRegion(current, m_regions->regionAt(row.row()).ordinal);
    }
    if (!selected.isEmpty()) {
        return;
    }
    QMenu menu(this);
    const QList<int> grounded = m_reasoning->groundedIn(current);
    for (int row = 0; row < m_regions->rowCount(); ++row) {
        const Region& region = m_regions->regionAt(row);
        QAction* action = menu.addAction(QStringLiteral("R&%1").arg(region.ordinal));
        action->setCheckable(true);
        action->setChecked(grounded.contains(region.ordinal));
        action->setData(region.ordinal);
    }
    if (menu.isEmpty()) {
        return;
    }
    pauseKeys();
    const QAction* chosen = DigitChoice(menu).exec(m_steps->editor().mapToGlobal(QPoint(40, 0)));
    updateActions();
    if (chosen != nullptr) {
        m_reasoning->toggleRegion(current, chosen->data().toInt());
    }
}

void StepsWorkspace::openTaskInput()
{
    std::vector<SampleId> all;
    for (int row = 0; row < m_samples->model().rowCount(); ++row) {
        all.push_back(m_samples->model().sampleAt(row));
    }
    TaskInputDialog dialog(*m_document, m_images, std::move(all), this);
    connect(&dialog, &TaskInputDialog::manyBuilt, this, [this] { m_session.announceContent(); });
    dialog.exec();
    showSaliency();
    focusSteps();
}

void StepsWorkspace::submitAndNext()
{
    m_steps->editor().commitPending();
    m_reasoning->submit();
    m_samples->step(1);
    focusSteps();
}

void StepsWorkspace::skip()
{
    QMenu menu(this);
    int digit = 1;
    for (const QString& word : questionQualities().mid(1)) {
        menu.addAction(QStringLiteral("&%1  %2").arg(digit++).arg(wordsOfQuality(word)))->setData(word);
    }
    menu.addAction(QStringLiteral("&%1  %2").arg(digit).arg(tr("No reason, come back later")));
    pauseKeys();
    const QAction* chosen = menu.exec(m_right->mapToGlobal(QPoint(12, m_right->height() - 240)));
    updateActions();
    if (chosen == nullptr) {
        return;
    }
    m_steps->editor().commitPending();
    if (const QString word = chosen->data().toString(); !word.isEmpty()) {
        m_reasoning->setQuality({word});
    }
    m_samples->step(1);
    focusSteps();
}

} // namespace groundmark::annotation
