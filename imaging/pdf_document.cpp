// SPDX-License-Identifier: GPL-3.0-or-later
#include "imaging/pdf_document.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <poppler-qt6.h>

namespace groundmark::imaging {

namespace {

constexpr double PointsPerInch = 72.0; // unit of a PDF

struct PdfText
{
    Q_DECLARE_TR_FUNCTIONS(PdfText)
};

Error problem(const QString& path, const QString& what, const QString& hint)
{
    return {what, QDir::toNativeSeparators(path), PdfText::tr("Nothing was changed."), hint};
}

} // namespace

struct PdfDocument::File
{
    QString path;
    std::unique_ptr<Poppler::Document> document;
};

PdfDocument::PdfDocument(std::unique_ptr<File> file)
    : m_file(std::move(file))
{
}

PdfDocument::~PdfDocument() = default;
PdfDocument::PdfDocument(PdfDocument&& other) noexcept = default;
PdfDocument& PdfDocument::operator=(PdfDocument&& other) noexcept = default;

Result<PdfDocument> PdfDocument::open(const QString& path)
{
    const QFileInfo info(path);
    if (!info.isFile() || !info.isReadable()) {
        return problem(path, PdfText::tr("The file is not there or can't be read."), PdfText::tr("Check the path and its permissions."));
    }
    if (info.size() == 0) {
        return problem(path, PdfText::tr("The file is empty."), PdfText::tr("Get it again from where it came."));
    }
    // What is wrong is told by our errors; Poppler's own notes would only fill the terminal.
    Poppler::setDebugErrorFunction([](const QString&, const QVariant&) { }, {});
    std::unique_ptr<Poppler::Document> document = Poppler::Document::load(path);
    if (!document) {
        return problem(path, PdfText::tr("The file is no PDF, or a broken one."), PdfText::tr("Open it in a PDF viewer, or get it again."));
    }
    if (document->isLocked()) {
        return problem(
            path, PdfText::tr("The PDF is encrypted: it opens with a password only."),
            PdfText::tr("Save a copy without a password, if its licence allows that, and choose the copy."));
    }
    if (document->numPages() <= 0) {
        return problem(path, PdfText::tr("The PDF has no pages."), PdfText::tr("Choose another file."));
    }
    document->setRenderHint(Poppler::Document::Antialiasing);
    document->setRenderHint(Poppler::Document::TextAntialiasing);
    return PdfDocument(std::make_unique<File>(File {path, std::move(document)}));
}

int PdfDocument::pageCount() const
{
    return m_file->document->numPages();
}

QString PdfDocument::title() const
{
    return m_file->document->info(QStringLiteral("Title")).simplified();
}

Result<QImage> PdfDocument::render(int page, const PdfRendering& rendering) const
{
    const std::unique_ptr<Poppler::Page> found
        = page >= 0 && page < pageCount() ? m_file->document->page(page) : nullptr;
    const QSizeF points = found ? found->pageSizeF() : QSizeF();
    if (points.isEmpty()) {
        return problem(m_file->path, PdfText::tr("Page %1 can't be read.").arg(page + 1), PdfText::tr("Leave this page out."));
    }
    const double longest = std::max(points.width(), points.height()) / PointsPerInch;
    const double dots = std::min(rendering.dotsPerInch, rendering.longestSide / longest);
    const QImage image = found->renderToImage(dots, dots);
    if (image.isNull()) {
        return problem(m_file->path, PdfText::tr("Page %1 can't be drawn.").arg(page + 1), PdfText::tr("Leave this page out."));
    }
    return image.convertToFormat(QImage::Format_RGB32);
}

QImage PdfDocument::thumbnail(int page, int side) const
{
    const Result<QImage> image = render(page, {PointsPerInch, side});
    return image ? *image : QImage();
}

QString PdfDocument::text(int page) const
{
    const std::unique_ptr<Poppler::Page> found
        = page >= 0 && page < pageCount() ? m_file->document->page(page) : nullptr;
    return found ? found->text({}) : QString();
}

QList<int> pageNumbersFrom(const QString& text, int pageCount)
{
    static const QRegularExpression range(QStringLiteral("^\\s*(\\d{1,6})\\s*(?:[-–]\\s*(\\d{1,6})\\s*)?$"));
    static const QRegularExpression separator(QStringLiteral("[,;]"));
    QList<int> pages;
    for (const QString& part : text.split(separator)) {
        const QRegularExpressionMatch match = range.match(part);
        const int first = match.captured(1).toInt();
        const int last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
        if (!match.hasMatch() || first < 1 || last < first || last > pageCount) {
            return {};
        }
        for (int page = first; page <= last; ++page) {
            if (!pages.contains(page - 1)) {
                pages.append(page - 1);
            }
        }
    }
    return pages;
}

} // namespace groundmark::imaging
