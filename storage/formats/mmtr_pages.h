// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "storage/formats/format.h"

#include <QString>
#include <QStringList>

namespace groundmark::storage {

/// Writes the pages of masked samples beside a file, in its folder's "images": a masked page as a PNG
/// with the masks painted in, any other page as the file that it is. An original of a masked page
/// never leaves the project this way.
class MaskedPages
{
public:
    MaskedPages(const QString& target, PageRenderer render);

    /// The pages' paths relative to the target's folder, in page order. A picture that is
    /// missing is only named. Fails when one cannot be written, or when nobody can paint the masks.
    [[nodiscard]] Result<QStringList> write(const ExportSample& sample) const;

private:
    [[nodiscard]] Result<QString> writePage(const ExportSample& sample, int page) const;

    QString m_folder; ///< of the target
    PageRenderer m_render;
};

} // namespace groundmark::storage
