// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keys_page.h"

#include "widgets/delegates/item_view.h"
#include "widgets/delegates/row_delegate.h"
#include "widgets/keys/key_capture.h"
#include "widgets/keys/key_profiles.h"
#include "widgets/labels.h"
#include "widgets/search_field.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSaveFile>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace groundmark::app {

namespace {

enum Column { Action, KeyText, Scope, ColumnCount };

constexpr int ActionWidth = 290;
constexpr int KeyWidth = 190;

QString textOf(const widgets::Keys& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys) {
        texts.append(key.toString(QKeySequence::NativeText));
    }
    return texts.join(QStringLiteral("   "));
}

} // namespace

KeysPage::KeysPage(widgets::KeyMap& keys, QWidget* parent)
    : QWidget(parent)
    , m_keys(keys)
    , m_profile(new QComboBox)
    , m_filter(new widgets::SearchField(tr("Find a key or what it does")))
    , m_list(new QTreeWidget)
    , m_change(new widgets::KeyCapture(tr("Change the key")))
    , m_add(new widgets::KeyCapture(tr("Add a key")))
    , m_remove(new QPushButton(tr("No key")))
    , m_reset(new QPushButton(tr("As in the profile")))
    , m_message(widgets::quietLabel({}))
{
    m_list->setAccessibleName(tr("Keys"));
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("What it does"), tr("Keys"), tr("Where")});
    widgets::prepareItemView(m_list);
    m_list->setItemDelegate(new widgets::RowDelegate(m_list));
    m_list->setColumnWidth(Action, ActionWidth);
    m_list->setColumnWidth(KeyText, KeyWidth);
    m_message->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(buildTop());
    layout->addWidget(m_list, 1);
    layout->addWidget(buildQuestion());
    layout->addWidget(buildButtons());
    layout->addWidget(m_message);

    connect(m_filter, &widgets::SearchField::searchChanged, this, &KeysPage::fill);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysPage::showCurrent);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] {
        m_change->setFocus();
        m_change->click();
    });
    connect(m_change, &widgets::KeyCapture::captured, this, [this](const QKeySequence& key) {
        offer(key, false);
    });
    connect(m_add, &widgets::KeyCapture::captured, this, [this](const QKeySequence& key) {
        offer(key, true);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_keys.setKeys(currentId(), {}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_keys.reset(currentId()); });
    connect(&m_keys, &widgets::KeyMap::changed, this, &KeysPage::fill);
    fill();
}

QWidget* KeysPage::buildTop()
{
    m_profile->setAccessibleName(tr("Profile"));
    for (const widgets::KeyProfile& profile : widgets::keyProfiles()) {
        m_profile->addItem(QString::fromLatin1(profile.title), QString(profile.name));
    }
    connect(m_profile, &QComboBox::activated, this, [this] {
        m_keys.setProfile(m_profile->currentData().toString());
    });
    auto* top = new QWidget;
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(widgets::quietLabel(tr("Keys as in")));
    row->addWidget(m_profile);
    row->addSpacing(16);
    row->addWidget(m_filter, 1);
    return top;
}

