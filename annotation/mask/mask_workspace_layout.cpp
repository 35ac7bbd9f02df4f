// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/mask/leakage_pane.h"
#include "annotation/mask/mask_bar.h"
#include "annotation/mask/mask_host.h"
#include "annotation/mask/mask_panel.h"
#include "annotation/mask/mask_review.h"
#include "annotation/mask/mask_tool.h"
#include "annotation/mask/mask_workspace.h"
#include "annotation/mask/page_strip.h"
#include "annotation/mask/sample_selector.h"
#include "annotation/tools/tool_keys.h"
#include "annotation/workspaces/tool_bar.h"
#include "widgets/buttons.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/keys/key_map.h"
#include "widgets/numbers.h"
#include "widgets/panel.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

// The panes, the commands and the status of Annotate › Mask; what they do stands in mask_workspace.cpp.
namespace groundmark::annotation {

namespace {

// Visual language, section 6: widths at 1440 and below 1360 px.
constexpr int NarrowWindow = 1360 - 64;
constexpr int PagesWidth = 132;
constexpr int PagesWidthNarrow = 96;
constexpr int FieldsWidth = 444;
constexpr int FieldsWidthNarrow = 400;

bool isTextField(const QWidget* widget)
{
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget);
}

} // namespace

void MaskWorkspace::buildLayout()
{
    auto* canvases = new QSplitter(Qt::Horizontal);
    canvases->addWidget(m_original);
    canvases->addWidget(m_canvas);
    canvases->setChildrenCollapsible(false);
    auto* middle = new QWidget;
    auto* middleLayout = new QVBoxLayout(middle);
    middleLayout->setContentsMargins(0, 0, 0, 0);
    middleLayout->setSpacing(0);
    middleLayout->addWidget(m_toolBar);
    middleLayout->addWidget(m_bar);
    middleLayout->addWidget(canvases, 1);

    m_rightPane = new QWidget;
    auto* rightLayout = new QVBoxLayout(m_rightPane);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(0);
    auto* actions = new widgets::ActionBar;
    // The primary action keeps its key on the button; for three keys the pane is too narrow.
    for (QAction* action : {m_exclude, m_ambiguous}) {
        auto* button = new QPushButton(action->text());
        button->setToolTip(widgets::tipWithKey(action->text(), action->shortcut()));
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, button, [button, action] { button->setEnabled(action->isEnabled()); });
        actions->addLeft(button);
    }
    actions->addRight(widgets::makeActionButton(m_submit, this, widgets::ButtonLook::Primary));
    rightLayout->addWidget(actions);

    m_panes = new QSplitter(Qt::Horizontal);
    m_panes->addWidget(m_pages);
    m_panes->addWidget(middle);
    m_panes->addWidget(m_rightPane);
    m_panes->setStretchFactor(1, 1);
    m_panes->setChildrenCollapsible(false);
    m_pages->setMinimumWidth(PagesWidthNarrow);
    m_rightPane->setMinimumWidth(FieldsWidthNarrow);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewBar);
    layout->addWidget(m_panes, 1);
}

void MaskWorkspace::resizeEvent(QResizeEvent* event)
{
    const bool narrow = event->size().width() < NarrowWindow;
    const bool wasNarrow = event->oldSize().width() < NarrowWindow;
    if (!event->oldSize().isValid() || narrow != wasNarrow) {
        const int left = narrow ? PagesWidthNarrow : PagesWidth;
        const int right = narrow ? FieldsWidthNarrow : FieldsWidth;
        m_panes->setSizes({left, event->size().width() - left - right, right});
    }
    Workspace::resizeEvent(event);
}

