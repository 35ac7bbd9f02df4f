// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/sample.h"
#include "storage/project.h"

#include <QStringList>

#include <vector>

namespace groundmark::annotation {

/// The facts of image files, ready to be stored. Blocks for reading; what is no image is an error that
/// names it.
[[nodiscard]] Result<std::vector<Image>> readImages(const QStringList& paths);

/// Adds a sample without a question for each image to a dataset of LogicOCR-Real, which is made when
/// there is none of that name; in one transaction. Ids are the file names, with a number after them
/// where they are taken. Gives the new samples.
[[nodiscard]] Result<std::vector<SampleId>>
addImages(storage::Project& project, const QString& dataset, const std::vector<Image>& images);

/// Adds a sample about the same pages, to ask something else about them. Scenario, source and licence
/// are taken along.
[[nodiscard]] Result<SampleId> addQuestionAbout(storage::Project& project, SampleId sample);

} // namespace groundmark::annotation
