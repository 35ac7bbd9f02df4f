// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace groundmark {

/// Something that went wrong, said so that a person can act on it.
/// All four texts are translated and fit to show; only `what` must be filled.
struct Error
{
    QString what; ///< what happened
    QString where; ///< in which file, row, sample or table
    QString kept; ///< what was kept, or that nothing was changed
    QString hint; ///< what to do about it

    bool operator==(const Error&) const = default;

    /// The four parts as one paragraph, for a terminal or a log line.
    [[nodiscard]] QString toText() const
    {
        QString text = where.isEmpty() ? what : where + QStringLiteral(": ") + what;
        for (const QString* part : {&kept, &hint}) {
            if (!part->isEmpty()) {
                text += QLatin1Char(' ') + *part;
            }
        }
        return text;
    }
};

/// A value, or the reason why there is none. Errors are values below the widgets: functions that
/// can fail return a Result and never throw.
template <typename T>
class [[nodiscard]] Result
{
public:
    Result(T value) // NOLINT(google-explicit-constructor): returning a value is success
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Error error) // NOLINT(google-explicit-constructor): returning an Error is failure
        : m_state(std::in_place_index<1>, std::move(error))
    {
    }

    [[nodiscard]] bool hasValue() const { return m_state.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    [[nodiscard]] const T& value() const& { return std::get<0>(m_state); }
    [[nodiscard]] T& value() & { return std::get<0>(m_state); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_state)); }
    [[nodiscard]] T valueOr(T other) const& { return hasValue() ? value() : std::move(other); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    [[nodiscard]] const Error& error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

/// Success without a value, or the reason of the failure.
template <>
class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Error error) // NOLINT(google-explicit-constructor): returning an Error is failure
        : m_error(std::move(error))
        , m_failed(true)
    {
    }

    [[nodiscard]] bool hasValue() const { return !m_failed; }
    explicit operator bool() const { return hasValue(); }
    [[nodiscard]] const Error& error() const { return m_error; }

private:
    Error m_error;
    bool m_failed = false;
};

} // namespace groundmark
