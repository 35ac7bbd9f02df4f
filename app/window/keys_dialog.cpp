// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys_dialog.h"

#include "widgets/key_cap.h"
#include "widgets/labels.h"
#include "widgets/search_field.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace groundmark::app {

namespace {

constexpr QSize OverviewSize {1020, 660};
constexpr int Columns = 3;
constexpr int TitleLines = 2; // that a block's title and the room below it are worth

/// Key caps side by side: every key that does it.
QWidget* capsOf(const widgets::Keys& keys)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addStretch(1);
    for (const QKeySequence& key : keys) {
        layout->addWidget(new widgets::KeyCap(key));
    }
    return row;
}

QWidget* makeBlock(
    const QString& title, const widgets::KeyMap& map, const QList<const widgets::KeyAction*>& lines)
{
    auto* block = new QWidget;
    auto* grid = new QGridLayout(block);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->addWidget(widgets::nameLabel(title), 0, 0, 1, 2);
    int row = 1;
    for (const widgets::KeyAction* line : lines) {
        QLabel* words = widgets::quietLabel(line->title);
        words->setWordWrap(true);
        grid->addWidget(words, row, 0);
        grid->addWidget(capsOf(map.keys(line->id)), row, 1, Qt::AlignRight | Qt::AlignTop);
        ++row;
    }
    grid->setColumnStretch(0, 1);
    return block;
}

} // namespace

KeysDialog::KeysDialog(const widgets::KeyMap& keys, const QString& workspace, QWidget* parent)
    : QDialog(parent)
    , m_keys(keys)
    , m_scroll(new QScrollArea)
{
    setWindowTitle(tr("Keys"));
    resize(OverviewSize);
    for (const widgets::KeyAction& action : keys.actions()) {
        for (const QString& scope : action.scopes) {
            if (!m_scopes.contains(scope)) {
                m_scopes.append(scope);
            }
        }
    }
    // What can be pressed here and now comes first.
    std::ranges::stable_sort(m_scopes, {}, [&](const QString& scope) {
        return scope == workspace                                  ? 0
            : scope == widgets::KeyMap::Global                     ? 2
            : keys.areTogether(scope, workspace)                   ? 1
                                                                   : 3;
    });
    auto* filter = new widgets::SearchField(tr("Find a key or what it does"));
    filter->setAccessibleName(tr("Find a key or what it does"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setAccessibleName(tr("Keys"));
    QLabel* note = widgets::quietLabel(
        tr("Keys without Ctrl or Alt work while a list or the canvas has the focus; in text fields "
           "they are typed. The settings change any of them."));
    note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(filter);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(note);
    connect(filter, &widgets::SearchField::searchChanged, this, &KeysDialog::show);
    show({});
}

void KeysDialog::show(const QString& text)
{
    auto* body = new QWidget;
    auto* columns = new QHBoxLayout(body);
    columns->setContentsMargins(4, 8, 12, 8);
    columns->setSpacing(28);
    std::array<QVBoxLayout*, Columns> stacks {};
    std::array<qsizetype, Columns> heights {};
    for (QVBoxLayout*& stack : stacks) {
        stack = new QVBoxLayout;
        stack->setSpacing(18);
        columns->addLayout(stack, 1);
    }
    for (const QString& scope : std::as_const(m_scopes)) {
        QList<const widgets::KeyAction*> lines;
        for (const widgets::KeyAction& action : m_keys.actions()) {
            const widgets::Keys keys = m_keys.keys(action.id);
            const auto hasText = [&](const QKeySequence& key) {
                return key.toString(QKeySequence::NativeText).contains(text, Qt::CaseInsensitive);
            };
            if (action.scopes.contains(scope) && !keys.isEmpty()
                && (action.title.contains(text, Qt::CaseInsensitive)
                    || std::ranges::any_of(keys, hasText))) {
                lines.append(&action);
            }
        }
        if (lines.isEmpty()) {
            continue;
        }
        // Into the column that is shortest so far, so that all end at about the same height.
        const auto shortest = std::ranges::min_element(heights) - heights.begin();
        heights[static_cast<size_t>(shortest)] += lines.size() + TitleLines;
        stacks[static_cast<size_t>(shortest)]->addWidget(
            makeBlock(m_keys.titleOfScope(scope), m_keys, lines));
    }
    for (QVBoxLayout* stack : stacks) {
        stack->addStretch(1);
    }
    m_scroll->setWidget(body);
}

} // namespace groundmark::app
