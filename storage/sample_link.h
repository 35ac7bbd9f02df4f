// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QString>
#include <QStringList>

namespace groundmark::storage {

/// A place in Compare, as text to be sent around:
///
///     groundmark://project/sample?dataset=set&run=a,b&query=failed(A)
///
/// It names things and holds no path: the project is looked for among those that the reader has.
struct SampleLink
{
    QString project; ///< file name without its extension
    QString sample; ///< its own id; empty: the list only
    QString dataset; ///< name; empty: the only one with such a sample
    QStringList runs; ///< names, in the order of their letters; empty: as they are
    QString query; ///< in the query language; empty: none

    bool operator==(const SampleLink&) const = default;

    /// Every name percent-encoded, so that a '/' or ',' in it separates nothing.
    [[nodiscard]] QString toText() const;
};

/// Whether a text wants to be such a link.
[[nodiscard]] bool isSampleLink(const QString& text);

/// Reads one from anywhere: nothing in it is opened, fetched or executed. Fails for what is no such
/// link, longer than 8,000 characters, or holds characters that can't be seen.
[[nodiscard]] Result<SampleLink> parseSampleLink(const QString& text);

} // namespace groundmark::storage
