// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/compare/notes_pane.h"

#include "widgets/buttons.h"
#include "widgets/labels.h"
#include "widgets/theme/icons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace groundmark::viewers {

namespace {

constexpr int FieldHeight = 72; // three lines

QString signedAt(const Note& note)
{
    return QStringLiteral("%1 · %2").arg(
        note.author, QLocale().toString(note.at.toLocalTime(), QLocale::ShortFormat));
}

QToolButton* makeButton(widgets::Icon icon, const QString& text)
{
    auto* button = new QToolButton;
    button->setIcon(widgets::lineIcon(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    widgets::setFlat(button);
    widgets::setSmall(button);
    return button;
}

} // namespace

NotesPane::NotesPane(QWidget* parent)
    : QWidget(parent)
    , m_body(new QWidget)
    , m_rows(new QVBoxLayout(m_body))
    , m_field(new QPlainTextEdit)
    , m_submit(new QPushButton)
{
    m_rows->setContentsMargins(12, 8, 12, 8);
    m_rows->setSpacing(4);
    m_rows->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Notes"));
    scroll->setWidget(m_body);
    m_field->setFixedHeight(FieldHeight);
    m_field->setPlaceholderText(tr("Write a note about this sample"));
    m_field->setAccessibleName(tr("Note"));
    m_field->setToolTip(tr("Ctrl+Enter adds the note, Esc leaves the field"));
    m_field->setTabChangesFocus(true);
    m_field->installEventFilter(this);
    widgets::setKeyOnButton(m_submit, QKeySequence(Qt::CTRL | Qt::Key_Return));
    auto* foot = new QHBoxLayout;
    foot->addStretch();
    foot->addWidget(m_submit);
    auto* editor = new QVBoxLayout;
    editor->setContentsMargins(12, 8, 12, 8);
    editor->setSpacing(8);
    editor->addWidget(m_field);
    editor->addLayout(foot);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scroll, 1);
    column->addWidget(new widgets::Rule(Qt::Horizontal));
    column->addLayout(editor);
    connect(m_submit, &QPushButton::clicked, this, &NotesPane::submit);
    connect(m_field, &QPlainTextEdit::textChanged, this, &NotesPane::renewButton);
    renewButton();
}

void NotesPane::setNotes(SampleId sample, const std::vector<Note>& notes, bool isWritable)
{
    m_isWritable = isWritable;
    if (sample != m_sample) {
        if (const QString draft = m_field->toPlainText(); m_edited.id.isNull() && !draft.trimmed().isEmpty()) {
            m_drafts.insert(m_sample, draft);
        }
        m_sample = sample;
        m_edited = {};
        m_field->setPlainText(m_drafts.take(sample));
    }
    while (m_rows->count() > 1) {
        QLayoutItem* item = m_rows->takeAt(0);
        item->widget()->hide();
        item->widget()->deleteLater(); // it may hold the button that was clicked
        delete item;
    }
    for (const Note& note : notes) {
        addRow(note);
    }
    if (notes.empty()) {
        m_rows->insertWidget(m_rows->count() - 1, widgets::quietLabel(tr("Nobody has written about this sample yet.")));
    }
    m_field->setEnabled(isWritable);
    renewButton();
}

void NotesPane::addRow(const Note& note)
{
    auto* row = new QWidget;
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    const QString who = note.isBookmark ? tr("★ Bookmarked by %1").arg(signedAt(note)) : signedAt(note);
    head->addWidget(widgets::quietLabel(who), 1);
    if (!note.isBookmark && m_isWritable) {
        auto* edit = makeButton(widgets::Icon::Edit, tr("Edit this note"));
        auto* remove = makeButton(widgets::Icon::Trash, tr("Delete this note; Undo brings it back"));
        connect(edit, &QToolButton::clicked, this, [this, note] { this->edit(note); });
        connect(remove, &QToolButton::clicked, this, [this, note] { emit noteRemoved(note); });
        head->addWidget(edit);
        head->addWidget(remove);
    }
    column->addLayout(head);
    if (!note.isBookmark) {
        column->addWidget(widgets::textLabel(note.text));
    }
    m_rows->insertWidget(m_rows->count() - 1, row);
}

void NotesPane::startNote()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void NotesPane::edit(const Note& note)
{
    m_edited = note;
    m_field->setPlainText(note.text);
    m_field->selectAll();
    m_field->setFocus();
    renewButton();
}

void NotesPane::submit()
{
    const QString text = m_field->toPlainText().trimmed();
    if (text.isEmpty() || !m_isWritable) {
        return;
    }
    const Note edited = std::exchange(m_edited, {});
    m_field->clear();
    renewButton();
    if (edited.id.isNull()) {
        emit noteWritten(text);
    } else if (text != edited.text) {
        emit noteChanged(edited, text);
    }
}

void NotesPane::renewButton()
{
    m_submit->setText(m_edited.id.isNull() ? tr("Add note") : tr("Save note"));
    m_submit->setEnabled(m_isWritable && !m_field->toPlainText().trimmed().isEmpty());
}

bool NotesPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isReturn && key->modifiers().testFlag(Qt::ControlModifier)) {
            submit();
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            m_edited = {};
            m_field->clear();
            m_field->clearFocus();
            renewButton();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace groundmark::viewers
