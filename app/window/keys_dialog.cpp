// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys_dialog.h"

#include "app/window/command_palette.h"
#include "widgets/key_cap.h"
#include "widgets/labels.h"

#include <QAction>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace groundmark::app {

QList<KeyLine> keysOf(const QList<QAction*>& actions)
{
    QList<KeyLine> lines;
    for (const QAction* action : actions) {
        if (action != nullptr && !action->shortcut().isEmpty()) {
            lines.append({action->shortcut(), plainText(action)});
        }
    }
    return lines;
}

KeysDialog::KeysDialog(const QList<KeySection>& sections, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    resize(760, 600);
    auto* body = new QWidget;
    auto* columns = new QHBoxLayout(body);
    columns->setSpacing(24);
    for (const KeySection& section : sections) {
        if (section.lines.isEmpty()) {
            continue;
        }
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(12);
        grid->setVerticalSpacing(6);
        grid->addWidget(widgets::nameLabel(section.title), 0, 0, 1, 2);
        int row = 1;
        for (const KeyLine& line : section.lines) {
            grid->addWidget(new widgets::KeyCap(line.key), row, 0, Qt::AlignRight | Qt::AlignVCenter);
            grid->addWidget(widgets::quietLabel(line.text), row, 1);
            ++row;
        }
        grid->setRowStretch(row, 1);
        grid->setColumnStretch(1, 1);
        columns->addLayout(grid, 1);
    }
    auto* scroll = new QScrollArea;
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("Keys"));
    auto* note = widgets::quietLabel(
        tr("Keys without Ctrl or Alt work while a list or the canvas has the focus; in text fields they are typed."));
    note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(note);
    layout->addWidget(scroll, 1);
}

} // namespace groundmark::app
