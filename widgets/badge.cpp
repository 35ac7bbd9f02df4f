// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/badge.h"

#include "widgets/theme/style_paint.h"
#include "widgets/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr double BadgeHeight = 18.0;
constexpr double Padding = 6.0;
constexpr double GlyphSize = 12.0;
constexpr double GlyphGap = 4.0;

Meaning coloursOf(BadgeTone tone, const Tokens& tokens)
{
    switch (tone) {
    case BadgeTone::Neutral:
        break;
    case BadgeTone::Ok:
        return tokens.ok;
    case BadgeTone::Bad:
        return tokens.bad;
    case BadgeTone::Warn:
        return tokens.warn;
    case BadgeTone::Unparseable:
        return tokens.unparseable;
    case BadgeTone::Refused:
        return tokens.refused;
    case BadgeTone::ApiError:
        return tokens.apiError;
    case BadgeTone::Accent:
        return {tokens.accent, tokens.selection};
    }
    // Between hover and track, so that it shows on bars as well as on panel bodies.
    return {tokens.text2, mixed(tokens.hover, tokens.track, 0.5)};
}

} // namespace

QSizeF badgeSize(const QString& text, Glyph glyph)
{
    const QFontMetricsF metrics(roleFont(FontRole::Tiny));
    const double sign = glyph == Glyph::None ? 0.0 : GlyphSize + GlyphGap;
    return {
        std::ceil(metrics.horizontalAdvance(text)) + sign + 2.0 * Padding,
        std::max(BadgeHeight, std::ceil(metrics.height()) + 3.0)};
}

QRectF paintBadge(
    QPainter* painter,
    const QRectF& rect,
    const QString& text,
    BadgeTone tone,
    const Tokens& tokens,
    Glyph glyph)
{
    const QSizeF size = badgeSize(text, glyph);
    QRectF place(rect.left(), rect.top(), std::min(size.width(), rect.width()), size.height());
    place.moveTop(std::round(rect.center().y() - size.height() / 2));
    const Meaning colours = coloursOf(tone, tokens);
    painter->save();
    drawBox(painter, place, radius::badge, colours.wash, QColor());
    QRectF inner = place.adjusted(Padding, 0, -Padding, 0);
    if (glyph != Glyph::None) {
        const QRectF sign(
            inner.left(), std::round(inner.center().y() - GlyphSize / 2), GlyphSize, GlyphSize);
        paintGlyph(painter, sign, glyph, tokens, colours.ink);
        inner.setLeft(inner.left() + GlyphSize + GlyphGap);
    }
    const QFont font = roleFont(FontRole::Tiny);
    painter->setFont(font);
    painter->setPen(colours.ink);
    const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, inner.width() + 0.5);
    painter->drawText(inner, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
    painter->restore();
    return place;
}

Badge::Badge(const QString& text, BadgeTone tone, QWidget* parent)
    : QWidget(parent)
    , m_tone(tone)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setText(text);
}

void Badge::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Badge::setTone(BadgeTone tone)
{
    m_tone = tone;
    update();
}

void Badge::setGlyph(Glyph glyph)
{
    m_glyph = glyph;
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const
{
    const QSizeF size = badgeSize(m_text, m_glyph);
    return {int(std::ceil(size.width())), int(std::ceil(size.height()))};
}

void Badge::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintBadge(&painter, rect(), m_text, m_tone, tokensOf(this), m_glyph);
}

} // namespace groundmark::widgets
