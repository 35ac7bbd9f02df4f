// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QImage>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <memory>

namespace groundmark::imaging {

/// How a page of a PDF becomes pixels.
struct PdfRendering
{
    double dotsPerInch = 200.0; ///< what scanned document benchmarks commonly use
    int longestSide = 6000; ///< pixels; larger pages (posters) are rendered with fewer dots
};

/// A PDF file, page by page. An object may be used from one thread at a time.
class PdfDocument
{
public:
    /// Fails with a reason of its own for a file that is not there, is empty, is no PDF or is broken,
    /// wants a password, or has no pages.
    [[nodiscard]] static Result<PdfDocument> open(const QString& path);

    ~PdfDocument();
    PdfDocument(PdfDocument&& other) noexcept;
    PdfDocument& operator=(PdfDocument&& other) noexcept;

    [[nodiscard]] int pageCount() const;
    /// "Title" of the document's information; empty for none.
    [[nodiscard]] QString title() const;
    /// The page on white, `page` from 0. Fails for a page that cannot be drawn.
    [[nodiscard]] Result<QImage> render(int page, const PdfRendering& rendering = {}) const;
    /// A small version, at most `side` pixels wide and high; null when the page cannot be drawn.
    [[nodiscard]] QImage thumbnail(int page, int side) const;
    /// The page's text layer in reading order; empty for scans.
    [[nodiscard]] QString text(int page) const;

private:
    struct File;
    explicit PdfDocument(std::unique_ptr<File> file);

    std::unique_ptr<File> m_file;
};

/// "1, 3-5" as 0-based page numbers in that order, without repetitions; empty when the text is no
/// such list or names a page that is not there.
[[nodiscard]] QList<int> pageNumbersFrom(const QString& text, int pageCount);

} // namespace groundmark::imaging
