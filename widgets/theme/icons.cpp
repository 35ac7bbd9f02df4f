// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/icons.h"

#include "widgets/theme/palette.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr double GridSize = 20.0;
constexpr double StrokeWidth = 1.5;

QByteArray sourceOf(Icon icon)
{
    QFile file(QStringLiteral(":/groundmark/icons/") + nameOf(icon) + QStringLiteral(".svg"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// `pixels` is the edge in device pixels, `logical` in device-independent ones.
QPixmap rendered(Icon icon, int pixels, double logical, const QColor& colour)
{
    QByteArray svg = sourceOf(icon);
    svg.replace("currentColor", colour.name(QColor::HexRgb).toLatin1());
    // Small icons would get thin strokes; they keep the width that they have at 20 px.
    const double stroke = StrokeWidth * std::max(1.0, GridSize / std::max(logical, 1.0));
    const QByteArray attribute = "stroke-width=\"" + QByteArray::number(stroke, 'f', 2) + '"';
    svg.replace(QByteArrayLiteral("stroke-width=\"1.5\""), attribute);
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(svg);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(colour.alphaF());
    renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    return pixmap;
}

/// Rendered once for each name, size, ratio and colour; a change of theme asks for other colours
/// and so needs no clearing.
QPixmap cached(Icon icon, int edge, double ratio, const QColor& colour)
{
    const QString key = QStringLiteral("groundmark/%1/%2/%3/%4")
                            .arg(int(icon))
                            .arg(edge)
                            .arg(ratio)
                            .arg(colour.rgba(), 0, 16);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = rendered(icon, int(std::lround(edge * ratio)), edge, colour);
        pixmap.setDevicePixelRatio(ratio);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

QColor colourOf(const Tokens& tokens, QIcon::Mode mode, QIcon::State state)
{
    switch (mode) {
    case QIcon::Disabled:
        return tokens.disabled;
    case QIcon::Selected:
        return tokens.onAccent;
    case QIcon::Active:
        return state == QIcon::On ? tokens.accent : tokens.text;
    case QIcon::Normal:
        break;
    }
    return state == QIcon::On ? tokens.accent : tokens.text2;
}

class LineIconEngine : public QIconEngine
{
public:
    explicit LineIconEngine(Icon icon)
        : m_icon(icon)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const Tokens& tokens = tokensOf(QGuiApplication::palette());
        paintIcon(painter, rect, m_icon, colourOf(tokens, mode, state));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    /// `size` is in device pixels.
    QPixmap
    scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        const Tokens& tokens = tokensOf(QGuiApplication::palette());
        const int pixels = std::min(size.width(), size.height());
        const int edge = int(std::lround(pixels / scale));
        return cached(m_icon, edge, scale, colourOf(tokens, mode, state));
    }

    QSize actualSize(const QSize& size, QIcon::Mode /*mode*/, QIcon::State /*state*/) override
    {
        const int edge = std::min(size.width(), size.height());
        return {edge, edge};
    }

    [[nodiscard]] QIconEngine* clone() const override { return new LineIconEngine(m_icon); }

private:
    Icon m_icon;
};

} // namespace

QIcon lineIcon(Icon icon)
{
    return QIcon(new LineIconEngine(icon));
}

void paintIcon(QPainter* painter, const QRectF& rect, Icon icon, const QColor& colour)
{
    const int edge = int(std::min(rect.width(), rect.height()));
    if (edge <= 0) {
        return;
    }
    const double ratio = painter->device()->devicePixelRatioF();
    const QPixmap pixmap = cached(icon, edge, ratio, colour);
    const QPointF corner = rect.center() - QPointF(edge / 2.0, edge / 2.0);
    // On whole device pixels, or a stroke of 1.5 px turns to mist.
    painter->drawPixmap(
        QPointF(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio),
        pixmap);
}

} // namespace groundmark::widgets
