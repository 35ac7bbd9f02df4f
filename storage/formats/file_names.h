// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

namespace groundmark::storage {

/// A path inside the folder that is written to, whatever the id says: no "..", no drive, no root.
[[nodiscard]] QString insidePath(const QString& externalId);

/// The path without an image's ending ("a/b.png" becomes "a/b").
[[nodiscard]] QString withoutEnding(const QString& path);

/// File names for samples that would otherwise share one.
class FileNames
{
public:
    /// `stem` + `suffix`, or "stem_2.suffix", …, which nobody has got so far.
    [[nodiscard]] QString take(const QString& stem, const QString& suffix);

private:
    QSet<QString> m_taken;
};

} // namespace groundmark::storage
