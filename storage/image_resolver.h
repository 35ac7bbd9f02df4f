// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace groundmark::storage {

/// Finds the file that an image path of an outside file means. The one place that turns text from a
/// file into a path that will be opened: nothing outside the two folders is ever looked at.
///
/// A path is looked up as it is written under the images folder, then beside the source, then by its
/// file name alone in both. A path that would leave the folders ("../../etc/passwd"), an absolute
/// path to elsewhere, a URL and a path with a drive letter are not followed; only their file name is
/// looked up. Back slashes count as slashes.
class ImageResolver
{
public:
    /// `imagesFolder` may be empty; `sourceFolder` is where the source lies. Both absolute.
    ImageResolver(const QString& imagesFolder, const QString& sourceFolder);

    enum class Outcome {
        Found, ///< `path` is the file
        Missing, ///< `path` is where it was expected
        Leaves, ///< the path as written leaves the folders; `path` is a place inside, with no file
    };
    struct Resolved
    {
        Outcome outcome = Outcome::Missing;
        QString path; ///< absolute; empty when not even a file name is written
    };
    [[nodiscard]] Resolved resolve(const QString& written) const;

private:
    [[nodiscard]] QString lookUp(const QString& relative) const;
    /// The path inside the folders, or an empty text when it leaves them.
    [[nodiscard]] QString insidePath(const QString& slashed) const;

    QStringList m_folders; ///< in the order of looking, without repetition
};

} // namespace groundmark::storage
