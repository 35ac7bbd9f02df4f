// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/tools/tool_keys.h"
#include "annotation/workspaces/annotate_workspace.h"
#include "annotation/workspaces/document_host.h"
#include "annotation/workspaces/history_panel.h"
#include "annotation/workspaces/region_panel.h"
#include "annotation/workspaces/sample_list.h"
#include "annotation/workspaces/tool_bar.h"
#include "widgets/buttons.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/keys/key_map.h"
#include "widgets/labels.h"
#include "widgets/segments.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QLabel>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

// The panes and the commands of Annotate; what they do stands in annotate_workspace.cpp.
namespace groundmark::annotation {

namespace {

// Visual language, section 6: widths at 1440 and below 1360 px.
constexpr int NarrowWindow = 1360 - 64;
constexpr int SampleWidth = 216;
constexpr int SampleWidthNarrow = 176;
constexpr int RegionWidth = 320;
constexpr int RegionWidthNarrow = 280;

} // namespace

void AnnotateWorkspace::buildLayout()
{
    m_question = widgets::titleLabel({});
    m_question->setContentsMargins(12, 8, 12, 8);
    m_question->setAutoFillBackground(true);
    m_question->hide();
    auto* middle = new QWidget;
    auto* middleLayout = new QVBoxLayout(middle);
    middleLayout->setContentsMargins(0, 0, 0, 0);
    middleLayout->setSpacing(0);
    middleLayout->addWidget(m_question);
    middleLayout->addWidget(m_toolBar);
    middleLayout->addWidget(m_canvas, 1);
    m_rightPane = new QWidget;
    m_rightPane->setAutoFillBackground(true);
    m_rightChoice = new widgets::Segments;
    m_rightChoice->setAccessibleName(tr("What shows at the right"));
    m_rightChoice->addSegment(QStringLiteral("regions"), tr("Regions"));
    m_rightChoice->addSegment(QStringLiteral("history"), tr("History"));
    m_rightPages = new QStackedWidget;
    auto* choice = new QHBoxLayout;
    choice->setContentsMargins(8, 6, 8, 6);
    choice->addWidget(m_rightChoice);
    choice->addStretch(1);
    auto* rightLayout = new QVBoxLayout(m_rightPane);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(0);
    rightLayout->addLayout(choice);
    rightLayout->addWidget(m_rightPages, 1);
    connect(m_rightChoice, &widgets::Segments::currentChanged, this, &AnnotateWorkspace::showRight);

    m_panes = new QSplitter(Qt::Horizontal);
    m_panes->addWidget(m_samples);
    m_panes->addWidget(middle);
    m_panes->addWidget(m_rightPane);
    m_panes->setStretchFactor(1, 1);
    m_panes->setChildrenCollapsible(false);
    m_samples->setMinimumWidth(SampleWidthNarrow);
    m_rightPane->setMinimumWidth(RegionWidthNarrow);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewBar);
    layout->addWidget(m_panes, 1);
}

void AnnotateWorkspace::resizeEvent(QResizeEvent* event)
{
    const bool narrow = event->size().width() < NarrowWindow;
    const bool wasNarrow = event->oldSize().width() < NarrowWindow;
    if (!event->oldSize().isValid() || narrow != wasNarrow) {
        const int left = narrow ? SampleWidthNarrow : SampleWidth;
        const int right = narrow ? RegionWidthNarrow : RegionWidth;
        m_panes->setSizes({left, event->size().width() - left - right, right});
    }
    Workspace::resizeEvent(event);
}

QAction* AnnotateWorkspace::addCommand(
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

void AnnotateWorkspace::buildActions()
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

    addCommand(QStringLiteral("item.next"), tr("Next item"), {Qt::Key_D, Qt::Key_PageDown}, Icon::ChevronDown, [this] { m_samples->step(1); });
    addCommand(QStringLiteral("item.previous"), tr("Previous item"), {Qt::Key_A, Qt::Key_PageUp}, Icon::ChevronUp, [this] { m_samples->step(-1); });
    addCommand(QStringLiteral("item.next-unfinished"), tr("Next unfinished item"), {Qt::SHIFT | Qt::Key_D}, Icon::ChevronDown, [this] { m_samples->stepUnfinished(1); });
    addCommand(QStringLiteral("item.previous-unfinished"), tr("Previous unfinished item"), {Qt::SHIFT | Qt::Key_A}, Icon::ChevronUp, [this] { m_samples->stepUnfinished(-1); });
    m_commands.append(nullptr);
    addCommand(QStringLiteral("item.submit"), tr("Done, and next"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, Icon::Check, [this] {
        setState(SampleState::Done);
        m_samples->step(1);
    });
    addCommand(QStringLiteral("item.draft"), tr("Mark as draft"), {}, Icon::Edit, [this] { setState(SampleState::Draft); });
    addCommand(QStringLiteral("item.flag"), tr("Flag for an expert"), {Qt::Key_Exclam}, Icon::Flag, [this] { setState(SampleState::Escalated); });
    addCommand(QStringLiteral("view.history"), tr("Show the history"), {Qt::CTRL | Qt::Key_H}, Icon::Clock, [this] {
        const bool shown = m_rightChoice->current() == u"history";
        m_rightChoice->setCurrent(shown ? QStringLiteral("regions") : QStringLiteral("history"));
        if (!shown && m_history != nullptr) {
            m_history->focusList();
        } else {
            m_canvas->setFocus();
        }
    });
    m_commands.append(nullptr);
    addCommand(QStringLiteral("region.edit-label"), tr("Edit the label"), {Qt::Key_L}, Icon::Tag, [this] {
        if (m_regions) {
            m_regions->editLabel();
        }
    });
    addCommand(QStringLiteral("select.delete"), tr("Delete the selected regions"), {Qt::Key_Delete}, Icon::Trash, [this] { m_host->removeSelected(); });
    addCommand(QStringLiteral("select.hide"), tr("Hide or show the selected regions"), {Qt::Key_H}, Icon::EyeOff, [this] {
        m_host->changeSelected(QStringLiteral("region.hide"), [](Region& region) { region.hidden = !region.hidden; });
    });
    addCommand(QStringLiteral("region.lock"), tr("Lock or unlock the selected regions"), {Qt::CTRL | Qt::Key_L}, Icon::Lock, [this] {
        m_host->changeSelected(QStringLiteral("region.lock"), [](Region& region) { region.locked = !region.locked; });
    });
    addCommand(QStringLiteral("canvas.peek"), tr("Show or hide all regions"), {Qt::Key_T}, Icon::Eye, [this] {
        m_canvas->overlay().setVisible(!m_canvas->overlay().isVisible());
    });
    buildRegionCommands();
}

void AnnotateWorkspace::listKeys(widgets::KeyMap& keys) const
{
    addToolKeys(keys, id());
}

void AnnotateWorkspace::updateActions()
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
    if (m_regions != nullptr) {
        m_regions->setEditable(editable);
    }
}

} // namespace groundmark::annotation