QAction* MaskWorkspace::addCommand(
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

void MaskWorkspace::buildActions()
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
    m_new = addCommand(QStringLiteral("mask.new"), tr("New sample…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, Icon::Plus, [this] { newSample(); });
    m_commands.append(nullptr);
    addCommand(QStringLiteral("item.next"), tr("Next item"), {Qt::Key_D, Qt::Key_PageDown}, Icon::ChevronDown, [this] { m_samples->step(1); });
    addCommand(QStringLiteral("item.previous"), tr("Previous item"), {Qt::Key_A, Qt::Key_PageUp}, Icon::ChevronUp, [this] { m_samples->step(-1); });
    addCommand(QStringLiteral("item.next-unfinished"), tr("Next unfinished item"), {Qt::SHIFT | Qt::Key_D}, Icon::ChevronDown, [this] { m_samples->stepUnfinished(1); });
    addCommand(QStringLiteral("item.previous-unfinished"), tr("Previous unfinished item"), {Qt::SHIFT | Qt::Key_A}, Icon::ChevronUp, [this] { m_samples->stepUnfinished(-1); });
    addCommand(QStringLiteral("page.next"), tr("Next page"), {Qt::CTRL | Qt::Key_PageDown}, Icon::ChevronRight, [this] {
        showPage(qMin(m_pages->count() - 1, m_host->page() + 1));
    });
    addCommand(QStringLiteral("page.previous"), tr("Previous page"), {Qt::CTRL | Qt::Key_PageUp}, Icon::ChevronLeft, [this] { showPage(qMax(0, m_host->page() - 1)); });
    m_commands.append(nullptr);
    m_submit = addCommand(QStringLiteral("item.submit"), tr("Submit and next"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, Icon::Check, [this] { submit(); });
    addCommand(QStringLiteral("mask.line"), tr("Mask the whole line"), {Qt::SHIFT | Qt::Key_M}, Icon::Mask, [this] { m_host->takeLines(); });
    addCommand(QStringLiteral("mask.edit-target"), tr("Edit the target text"), {Qt::Key_C}, Icon::Edit, [this] { m_panel->editTarget(); });
    addCommand(QStringLiteral("mask.check"), tr("Check for leaks"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L}, Icon::Search, [this] { checkLeaks(); });
    addCommand(QStringLiteral("select.delete"), tr("Delete the selected masks"), {Qt::Key_Delete}, Icon::Trash, [this] { m_host->removeSelected(); });
    m_ambiguous = addCommand(QStringLiteral("mask.ambiguous"), tr("Ambiguous"), {Qt::Key_Exclam}, Icon::Flag, [this] { exclude(AmbiguousReason); });
    m_exclude = addCommand(QStringLiteral("mask.exclude"), tr("Exclude…"), {Qt::CTRL | Qt::Key_Space}, Icon::Stop, [this] { askForExclusion(); });
    m_commands.append(nullptr);
    for (const auto& [view, text] : {std::pair("original", tr("Show the original")), std::pair("masked", tr("Show it masked")), std::pair("both", tr("Show both side by side"))}) {
        addCommand(QStringLiteral("mask.show-") + QLatin1StringView(view), text, {}, Icon::Eye, [this, id = QString::fromLatin1(view)] {
            m_bar->setView(id);
            showView(id);
        });
    }
}

void MaskWorkspace::listKeys(widgets::KeyMap& keys) const
{
    addToolKeys(keys, id());
    addMaskToolKeys(keys, id());
}

/// The reasons for leaving a sample out, one key away each.
void MaskWorkspace::askForExclusion()
{
    if (!isEditable()) {
        return;
    }
    QMenu menu(this);
    int key = 1;
    for (const QString& reason : exclusionReasons()) {
        menu.addAction(QStringLiteral("&%1  %2").arg(key++).arg(wordsOfReason(reason)), this, [this, reason] { exclude(reason); });
    }
    menu.exec(m_rightPane->mapToGlobal(QPoint(12, m_rightPane->height() - menu.sizeHint().height() - 44)));
}

void MaskWorkspace::updateActions()
{
    const bool open = m_document && m_document->isOpen();
    const bool editable = isEditable();
    m_undo->setEnabled(editable && m_document->undoStack().canUndo());
    m_redo->setEnabled(editable && m_document->undoStack().canRedo());
    const auto named = [](const QString& verb, const QString& what) {
        return what.isEmpty() ? verb : verb + QStringLiteral(": ") + what;
    };
    m_undo->setText(named(tr("Undo"), open ? m_document->undoStack().undoText() : QString()));
    m_redo->setText(named(tr("Redo"), open ? m_document->undoStack().redoText() : QString()));
    for (QAction* command : m_commands) {
        if (command != nullptr && command != m_new) {
            command->setEnabled(open);
        }
    }
    m_new->setEnabled(m_session.project() != nullptr && !m_session.project()->isReadOnly());
    m_submit->setEnabled(editable);
    m_exclude->setEnabled(editable);
    m_ambiguous->setEnabled(editable);
    m_bar->setEditable(editable && !m_host->masks().empty());
    if (m_panel != nullptr) {
        m_panel->setEditable(editable);
    }
}

widgets::StatusFacts MaskWorkspace::statusFacts() const
{
    widgets::StatusFacts facts;
    const int count = m_samples->samples().rowCount();
    if (count > 0 && m_samples->currentRow() >= 0) {
        facts.item = tr("Sample %1/%2")
                         .arg(widgets::numbers::count(m_samples->currentRow() + 1), widgets::numbers::count(count));
    }
    if (m_canvas->source()) {
        facts.zoom = tr("Zoom %1 %").arg(qRound(m_canvas->zoom() * 100.0));
    }
    if (m_cursor && m_host && !m_host->imageSize().isEmpty()) {
        const QPointF thousand = convert(*m_cursor, Frame::Pixels, Frame::Thousand, m_host->imageSize());
        facts.cursor = QStringLiteral("x %1 y %2 | 0–1000: %3, %4")
                           .arg(qRound(m_cursor->x()))
                           .arg(qRound(m_cursor->y()))
                           .arg(qRound(thousand.x()))
                           .arg(qRound(thousand.y()));
    }
    if (m_host && m_host->selectedRegions().size() == 1) {
        const Region region = m_host->selectedRegions().front();
        const QRectF box = region.shape.bounds();
        facts.selection = tr("Selection %1 · %2 × %3 px")
                              .arg(m_host->nameOf(region.id))
                              .arg(qRound(box.width()))
                              .arg(qRound(box.height()));
    }
    const QWidget* focus = QApplication::focusWidget();
    facts.keys = isTextField(focus) ? tr("Keys: text – single keys off")
        : focus == m_canvas         ? tr("Keys: canvas")
                                    : tr("Keys: lists");
    return facts;
}

} // namespace groundmark::annotation
