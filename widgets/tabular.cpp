// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tabular.h"

#include "widgets/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTimerEvent>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr int RepaintMs = 100;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

double digitWidth(const QFontMetricsF& metrics)
{
    double widest = 0.0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
        widest = std::max(widest, metrics.horizontalAdvance(QChar(digit)));
    }
    return widest;
}

/// Calls `run(text, width, isDigit)` for each digit and for each stretch of other characters.
template <typename Run>
void forEachPiece(const QFontMetricsF& metrics, const QString& text, Run run)
{
    const double cell = digitWidth(metrics);
    qsizetype at = 0;
    while (at < text.size()) {
        if (isDigit(text.at(at))) {
            run(text.mid(at, 1), cell, true);
            ++at;
            continue;
        }
        qsizetype end = at;
        while (end < text.size() && !isDigit(text.at(end))) {
            ++end;
        }
        const QString piece = text.mid(at, end - at);
        run(piece, metrics.horizontalAdvance(piece), false);
        at = end;
    }
}

} // namespace

double tabularWidth(const QFont& font, const QString& text)
{
    double width = 0.0;
    forEachPiece(QFontMetricsF(font), text, [&width](const QString&, double piece, bool) {
        width += piece;
    });
    return width;
}

void drawTabular(
    QPainter* painter, const QRectF& rect, const QString& text, Qt::Alignment alignment)
{
    const QFontMetricsF metrics(painter->font());
    const double width = tabularWidth(painter->font(), text);
    double x = rect.left();
    if (alignment.testFlag(Qt::AlignRight)) {
        x = rect.right() - width;
    } else if (alignment.testFlag(Qt::AlignHCenter)) {
        x = rect.center().x() - width / 2;
    }
    double top = rect.center().y() - metrics.height() / 2;
    if (alignment.testFlag(Qt::AlignTop)) {
        top = rect.top();
    } else if (alignment.testFlag(Qt::AlignBottom)) {
        top = rect.bottom() - metrics.height();
    }
    const double baseline = std::round(top + metrics.ascent());
    forEachPiece(metrics, text, [&](const QString& piece, double wide, bool digit) {
        const double inset = digit ? (wide - metrics.horizontalAdvance(piece)) / 2 : 0.0;
        painter->drawText(QPointF(x + inset, baseline), piece);
        x += wide;
    });
}

NumberLabel::NumberLabel(const QString& text, FontRole role, QWidget* parent)
    : QWidget(parent)
    , m_text(text)
{
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setAccessibleName(text);
    setFontRole(this, role);
}

void NumberLabel::setText(const QString& text)
{
    if (text == m_text) {
        return;
    }
    m_text = text;
    if (m_timer != 0) {
        m_waiting = true; // shown when the pause is over
        return;
    }
    setAccessibleName(text);
    updateGeometry();
    update();
    m_timer = startTimer(RepaintMs);
}

void NumberLabel::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_timer) {
        return QWidget::timerEvent(event);
    }
    if (m_waiting) {
        m_waiting = false;
        setAccessibleName(m_text);
        updateGeometry();
        update();
    } else {
        killTimer(m_timer);
        m_timer = 0;
    }
}

void NumberLabel::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

void NumberLabel::setQuiet(bool quiet)
{
    m_quiet = quiet;
    update();
}

void NumberLabel::setWidest(const QString& text)
{
    m_widest = text;
    updateGeometry();
}

QSize NumberLabel::sizeHint() const
{
    const double width = std::max(tabularWidth(font(), m_text), tabularWidth(font(), m_widest));
    return {int(std::ceil(width)), fontMetrics().height()};
}

void NumberLabel::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = tokensOf(this);
    QPainter painter(this);
    painter.setPen(!isEnabled() ? tokens.disabled : m_quiet ? tokens.text2 : tokens.text);
    drawTabular(&painter, rect(), m_text, m_alignment);
}

} // namespace groundmark::widgets
