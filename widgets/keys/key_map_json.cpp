// SPDX-License-Identifier: GPL-3.0-or-later
// KeyMap as a text: what settings keep and what people hand on.
#include "widgets/keys/key_map.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace groundmark::widgets {

namespace {

using namespace Qt::StringLiterals;

constexpr QLatin1StringView FormatName {"groundmark-keys"};
constexpr int FormatVersion = 1;

Error unusable(const QString& what)
{
    return {
        what,
        {},
        KeyMap::tr("The keys are as before."),
        KeyMap::tr("Choose a file that the key settings have written.")};
}

/// One key combination; nothing for a text that is none.
std::optional<QKeySequence> keyFrom(const QJsonValue& value)
{
    const auto key = QKeySequence::fromString(value.toString(), QKeySequence::PortableText);
    if (key.count() != 1 || key[0].key() == Qt::Key_unknown) {
        return std::nullopt;
    }
    return key;
}

} // namespace

QByteArray KeyMap::toJson() const
{
    QJsonObject chosen;
    for (auto each = m_chosen.cbegin(); each != m_chosen.cend(); ++each) {
        QJsonArray keys;
        for (const QKeySequence& key : each.value()) {
            keys.append(key.toString(QKeySequence::PortableText));
        }
        chosen.insert(each.key(), keys);
    }
    return QJsonDocument(QJsonObject {
                             {u"format"_s, FormatName},
                             {u"version"_s, FormatVersion},
                             {u"profile"_s, m_profile},
                             {u"keys"_s, chosen}})
        .toJson();
}

Result<void> KeyMap::fromJson(const QByteArray& json)
{
    const QJsonObject whole = QJsonDocument::fromJson(json).object();
    if (whole.value(u"format"_s).toString() != FormatName || !whole.value(u"keys"_s).isObject()) {
        return unusable(tr("This is not a file of Groundmark's keys."));
    }
    if (whole.value(u"version"_s).toInt() > FormatVersion) {
        return unusable(tr("The file was written by a newer Groundmark."));
    }
    QHash<QString, Keys> chosen;
    const QJsonObject all = whole.value(u"keys"_s).toObject();
    for (auto each = all.begin(); each != all.end(); ++each) {
        Keys& keys = chosen[each.key()];
        for (const QJsonValue& value : each.value().toArray()) {
            const auto key = keyFrom(value);
            if (!key) {
                return unusable(tr("\"%1\" of %2 is no key.").arg(value.toString(), each.key()));
            }
            keys.append(*key);
        }
    }
    m_chosen = std::move(chosen);
    setProfile(whole.value(u"profile"_s).toString());
    return {};
}

} // namespace groundmark::widgets
