// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keys/key_map.h"

#include "widgets/keys/key_profiles.h"

#include <QAction>
#include <QKeyEvent>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace groundmark::widgets {

namespace {

constexpr const char* MapProperty = "groundmarkKeyMap";
constexpr const char* IdProperty = "groundmarkKeyId";
constexpr const char* ScopeProperty = "groundmarkKeyScope";

} // namespace

KeyMap::KeyMap(QObject* parent)
    : QObject(parent)
    , m_profile(keyProfiles().front().name)
{
}

const KeyMap* KeyMap::of(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (const QVariant map = widget->property(MapProperty); map.isValid()) {
            return qobject_cast<const KeyMap*>(map.value<QObject*>());
        }
    }
    return nullptr;
}

void KeyMap::attachTo(QWidget* window)
{
    window->setProperty(MapProperty, QVariant::fromValue<QObject*>(this));
}

void KeyMap::add(
    const QString& scope, const QString& id, const QString& title, const Keys& defaults)
{
    if (!m_index.contains(id)) {
        m_index.insert(id, m_actions.size());
        m_actions.push_back({id, title, {}, {}});
    }
    KeyAction& action = m_actions[m_index.value(id)];
    if (!action.scopes.contains(scope)) {
        action.scopes.append(scope);
    }
    for (const QKeySequence& key : defaults) {
        if (!key.isEmpty() && !action.defaults.contains(key)) {
            action.defaults.append(key);
        }
    }
    m_fresh = false;
}

void KeyMap::add(const QString& scope, QAction* action)
{
    if (m_followers.contains(action)) {
        return;
    }
    QString title = action->text();
    // Chinese mnemonics stand in parentheses at the end: 文件(&F).
    if (const qsizetype bracket = title.indexOf(QStringLiteral("(&")); bracket > 0) {
        title.remove(bracket, 4);
    }
    add(scope, keyIdOf(action), title.remove(u'&').remove(u'…'), action->shortcuts());
    m_followers.append(action);
    if (const Keys now = keys(keyIdOf(action)); now != action->shortcuts()) {
        action->setShortcuts(now);
    }
}

void KeyMap::addPlace(const QSet<QString>& scopes)
{
    if (std::ranges::find(m_places, scopes) == m_places.end()) {
        m_places.push_back(scopes);
        m_fresh = false;
    }
}

void KeyMap::nameScope(const QString& scope, const QString& title)
{
    m_scopeTitles.insert(scope, title);
}

QString KeyMap::titleOfScope(const QString& scope) const
{
    return m_scopeTitles.value(scope, scope);
}

bool KeyMap::areTogether(const QString& scope, const QString& other) const
{
    return std::ranges::any_of(m_places, [&](const QSet<QString>& place) {
        return place.contains(scope) && place.contains(other);
    });
}

const KeyAction* KeyMap::find(const QString& id) const
{
    const auto found = m_index.constFind(id);
    return found != m_index.cend() ? &m_actions[*found] : nullptr;
}

Keys KeyMap::keys(const QString& id, const Keys& otherwise) const
{
    if (!m_fresh) {
        recompute();
    }
    return m_current.value(id, otherwise);
}

Keys KeyMap::profileKeys(const QString& id) const
{
    if (const auto keys = keysInProfile(m_profile, id)) {
        return *keys;
    }
    const KeyAction* action = find(id);
    return action != nullptr ? action->defaults : Keys();
}

void KeyMap::recompute() const
{
    m_current.clear();
    for (const KeyAction& action : m_actions) {
        m_current.insert(action.id, m_chosen.value(action.id, profileKeys(action.id)));
    }
    // What the user chose takes its key from whoever merely has it by default.
    for (const KeyAction& winner : m_actions) {
        for (const QKeySequence& key : m_chosen.value(winner.id)) {
            for (const KeyAction& other : m_actions) {
                if (other.id != winner.id && !m_chosen.contains(other.id) && overlap(winner, other)) {
                    m_current[other.id].removeAll(key);
                }
            }
        }
    }
    m_fresh = true;
}

void KeyMap::setProfile(const QString& name)
{
    const bool known = std::ranges::any_of(
        keyProfiles(), [&](const KeyProfile& profile) { return profile.name == name; });
    m_profile = known ? name : QString(keyProfiles().front().name);
    tell();
}

void KeyMap::setKeys(const QString& id, const Keys& keys)
{
    m_chosen.insert(id, keys);
    tell();
}

void KeyMap::reset(const QString& id)
{
    m_chosen.remove(id);
    tell();
}

void KeyMap::resetAll()
{
    m_chosen.clear();
    tell();
}

void KeyMap::tell()
{
    m_fresh = false;
    m_followers.removeIf([](const QPointer<QAction>& action) { return action.isNull(); });
    for (const QPointer<QAction>& action : std::as_const(m_followers)) {
        if (const Keys now = keys(keyIdOf(action)); now != action->shortcuts()) {
            action->setShortcuts(now);
        }
    }
    emit changed();
}

bool KeyMap::overlap(const KeyAction& one, const KeyAction& other) const
{
    const auto isIn = [](const KeyAction& action, const QSet<QString>& place) {
        return std::ranges::any_of(
            action.scopes, [&](const QString& scope) { return place.contains(scope); });
    };
    return std::ranges::any_of(
               one.scopes, [&](const QString& scope) { return other.scopes.contains(scope); })
        || std::ranges::any_of(m_places, [&](const QSet<QString>& place) {
               return isIn(one, place) && isIn(other, place);
           });
}

QStringList KeyMap::usersOf(const QKeySequence& key, const QString& id) const
{
    QStringList users;
    const KeyAction* mine = find(id);
    for (const KeyAction& other : m_actions) {
        if (mine != nullptr && other.id != id && keys(other.id).contains(key)
            && overlap(*mine, other)) {
            users.append(other.id);
        }
    }
    return users;
}

std::vector<KeyConflict> KeyMap::conflicts() const
{
    std::vector<KeyConflict> found;
    for (const KeyAction& action : m_actions) {
        for (const QKeySequence& key : keys(action.id)) {
            for (const QString& other : usersOf(key, action.id)) {
                if (m_index.value(action.id) < m_index.value(other)) {
                    found.push_back({key, action.id, other});
                }
            }
        }
    }
    return found;
}

void nameForKeys(QAction* action, const QString& id, const QString& scope)
{
    action->setProperty(IdProperty, id);
    action->setProperty(ScopeProperty, scope);
}

QString keyIdOf(const QAction* action)
{
    return action->property(IdProperty).toString();
}

QString keyScopeOf(const QAction* action)
{
    return action->property(ScopeProperty).toString();
}

bool isPressed(const Keys& keys, const QKeyEvent& event)
{
    const int pressed = event.keyCombination().toCombined() & ~int(Qt::KeypadModifier);
    if (keys.contains(QKeySequence(pressed))) {
        return true;
    }
    const int key = event.key();
    const bool needsShift = key > Qt::Key_Space && key < Qt::Key_AsciiTilde
        && !(key >= Qt::Key_0 && key <= Qt::Key_9) && !(key >= Qt::Key_A && key <= Qt::Key_Z);
    return needsShift && keys.contains(QKeySequence(pressed & ~int(Qt::ShiftModifier)));
}

} // namespace groundmark::widgets
