// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/command_palette.h"

#include "storage/sample_link.h"
#include "widgets/delegates/item_view.h"
#include "widgets/key_cap.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace groundmark::app {

namespace {

constexpr QSize PaletteSize {560, 420};
constexpr int RowHeight = 30;

/// A row: the command's words and its key.
QWidget* makeRow(const Command& command)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(12, 0, 12, 0);
    auto* words = new QLabel(command.title);
    words->setTextFormat(Qt::PlainText);
    layout->addWidget(words, 1);
    if (!command.key.isEmpty()) {
        layout->addWidget(new widgets::KeyCap(command.key));
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

CommandPalette::CommandPalette(
    const QList<QAction*>& actions, std::vector<Command> more, QWidget* parent)
    : QDialog(parent)
    , m_list(new QListWidget)
{
    QSet<const QAction*> taken;
    for (QAction* action : actions) {
        if (action != nullptr && !action->isSeparator() && action->isEnabled() && !taken.contains(action)) {
            taken.insert(action);
            m_commands.push_back(
                {plainText(action), action->shortcut(), [action] { action->trigger(); }});
        }
    }
    std::ranges::move(more, std::back_inserter(m_commands));
    setWindowTitle(tr("Commands"));
    resize(PaletteSize);
    auto* field = new QLineEdit;
    field->setPlaceholderText(tr("Type a part of what you want to do, or paste a link"));
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
    m_link = storage::isSampleLink(text) ? text.trimmed() : QString();
    if (!m_link.isEmpty()) {
        const Command follow {tr("Follow this link"), {}, {}};
        auto* item = new QListWidgetItem(m_list);
        item->setData(Qt::UserRole, -1);
        item->setData(Qt::AccessibleTextRole, follow.title);
        item->setSizeHint({0, RowHeight});
        m_list->setItemWidget(item, makeRow(follow));
    }
    for (int i = 0; i < static_cast<int>(m_commands.size()); ++i) {
        const Command& command = m_commands[static_cast<size_t>(i)];
        if (!command.title.contains(text, Qt::CaseInsensitive)) {
            continue;
        }
        auto* item = new QListWidgetItem(m_list);
        item->setData(Qt::UserRole, i);
        item->setData(Qt::AccessibleTextRole, command.title);
        item->setSizeHint({0, RowHeight});
        m_list->setItemWidget(item, makeRow(command));
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::run()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr || result() == Accepted) {
        return; // nothing matches, or a click was also an activation
    }
    if (item->data(Qt::UserRole).toInt() < 0) {
        accept();
        emit linkChosen(m_link);
        return;
    }
    const auto run = m_commands[item->data(Qt::UserRole).toULongLong()].run;
    accept();
    run();
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
