// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/ids.h"
#include "domain/result.h"
#include "storage/project.h"

#include <QString>

#include <vector>

namespace groundmark::storage {

/// One page of a sample, for work that goes over all pictures of a dataset.
struct SamplePicture
{
    SampleId sample;
    QString externalId;
    int page = 0;
    QString path; ///< absolute
};

/// All pages of a dataset, in the order of samples and pages, in one query.
/// @param limit only the first so many; 0: all
[[nodiscard]] Result<std::vector<SamplePicture>>
samplePictures(const Project& project, DatasetId dataset, int limit = 0);

} // namespace groundmark::storage
