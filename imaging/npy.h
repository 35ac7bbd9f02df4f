// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QByteArray>

#include <cstddef>
#include <vector>

namespace groundmark::imaging {

/// A numeric array as NumPy saves it, widened to double. 64-bit integers beyond 2^53 are rounded.
struct NpyArray
{
    std::vector<std::size_t> shape; ///< empty for a single number
    std::vector<double> values; ///< row by row (the last index runs fastest)
};

/// Reads a .npy file, versions 1 to 3, either byte order, C or Fortran order, of floats (16, 32 and
/// 64 bits), integers and booleans. Fails on any other type, a damaged header and missing data.
/// Source: NumPy Enhancement Proposal 1 and numpy.lib.format.
[[nodiscard]] Result<NpyArray> readNpy(const QByteArray& file);

} // namespace groundmark::imaging
