// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QString>
#include <QStringList>

namespace groundmark::storage {

/// Pictures that a source holds itself, as "data:…;base64,…" in place of a path: they become files
/// of the project, named after their content. Files that this made are removed again unless the
/// import is kept, so that a dry run leaves nothing behind.
class EmbeddedImages
{
public:
    /// `folder` is made when the first picture comes.
    explicit EmbeddedImages(QString folder);
    ~EmbeddedImages();
    EmbeddedImages(const EmbeddedImages&) = delete;
    EmbeddedImages& operator=(const EmbeddedImages&) = delete;

    [[nodiscard]] static bool isEmbedded(const QString& written);
    /// The file that the picture now is, absolute. An empty text when it is no picture of a kind
    /// that Groundmark reads; what it claims to be does not count. Fails when it can't be written.
    [[nodiscard]] Result<QString> fileOf(const QString& written);

    void keep() { m_made.clear(); }

private:
    QString m_folder;
    QStringList m_made; ///< that were not there before
};

} // namespace groundmark::storage
