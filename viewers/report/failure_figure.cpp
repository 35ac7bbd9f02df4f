// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers/report/failure_figure.h"

#include "imaging/image_decoder.h"
#include "imaging/image_header.h"
#include "viewers/compare/answer_pane.h"
#include "viewers/compare/compare_overlay.h"
#include "viewers/report/visible_text.h"
#include "widgets/numbers.h"
#include "widgets/run_swatch.h"
#include "widgets/theme/tokens.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextCursor>
#include <QTextDocument>
#include <QtSvg/QSvgGenerator>

#include <cmath>

namespace groundmark::viewers {

namespace {

constexpr double Width = 400; // points
constexpr double TallestImage = 320;
constexpr double Gap = 8;
constexpr int LongestSide = 2000; // pixels of the image: 300 dots per inch at this width
constexpr qsizetype LongestText = 1200;
constexpr double PngScale = 300.0 / 72.0;

/// In the figure's own units, which are points: a size in points would be scaled twice.
QFont figureFont(int pixels)
{
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(pixels);
    return font;
}

QString words(const char* text)
{
    return QCoreApplication::translate("Figure", text);
}

QTextCharFormat formatOf(widgets::DiffRun::Kind kind)
{
    using Kind = widgets::DiffRun::Kind;
    QTextCharFormat format;
    if (kind == Kind::Removed) {
        format.setFontStrikeOut(true);
        format.setForeground(widgets::lightTokens.bad.ink);
    } else if (kind == Kind::Added) {
        format.setFontUnderline(true);
        format.setForeground(widgets::lightTokens.ok.ink);
    } else if (kind == Kind::Quiet) {
        format.setForeground(widgets::lightTokens.text2);
    }
    return format;
}

QString outcomeOf(const RunAnswer& answer)
{
    if (!answer.prediction) {
        return words(QT_TRANSLATE_NOOP("Figure", "no reply"));
    }
    if (answer.isScored()) {
        return answer.primary().metric + u' ' + widgets::numbers::scoreInProse(answer.primary().value, 3);
    }
    switch (answer.prediction->outcome) {
    case Outcome::Unparseable:
        return words(QT_TRANSLATE_NOOP("Figure", "unparseable"));
    case Outcome::RefusedOrEmpty:
        return words(QT_TRANSLATE_NOOP("Figure", "refused or empty"));
    case Outcome::ApiError:
        return words(QT_TRANSLATE_NOOP("Figure", "API error"));
    case Outcome::Scored:
        break;
    }
    return words(QT_TRANSLATE_NOOP("Figure", "unscored"));
}

QStringList acceptableOf(const CompareSample& sample)
{
    QStringList acceptable;
    for (const Question& question : sample.sample.questions) {
        for (const Answer& answer : question.answers) {
            acceptable.append(answer.text);
        }
    }
    return acceptable.isEmpty() ? QStringList {sample.expected} : acceptable;
}

/// The words of the figure. Everything goes in as plain text: no markup of a model is read as such.
void fill(QTextDocument& document, const CompareSample& sample)
{
    document.setDocumentMargin(0);
    document.setDefaultFont(figureFont(8));
    document.setUndoRedoEnabled(false);
    QTextCursor cursor(&document);
    QTextCharFormat strong;
    strong.setFontWeight(QFont::DemiBold);
    const QTextCharFormat plain;
    const auto line = [&](const QString& name, const QString& text) {
        cursor.insertText(name + QStringLiteral("  "), strong);
        cursor.insertText(visibleText(text, LongestText), plain);
        cursor.insertBlock();
    };
    line(words(QT_TRANSLATE_NOOP("Figure", "Sample")), sample.sample.externalId);
    if (!sample.sample.questions.isEmpty() && !sample.sample.questions.first().text.isEmpty()) {
        line(words(QT_TRANSLATE_NOOP("Figure", "Question")), sample.sample.questions.first().text);
    }
    line(words(QT_TRANSLATE_NOOP("Figure", "Truth")), sample.expected);
    for (std::size_t run = 0; run < sample.answers.size(); ++run) {
        const RunAnswer& answer = sample.answers[run];
        cursor.insertText(
            visibleText(QStringLiteral("%1  %2 (%3)").arg(widgets::runLetter(static_cast<int>(run)), answer.run.name, outcomeOf(answer))),
            strong);
        if (answer.run.origin == RunOrigin::Demonstration) {
            cursor.insertText(QStringLiteral("  ") + words(QT_TRANSLATE_NOOP("Figure", "written for the demonstration")), plain);
        }
        cursor.insertBlock();
        if (answer.prediction) {
            const bool isParsed = !answer.prediction->parsed.isEmpty();
            const WordDiff diff = nearestDiff(isParsed ? answer.prediction->parsed : answer.prediction->raw, acceptableOf(sample));
            for (const widgets::DiffRun& part : folded(diff.runs, LongestText)) {
                cursor.insertText(visibleText(part.text, LongestText), formatOf(part.kind));
            }
            cursor.insertBlock();
        }
    }
    QTextCharFormat small;
    small.setForeground(widgets::lightTokens.text2);
    cursor.insertText(words(QT_TRANSLATE_NOOP("Figure", "Struck through: only in the answer. Underlined: only in the truth.")), small);
    document.setTextWidth(Width);
}

} // namespace

FailureFigure::FailureFigure(const CompareSample& sample, QImage image)
    : m_sample(sample)
    , m_image(std::move(image))
{
}

QRectF FailureFigure::imageRect() const
{
    if (m_image.isNull()) {
        return {};
    }
    const QSizeF fitted = QSizeF(m_image.size()).scaled(Width, TallestImage, Qt::KeepAspectRatio);
    return {QPointF((Width - fitted.width()) / 2, 0), fitted};
}

QSizeF FailureFigure::size() const
{
    QTextDocument text;
    fill(text, m_sample);
    const double above = m_image.isNull() ? 0.0 : imageRect().height() + Gap;
    return {Width, std::ceil(above + text.size().height())};
}

void FailureFigure::paintImage(QPainter& painter) const
{
    const QRectF place = imageRect();
    painter.drawImage(place, m_image);
    const QSizeF natural = m_sample.imageSize(0);
    if (natural.isEmpty()) {
        return;
    }
    QList<widgets::OverlayShape> shapes = truthShapes(m_sample, 0);
    for (std::size_t run = 0; run < m_sample.answers.size(); ++run) {
        shapes += answerShapes(m_sample, static_cast<int>(run), 0);
    }
    painter.save();
    painter.setClipRect(place);
    const double scale = place.width() / natural.width();
    for (const widgets::OverlayShape& shape : std::as_const(shapes)) {
        const QRectF box = shape.shape.bounds();
        const QRectF at(place.topLeft() + box.topLeft() * scale, box.size() * scale);
        QPen halo(Qt::black, 2.0);
        QPen stroke(shape.style.colour, 1.2);
        if (!shape.style.dash.isEmpty()) {
            stroke.setDashPattern(shape.style.dash);
        }
        for (const QPen& pen : {halo, stroke}) {
            painter.setPen(pen);
            painter.drawRect(at);
        }
        if (!shape.tag.isEmpty()) {
            painter.setFont(figureFont(6));
            const QSizeF room = painter.fontMetrics().size(Qt::TextSingleLine, shape.tag);
            const QRectF label(at.topLeft(), room + QSizeF(4, 0));
            painter.fillRect(label, shape.style.colour);
            painter.setPen(shape.style.colour.lightnessF() > 0.6 ? Qt::black : Qt::white);
            painter.drawText(label, Qt::AlignCenter, shape.tag);
        }
    }
    painter.restore();
}

void FailureFigure::paint(QPainter& painter) const
{
    painter.fillRect(QRectF(QPointF(), size()), Qt::white);
    if (!m_image.isNull()) {
        paintImage(painter);
    }
    QTextDocument text;
    fill(text, m_sample);
    painter.translate(0, m_image.isNull() ? 0.0 : imageRect().height() + Gap);
    text.drawContents(&painter);
}

Result<void> writeFigure(const CompareSample& sample, const QString& path)
{
    QImage image;
    if (!sample.imagePaths.isEmpty()) {
        const auto header = imaging::readImageHeader(sample.imagePaths.first());
        auto decoded = header ? imaging::decodeImage(sample.imagePaths.first(), *header, LongestSide)
                              : Result<QImage>(header.error());
        if (!decoded) {
            return decoded.error();
        }
        image = std::move(*decoded);
    }
    const FailureFigure figure(sample, std::move(image));
    const QSizeF size = figure.size();
    const QString suffix = QFileInfo(path).suffix().toLower();
    QSaveFile file(path);
    const auto failed = [&] { return Error {file.errorString(), QDir::toNativeSeparators(path), {}, {}}; };
    if (suffix != u"svg" && suffix != u"pdf" && suffix != u"png") {
        return Error {words(QT_TRANSLATE_NOOP("Figure", "A figure is written as .svg, .pdf or .png.")), QDir::toNativeSeparators(path), {}, {}};
    }
    if (!file.open(QIODevice::WriteOnly)) {
        return failed();
    }
    if (suffix == u"png") {
        QImage canvas((size * PngScale).toSize(), QImage::Format_RGB32);
        canvas.fill(Qt::white);
        QPainter painter(&canvas);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter.scale(PngScale, PngScale);
        figure.paint(painter);
        painter.end();
        if (!canvas.save(&file, "PNG")) {
            return failed();
        }
    } else if (suffix == u"svg") {
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setResolution(72);
        svg.setSize(size.toSize());
        svg.setViewBox(QRectF(QPointF(), size));
        svg.setTitle(visibleText(sample.sample.externalId, 200));
        QPainter painter(&svg);
        figure.paint(painter);
    } else {
        QPdfWriter pdf(&file);
        pdf.setPageSize(QPageSize(size, QPageSize::Point, {}, QPageSize::ExactMatch));
        pdf.setPageMargins({});
        pdf.setResolution(300);
        pdf.setTitle(sample.sample.externalId);
        QPainter painter(&pdf);
        painter.scale(PngScale, PngScale);
        figure.paint(painter);
    }
    return file.commit() ? Result<void>() : Result<void>(failed());
}

} // namespace groundmark::viewers
