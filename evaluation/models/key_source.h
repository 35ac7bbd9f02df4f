// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QByteArray>
#include <QString>

namespace groundmark::evaluation {

/// Where a key is found. The key itself is never written anywhere: not in the project, a log, an
/// export, an error or the list of processes.
struct KeySource
{
    enum class Kind {
        None,
        Environment, ///< `name` is a variable
        Keychain, ///< `name` is an entry of the system's key store, service "groundmark"
    };
    Kind kind = Kind::None;
    QString name;

    bool operator==(const KeySource&) const = default;

    /// "env:NAME", "keychain:NAME", or empty for none. This is what projects hold.
    [[nodiscard]] QString toText() const;
    /// Fails for anything else, without repeating it: it may be a key that was put there by mistake.
    [[nodiscard]] static Result<KeySource> fromText(const QString& text);
};

/// The variable that is looked at when nobody says where the key is; an unset one means no key.
inline constexpr const char* DefaultKeyVariable = "GROUNDMARK_API_KEY";

/// Fetches the key; empty for Kind::None. The system's key store is asked for at most 30 seconds
/// (it may want the user's password) and needs a QCoreApplication.
/// Fails when the variable is not set or the store has no such entry.
[[nodiscard]] Result<QByteArray> fetchKey(const KeySource& source);
/// Puts a key into the system's key store, or removes it when `key` is empty.
[[nodiscard]] Result<void> keepKey(const QString& name, const QByteArray& key);

/// `text` with every occurrence of the key replaced by "[key]": servers repeat keys in their error
/// messages. Keys of fewer than 8 bytes are the placeholders of local servers ("EMPTY") and stay.
[[nodiscard]] QByteArray withoutKey(QByteArray text, const QByteArray& key);

} // namespace groundmark::evaluation
