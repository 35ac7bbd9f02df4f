// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <optional>
#include <string>

namespace groundmark::evaluation {

/// Cuts a JSON list, or JSON Lines, into the texts of its items without reading it whole.
class JsonItems
{
public:
    enum class End
    {
        NotYet,
        Complete,
        Truncated,
        NotAList,
        TooLarge
    };
    static constexpr std::size_t kLargestItem = 256U << 20U; ///< bytes

    explicit JsonItems(const QString& path);

    [[nodiscard]] bool open();
    /// The next item's text; nothing at the end(), which says why.
    [[nodiscard]] std::optional<std::string> next();
    [[nodiscard]] End end() const { return m_end; }
    [[nodiscard]] qint64 bytesRead() const { return m_file.pos(); }
    [[nodiscard]] qint64 bytesTotal() const { return m_file.size(); }

private:
    [[nodiscard]] int readByte();
    [[nodiscard]] std::optional<std::string> stop(End end);

    QFile m_file;
    std::string m_buffer;
    std::size_t m_at = 0;
    End m_end = End::NotYet;
    bool m_started = false;
    bool m_isList = false;
};

} // namespace groundmark::evaluation
