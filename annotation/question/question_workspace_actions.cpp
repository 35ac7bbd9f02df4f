// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/sample_selector.h"
#include "annotation/question/checks_pane.h"
#include "annotation/question/hop_editor.h"
#include "annotation/question/hop_list.h"
#include "annotation/question/question_form.h"
#include "annotation/question/question_host.h"
#include "annotation/question/question_review.h"
#include "annotation/question/question_workspace.h"
#include "annotation/question/try_pane.h"
#include "widgets/buttons.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QEvent>
#include <QPlainTextEdit>
#include <QToolButton>

// The commands of Annotate › Questions.
namespace groundmark::annotation {

QAction* QuestionWorkspace::addCommand(
    const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon,
    const std::function<void()>& run)
{
    auto* action = new QAction(widgets::lineIcon(icon), text, this);
    widgets::nameForKeys(action, id);
    action->setShortcuts(keys);
    // Only while this view has the focus, and never in a text field (they take their keys first).
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    m_commands.append(action);
    return action;
}

void QuestionWorkspace::buildActions()
{
    using widgets::Icon;
    m_undo = new QAction(widgets::lineIcon(Icon::Undo), tr("Undo"), this);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = new QAction(widgets::lineIcon(Icon::Redo), tr("Redo"), this);
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    widgets::nameForKeys(m_undo, QStringLiteral("edit.undo"));
    widgets::nameForKeys(m_redo, QStringLiteral("edit.redo"));
    connect(m_undo, &QAction::triggered, this, [this] { m_document->undoStack().undo(); });
    connect(m_redo, &QAction::triggered, this, [this] { m_document->undoStack().redo(); });
    for (QAction* action : {m_redo, m_undo}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        m_viewBar->addRight(widgets::makeToolButton(action, this));
    }
    m_addImages = addCommand(
        QStringLiteral("questions.images"), tr("Add images…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, Icon::Image, [this] { addImages(); });
    m_editing.append(addCommand(
        QStringLiteral("questions.another"), tr("Another question about this image"), {Qt::CTRL | Qt::SHIFT | Qt::Key_D}, Icon::Copy, [this] { addQuestion(); }));
    m_viewBar->addRight(widgets::makeToolButton(m_addImages, this));
    m_commands.append(nullptr);
    addCommand(QStringLiteral("item.next"), tr("Next item"), {Qt::Key_D, Qt::Key_PageDown}, Icon::ChevronDown, [this] { m_samples->step(1); });
    addCommand(QStringLiteral("item.previous"), tr("Previous item"), {Qt::Key_A, Qt::Key_PageUp}, Icon::ChevronUp, [this] { m_samples->step(-1); });
    addCommand(QStringLiteral("item.next-unfinished"), tr("Next unfinished item"), {Qt::SHIFT | Qt::Key_D}, Icon::ChevronDown, [this] { m_samples->stepUnfinished(1); });
    addCommand(QStringLiteral("item.previous-unfinished"), tr("Previous unfinished item"), {Qt::SHIFT | Qt::Key_A}, Icon::ChevronUp, [this] { m_samples->stepUnfinished(-1); });
    m_commands.append(nullptr);
    m_submit = addCommand(QStringLiteral("item.submit"), tr("Submit and next"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, Icon::Check, [this] { submit(); });
    m_escalate = addCommand(QStringLiteral("item.flag"), tr("Escalate"), {Qt::Key_Exclam}, Icon::Flag, [this] { setState(SampleState::Escalated); });
    m_editing += {m_submit, m_escalate};
    m_editing.append(addCommand(QStringLiteral("questions.accept"), tr("Review: accept the question"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Y}, Icon::Review, [this] { review(ReviewVerdict::Accepted, {}); }));
    m_editing.append(addCommand(QStringLiteral("questions.reject"), tr("Review: reject the question…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_X}, Icon::Review, [this] { m_review->askForReason(); }));
    m_try = addCommand(QStringLiteral("questions.try"), tr("Let a model try"), {Qt::CTRL | Qt::Key_T}, Icon::Play, [this] { tryModel(); });
    m_editing.append(m_try);
    addCommand(QStringLiteral("questions.limits"), tr("Limits of the checks…"), {}, Icon::Settings, [this] { changeLimits(); });
    m_commands.append(nullptr);
    buildHopActions();
    m_commands.append(nullptr);
    m_showCues = addCommand(QStringLiteral("questions.show-cues"), tr("Cues"), {}, Icon::Eye, [this] { showArrows(); });
    m_showHops = addCommand(QStringLiteral("questions.show-hops"), tr("Hops"), {}, Icon::Arrow, [this] { showArrows(); });
    for (QAction* action : {m_showCues, m_showHops}) {
        action->setCheckable(true);
        action->setChecked(true);
        m_viewBar->addRight(widgets::makeToolButton(action, this, true));
    }
}

void QuestionWorkspace::buildHopActions()
{
    using widgets::Icon;
    const auto add = [this](const char* id, const QString& text, const QList<QKeySequence>& keys, Icon icon, const std::function<void()>& run) {
        QAction* action = addCommand(QString::fromLatin1(id), text, keys, icon, run);
        m_editing.append(action);
        return action;
    };
    m_addHop = add("hop.add", tr("Add hop"), {Qt::SHIFT | Qt::Key_N}, Icon::Plus, [this] {
        m_hopEditor->commitPending();
        m_host->addHop();
        m_hopEditor->editText();
    });
    add("hop.next", tr("Next hop"), {Qt::Key_J}, Icon::ChevronDown, [this] { m_host->setCurrentHop(m_host->currentHop() + 1); });
    add("hop.previous", tr("Previous hop"), {Qt::SHIFT | Qt::Key_J}, Icon::ChevronUp, [this] { m_host->setCurrentHop(std::max(0, m_host->currentHop() - 1)); });
    add("hop.edit", tr("Write what the hop finds out"), {Qt::Key_F2}, Icon::Edit, [this] { m_hopEditor->editText(); });
    add("hop.down", tr("Move the hop down"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Down}, Icon::ChevronDown, [this] { m_host->moveHop(m_host->currentHop(), m_host->currentHop() + 1); });
    add("hop.up", tr("Move the hop up"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Up}, Icon::ChevronUp, [this] { m_host->moveHop(m_host->currentHop(), m_host->currentHop() - 1); });
    add("hop.remove", tr("Remove the hop"), {Qt::CTRL | Qt::Key_Delete}, Icon::Trash, [this] { m_host->removeHop(m_host->currentHop()); });
    add("select.delete", tr("Delete the selected cues"), {Qt::Key_Delete}, Icon::Trash, [this] { m_host->removeSelected(); });
    add("questions.edit", tr("Edit the question"), {Qt::Key_C}, Icon::Edit, [this] { m_form->editQuestion(); });
    for (int number = 1; number <= 9; ++number) {
        QAction* cue = addCommand(
            QStringLiteral("hop.cue-%1").arg(number), tr("Link or unlink cue %1").arg(number), {QKeySequence(Qt::Key_0 + number)}, Icon::Link, [this, number] {
                const auto cues = m_host->cues();
                if (static_cast<std::size_t>(number) <= cues.size()) {
                    m_host->toggleCue(m_host->currentHop(), cues[static_cast<std::size_t>(number) - 1].id);
                }
            });
        QAction* from = addCommand(
            QStringLiteral("hop.from-%1").arg(number), tr("Build or do not build on hop %1").arg(number), {QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + number))}, Icon::Link,
            [this, number] { m_host->toggleFrom(m_host->currentHop(), number - 1); });
        m_editing += {cue, from};
    }
}

void QuestionWorkspace::updateActions()
{
    const bool open = m_document && m_document->isOpen();
    const bool editable = isEditable();
    m_undo->setEnabled(open && !m_document->isReadOnly() && m_document->undoStack().canUndo());
    m_redo->setEnabled(open && !m_document->isReadOnly() && m_document->undoStack().canRedo());
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
    for (QAction* command : m_editing) {
        command->setEnabled(editable);
    }
    m_addImages->setEnabled(m_session.project() != nullptr && !m_session.project()->isReadOnly());
    m_try->setEnabled(editable && m_host && !m_host->question().text.isEmpty());
    m_tries->setPossible(m_try->isEnabled());
    m_review->setEditable(editable && m_host && !m_host->question().text.isEmpty());
    m_checks->setEditable(editable);
    m_solution != nullptr ? m_solution->setReadOnly(!editable) : void();
    if (m_form != nullptr) {
        m_form->setEditable(editable);
        m_hops->setEditable(editable);
        m_hopEditor->setEditable(editable);
    }
    m_notice->setText(
        !open ? tr("No sample is chosen. Add images to ask about (Ctrl+Shift+N), or choose a dataset of LogicOCR-Real.")
        : m_document->isReadOnly() ? QString()
        : !editable                ? tr("This sample belongs to another benchmark. Questions are written in datasets of LogicOCR-Real: choose one, or add images (Ctrl+Shift+N).")
                                   : QString());
    m_notice->setVisible(!m_notice->text().isEmpty());
}

bool QuestionWorkspace::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_solution && event->type() == QEvent::FocusOut && isEditable()) {
        m_host->setSolution(m_solution->toPlainText());
    }
    return Workspace::eventFilter(watched, event);
}

} // namespace groundmark::annotation
