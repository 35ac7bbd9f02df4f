// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/report/report_pdf.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFont>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>

namespace groundmark::viewers {

namespace {

constexpr double MarginMillimetres = 18;
// Laid out in the pixels of toHtml's style sheet, whatever the writer's resolution is: 14 of them
// come to 9.6 points on A4.
constexpr double PageWidth = 720;
constexpr int Foot = 28;

QFont pageFont(int pixels)
{
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(pixels); // a size in points would be turned into the writer's dots a second time
    return font;
}

/// Fetches nothing, whatever a text may look like.
class SealedDocument : public QTextDocument
{
protected:
    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override { return {}; }
};

} // namespace

QByteArray toPdf(const RunReport& report)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(report.project);
    writer.setCreator(QStringLiteral("Groundmark"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(
        QMarginsF(MarginMillimetres, MarginMillimetres, MarginMillimetres, MarginMillimetres), QPageLayout::Millimeter);
    writer.setResolution(300);
    const double scale = writer.width() / PageWidth;
    const QRectF page(0, 0, PageWidth, writer.height() / scale);
    const QSizeF body(page.width(), page.height() - Foot);

    SealedDocument document;
    document.setDefaultFont(pageFont(14));
    document.setHtml(QString::fromUtf8(toHtml(report)));
    document.setDocumentMargin(0);
    document.setPageSize(body);
    QPainter painter(&writer);
    painter.scale(scale, scale);
    const int pages = document.pageCount();
    for (int number = 0; number < pages; ++number) {
        if (number > 0) {
            writer.newPage();
        }
        painter.save();
        painter.translate(0, -number * body.height());
        document.drawContents(&painter, QRectF(0, number * body.height(), body.width(), body.height()));
        painter.restore();
        painter.setFont(pageFont(11));
        painter.drawText(
            page, Qt::AlignRight | Qt::AlignBottom,
            QCoreApplication::translate("Report", "%1 · page %2 of %3")
                .arg(report.project, QString::number(number + 1), QString::number(pages)));
    }
    painter.end();
    buffer.close();
    return bytes;
}

Result<void> writeReport(const RunReport& report, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QByteArray bytes = suffix == u"html" ? toHtml(report)
        : suffix == u"pdf"                     ? toPdf(report)
        : suffix == u"csv"                     ? toCsv(report)
        : suffix == u"tex"                     ? toLatex(report)
                                               : QByteArray();
    if (bytes.isEmpty()) {
        return Error {
            QCoreApplication::translate("Report", "A report is written as .html, .pdf, .csv or .tex."),
            QDir::toNativeSeparators(path), {}, {}};
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return Error {file.errorString(), QDir::toNativeSeparators(path), {}, {}};
    }
    return {};
}

} // namespace groundmark::viewers
