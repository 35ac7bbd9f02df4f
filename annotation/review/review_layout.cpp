// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotation/review/corpus_pane.h"
#include "annotation/review/filter_row.h"
#include "annotation/review/picture_list.h"
#include "annotation/review/rates_pane.h"
#include "annotation/review/reason_list.h"
#include "annotation/review/review_workspace.h"
#include "evaluation/generate/page_diff.h"
#include "widgets/badge.h"
#include "widgets/buttons.h"
#include "widgets/canvas/image_canvas.h"
#include "widgets/keys/key_map.h"
#include "widgets/panel.h"
#include "widgets/panel_header.h"
#include "widgets/view_bar.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace groundmark::annotation {

namespace {

// Visual language, section 6, Review.
constexpr int NarrowWindow = 1360 - 64;
constexpr int LowWindow = 820;
constexpr int TextWidth = 412;
constexpr int TextWidthNarrow = 380;
constexpr int ActionHeight = 44;

} // namespace

void ReviewWorkspace::buildLayout()
{
    auto* picture = new QWidget;
    auto* pictureRows = new QVBoxLayout(picture);
    pictureRows->setContentsMargins(0, 0, 0, 0);
    pictureRows->setSpacing(0);
    m_head->addRight(m_layout);
    m_head->addRight(m_font);
    m_head->addAction(m_marks, true);
    pictureRows->addWidget(m_head);
    pictureRows->addWidget(m_canvas, 1);
    pictureRows->addWidget(m_strip);
    m_left = new QStackedWidget;
    m_left->addWidget(picture);
    m_left->addWidget(m_gallery);

    auto* reasons = new widgets::Panel;
    auto* reasonRows = new QVBoxLayout(reasons);
    reasonRows->setContentsMargins(0, 0, 0, 6);
    reasonRows->setSpacing(4);
    reasonRows->addWidget(m_reasons);
    auto* note = new QHBoxLayout;
    note->setContentsMargins(12, 0, 12, 0);
    note->addWidget(m_note);
    reasonRows->addLayout(note);

    auto* actions = new widgets::ActionBar(nullptr, ActionHeight);
    actions->addLeft(widgets::makeActionButton(m_accept, this, widgets::ButtonLook::Primary));
    actions->addLeft(widgets::makeActionButton(m_reject, this));
    actions->addLeft(widgets::makeActionButton(m_flag, this, widgets::ButtonLook::Flat));
    actions->addRight(widgets::makeToolButton(m_skip, this)); // for its words the pane is too narrow
    actions->addRight(widgets::makeToolButton(m_undo, this));

    auto* right = new QWidget;
    auto* rightRows = new QVBoxLayout(right);
    rightRows->setContentsMargins(0, 0, 0, 0);
    rightRows->setSpacing(0);
    rightRows->addWidget(m_corpus, 1);
    rightRows->addWidget(m_reasonHead);
    rightRows->addWidget(reasons);
    rightRows->addWidget(m_rates);
    rightRows->addWidget(actions);
    right->setMinimumWidth(TextWidthNarrow);

    m_panes = new QSplitter(Qt::Horizontal);
    m_panes->addWidget(m_left);
    m_panes->addWidget(right);
    m_panes->setStretchFactor(0, 1);
    m_panes->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewBar);
    layout->addWidget(m_filter);
    layout->addWidget(m_panes, 1);
}

void ReviewWorkspace::resizeEvent(QResizeEvent* event)
{
    const QSize size = event->size();
    const QSize old = event->oldSize();
    const bool narrow = size.width() < NarrowWindow;
    if (!old.isValid() || narrow != (old.width() < NarrowWindow)) {
        const int right = narrow ? TextWidthNarrow : TextWidth;
        m_panes->setSizes({size.width() - right, right});
    }
    const bool low = size.height() < LowWindow;
    if (!old.isValid() || low != (old.height() < LowWindow)) {
        m_strip->setLow(low);
        m_rates->setFolded(low);
    }
    Workspace::resizeEvent(event);
}

QAction* ReviewWorkspace::addCommand(
    const QString& id, const QString& text, const QList<QKeySequence>& keys, widgets::Icon icon,
    const std::function<void()>& run)
{
    auto* action = new QAction(widgets::lineIcon(icon), text, this);
    widgets::nameForKeys(action, id);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(false); // a key that is held down must not decide about ten pictures
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    m_commands.append(action);
    return action;
}

