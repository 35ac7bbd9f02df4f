// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QStringList>

#include <vector>

class QAction;
class QKeyEvent;

namespace groundmark::widgets {

using Keys = QList<QKeySequence>;

/// One thing that a key can do.
struct KeyAction
{
    QString id; ///< stable word, "item.next"; settings, profiles and files know it by this
    QString title; ///< translated
    Keys defaults; ///< in the profile "groundmark"; the first one is shown on buttons
    QStringList scopes; ///< where it works, the first one first: "global", "annotate", "canvas", …
};

/// Two things that one key would do at the same place.
struct KeyConflict
{
    QKeySequence key;
    QString first; ///< id
    QString second; ///< id

    bool operator==(const KeyConflict&) const = default;
};

/// The one table of everything that a key can do, and which key does it: defaults, then a profile,
/// then what the user chose.
///
/// A key works in a scope: "global", a workspace ("annotate"), a list in it, the canvas, a tool. Scopes
/// that are alive at the same time make up a place; two actions conflict when they share a key in a
/// place. The same id in several scopes is one action (next item), which is bound once.
///
/// Who has keys names them and knows no table:
///
///     nameForKeys(action, "steps.accept");              a QAction; the window finds it
///     nameForKeys(action, "steps.down", "steps.list");  … whose key works in a part of a workspace only
///
/// and a canvas, its tools: `CanvasAction`, `ToolInfo` and `ToolKey` state their default keys.
class KeyMap : public QObject
{
    Q_OBJECT

public:
    static constexpr QLatin1StringView Global {"global"};

    explicit KeyMap(QObject* parent = nullptr);

    /// The table of the window that the widget is in; null outside of one, where defaults hold.
    [[nodiscard]] static const KeyMap* of(const QWidget* widget);
    void attachTo(QWidget* window);

    // What can be done. An id that is added again gains the scope, and default keys it has not yet.
    void add(const QString& scope, const QString& id, const QString& title, const Keys& defaults);
    /// Takes the id from nameForKeys(), title and default keys from the action, and gives it its keys
    /// from now on.
    void add(const QString& scope, QAction* action);
    /// Scopes that are alive at the same time.
    void addPlace(const QSet<QString>& scopes);
    void nameScope(const QString& scope, const QString& title);
    [[nodiscard]] QString titleOfScope(const QString& scope) const;
    /// Whether some place has both.
    [[nodiscard]] bool areTogether(const QString& scope, const QString& other) const;

    /// In the order in which they were added.
    [[nodiscard]] const std::vector<KeyAction>& actions() const { return m_actions; }
    /// Null for an unknown id.
    [[nodiscard]] const KeyAction* find(const QString& id) const;
    /// What presses it now; `otherwise` for an unknown id.
    [[nodiscard]] Keys keys(const QString& id, const Keys& otherwise = {}) const;

    // What is chosen.
    [[nodiscard]] QString profile() const { return m_profile; }
    /// An unknown name is taken for "groundmark".
    void setProfile(const QString& name);
    /// The keys without the user's own choice.
    [[nodiscard]] Keys profileKeys(const QString& id) const;
    /// The user's choice; it wins over what others have by default.
    void setKeys(const QString& id, const Keys& keys);
    [[nodiscard]] bool isChosen(const QString& id) const { return m_chosen.contains(id); }
    void reset(const QString& id);
    void resetAll();

    /// The ids that have this key in a place where `id` works, without itself.
    [[nodiscard]] QStringList usersOf(const QKeySequence& key, const QString& id) const;
    [[nodiscard]] std::vector<KeyConflict> conflicts() const;

    /// Profile and choices, for the user's settings and for files:
    /// {"format": "groundmark-keys", "version": 1, "profile": "cvat", "keys": {"item.next": ["F"]}}.
    /// Ids that this version does not know are kept.
    [[nodiscard]] QByteArray toJson() const;
    /// Nothing is changed when the text is not of that form; a key that is none is an error too.
    Result<void> fromJson(const QByteArray& json);

signals:
    void changed(); ///< some key is another one

private:
    [[nodiscard]] bool overlap(const KeyAction& one, const KeyAction& other) const;
    void recompute() const;
    void tell();

    std::vector<KeyAction> m_actions;
    QHash<QString, size_t> m_index;
    std::vector<QSet<QString>> m_places;
    QHash<QString, QString> m_scopeTitles;
    QList<QPointer<QAction>> m_followers;
    QString m_profile;
    QHash<QString, Keys> m_chosen;
    mutable QHash<QString, Keys> m_current;
    mutable bool m_fresh = false;
};

/// Gives an action the word that the table knows it by. `scope` is the part of a workspace where
/// its key works, empty for where the action's shortcut context says: the whole workspace or the
/// window.
void nameForKeys(QAction* action, const QString& id, const QString& scope = {});
/// Both empty for an action without a name.
[[nodiscard]] QString keyIdOf(const QAction* action);
[[nodiscard]] QString keyScopeOf(const QAction* action);

/// Whether the event presses one of the keys. The key pad's own modifier does not count, nor Shift
/// for characters that need it, such as "?".
[[nodiscard]] bool isPressed(const Keys& keys, const QKeyEvent& event);

} // namespace groundmark::widgets
