// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/keys/key_map.h"

#include <optional>
#include <span>

namespace groundmark::widgets {

/// Keys as another program has them, for people who come from there.
struct KeyProfile
{
    QLatin1StringView name; ///< stable word: "groundmark", "labelme", "cvat", "label-studio"
    const char* title; ///< a product's name, not translated
};

/// "groundmark" first: the default keys and nothing else.
[[nodiscard]] std::span<const KeyProfile> keyProfiles();

/// What the profile says of an action; nothing where it has the default keys.
[[nodiscard]] std::optional<Keys> keysInProfile(const QString& profile, const QString& id);

/// Every id that some profile speaks of, so that a test can tell a misspelt one.
[[nodiscard]] QStringList idsInProfiles();

} // namespace groundmark::widgets
