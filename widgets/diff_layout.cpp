// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/diff_layout.h"

#include "widgets/theme/tokens.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr QChar MiddleDot {0x00B7};

/// What stands round a run so that two marks that touch stay apart.
struct MarkColours
{
    QColor ink;
    QColor wash;
};

MarkColours coloursOf(DiffRun::Kind kind, const Tokens& tokens)
{
    switch (kind) {
    case DiffRun::Kind::Equal:
        break;
    case DiffRun::Kind::Removed:
        return {tokens.bad.ink, tokens.bad.wash};
    case DiffRun::Kind::Added:
        return {tokens.ok.ink, tokens.ok.wash};
    case DiffRun::Kind::Uncertain:
        return {tokens.warn.ink, tokens.warn.wash};
    case DiffRun::Kind::Quiet:
        return {tokens.text2, QColor()};
    }
    return {tokens.text, QColor()};
}

} // namespace

QString plainText(const DiffRuns& runs)
{
    QString text;
    for (const DiffRun& run : runs) {
        text += run.text;
    }
    return text;
}

QString spokenText(const DiffRuns& runs)
{
    QStringList parts;
    for (const DiffRun& run : runs) {
        const QString words = run.text.trimmed();
        if (words.isEmpty()) {
            continue;
        }
        switch (run.kind) {
        case DiffRun::Kind::Removed:
            parts.append(QCoreApplication::translate("DiffText", "removed: %1").arg(words));
            break;
        case DiffRun::Kind::Added:
            parts.append(QCoreApplication::translate("DiffText", "added: %1").arg(words));
            break;
        case DiffRun::Kind::Uncertain:
            parts.append(QCoreApplication::translate("DiffText", "uncertain: %1").arg(words));
            break;
        case DiffRun::Kind::Equal:
        case DiffRun::Kind::Quiet:
            parts.append(words);
            break;
        }
    }
    return parts.join(QStringLiteral(", "));
}

DiffLayout::DiffLayout(const DiffRuns& runs, const QFont& font, bool showSpaces)
{
    QString text;
    for (const DiffRun& run : runs) {
        const qsizetype from = text.size();
        text += run.text;
        m_spans.append({from, text.size(), run.kind});
    }
    text.replace(QLatin1Char('\n'), QChar(QChar::LineSeparator));
    if (showSpaces) {
        text.replace(QLatin1Char(' '), MiddleDot);
    }
    QTextOption option;
    // A normalised string has no spaces left to break at.
    option.setWrapMode(
        showSpaces ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_layout.setText(text);
    m_layout.setFont(font);
    m_layout.setTextOption(option);
    m_layout.setCacheEnabled(true);
}

double DiffLayout::layOut(double width, int maximumLines)
{
    m_layout.beginLayout();
    m_height = 0.0;
    const double lineHeight = std::ceil(QFontMetricsF(m_layout.font()).height()) + 2.0;
    for (int lines = 0; maximumLines == 0 || lines < maximumLines; ++lines) {
        QTextLine line = m_layout.createLine();
        if (!line.isValid()) {
            break;
        }
        line.setLineWidth(std::max(width, 1.0));
        line.setPosition(QPointF(0.0, m_height));
        m_height += lineHeight;
    }
    m_layout.endLayout();
    return m_height;
}

double DiffLayout::naturalWidth() const
{
    const QFontMetricsF metrics(m_layout.font());
    double widest = 0.0;
    for (const QString& line : m_layout.text().split(QChar(QChar::LineSeparator))) {
        widest = std::max(widest, metrics.horizontalAdvance(line));
    }
    return std::ceil(widest) + 1.0;
}

void DiffLayout::paintSpan(
    QPainter* painter,
    QPointF topLeft,
    const QTextLine& line,
    const Span& span,
    const Tokens& tokens) const
{
    const int first = std::max(int(span.from), line.textStart());
    const int last = std::min(int(span.to), line.textStart() + line.textLength());
    if (first >= last || span.kind == DiffRun::Kind::Equal || span.kind == DiffRun::Kind::Quiet) {
        return;
    }
    double left = line.cursorToX(first);
    double right = line.cursorToX(last);
    if (left > right) {
        std::swap(left, right); // text that runs from right to left
    }
    const MarkColours colours = coloursOf(span.kind, tokens);
    const QRectF place(
        std::floor(topLeft.x() + left),
        std::round(topLeft.y() + line.y()),
        std::ceil(right - left),
        std::ceil(line.height()));
    painter->fillRect(place, colours.wash);
    const double middle = std::round(place.top() + line.ascent() * 0.68);
    switch (span.kind) {
    case DiffRun::Kind::Removed:
        painter->fillRect(QRectF(place.left(), middle, place.width(), 1.0), colours.ink);
        break;
    case DiffRun::Kind::Added:
        painter->fillRect(
            QRectF(place.left(), place.bottom() - 2.0, place.width(), 2.0), colours.ink);
        break;
    default:
        for (double x = place.left(); x < place.right(); x += 4.0) {
            painter->fillRect(QRectF(x, place.bottom() - 2.0, 2.0, 2.0), colours.ink);
        }
    }
}

void DiffLayout::paint(
    QPainter* painter, QPointF topLeft, const Tokens& tokens, qsizetype from, qsizetype to) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    QList<QTextLayout::FormatRange> formats;
    for (const Span& span : m_spans) {
        for (int i = 0; i < m_layout.lineCount(); ++i) {
            paintSpan(painter, topLeft, m_layout.lineAt(i), span, tokens);
        }
        QTextLayout::FormatRange range;
        range.start = int(span.from);
        range.length = int(span.to - span.from);
        range.format.setForeground(coloursOf(span.kind, tokens).ink);
        formats.append(range);
    }
    if (to > from) {
        QTextLayout::FormatRange range;
        range.start = int(from);
        range.length = int(to - from);
        range.format.setForeground(tokens.onAccent);
        range.format.setBackground(tokens.accent);
        formats.append(range);
    }
    painter->setPen(tokens.text);
    m_layout.draw(painter, topLeft, formats);
    painter->restore();
}

qsizetype DiffLayout::positionAt(QPointF point) const
{
    for (int i = 0; i < m_layout.lineCount(); ++i) {
        const QTextLine line = m_layout.lineAt(i);
        const bool lastOne = i + 1 == m_layout.lineCount();
        if (lastOne || point.y() < m_layout.lineAt(i + 1).y()) {
            return line.xToCursor(point.x());
        }
    }
    return 0;
}

} // namespace groundmark::widgets
