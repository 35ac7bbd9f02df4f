// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/command_palette.h"

#include "widgets/delegates/item_view.h"
#include "widgets/key_cap.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace groundmark::app {

namespace {

constexpr QSize PaletteSize {560, 420};
constexpr int RowHeight = 30;

/// A row: the command's words and its key.
QWidget* makeRow(const QAction* action)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(12, 0, 12, 0);
    auto* words = new QLabel(plainText(action));
    words->setTextFormat(Qt::PlainText);
    layout->addWidget(words, 1);
    if (!action->shortcut().isEmpty()) {
        layout->addWidget(new widgets::KeyCap(action->shortcut()));
    }
    return row;
}

} // namespace

QString plainText(const QAction* action)
{
    QString text = action->text();
    // Chinese mnemonics stand in parentheses at the end: 文件(&F).
    const qsizetype bracket = text.indexOf(QStringLiteral("(&"));
    if (bracket > 0) {
        text.remove(bracket, 4);
    }
    return text.remove(u'&').remove(QStringLiteral("…"));
}

CommandPalette::CommandPalette(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent)
    , m_list(new QListWidget)
{
    for (QAction* action : actions) {
        if (action != nullptr && !action->isSeparator() && action->isEnabled() && !m_actions.contains(action)) {
            m_actions.append(action);
        }
    }
    setWindowTitle(tr("Commands"));
    resize(PaletteSize);
    auto* field = new QLineEdit;
    field->setPlaceholderText(tr("Type a part of what you want to do"));
    field->setAccessibleName(tr("Command"));
    field->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    widgets::prepareItemView(m_list);
    m_list->setUniformItemSizes(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(field);
    layout->addWidget(m_list);
    connect(field, &QLineEdit::textChanged, this, &CommandPalette::show);
    connect(field, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemActivated, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    show(QString());
    field->setFocus();
}

void CommandPalette::show(const QString& text)
{
    m_list->clear();
    for (int i = 0; i < m_actions.size(); ++i) {
        if (!plainText(m_actions[i]).contains(text, Qt::CaseInsensitive)) {
            continue;
        }
        auto* item = new QListWidgetItem(m_list);
        item->setData(Qt::UserRole, i);
        item->setData(Qt::AccessibleTextRole, plainText(m_actions[i]));
        item->setSizeHint({0, RowHeight});
        m_list->setItemWidget(item, makeRow(m_actions[i]));
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::run()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr || result() == Accepted) {
        return; // nothing matches, or a click was also an activation
    }
    QAction* action = m_actions[item->data(Qt::UserRole).toInt()];
    accept();
    action->trigger();
}

/// The arrow keys move through the list while typing goes on in the field.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            const int step = key == Qt::Key_Up ? -1 : 1;
            if (m_list->count() > 0) {
                m_list->setCurrentRow(qBound(0, m_list->currentRow() + step, m_list->count() - 1));
            }
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace groundmark::app
