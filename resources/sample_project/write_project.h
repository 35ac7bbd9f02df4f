// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "resources/sample_project/sample_project.h"

#include <QString>

namespace groundmark::sample_project {

/// Writes `folder`/sample.groundmark and `folder`/sample.assets/ with the pictures, in place of
/// earlier ones, and scores the runs. Fails when the folder cannot be written; a half-written
/// project is removed.
[[nodiscard]] Result<void> writeProject(const SampleProject& project, const QString& folder);

} // namespace groundmark::sample_project
