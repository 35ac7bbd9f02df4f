// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <optional>
#include <span>

namespace groundmark {

/// One word of a closed vocabulary: how an enum value is written in project files, exports and on
/// the command line. These words never change once released.
template <typename Enum>
struct Name
{
    Enum value;
    QLatin1StringView name;
};

/// Each enum of the domain specialises this with its table.
template <typename Enum>
[[nodiscard]] std::span<const Name<Enum>> namesOf();

/// The word for a value; every value of the enum has one.
template <typename Enum>
[[nodiscard]] QLatin1StringView nameOf(Enum value)
{
    for (const Name<Enum>& entry : namesOf<Enum>()) {
        if (entry.value == value) {
            return entry.name;
        }
    }
    return {};
}

/// The value for a word, nothing for a word that is not of this vocabulary.
template <typename Enum>
[[nodiscard]] std::optional<Enum> valueOf(QStringView name)
{
    for (const Name<Enum>& entry : namesOf<Enum>()) {
        if (entry.name == name) {
            return entry.value;
        }
    }
    return std::nullopt;
}

} // namespace groundmark