void ReviewWorkspace::buildActions()
{
    using widgets::Icon;
    m_undo = new QAction(widgets::lineIcon(Icon::Undo), tr("Undo"), this);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo = new QAction(widgets::lineIcon(Icon::Redo), tr("Redo"), this);
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    widgets::nameForKeys(m_undo, QStringLiteral("edit.undo"));
    widgets::nameForKeys(m_redo, QStringLiteral("edit.redo"));
    const auto goBack = [this](Result<void> (ReviewDesk::*way)()) {
        if (m_desk == nullptr) {
            return;
        }
        if (const auto done = (m_desk.get()->*way)(); !done) {
            m_session.announceFailure(done.error());
        }
    };
    connect(m_undo, &QAction::triggered, this, [goBack] { goBack(&ReviewDesk::undo); });
    connect(m_redo, &QAction::triggered, this, [goBack] { goBack(&ReviewDesk::redo); });
    for (QAction* action : {m_redo, m_undo}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        m_viewBar->addRight(widgets::makeToolButton(action, this));
    }
    m_accept = addCommand(QStringLiteral("review.accept"), tr("Accept"), {Qt::Key_Y}, Icon::Check, [this] {
        decide(ReviewVerdict::Accepted);
    });
    m_reject = addCommand(QStringLiteral("review.reject"), tr("Reject"), {Qt::Key_X}, Icon::Close, [this] {
        if (m_armed) {
            rejectFor(m_reasons->marked());
        } else {
            setArmed(true);
        }
    });
    m_flag = addCommand(QStringLiteral("review.flag"), tr("Flag"), {Qt::Key_F}, Icon::Flag, [this] {
        decide(ReviewVerdict::Escalated);
    });
    m_takeBack = addCommand(
        QStringLiteral("review.reopen"), tr("Take the verdict back"), {Qt::Key_Backspace}, Icon::Refresh,
        [this] { decide(ReviewVerdict::Waiting); });
    m_commands.append(nullptr);
    const QStringList reasons = evaluation::generate::rejectReasons();
    for (qsizetype i = 0; i < reasons.size(); ++i) {
        m_digits.append(addCommand(
            QStringLiteral("review.reason-%1").arg(i + 1),
            tr("Reject because: %1").arg(evaluation::generate::wordsOfRejection(reasons[i])),
            {QKeySequence(static_cast<int>(Qt::Key_1 + i))}, Icon::Close, [this, reason = reasons[i]] { rejectFor(reason); }));
    }
    auto* disarm = addCommand(QStringLiteral("review.no-reason"), tr("Do not reject"), {Qt::Key_Escape}, Icon::Close, [this] {
        setArmed(false);
    });
    disarm->setEnabled(false); // only while a reason is awaited, so that Escape keeps its other meanings
    disarm->setObjectName(QStringLiteral("disarm"));
    m_commands.append(nullptr);
    m_skip = addCommand(
        QStringLiteral("item.next"), tr("Next item"), {Qt::Key_D, Qt::Key_PageDown}, Icon::ChevronRight, [this] { step(1); });
    m_skip->setAutoRepeat(true);
    addCommand(QStringLiteral("item.previous"), tr("Previous item"), {Qt::Key_A, Qt::Key_PageUp}, Icon::ChevronLeft, [this] {
        step(-1);
    })->setAutoRepeat(true);
    addCommand(
        QStringLiteral("review.next-waiting"), tr("Next one that waits for review"), {Qt::SHIFT | Qt::Key_D},
        Icon::ChevronRight, [this] { nextWaiting(); });
    m_commands.append(nullptr);
    m_marks = addCommand(QStringLiteral("review.marks"), tr("Differences"), {Qt::Key_M}, Icon::Eye, [this] { showMarks(); });
    m_marks->setCheckable(true);
    m_marks->setChecked(true);
    m_toGallery = addCommand(QStringLiteral("review.gallery"), tr("Gallery"), {Qt::Key_G}, Icon::Grid, [this] {
        toggleGallery();
    });
    m_toGallery->setCheckable(true);
    addCommand(QStringLiteral("review.note"), tr("Write a note"), {Qt::Key_N}, Icon::Edit, [this] { m_note->setFocus(); });
}

} // namespace groundmark::annotation