QWidget* KeysPage::buildButtons()
{
    auto* everything = new QPushButton(tr("Reset all"));
    auto* save = new QPushButton(tr("Export…"));
    auto* load = new QPushButton(tr("Import…"));
    connect(everything, &QPushButton::clicked, &m_keys, &widgets::KeyMap::resetAll);
    const auto choose = [this](QFileDialog::AcceptMode mode, auto take) {
        auto* dialog = new QFileDialog(this, tr("Keys"), QDir::homePath(), tr("Keys (*.json)"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(mode);
        dialog->setDefaultSuffix(QStringLiteral("json"));
        connect(dialog, &QFileDialog::fileSelected, this, take);
        dialog->open();
    };
    connect(save, &QPushButton::clicked, this, [this, choose] {
        choose(QFileDialog::AcceptSave, &KeysPage::exportTo);
    });
    connect(load, &QPushButton::clicked, this, [this, choose] {
        choose(QFileDialog::AcceptOpen, &KeysPage::importFrom);
    });
    auto* buttons = new QWidget;
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : std::initializer_list<QPushButton*> {m_change, m_add, m_remove, m_reset}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch(1);
    for (QPushButton* button : {everything, save, load}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    return buttons;
}

QWidget* KeysPage::buildQuestion()
{
    m_question = new QWidget;
    m_questionText = new QLabel;
    m_questionText->setTextFormat(Qt::PlainText);
    m_questionText->setWordWrap(true);
    auto* take = new QPushButton(tr("Take it"));
    take->setObjectName(QStringLiteral("take"));
    auto* leave = new QPushButton(tr("Leave it"));
    leave->setObjectName(QStringLiteral("leave"));
    connect(take, &QPushButton::clicked, this, &KeysPage::takeFromOthers);
    connect(leave, &QPushButton::clicked, m_question, &QWidget::hide);
    auto* row = new QHBoxLayout(m_question);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_questionText, 1);
    for (QPushButton* button : {take, leave}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    m_question->hide();
    return m_question;
}

void KeysPage::fill()
{
    const QString current = currentId();
    const QString text = m_filter->text().trimmed();
    QSet<QString> clashing;
    for (const widgets::KeyConflict& conflict : m_keys.conflicts()) {
        clashing << conflict.first << conflict.second;
    }
    m_profile->setCurrentIndex(m_profile->findData(m_keys.profile()));
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const widgets::KeyAction& action : m_keys.actions()) {
        QStringList scopes;
        for (const QString& scope : action.scopes) {
            scopes.append(m_keys.titleOfScope(scope));
        }
        scopes.removeDuplicates();
        const QStringList columns {
            action.title, textOf(m_keys.keys(action.id)), scopes.join(QStringLiteral(", "))};
        if (!std::ranges::any_of(columns, [&](const QString& column) {
                return column.contains(text, Qt::CaseInsensitive);
            })) {
            continue;
        }
        auto* item = new QTreeWidgetItem(m_list, columns);
        item->setData(Action, Qt::UserRole, action.id);
        if (m_keys.isChosen(action.id)) {
            QFont font = m_list->font();
            font.setBold(true);
            item->setFont(KeyText, font);
        }
        if (clashing.contains(action.id)) {
            item->setText(KeyText, tr("%1 (conflict)").arg(columns[KeyText]));
        }
        if (action.id == current) {
            m_list->setCurrentItem(item);
        }
    }
    if (m_list->currentItem() == nullptr) {
        m_list->setCurrentItem(m_list->topLevelItem(0));
    }
    say(clashing.isEmpty() ? tr("Choose a line, then press the new key. It holds at once.")
                           : tr("Some keys do two things at the same place; neither works until one "
                                "of them has another key."));
    showCurrent();
}

void KeysPage::showCurrent()
{
    m_question->hide();
    const QString id = currentId();
    for (QPushButton* button :
         std::initializer_list<QPushButton*> {m_change, m_add, m_remove, m_reset}) {
        button->setEnabled(!id.isEmpty());
    }
    m_remove->setEnabled(!m_keys.keys(id).isEmpty());
    m_reset->setEnabled(m_keys.isChosen(id));
}

QString KeysPage::currentId() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item != nullptr ? item->data(Action, Qt::UserRole).toString() : QString();
}

void KeysPage::offer(const QKeySequence& key, bool beside)
{
    const QString id = currentId();
    const QStringList others = m_keys.usersOf(key, id);
    if (others.isEmpty()) {
        give(id, key, beside);
        return;
    }
    m_wantedBy = id;
    m_wanted = key;
    m_beside = beside;
    QStringList titles;
    for (const QString& other : others) {
        const widgets::KeyAction* action = m_keys.find(other);
        titles.append(tr("\"%1\" (%2)").arg(
            action->title, m_keys.titleOfScope(action->scopes.value(0))));
    }
    m_questionText->setText(tr("%1 is the key of %2.").arg(
        key.toString(QKeySequence::NativeText), titles.join(QStringLiteral(", "))));
    m_question->show();
    m_question->findChild<QPushButton*>(QStringLiteral("leave"))->setFocus();
}

void KeysPage::give(const QString& id, const QKeySequence& key, bool beside)
{
    widgets::Keys keys = beside ? m_keys.keys(id) : widgets::Keys();
    if (!keys.contains(key)) {
        keys.append(key);
    }
    m_keys.setKeys(id, keys);
    m_list->setFocus();
}

void KeysPage::takeFromOthers()
{
    for (const QString& other : m_keys.usersOf(m_wanted, m_wantedBy)) {
        widgets::Keys left = m_keys.keys(other);
        left.removeAll(m_wanted);
        m_keys.setKeys(other, left);
    }
    give(m_wantedBy, m_wanted, m_beside);
}

void KeysPage::say(const QString& text)
{
    m_message->setText(text);
}

void KeysPage::exportTo(const QString& path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(m_keys.toJson()) < 0 || !file.commit()) {
        say(tr("The keys could not be written to %1: %2")
                .arg(QDir::toNativeSeparators(path), file.errorString()));
        return;
    }
    say(tr("The keys are in %1.").arg(QDir::toNativeSeparators(path)));
}

void KeysPage::importFrom(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        say(tr("%1 cannot be read: %2").arg(QDir::toNativeSeparators(path), file.errorString()));
        return;
    }
    if (const auto read = m_keys.fromJson(file.readAll()); !read) {
        say(read.error().toText());
        return;
    }
    say(tr("The keys are now those of %1.").arg(QDir::toNativeSeparators(path)));
}

} // namespace groundmark::app
