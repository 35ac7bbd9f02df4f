// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QString>
#include <QTemporaryFile>

#include <vector>

namespace groundmark::storage {

/// The text of a workbook's cell with the escapes of ECMA-376 (part 1, 22.9.2.19, ST_Xstring)
/// undone: "_x000D_" is a carriage return, "_x005F_" an underscore.
[[nodiscard]] QString unescapedCell(const QString& text);

/// Texts by number, kept in a temporary file: a workbook of replies is mostly these, and need not
/// fit into memory.
class SharedTexts
{
public:
    /// `source` is named in errors.
    explicit SharedTexts(QString source);

    Result<void> add(const QString& text);
    /// Fails when there is no such number, which the workbook is to blame for.
    [[nodiscard]] Result<QString> at(qint64 number);

private:
    [[nodiscard]] Error failed() const;

    QString m_source;
    QTemporaryFile m_file;
    std::vector<qint64> m_ends; ///< where each text ends in the file, in bytes
};

} // namespace groundmark::storage
