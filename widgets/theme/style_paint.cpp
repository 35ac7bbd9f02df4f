// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/style_paint.h"

#include "widgets/theme/fonts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr double KeyCapHeight = 16.0;
constexpr double KeyCapPadding = 4.0;

QFont keyCapFont()
{
    QFont font = roleFont(FontRole::Code);
    font.setPointSizeF(font.pointSizeF() * 10.5 / 12.0);
    return font;
}

QRectF keyCapRect(const QRectF& rect, const QString& keys)
{
    const QSizeF size = keyCapSize(keys);
    QRectF cap(0, 0, size.width(), size.height());
    cap.moveCenter(rect.center());
    cap.moveTopLeft(QPointF(std::round(cap.x()), std::round(cap.y())));
    return cap;
}

} // namespace

void drawBox(
    QPainter* painter, const QRectF& rect, double radius, const QColor& fill, const QColor& outline)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    if (outline.isValid()) {
        painter->setPen(QPen(outline, 1.0));
        painter->drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5);
    } else {
        painter->setPen(Qt::NoPen);
        painter->drawRoundedRect(rect, radius, radius);
    }
    painter->restore();
}

void drawFocusRing(QPainter* painter, const QRectF& rect, double radius, const Tokens& tokens)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(tokens.accent, 2.0));
    const double r = std::max(radius - 1.0, 0.0);
    painter->drawRoundedRect(rect.adjusted(1, 1, -1, -1), r, r);
    painter->restore();
}

void drawBottomLine(QPainter* painter, const QRectF& rect, const QColor& colour)
{
    painter->fillRect(QRectF(rect.left(), rect.bottom() - 1.0, rect.width(), 1.0), colour);
}

void drawRightLine(QPainter* painter, const QRectF& rect, const QColor& colour)
{
    painter->fillRect(QRectF(rect.right() - 1.0, rect.top(), 1.0, rect.height()), colour);
}

QSizeF keyCapSize(const QString& keys)
{
    const QFontMetricsF metrics(keyCapFont());
    const double height = std::max(KeyCapHeight, std::ceil(metrics.height()) + 2.0);
    const double width = std::ceil(metrics.horizontalAdvance(keys)) + 2.0 * KeyCapPadding;
    return {std::max(width, height), height};
}

void drawKeyCap(QPainter* painter, const QRectF& rect, const QString& keys, const Tokens& tokens)
{
    const QRectF cap = keyCapRect(rect, keys);
    painter->save();
    drawBox(painter, cap, radius::badge, tokens.alt, mixed(tokens.border, tokens.control, 0.45));
    // A thicker lower edge makes a key of it.
    painter->fillRect(
        QRectF(cap.left() + 2.0, cap.bottom() - 1.0, cap.width() - 4.0, 1.0), tokens.control);
    painter->setFont(keyCapFont());
    painter->setPen(tokens.text2);
    painter->drawText(cap, Qt::AlignCenter | Qt::TextSingleLine, keys);
    painter->restore();
}

void drawKeyCapOnAccent(
    QPainter* painter, const QRectF& rect, const QString& keys, const Tokens& tokens)
{
    const QRectF cap = keyCapRect(rect, keys);
    painter->save();
    drawBox(painter, cap, radius::badge, QColor(), tokens.onAccent);
    painter->setFont(keyCapFont());
    painter->setPen(tokens.onAccent);
    painter->drawText(cap, Qt::AlignCenter | Qt::TextSingleLine, keys);
    painter->restore();
}

QString keyCapText(const QString& portableShortcut)
{
    // "Ctrl++" ends in the plus key itself, so splitting at every plus would lose it.
    QString keys = portableShortcut;
    const bool plusKey = keys.endsWith(QStringLiteral("++")) || keys == QStringLiteral("+");
    if (plusKey) {
        keys.chop(1);
    }
    QStringList parts = keys.split(QLatin1Char('+'), Qt::SkipEmptyParts);
    if (plusKey) {
        parts.append(QStringLiteral("+"));
    }
    for (QString& part : parts) {
        if (part == QStringLiteral("Return") || part == QStringLiteral("Enter")) {
            part = QStringLiteral("↵");
        } else if (part == QStringLiteral("Backspace")) {
            part = QStringLiteral("⌫");
        } else if (part == QStringLiteral("Left")) {
            part = QStringLiteral("←");
        } else if (part == QStringLiteral("Right")) {
            part = QStringLiteral("→");
        } else if (part == QStringLiteral("Up")) {
            part = QStringLiteral("↑");
        } else if (part == QStringLiteral("Down")) {
            part = QStringLiteral("↓");
        }
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace groundmark::widgets
