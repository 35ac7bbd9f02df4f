// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QFile>
#include <QImage>
#include <QJsonObject>
#include <QString>

#include <map>
#include <mutex>

namespace groundmark::imaging {

/// The list of what a batch has written, a line of JSON per file; see batch.h. Lines are appended
/// as files come, so that nothing is lost when the program ends, and sorted at the end.
/// add() and isDone() may be called from several threads.
class Manifest
{
public:
    explicit Manifest(QString path);

    /// Lines of an earlier call. A last line that was cut off is left out.
    Result<void> read();
    /// Whether a file with the same origin and numbers is there, unchanged.
    [[nodiscard]] bool isDone(const QJsonObject& line) const;
    Result<void> add(const QJsonObject& line);
    /// Writes all lines in the order of their files.
    Result<void> finish();

private:
    QString m_path;
    QFile m_file;
    mutable std::mutex m_mutex;
    std::map<QString, QJsonObject> m_lines;
};

/// SHA-256 over the rows of red, green and blue bytes, as hexadecimal digits.
[[nodiscard]] QString pixelHash(const QImage& image);

} // namespace groundmark::imaging
