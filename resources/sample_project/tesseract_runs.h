// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "resources/sample_project/sample_project.h"

#include <functional>

namespace groundmark::sample_project {

/// Adds a run of Tesseract for each dataset: every sample is really asked, with the question and
/// its pages, and the reply kept as it came. Datasets with Chinese samples are read with
/// "chi_sim+eng", the others with "eng". Latency is left out, so that the project is the same
/// every time. Fails, with nothing added, when language data is missing.
/// @param progress  called with the number of samples that are done and their total
[[nodiscard]] Result<void> addTesseractRuns(
    SampleProject& project, const std::function<void(int done, int total)>& progress = {});

} // namespace groundmark::sample_project
