// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "imaging/text_cue.h"

#include <QSize>
#include <QString>

#include <optional>

namespace groundmark::imaging {

/// How the two attention maps of a sample are called in a folder. `{id}` stands for the sample's id,
/// `{image}` for the name of its picture without the suffix, `{page}` for the page, from 1; what a
/// file name cannot hold becomes "_". No program agrees with another on such names: ours, to be
/// changed by whoever has others.
struct AttentionNames
{
    QString question = QStringLiteral("{id}.npy"); ///< A(I, q)
    QString general = QStringLiteral("{id}.general.npy"); ///< A(I, q′)

    bool operator==(const AttentionNames&) const = default;
};

/// The maps of one page, as they were found.
struct AttentionFiles
{
    QString question; ///< absolute
    QString general;
    /// Columns × rows, where a file "<question>.json" beside it says {"grid": [rows, columns]}.
    std::optional<QSize> grid;
};

/// Nothing when the folder has no map of the question for this page; an error when it has only one of
/// the two, or a grid that is none.
[[nodiscard]] Result<std::optional<AttentionFiles>> findAttention(
    const QString& folder, const AttentionNames& names, const QString& sampleId,
    const QString& imagePath, int page);

/// Reads a map of shape [layers, tokens] or [layers, 1, tokens] from a .npy file. Blocks. Fails for
/// another shape and for files over 1 GiB.
[[nodiscard]] Result<LayerAttention> readAttention(const QString& path);

/// Columns × rows of a map whose file does not tell: of all ways to write `tokens` as a product, the
/// one whose shape is nearest to the picture's, as models that keep the picture's shape cut it
/// (ours). Models that squeeze every picture into a square need their grid said.
[[nodiscard]] QSize likelyGrid(int tokens, QSize image);

} // namespace groundmark::imaging
