// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/sample.h"
#include "imaging/pdf_document.h"
#include "storage/project.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace groundmark::annotation {

/// A masked sample to be: where its pages come from and what it is called.
struct NewSample
{
    QStringList files; ///< one PDF, or image files in page order
    QList<int> pages; ///< of the PDF, from 0, in the sample's order
    imaging::PdfRendering rendering;
    QString dataset; ///< name; made when there is none
    QString externalId;
    QString language; ///< BCP 47
};

[[nodiscard]] bool isPdf(const QString& path);
/// "paper-p3-4" for pages 3 and 4 of paper.pdf, "photo" for photo.png.
[[nodiscard]] QString proposedId(const QStringList& files, const QList<int>& pages);

/// Pages as image files, ready to be stored.
struct PreparedPages
{
    std::vector<Image> images; ///< `path` absolute
    QStringList texts; ///< the text layer of each page; empty for images
    QString title; ///< of the document
};

/// Draws a PDF's pages into `assets` and reads the facts of all pages; images stay where they are.
/// Blocks; `progress` gets done and total and ends the work with false.
[[nodiscard]] Result<PreparedPages> preparePages(
    const NewSample& sample, const QString& assets, const std::function<bool(int, int)>& progress = {});

/// Puts the sample into the project, in one transaction. Fails for an id that the dataset has, and
/// for a dataset of another benchmark.
[[nodiscard]] Result<SampleId>
storeSample(storage::Project& project, const NewSample& sample, const PreparedPages& pages);

} // namespace groundmark::annotation
