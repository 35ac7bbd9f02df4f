// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>
#include <QVariant>

namespace groundmark::app {

/// One setting: its key and what it is when nobody has chosen. Used like a value:
///
///     const Option<int> TextSize {"appearance/textSize", 100};
///     int size = TextSize.read(settings);
template <typename T>
struct Option
{
    const char* key;
    T otherwise;

    [[nodiscard]] T read(const QSettings& settings) const
    {
        return settings.value(QLatin1StringView(key), QVariant::fromValue(otherwise)).template value<T>();
    }
    void write(QSettings& settings, const T& value) const
    {
        settings.setValue(QLatin1StringView(key), QVariant::fromValue(value));
    }
};

/// Every user setting. Those of a project live in the project; keys and passwords live in the
/// system's keychain, never here.
namespace options {

inline const Option<QString> ThemeMode {"appearance/theme", QStringLiteral("system")};
inline const Option<int> TextSize {"appearance/textSize", 100}; ///< per cent
inline const Option<QString> Language {"appearance/language", QString()}; ///< empty: the system's
inline const Option<QString> Annotator {"annotator/name", QStringLiteral("ann-01")};
inline const Option<int> LargestImage {"images/largestMegapixels", 1000};
inline const Option<int> ImageMemory {"images/memoryPerImageMegabytes", 4096}; ///< decoded, with its pyramid
inline const Option<int> ImageCache {"images/cacheMegabytes", 512}; ///< of images that nobody shows
inline const Option<QStringList> RecentProjects {"projects/recent", {}};
inline const Option<QByteArray> KeyMap {"keys/map", {}}; ///< see widgets::KeyMap::toJson()
inline const Option<QByteArray> WindowGeometry {"window/geometry", {}};

} // namespace options

} // namespace groundmark::app
